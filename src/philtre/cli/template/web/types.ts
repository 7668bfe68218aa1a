/** What view.py makes. */
export interface NewGameView {
  you: number | null;
  round: number;
  tosser: number | null;
  tossed: boolean;
  coin: string | null;
  guess: string | null;
  seats: { points: number; guessed: boolean }[];
}
