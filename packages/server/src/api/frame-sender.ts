import type { WebSocket } from 'ws';

/** Milliseconds between two pings, because proxies close silent connections. */
export const PING_MS = 15_000;
/** Milliseconds that a client has to take a frame, or to answer a ping. */
const STALLED_MS = 30_000;

/** The part of a connection that frames need. */
export type FrameSocket = Pick<WebSocket, 'send' | 'ping' | 'terminate' | 'readyState' | 'OPEN'> & {
  on(event: 'pong', listener: () => void): unknown;
};

/** Sends frames to one client: the next one when the last was taken, so that a slow client gets fewer of them. */
export class FrameSender {
  readonly #socket: FrameSocket;
  #next: Buffer | undefined;
  #sendingSince: number | undefined;
  #heardAt = Date.now();

  constructor(socket: FrameSocket) {
    this.#socket = socket;
    socket.on('pong', () => (this.#heardAt = Date.now()));
  }

  send(jpeg: Buffer): void {
    if (this.#sendingSince !== undefined) {
      this.#next = jpeg; // Takes the place of the one that waits.
      return;
    }
    this.#sendingSince = Date.now();
    this.#socket.send(jpeg, () => {
      this.#sendingSince = undefined;
      const next = this.#next;
      this.#next = undefined;
      if (next !== undefined && this.#socket.readyState === this.#socket.OPEN) this.send(next);
    });
  }

  /** Ends the connection of a client that takes no frame and answers no ping any more. */
  ping(): void {
    const isStalled = Date.now() - (this.#sendingSince ?? Date.now()) > STALLED_MS;
    if (isStalled || Date.now() - this.#heardAt > PING_MS + STALLED_MS) this.#socket.terminate();
    else this.#socket.ping();
  }
}
