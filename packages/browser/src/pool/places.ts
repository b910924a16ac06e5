import { SiteMapError } from '@web-data/site-map/fetch';
import { BrowserError } from '../errors.ts';

/** Who wants a place, and for how long. */
export interface Claim {
  /** Whoever the work is for: nobody gets a second place while another waits for a first. Default: all are one. */
  readonly tenant?: string | undefined;
  /**
   * The place is kept between pieces of work, for as long as somebody outside likes. A tenant keeps at most half of the
   * places so, and all together three quarters of them, each rounded up; where there are two, one at least is left for work
   * that ends. Default no.
   */
  readonly stays?: boolean | undefined;
}

/** A place that was given. */
export interface Slot {
  /** Gives it back. */
  free(): void;
}

interface Waiting {
  readonly claim: Claim;
  give(slot: Slot): void;
}

/** The places of a pool. */
export class Slots {
  readonly #count: number;
  readonly #waiting = new Set<Waiting>();
  readonly #claimed = new Set<Claim>();

  constructor(count: number) {
    this.#count = count;
  }

  get claimed(): number {
    return this.#claimed.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for a place.
   * @throws {BrowserError} `Busy` when none became free in time; {SiteMapError} `Aborted`.
   */
  take({
    timeout,
    signal,
    ...claim
  }: Claim & { timeout: number; signal?: AbortSignal | undefined }): Promise<Slot> {
    if (signal?.aborted) return Promise.reject(aborted());
    return new Promise((resolve, reject) => {
      const leave = (then: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(waiting);
        then();
      };
      const waiting: Waiting = { claim, give: (slot) => leave(() => resolve(slot)) };
      const onAbort = (): void => leave(() => reject(aborted()));
      const timer = setTimeout(() => leave(() => reject(busy(this.#count))), timeout);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(waiting);
      this.#give();
    });
  }

  /** Gives free places to those whose tenants have the fewest, and among these to whoever waits longest. */
  #give(): void {
    while (this.#claimed.size < this.#count) {
      const may = [...this.#waiting].filter(({ claim }) => this.#mayTake(claim));
      const fewest = Math.min(...may.map(({ claim }) => this.#listClaims(claim).length));
      const next = may.find(({ claim }) => this.#listClaims(claim).length === fewest);
      if (next === undefined) return;
      const claim = { ...next.claim };
      this.#claimed.add(claim);
      next.give({
        free: () => {
          if (this.#claimed.delete(claim)) this.#give();
        },
      });
    }
  }

  #mayTake(claim: Claim): boolean {
    if (!claim.stays) return true;
    const sessions = [...this.#claimed].filter(({ stays }) => stays).length;
    const own = this.#listClaims(claim).filter(({ stays }) => stays).length;
    return own < Math.ceil(this.#count / 2) && sessions < maxSessions(this.#count);
  }

  #listClaims({ tenant }: Claim): Claim[] {
    return [...this.#claimed].filter((one) => one.tenant === tenant);
  }
}

/** Of the places, how many all sessions together may keep: one at least is for work that ends, where there are two. */
function maxSessions(count: number): number {
  return Math.min(Math.ceil((count * 3) / 4), Math.max(1, count - 1));
}

function busy(count: number): BrowserError {
  return new BrowserError(
    'Busy',
    `No place of the browser became free; there are ${count}, of which open sessions may keep some. Try again later.`,
  );
}

function aborted(): SiteMapError {
  return new SiteMapError('Aborted', 'The work in the browser was aborted by the caller.');
}
