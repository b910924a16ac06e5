import type { InteractResult } from '@web-data/types';
import { hideUrlSecrets } from '@web-data/net/secrets';

/** An action that was done in a session: neither what was typed nor what was read. */
export interface TrailStep {
  /** Milliseconds since the epoch. */
  at: number;
  action: InteractResult['type'];
  ok: boolean;
  /** Where the page was then, without passwords and tokens. */
  url: string;
  title: string;
}

/** Max steps, and max characters of a URL and a title: the memory of a session stays small. */
const MAX = { steps: 100, url: 2000, title: 300 };

/** The last actions of a session, in memory until it ends. The store has none of them. */
export class Trail {
  readonly #steps: TrailStep[] = [];

  /** The steps, oldest first. */
  get steps(): readonly TrailStep[] {
    return this.#steps;
  }

  /** Records the result of an action. Only the last 100 are kept. */
  add({ type, ok, url, title }: InteractResult): void {
    const step = {
      at: Date.now(),
      action: type,
      ok,
      url: hideUrlSecrets(url).slice(0, MAX.url),
      title: title.slice(0, MAX.title),
    };
    this.#steps.push(step);
    if (this.#steps.length > MAX.steps) this.#steps.shift();
  }
}
