import type { Shortage } from '../../accounts/credits/shortage.ts';

/** Credits for each URL scanned (the API specification, Limits). */
export const SCAN_CREDITS = 2;

/** Number of scans whose credits are held at once, to reduce the transactions of a large map. */
const CHUNK = 100;

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
  #exhausted = false;
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

  /** What the team lacked once a scan was rejected; undefined as long as all were paid. */
  get shortage(): Shortage | undefined {
    return this.#exhausted ? (this.#work.shortage ?? 'credits') : undefined;
  }

  /**
   * Reserves the credits of one scan; false when the team cannot pay. Call {@link spend} or {@link giveBack}
   * afterwards.
   */
  async take(): Promise<boolean> {
    while (this.#prepaid === 0 && !this.#exhausted) {
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

  /** Holds a full chunk; halves it until the team can pay. */
  async #prepay(): Promise<void> {
    for (let scans = CHUNK; scans >= 1 && this.#prepaid === 0; scans = Math.floor(scans / 2)) {
      const held = await this.#work.extend(scans * SCAN_CREDITS, { isTrial: scans > 1 }).catch(() => false);
      if (held) this.#prepaid += scans;
    }
    this.#exhausted = this.#prepaid === 0;
    this.#extending = undefined;
  }
}
