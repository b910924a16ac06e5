/** Credits for each URL scanned (the API specification, Limits). */
export const SCAN_CREDITS = 2;

/** Scans whose credits are held at once, so that a large map asks the store rarely. */
const CHUNK = 100;

/** The scans that a request can still pay for. Holds their credits in chunks, before the scans are made. */
export class ScanBudget {
  readonly #extend: (credits: number) => Promise<boolean>;
  #prepaid: number;
  #scanned = 0;
  #exhausted = false;
  #extending: Promise<void> | undefined;

  /**
   * @param prepaid scans whose credits are held already.
   * @param extend holds that many credits more; false when the team has not got them.
   */
  constructor(prepaid: number, extend: (credits: number) => Promise<boolean>) {
    this.#prepaid = prepaid;
    this.#extend = extend;
  }

  /** Credits of the scans made. */
  get credits(): number {
    return this.#scanned * SCAN_CREDITS;
  }

  /** True once a scan was refused because the team's credits were used up. */
  get exhausted(): boolean {
    return this.#exhausted;
  }

  /** Sets the credits of one scan aside; false when it cannot be paid for. {@link spend} or {@link giveBack} ends it. */
  async take(): Promise<boolean> {
    while (this.#prepaid === 0 && !this.#exhausted) {
      this.#extending ??= this.#prepay();
      await this.#extending;
    }
    if (this.#prepaid === 0) return false;
    this.#prepaid -= 1;
    return true;
  }

  /** Charges a scan that gave a verdict. */
  spend(): void {
    this.#scanned += 1;
  }

  /** Returns a scan that gave no verdict. */
  giveBack(): void {
    this.#prepaid += 1;
  }

  /** A whole chunk, else the largest half of a half … that the team can pay. */
  async #prepay(): Promise<void> {
    for (let scans = CHUNK; scans >= 1 && this.#prepaid === 0; scans = Math.floor(scans / 2)) {
      const held = await this.#extend(scans * SCAN_CREDITS).catch(() => false);
      if (held) this.#prepaid += scans;
    }
    this.#exhausted = this.#prepaid === 0;
    this.#extending = undefined;
  }
}
