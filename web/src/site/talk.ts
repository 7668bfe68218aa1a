/** What the page and its worker say to each other. */

export type ToWorker =
  | { kind: 'start'; folder: string; pause: number }
  | { kind: 'ask'; id: number; method: string; address: string; body: string }
  | { kind: 'open'; line: number; table: string; invite: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type ToPage =
  | { kind: 'progress'; loaded: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; type: string; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'ended'; line: number; code: number };
