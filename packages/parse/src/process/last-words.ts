import type { Socket } from 'node:net';

/**
 * Max characters that are stored. The engine explains in its first lines why it ends; a library may write anything
 * before.
 */
const MAX_BYTES = 16_384;

/** Stores the end of the standard error of a process. */
export class StderrTail {
  readonly #stream: Socket;
  #text = '';

  constructor(stream: Socket) {
    this.#stream = stream;
    stream.setEncoding('latin1').on('data', (text: string) => {
      this.#text = (this.#text + text).slice(-MAX_BYTES);
    });
  }

  get text(): string {
    return this.#text;
  }

  /**
   * Whether the engine ended because it ran out of memory: it aborts, as after an error in a library, and writes the
   * reason.
   */
  get isOutOfMemory(): boolean {
    return /^FATAL ERROR: .*out of memory/m.test(this.#text);
  }

  /** Lets the stream keep this process running. */
  ref(): void {
    this.#stream.ref();
  }

  unref(): void {
    this.#stream.unref();
  }
}
