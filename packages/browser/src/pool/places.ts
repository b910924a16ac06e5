import { SiteMapError } from '@web-data/site-map/fetch';
import { BrowserError } from '../errors.ts';

interface Waiting {
  give(): void;
}

/** The places of a pool, given in the order in which they were asked for. */
export class Places {
  readonly #count: number;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(count: number) {
    this.#count = count;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for a place.
   * @throws {BrowserError} `Busy` when none became free in time; {SiteMapError} `Aborted`.
   */
  async take({ timeout, signal }: { timeout: number; signal?: AbortSignal | undefined }): Promise<void> {
    if (signal?.aborted) throw aborted();
    if (this.#taken < this.#count) {
      this.#taken++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (then: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(waiting);
        then();
      };
      const waiting = { give: () => leave(resolve) };
      const onAbort = (): void => leave(() => reject(aborted()));
      const timer = setTimeout(() => leave(() => reject(busy(this.#count))), timeout);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(waiting);
    });
  }

  /** Gives a place back: to whoever waits longest. */
  free(): void {
    const [next] = this.#waiting;
    if (next) next.give();
    else this.#taken--;
  }
}

function busy(count: number): BrowserError {
  return new BrowserError('Busy', `All ${count} places of the browser are taken. Try again later.`);
}

function aborted(): SiteMapError {
  return new SiteMapError('Aborted', 'The work in the browser was aborted by the caller.');
}
