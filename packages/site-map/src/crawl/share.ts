/** While other URLs wait, one of this many visits goes to unproductive URLs. */
const SHARE = 30;
/** While others wait, one of this many unproductive visits goes to URLs that are only visited for their links. */
const HIDDEN_SHARE = 12;

/** The small share of the visits that unproductive URLs have while others wait. */
export class Share {
  #visits = 0;
  #low = 0;

  /** Whether an unproductive URL may be visited although others wait. */
  get isLeft(): boolean {
    return (this.#low + 1) * SHARE <= this.#visits;
  }

  /** Whether the next unproductive visit belongs to URLs that are only visited for their links. */
  get isHiddenNext(): boolean {
    return this.#low % HIDDEN_SHARE === 0;
  }

  /** Counts a visit. */
  noteVisit(): void {
    this.#visits++;
  }

  /** Counts a visit to an unproductive URL, or one that turned out to be unproductive. */
  noteLow(): void {
    this.#low++;
  }
}
