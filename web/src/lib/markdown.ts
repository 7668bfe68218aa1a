/** The little Markdown that our summaries of the rules use, as safe HTML. */

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

/** A list, its items perhaps with a list of their own inside. */
function list(lines: string[]): string {
  const first = ITEM.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  const tag = /\d/.test(first?.[2] ?? '') ? 'ol' : 'ul';
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1] ?? '').length <= depth) items.push([item[3] ?? '']);
    else items.at(-1)?.push(line);
  }
  const inside = ([head = '', ...rest]: string[]): string => {
    const nested = rest.findIndex((line) => ITEM.test(line));
    const text = [head, ...rest.slice(0, nested < 0 ? undefined : nested)]
      .map((line) => line.trim())
      .join(' ');
    return `<li>${inline(text)}${nested < 0 ? '' : list(rest.slice(nested))}</li>`;
  };
  return `<${tag}>${items.map(inside).join('')}</${tag}>`;
}

function table(lines: string[]): string {
  const cells = (line: string): string[] =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const row = (line: string, tag: string): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  const [head = '', , ...body] = lines;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#+) +(.*)$/.exec(first);
  if (heading) {
    const level = Math.min((heading[1] ?? '').length + 1, 4);
    const rest = lines.slice(1).join('\n').trim();
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>${rest ? block(rest) : ''}`;
  }
  if (ITEM.test(first)) return list(lines);
  if (first.trim().startsWith('|')) return table(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

export function html(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('');
}
