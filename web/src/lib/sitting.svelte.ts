/**
 * One open table, as this device sees it: what the socket said last, and what we may ask.
 *
 * Who sits alone here looks through their own seat. When several people share this screen,
 * it shows what is public until one of them takes it over (`take`), and again when the turn
 * goes to another of them: what a seat may know is not even sent before.
 */

import { api, ApiError, OFFLINE, socketAddress } from './api';
import { Coach } from './coach.svelte';
import { EVERY } from './insist';
import { Luck } from './luck';
import { Place } from './place.svelte';
import { TableSocket, type Connection } from './socket';
import { Unanswered } from './unanswered.svelte';
import { heardBefore, remember } from './visits';
import type {
  Fault,
  Made,
  Phrase,
  Question,
  ServerMessage,
  Table,
  TableEvent,
  TalkMessage,
  ViewMessage,
} from './types';

export class Sitting extends Place {
  /** All that the seat has heard; and the part of it that came with the last view. */
  log: TableEvent[] = $state.raw([]);
  fresh: TableEvent[] = $state.raw([]);
  said: TalkMessage['said'] = $state.raw([]);
  unread = $state(0);
  /** What somebody else has said or asked last, while we were here. */
  addressed: object | null = $state.raw(null);
  connection: Connection = $state('connecting');
  fault: Fault | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  /** What became of a question to take back: a key of the Fluent files. */
  news: 'web-undo-asked' | 'web-undo-done' | null = $state(null);
  /** A rematch: the others were asked, and then the table where it is played. */
  asked = $state(false);
  again: Made | null = $state.raw(null);
  /** The server said that it will be away for a moment. */
  restarting = $state(false);
  gone: string | null = $state(null);
  readonly coach = new Coach((message) => this.socket.send(message));
  readonly unanswered = new Unanswered((message) => this.socket.send(message));
  readonly luck: Luck;
  private readonly socket: TableSocket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown by it
  private readonly heard = new Map<number | null, number>();
  /** On a shared screen: whether the last view is the first since somebody laid it down. */
  handed = false;
  /** What was told to them at that: they do not look at it any more. */
  private parted: TableEvent[] | null = null;
  private later = 0;
  /** It could not even be looked at. */
  private blind = false;
  /** The move that was sent and not answered yet. */
  readonly sent = $derived.by(() => this.unanswered.of('play'));
  /** The line is lost, and something waits for its return. */
  readonly kept: boolean = $derived.by(() => this.connection !== 'live' && this.unanswered.any);

  constructor(table: Table, invite: string) {
    super(table);
    this.luck = new Luck(table.id);
    this.socket = new TableSocket(socketAddress(table.id, invite || (table.invite ?? '')), {
      opened: () => this.resume(),
      message: (message) => this.receive(message),
      connection: (state) => (this.connection = state),
    });
  }

  close(): void {
    clearTimeout(this.later);
    this.socket.close();
  }

  /** Play a move through the seat we look through. */
  play(move: string): void {
    if (this.seat === null || !this.view || this.sent || !this.acts) return;
    this.before = null;
    this.fault = null;
    this.coach.forget();
    void this.ask({ type: 'play', seat: this.seat, move, seq: this.view.seq });
  }

  /** Ask why what is picked leads to no move; the answer comes as `fault`. */
  why(picks: string[]): void {
    if (this.seat !== null) void this.ask({ type: 'why', seat: this.seat, picks });
  }

  /** Another thing is tried: what was said of the last one has been read. */
  heed(): void {
    if (this.news === 'web-undo-done') this.news = null;
    if (!this.blind && !this.fault?.key.startsWith('store-')) this.fault = null;
  }

  /** Take back, or say why not. */
  async undo(): Promise<void> {
    if (this.unanswered.of('undo')) return;
    this.fault = this.undoWhy;
    const seat = this.undoable;
    this.before = null;
    if (seat === null) return;
    if (this.others) this.news = 'web-undo-asked';
    if (await this.ask({ type: 'undo', seat })) this.news = null;
  }

  /** Give up; why not, if it was refused. */
  async resign(seat: number): Promise<Fault | null> {
    return this.unanswered.of('resign') ? null : this.ask({ type: 'resign', seat });
  }

  /** Offer a draw or agree to one; no: decline it, or withdraw the offer. */
  async draw(yes: boolean): Promise<Fault | null> {
    if (this.seat === null || this.unanswered.of('draw')) return null;
    this.fault = null;
    return this.ask({ type: 'draw', seat: this.seat, yes });
  }

  /** What is asked stays until the answer has come through. */
  async answer(yes: boolean): Promise<void> {
    const asked = this.question;
    if (!asked || this.unanswered.of('answer')) return;
    const fault = await this.ask({ type: 'answer', question: asked.question, yes });
    if (fault && fault.key !== 'question-lapsed') return;
    if (asked.kind === 'rematch') this.asked = yes && !fault;
    if (this.question?.question === asked.question) this.question = null;
  }

  /** Play again: at once against bots, else when the others have agreed. */
  async rematch(): Promise<void> {
    this.fault = null;
    this.asked = true;
    try {
      const made = await api.rematch(this.table.id);
      if (made.id !== null && made.invite !== null)
        this.again = { id: made.id, invite: made.invite };
    } catch (error) {
      this.asked = false;
      this.fault = error instanceof ApiError ? error.fault : OFFLINE;
    }
  }

  /** Say something; why not, if it was refused. */
  chat(text: string): Promise<Fault | null> {
    return this.unanswered.ask({ type: 'chat', text: text.slice(0, 300) });
  }

  phrase(phrase: Phrase): Promise<Fault | null> {
    return this.unanswered.ask({ type: 'phrase', phrase });
  }

  /** See through this seat from now on; null: what is public. */
  take(seat: number | null): void {
    this.before = seat === null && this.view?.undo ? this.seat : null;
    this.seat = seat;
    this.fault = null;
    this.look();
  }

  /** An act whose refusal is said where the game asks. */
  private async ask(wish: Parameters<Unanswered['ask']>[0]): Promise<Fault | null> {
    const fault = await this.unanswered.ask(wish);
    if (fault) this.fault = fault;
    return fault;
  }

  private look(heard = 0): void {
    this.socket.send({ type: 'look', seat: this.seat, heard });
  }

  /** The server's database is in trouble: look again when it may be over. */
  private lookLater(): void {
    clearTimeout(this.later);
    this.later = window.setTimeout(() => this.look(), EVERY);
  }

  /** After each opening of the line: look again, and send again what was not answered. */
  private resume(): void {
    this.coach.lost();
    this.restarting = false;
    this.look();
    this.unanswered.again();
  }

  private receive(message: ServerMessage): void {
    if (this.coach.hears(message)) return;
    switch (message.type) {
      case 'table':
        return this.seated(message.table);
      case 'view':
        return this.seen(message);
      case 'accepted':
      case 'stale': // chosen from a view that does not count any more: a fresh one follows
        return this.answered(message.key, null);
      case 'refused':
        return this.answered(message.key, message.error);
      case 'question':
        this.question = this.addressed = message;
        return;
      case 'rematch':
        this.again = message;
        return;
      case 'restarting':
        this.restarting = true;
        return;
      case 'chat':
      case 'phrase':
        this.said = [...this.said, message];
        this.unread += 1;
        if (!this.mine.includes(message.seat)) this.addressed = message;
        return;
      case 'talk':
        this.said = message.said;
        return;
      case 'gone':
        this.gone = message.reason;
    }
  }

  private seated(table: Table): void {
    const before = this.mine.length;
    this.table = table;
    if (this.mine.length !== before) this.take(this.ownSeat());
    const part = this.luck.next(table);
    if (part) this.socket.send(part);
  }

  private seen(message: ViewMessage): void {
    if (message.seat !== this.seat) return; // of the seat before the last hand-over
    const known = this.heard.get(this.seat) ?? heardBefore(this.table.id, this.seat);
    if (message.heard < message.told) {
      this.look(message.heard); // there is more to hear
    } else {
      this.heard.set(this.seat, message.heard);
      remember(this.table.id, this.seat, message.heard);
    }
    const first = message.events[0]?.n ?? message.heard;
    const newSeat = this.view?.seat !== message.seat;
    // after an undo there is less to be heard than before
    const kept = newSeat ? [] : this.log.filter((event) => event.n < first);
    this.log = [...kept, ...message.events];
    this.handed = newSeat && !!this.parted;
    if (this.handed) this.fresh = this.parting(message.events);
    else this.fresh = known === undefined ? [] : message.events.filter(({ n }) => n >= known);
    this.parted = null;
    const acted = newSeat ? message.actors : (this.view?.actors ?? []);
    const now = this.unchanged(message);
    // why something could not be done is true of the position before
    if (this.blind || (this.view && now === message)) this.fault = null;
    this.blind = false;
    if (this.view && now === message)
      this.news = !newSeat && message.told < this.view.told ? 'web-undo-done' : null;
    this.view = now;
    this.coach.sees(message.seat, message.legal);
    this.pass(acted);
  }

  /**
   * Show what is public when it is over, when the turn has gone to somebody else at this
   * screen, or when it has come to them as well (`acted`: who could act before): then all
   * have just looked at the screen together.
   */
  private pass(acted: number[]): void {
    if (!this.shared || !this.view) return;
    if (!this.private) return this.follow(this.view);
    if (this.seat === null) return;
    const { actors, over } = this.view;
    const others = actors.filter((actor) => actor !== this.seat && this.mine.includes(actor));
    const mine = actors.includes(this.seat);
    if (over || (others.length && !mine) || others.some((actor) => !acted.includes(actor)))
      this.hand(null);
  }

  private hand(seat: number | null): void {
    const has = this.seat !== null && this.news !== 'web-undo-done';
    this.parted = has ? this.fresh : null;
    this.take(seat);
  }

  /** Of what was told as the screen was handed over: what the next, who saw the rest, may hear. */
  private parting(heard: TableEvent[]): TableEvent[] {
    const told = ({ kind, params }: TableEvent) => JSON.stringify([kind, params]);
    const all = heard.map(told);
    return this.parted?.filter((event) => all.includes(told(event))) ?? [];
  }

  /** Where nothing is hidden nobody looks away: the screen is whose turn it is. */
  private follow({ actors, over, undo }: ViewMessage): void {
    const next = actors.find((actor) => this.mine.includes(actor));
    if (over || next === undefined || (this.seat !== null && actors.includes(this.seat))) return;
    const before = undo ? this.seat : null;
    this.hand(next);
    this.before = before;
  }

  /** A refusal that answers no act of ours tells what others have decided, or of the server. */
  private answered(key: string, fault: Fault | null): void {
    // our part of the seed was sent once more than needed: nobody here has asked for anything
    if (fault?.key.startsWith('luck-')) return;
    if (!this.unanswered.hears(key, fault) && fault) this.fault = fault;
    if (fault?.key === 'undo-declined' || fault?.key === 'question-lapsed') this.news = null;
    if (fault?.key === 'rematch-declined') {
      this.asked = false;
      this.question = null;
    }
    if (fault?.key.startsWith('store-')) {
      this.blind ||= key === '';
      this.lookLater();
    }
  }
}
