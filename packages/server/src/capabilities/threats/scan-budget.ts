import type { Shortage } from '../../accounts/credits/shortage.ts';

/** Credits for each URL scanned (the API specification, Limits). */
export const SCAN_CREDITS = 2;

/** Number of scans whose credits are held at once, to reduce the transactions of a large map. */
const CHUNK = 100;

/** Milliseconds until credits are requested again after the store could not hold any. */
const RETRY_MS = 1000;

/** Why a scan was not paid: what the team lacks, or the store, which failed to hold the credits. */
export type ScanShortage = Shortage | 'store';

/** What extends a hold: see `Work`. */
export interface Extendable {
  /** Holds that many more credits; false when the team cannot pay for them. After a trial less is asked for. */
  extend(credits: number, options: { isTrial: boolean }): Promise<boolean>;
  /** Why it last could not; credits where nothing else is said. */
  readonly shortage?: Shortage | undefined;
}

/** The scans that a request can pay for. Holds their credits in chunks, before the scans run. */
export class ScanBudget {
  readonly #work: Extendable;
  #prepaid: number;
  #scanned = 0;
  #shortage: ScanShortage | undefined;
  /** When credits may be requested, by `performance.now()`. */
  #requestAt = 0;
  #extending: Promise<void> | undefined;

  /**
   * @param prepaid number of scans whose credits are held already.
   * @param work holds the credits of more.
   */
  constructor(prepaid: number, work: Extendable) {
    this.#prepaid = prepaid;
    this.#work = work;
  }

  /** Credits of the charged scans. */
  get credits(): number {
    return this.#scanned * SCAN_CREDITS;
  }

  /** Why a scan was last rejected, also when later ones were paid; undefined as long as all were. */
  get shortage(): ScanShortage | undefined {
    return this.#shortage;
  }

  /**
   * Reserves the credits of one scan; false when the team cannot pay, or the store cannot hold them now. Call
   * {@link spend} or {@link giveBack} afterwards.
   */
  async take(): Promise<boolean> {
    while (this.#prepaid === 0 && performance.now() >= this.#requestAt) {
      this.#extending ??= this.#prepay();
      await this.#extending;
    }
    if (this.#prepaid === 0) return false;
    this.#prepaid -= 1;
    return true;
  }

  /** Charges a scan that returned a score. */
  spend(): void {
    this.#scanned += 1;
  }

  /** Returns the credits of a scan without a score. */
  giveBack(): void {
    this.#prepaid += 1;
  }

  /** Holds a full chunk; halves it until the team can pay. A team that lacks something is not asked again. */
  async #prepay(): Promise<void> {
    try {
      for (let scans = CHUNK; scans >= 1 && this.#prepaid === 0; scans = Math.floor(scans / 2)) {
        const isHeld = await this.#work.extend(scans * SCAN_CREDITS, { isTrial: scans > 1 });
        if (isHeld) this.#prepaid += scans;
      }
      if (this.#prepaid === 0) this.#reject(this.#work.shortage ?? 'credits', Infinity);
    } catch {
      this.#reject('store', performance.now() + RETRY_MS);
    }
    this.#extending = undefined;
  }

  #reject(shortage: ScanShortage, requestAt: number): void {
    this.#shortage = shortage;
    this.#requestAt = requestAt;
  }
}
