import { expect, test } from 'vitest';
import { html } from '../src/lib/markdown';

test.each([
  ['# Aim', '<h2>Aim</h2>'],
  ['##### Deep', '<h4>Deep</h4>'],
  ['## Aim\nWin.', '<h3>Aim</h3><p>Win.</p>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['a **bold** *word* and `code`', '<p>a <b>bold</b> <em>word</em> and <code>code</code></p>'],
  ['see [the rules](other.md)', '<p>see the rules</p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['- one\n  goes on\n- two', '<ul><li>one goes on</li><li>two</li></ul>'],
  ['1. one\n   - a\n   - b', '<ol><li>one<ul><li>a</li><li>b</li></ul></li></ol>'],
  [
    '| a | b |\n|---|---|\n| 1 | **2** |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td><b>2</b></td></tr></tbody></table>',
  ],
])('%j', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

test.each(['# ', '- ', '| ', ''])('no HTML comes through, after %j', (before) => {
  const made = html(`${before}<img src=x onerror="alert(1)">&`);
  expect(made).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  expect(made).not.toContain('<img');
});
