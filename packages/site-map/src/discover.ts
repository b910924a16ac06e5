import type { Link } from './link.ts';
import type { DiscoverOptions } from './options.ts';
import { Session } from './session.ts';

/**
 * Finds the URLs of a website and yields each as soon as it is known to belong to the result, in no particular order.
 * Ending the loop ends the discovery. At the `timeout` it ends with the URLs found so far. Unlike `map`, it does not
 * rank.
 *
 * @throws FetchError as `map`, when the loop begins.
 *
 * @example
 * for await (const link of discover('https://example.com')) console.log(link.url, link.title);
 */
export async function* discover(
  url: string | URL,
  options: DiscoverOptions = {},
): AsyncGenerator<Link, void, void> {
  const found = new Arrivals<Link>();
  const session = new Session(url, { ...options, search: undefined }, (link) => found.push(link));
  let failure: unknown;
  const running = session
    .run()
    .catch((error: unknown) => (failure = error))
    .finally(() => found.end());
  let count = 0;
  try {
    while (count < session.settings.limit) {
      const link = await found.next();
      if (!link) break;
      count++;
      yield link;
    }
  } finally {
    session.crawl.discovery.run.stop('limit');
    await running;
  }
  if (failure !== undefined) throw failure;
  if (count === 0) session.throwWhenNothing();
}

/** A queue between a producer that does not wait and a consumer that does. */
class Arrivals<T> {
  readonly #items: T[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  push(item: T): void {
    this.#items.push(item);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Resolves to the next item, or undefined after the end. */
  async next(): Promise<T | undefined> {
    while (this.#items.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return this.#items.shift();
  }
}
