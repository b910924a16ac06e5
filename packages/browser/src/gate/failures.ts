/** Hosts of which the failure is remembered; a page may try as many as it likes. */
const MAX_FAILURES = 200;

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
    if (this.#byHost.size >= MAX_FAILURES) this.#byHost.delete(this.#byHost.keys().next().value!);
    this.#byHost.set(toPlaywrightKey(hostname, port), error);
  }

  /** Why the last connection to a host failed; undefined when none did. */
  of(hostname: string, port: number): unknown {
    return this.#byHost.get(toPlaywrightKey(hostname, port));
  }
}

function toPlaywrightKey(hostname: string, port: number): string {
  return `${hostname.replaceAll(/^\[|\]$/g, '').toLowerCase()} ${port}`;
}
