import { FetchError } from '@web-data/net';
import { FairQueue } from '@web-data/net/pace';
import { BrowserError } from '../errors.ts';

/** Who claims a slot, and for how long. */
export interface Claim {
  /**
   * The tenant that the work is for: no tenant gets a second slot while another waits for its first, and none takes the
   * last quarter of the slots, rounded down, where there are other tenants. Default: all claims belong to the same tenant.
   */
  readonly tenant?: string | undefined;
  /**
   * Whether the slot is held between pieces of work, for as long as an external caller wants. A tenant may hold up to
   * half of the slots this way, and all tenants together up to three quarters, both rounded up. With two or more slots,
   * at least one remains for work that ends. Default false.
   */
  readonly stays?: boolean | undefined;
}

/** A claimed slot. */
export interface Slot {
  /** Releases the slot, so that the next claim can have it. */
  free(): void;
}

interface Waiting {
  readonly claim: Claim;
  give(slot: Slot): void;
}

/** Milliseconds after its last claim for which a tenant counts as one of several. */
const PRESENT_MS = 3_600_000;

/** The slots of a pool. */
export class Slots {
  readonly #count: number;
  readonly #waiting = new FairQueue<Waiting, Claim['tenant']>({
    getTenant: ({ claim }) => claim.tenant,
    getUse: (tenant) => this.#listClaims(tenant).length,
  });
  readonly #claimed = new Set<Claim>();
  /** `performance.now()` of the last claim of each tenant, the latest last. */
  readonly #lastClaims = new Map<Claim['tenant'], number>();

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
   * Waits for a slot.
   * @throws {BrowserError} `Busy` when none became free in time; {FetchError} `Aborted`.
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
      this.#noteClaim(claim.tenant);
      this.#waiting.add(waiting);
      this.#give();
    });
  }

  /**
   * Assigns free slots to the tenants that hold the fewest; among equals, the claim that has waited longest comes
   * first.
   */
  #give(): void {
    while (this.#claimed.size < this.#count) {
      const next = this.#waiting.first(({ claim }) => this.#mayTake(claim));
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
    if (this.#hasOthers() && this.#listClaims(claim.tenant).length >= maxShared(this.#count)) return false;
    if (!claim.stays) return true;
    const sessions = [...this.#claimed].filter(({ stays }) => stays).length;
    const own = this.#listClaims(claim.tenant).filter(({ stays }) => stays).length;
    return own < Math.ceil(this.#count / 2) && sessions < maxSessions(this.#count);
  }

  #noteClaim(tenant: Claim['tenant']): void {
    const now = performance.now();
    this.#lastClaims.delete(tenant);
    this.#lastClaims.set(tenant, now);
    for (const [other, at] of this.#lastClaims) {
      if (now - at < PRESENT_MS) break;
      this.#lastClaims.delete(other);
    }
  }

  #hasOthers(): boolean {
    return this.#lastClaims.size > 1;
  }

  #listClaims(tenant: Claim['tenant']): Claim[] {
    return [...this.#claimed].filter((one) => one.tenant === tenant);
  }
}

/**
 * Max slots that all long-lived claims together may hold. With two or more slots, at least one remains for work that
 * ends.
 */
function maxSessions(count: number): number {
  return Math.min(Math.ceil((count * 3) / 4), Math.max(1, count - 1));
}

/** Max slots of one of several tenants, so that another finds one free. Of fewer than four, none is left unused. */
function maxShared(count: number): number {
  return count - Math.floor(count / 4);
}

function busy(count: number): BrowserError {
  return new BrowserError(
    'Busy',
    `No slot of the browser became free. It has ${count}, and open sessions may occupy some. Retry later.`,
  );
}

function aborted(): FetchError {
  return new FetchError('Aborted', 'The work in the browser was aborted by the caller.');
}
