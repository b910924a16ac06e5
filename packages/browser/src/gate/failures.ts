/** Hosts whose last failure is stored; a page may try any number of hosts. */
const MAX_FAILURES = 200;

/** Stores why connections failed, in more detail than the messages of the browser. */
export class Failures {
  readonly #byHost = new Map<string, unknown>();
  #count = 0;

  /** Number of failures so far. */
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
