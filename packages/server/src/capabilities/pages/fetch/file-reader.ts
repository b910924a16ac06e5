import { Parser } from '@web-data/parse';
import type { ParseOptions } from '@web-data/parse';
import { reject } from '@web-data/validator';
import { FairScheduler, TooManyWaiting } from '../threads/fair-scheduler.ts';

/** Files read at once, each in its own process. One team never uses all of them. */
const WIDTH = 2;
/** Maximum files of one team that wait. */
const MAX_WAITING = 50;

/** The result of reading a file. */
export type FileRead = Awaited<ReturnType<Parser['read']>>;

/** Options for reading one file. */
export interface FileReadOptions extends Omit<ParseOptions, 'timeoutMs' | 'signal'> {
  /** The team, for fair scheduling. */
  tenant: string;
  /** Milliseconds until the file must be read, waiting included. */
  timeout: number;
  signal: AbortSignal;
}

/** Reads files as documents in child processes, scheduled fairly between teams. */
export class FileReader {
  readonly #parser = new Parser({ processes: WIDTH });
  readonly #slots = new FairScheduler({ width: WIDTH, maxWaiting: MAX_WAITING });

  /**
   * Reads a file.
   * @throws {ParseError} when the file cannot be read; {Rejection} 503 when too many files of the team wait; the reason
   * of the signal or of the timeout.
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
