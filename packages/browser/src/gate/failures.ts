/** Hosts of which the failure is remembered; a page may try as many as it likes. */
const MAX_KEPT = 200;

/** Why connections of a browser failed, which says more than the browser's own words. */
export class Failures {
  readonly #byHost = new Map<string, unknown>();
  #count = 0;

  /** Failures so far. */
  get count(): number {
    return this.#count;
  }

  add(hostname: string, port: number, error: unknown): void {
    this.#count++;
    if (this.#byHost.size >= MAX_KEPT) this.#byHost.delete(this.#byHost.keys().next().value!);
    this.#byHost.set(keyOf(hostname, port), error);
  }

  /** Why the last connection to a host failed; undefined when none did. */
  of(hostname: string, port: number): unknown {
    return this.#byHost.get(keyOf(hostname, port));
  }
}

function keyOf(hostname: string, port: number): string {
  return `${hostname.replaceAll(/^\[|\]$/g, '').toLowerCase()} ${port}`;
}
