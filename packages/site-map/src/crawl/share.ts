/** While other URLs wait, one of this many visits goes to unproductive URLs. */
const SHARE = 30;
/** While unproductive new paths wait, one of this many unproductive visits goes to further queries of known paths. */
const QUERY_SHARE = 12;

/** The small share of the visits that unproductive URLs have while others wait. */
export class Share {
  #visits = 0;
  #low = 0;
  #queries = 0;

  /** Whether an unproductive URL may be visited although others wait. */
  get isLeft(): boolean {
    return (this.#low + 1) * SHARE <= this.#visits;
  }

  /** Whether the next unproductive visit belongs to further queries. */
  get isQueryNext(): boolean {
    return this.#low % QUERY_SHARE === 0;
  }

  /** Whether a further query may be visited although others wait, no matter whether an unproductive new path waits. */
  get isQueryLeft(): boolean {
    return (this.#queries + 1) * SHARE * QUERY_SHARE <= this.#visits;
  }

  /** Counts a visit. */
  noteVisit(): void {
    this.#visits++;
  }

  /** Counts a visit to an unproductive URL, or one that turned out to be unproductive. */
  noteLow({ isQuery = false }: { isQuery?: boolean } = {}): void {
    this.#low++;
    if (isQuery) this.#queries++;
  }
}
