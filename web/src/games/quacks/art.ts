/** The witches and the cards, drawn: by their names, each fetched when it is shown. */

const FILES = import.meta.glob<string>('./art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const art = (name: string): string | undefined => FILES[`./art/${name}.svg`];
