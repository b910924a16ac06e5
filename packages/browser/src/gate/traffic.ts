import type { Socket } from 'node:net';

/** Counts the bytes of one gate, in both directions together, and ends its sockets when the limit is reached. */
export class Traffic {
  /** Bytes that may pass. */
  readonly max: number;
  readonly #sockets = new Set<Socket>();
  #bytes = 0;

  constructor(max: number) {
    this.max = max;
  }

  /** Bytes so far, including those of handshakes and headers. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether the limit is exceeded, so that no more bytes pass. */
  get isSpent(): boolean {
    return this.#bytes > this.max;
  }

  /** Registers a socket until it closes, so that `end` can end it. */
  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** Adds bytes; ends every connection when the limit is exceeded. */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.isSpent) this.end();
  }

  /** Ends every connection. */
  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}
