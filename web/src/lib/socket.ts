/** One WebSocket that comes back by itself. Who uses it says again, at each opening, what it wants to see. */

import { transport } from '#transport';
import type { Line } from './transport';
import type { ClientMessage, ServerMessage } from './types';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
// of silence; a line that is dead is known for it in less than ten seconds, if anybody looks
const PING_EVERY = 3_500;
const PING_UNSEEN = 20_000;
const ANSWER_WITHIN = 6_000;

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

interface Listener {
  opened: () => void;
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
}

export class TableSocket {
  private socket: Line | null = null;
  private wait = FIRST_WAIT;
  private timers: number[] = [];
  private ended = false;
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket === null) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN) this.pingLater();
  };
  /** The browser knows before any answer is missed. */
  private readonly cut = (): void => {
    this.socket?.close();
    if (this.socket) this.lost(this.socket);
  };

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    if (!transport.local) addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** False if it could not be sent now; nothing is kept for later. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    this.clear();
    this.socket?.close();
  }

  private connect(): void {
    if (this.ended) return;
    this.clear();
    this.listener.connection('connecting');
    const socket = transport.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.connection('live');
      this.listener.opened();
      this.pingLater();
    };
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private heard(message: ServerMessage): void {
    this.pingLater();
    if (message.type === 'gone' && message.reason !== 'too-fast') this.ended = true;
    this.listener.message(message);
  }

  private lost(socket: Line): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.clear();
    this.listener.connection(this.ended ? 'closed' : 'lost');
    if (this.ended) return;
    this.timers.push(window.setTimeout(() => this.connect(), this.wait));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A line that has gone dead without a word is noticed, and given up. */
  private pingLater(): void {
    this.clear();
    this.timers.push(
      window.setTimeout(
        () => {
          this.send({ type: 'ping' });
          const socket = this.socket;
          this.timers.push(
            window.setTimeout(() => {
              socket?.close();
              if (socket) this.lost(socket);
            }, ANSWER_WITHIN),
          );
        },
        document.visibilityState === 'visible' ? PING_EVERY : PING_UNSEEN,
      ),
    );
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
