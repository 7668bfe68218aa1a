/** So many bytes that nobody can guess, in hex; `randomUUID` is not there without https. */
export function freshKey(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
