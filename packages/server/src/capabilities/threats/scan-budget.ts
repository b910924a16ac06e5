/** Credits for each URL scanned (the API specification, Limits). */
export const SCAN_CREDITS = 2;

/** Number of scans whose credits are held at once, to reduce the transactions of a large map. */
const CHUNK = 100;

/** The scans that a request can pay for. Holds their credits in chunks, before the scans run. */
export class ScanBudget {
  readonly #extend: (credits: number) => Promise<boolean>;
  #prepaid: number;
  #scanned = 0;
  #exhausted = false;
  #extending: Promise<void> | undefined;

  /**
   * @param prepaid number of scans whose credits are held already.
   * @param extend holds that many more credits; false when the team does not have them.
   */
  constructor(prepaid: number, extend: (credits: number) => Promise<boolean>) {
    this.#prepaid = prepaid;
    this.#extend = extend;
  }

  /** Credits of the charged scans. */
  get credits(): number {
    return this.#scanned * SCAN_CREDITS;
  }

  /** True once a scan was rejected because the team has no credits left. */
  get exhausted(): boolean {
    return this.#exhausted;
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
      const held = await this.#extend(scans * SCAN_CREDITS).catch(() => false);
      if (held) this.#prepaid += scans;
    }
    this.#exhausted = this.#prepaid === 0;
    this.#extending = undefined;
  }
}
