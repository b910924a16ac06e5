/**
 * Ends running work when a signal aborts. Adds one listener per signal for any number of requests, since Node.js warns
 * of a leak from the eleventh listener on.
 */
export class Aborts<T> {
  readonly #running = new Map<AbortSignal, { readonly members: Set<T>; readonly listener: () => void }>();
  readonly #end: (member: T) => void;

  constructor(end: (member: T) => void) {
    this.#end = end;
  }

  add(signal: AbortSignal, member: T): void {
    const known = this.#running.get(signal);
    if (known) return void known.members.add(member);
    const members = new Set([member]);
    const listener = (): void => members.forEach((running) => this.#end(running));
    signal.addEventListener('abort', listener, { once: true });
    this.#running.set(signal, { members, listener });
  }

  delete(signal: AbortSignal, member: T): void {
    const known = this.#running.get(signal);
    if (!known?.members.delete(member) || known.members.size > 0) return;
    signal.removeEventListener('abort', known.listener);
    this.#running.delete(signal);
  }
}
