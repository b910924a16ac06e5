import type { Socket } from 'node:net';

/** Characters that are kept: the engine says in its first lines why it ends, a library anything before. */
const MAX_BYTES = 16_384;

/** What a process wrote to its standard error last. */
export class StderrTail {
  readonly #stream: Socket;
  #text = '';

  constructor(stream: Socket) {
    this.#stream = stream;
    stream.setEncoding('latin1').on('data', (text: string) => {
      this.#text = (this.#text + text).slice(-MAX_BYTES);
    });
  }

  /** Whether the engine ended for want of memory: it aborts, as a fault of a library does, and says why. */
  get isOutOfMemory(): boolean {
    return /^FATAL ERROR: .*out of memory/m.test(this.#text);
  }

  /** Lets the stream keep this program running. */
  ref(): void {
    this.#stream.ref();
  }

  unref(): void {
    this.#stream.unref();
  }
}
