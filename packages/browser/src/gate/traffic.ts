import type { Socket } from 'node:net';

/** Bytes that one gate lets through, both ways together, and the sockets it ends when they are used up. */
export class Traffic {
  readonly #max: number;
  readonly #sockets = new Set<Socket>();
  #bytes = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Bytes so far, with those of handshakes and headers. */
  get bytes(): number {
    return this.#bytes;
  }

  /** True from the first byte above the budget on: nothing passes any more. */
  get isSpent(): boolean {
    return this.#bytes > this.#max;
  }

  /** Counts what a socket reads, and keeps it until it closes. */
  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** Adds bytes; ends every connection once there are too many. */
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
