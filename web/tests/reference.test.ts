import { describe, expect, it } from 'vitest';
import { pieceAddress, routeOf, ruleAddress } from '../src/lib/address';
import { blocksOf, folded, numbersIn, search } from '../src/lib/reference';
import type { Piece } from '../src/lib/types';

const piece = (id: string, name: string, also: string, text: string): Piece => ({
  id,
  shelf: 'witches',
  name,
  also,
  kind: '',
  short: '',
  aside: '',
  text: [text],
  rules: ['Q-71'],
  rulings: [],
  picture: '',
  scene: null,
  head: [],
  rows: [],
  column: 0,
});

describe('a search', () => {
  const pieces = [
    piece('w3', 'La Démineuse', 'The Defuser', 'Deux blancs retournent au sac, pas la secouriste.'),
    piece('w1', 'La Secouriste', 'The Rescuer', 'Videz la bouteille.'),
  ];
  it('knows neither accents nor capitals', () => {
    expect(folded('Épuisé, Œuf')).toBe('epuise, oeuf');
    expect(search(pieces, 'DEMINEUSE').map(({ id }) => id)).toEqual(['w3']);
  });
  it('puts names before texts, and knows the other language', () => {
    expect(search(pieces, 'secouriste').map(({ id }) => id)).toEqual(['w1', 'w3']);
    expect(search(pieces, 'the rescuer').map(({ id }) => id)).toEqual(['w1']);
  });
  it('wants every word, and finds rules by number', () => {
    expect(search(pieces, 'videz sac')).toEqual([]);
    expect(search(pieces, 'q-71')).toHaveLength(2);
  });
});

describe('a rules text', () => {
  const TEXT =
    '# Quacks\n\n## Brewing\n\nIt *explodes* (Q-14).\n\n```scene pot\nEmpty.\n```\n\nAll: A-70 to A-72.';
  it('is blocks and pictures', () => {
    const blocks = blocksOf(TEXT);
    expect(blocks.map(({ scene }) => scene)).toEqual(['', '', '', 'pot', '']);
    expect(blocks[1]?.title).toBe('Brewing');
    expect(blocks[3]?.caption).toBe('Empty.');
  });
  it('has a button for each number, and knows what a range holds', () => {
    const [, , block, , last] = blocksOf(TEXT);
    expect(block?.html).toContain('<button type="button" data-rule="Q-14">Q-14</button>');
    expect(last?.rules).toEqual(['A-70', 'A-71', 'A-72']);
    expect(numbersIn('de A-1 à A-3, puis Q-31b')).toEqual(['A-1', 'A-2', 'A-3', 'Q-31b']);
  });
});

describe('addresses', () => {
  const at = (address: string) => routeOf(new URL(address, 'http://table'));
  it('lead to pieces and rules, and back', () => {
    expect(at(pieceAddress('quacks', 'blue-1'))).toEqual({
      page: 'gallery',
      game: 'quacks',
      piece: 'blue-1',
      house: '',
    });
    expect(at(pieceAddress('quacks'))).toMatchObject({ page: 'gallery', piece: '', house: '' });
    expect(at(ruleAddress('apotheca', 'A-25'))).toEqual({
      page: 'rules',
      game: 'apotheca',
      rule: 'A-25',
      house: '',
    });
  });
});
