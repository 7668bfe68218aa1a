import { expect, test } from 'vitest';
import { sha256 } from '../src/lib/sha256';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])("the standard's own example %j", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('as the browser has it, whatever the length', async () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7) % 90))).join(
      '',
    );
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');
    expect(sha256(text)).toBe(hex);
  }
});
