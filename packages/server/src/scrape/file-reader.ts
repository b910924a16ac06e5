import { Parser } from '@web-data/parse';
import type { ParseOptions } from '@web-data/parse';
import { reject } from '@web-data/validator';
import { FairScheduler, TooManyWaiting } from './threads/fair-scheduler.ts';

/** Files read at once, each in a process of its own: one team never has all of them. */
const WIDTH = 2;
/** Files of one team that may wait. */
const MAX_WAITING = 50;

/** What a file becomes. */
export type FileRead = Awaited<ReturnType<Parser['read']>>;

/** How one file is read. */
export interface FileReadOptions extends Omit<ParseOptions, 'timeoutMs' | 'signal'> {
  /** The team; teams take turns. */
  tenant: string;
  /** Milliseconds until it must be read, waiting included. */
  timeout: number;
  signal: AbortSignal;
}

/** Reads files as documents, in processes that can be ended, teams in turn. */
export class FileReader {
  readonly #parser = new Parser({ processes: WIDTH });
  readonly #slots = new FairScheduler({ width: WIDTH, maxWaiting: MAX_WAITING });

  /**
   * @throws {ParseError} what is wrong with the file; {Rejection} 503 when too much of the team waits; the reason of the
   * signal, or of its time.
   */
  async read(bytes: Uint8Array, { tenant, timeout, signal, ...options }: FileReadOptions): Promise<FileRead> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const read = () => this.#parser.read(bytes, { ...options, timeoutMs: timeout, signal: until });
    try {
      return await this.#slots.run(tenant, read, until);
    } catch (error) {
      if (error instanceof TooManyWaiting)
        throw reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
      throw error;
    }
  }

  close(): void {
    this.#parser.close();
  }
}
