/** What is looked up: pieces and rules, fetched once for each language, and how they are found. */

import { api } from './api';
import { html } from './markdown';
import type { Gallery, Piece, RulesBook } from './types';
import { unbroken } from './words';

/** Fetched once; what failed is asked for again. */
function once<T>(ask: (game: string, lang: string) => Promise<T>) {
  const found = new Map<string, Promise<T>>();
  return (game: string, lang: string): Promise<T> => {
    const key = `${lang}/${game}`;
    const known = found.get(key) ?? ask(game, lang);
    found.set(key, known);
    known.catch(() => found.delete(key));
    return known;
  };
}

export const galleryOf = once<Gallery>((game, lang) => api.gallery(game, lang));
export const rulesOf = once<RulesBook>((game, lang) => api.rules(game, lang));

export const piecesOf = (gallery: Gallery): Piece[] =>
  gallery.shelves.flatMap((shelf) => shelf.pieces);

/** Without accents and capitals, so that `epuise` finds « Épuisé ». */
export function folded(text: string): string {
  return text.replace(/œ/gi, 'oe').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const nameOf = ({ id, name, also }: Piece): string => folded([id, name, also].join(' '));
const allOf = (piece: Piece): string =>
  folded([nameOf(piece), piece.kind, piece.short, ...piece.text, ...piece.rules].join(' '));

/** The pieces with every word that is looked for, those with it in the name first. */
export function search(pieces: Piece[], wanted: string): Piece[] {
  const asked = folded(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => asked.every((word) => text.includes(word));
  const found = pieces.filter((piece) => has(allOf(piece)));
  return [
    ...found.filter((piece) => has(nameOf(piece))),
    ...found.filter((piece) => !has(nameOf(piece))),
  ];
}

/** A piece of a rules text: written, with the numbers of the rules that it tells; or a picture. */
export interface Block {
  html: string;
  rules: string[];
  /** Of a chapter that begins here. */
  title: string;
  /** The picture, by its name; empty: it is text. */
  scene: string;
  caption: string;
}

const FENCE = /^```scene +([\w-]+)\n([\s\S]*?)\n```$/;
const NUMBER = /\b[A-Z]-\d+[a-z]?\b/g;
const RANGE = /\b([A-Z])-(\d+)(?:–| to | à )[A-Z]-(\d+)\b/g;

/** The numbers that a text tells of, those inside a range included. */
export function numbersIn(text: string): string[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, letter = '', first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${letter}-${Number(first) + at}`,
    ),
  );
  return [...new Set([...ranges, ...(text.match(NUMBER) ?? [])])];
}

/** A number of a rule becomes a button for it. */
const linked = (text: string): string =>
  text.replace(
    NUMBER,
    (number) => `<button type="button" data-rule="${number}">${number}</button>`,
  );

export function blocksOf(markdown: string): Block[] {
  const texts = markdown.trim().split(/\n\s*\n/);
  return texts.map((text) => {
    const fence = FENCE.exec(text.trim());
    const [, scene = '', caption = ''] = fence ?? [];
    if (scene) return { scene, caption: unbroken(caption), html: '', rules: [], title: '' };
    const title = /^#+ +(.*)$/m.exec(text)?.[1] ?? '';
    return { html: linked(html(unbroken(text))), rules: numbersIn(text), title, scene, caption };
  });
}
