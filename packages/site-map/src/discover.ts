import { toLink, type Candidate } from './crawl/candidates.ts';
import type { Link } from './link.ts';
import type { DiscoverOptions } from './options.ts';
import { Session } from './session.ts';

/**
 * Finds the URLs of a website and yields each as soon as it is known to belong, in no particular order. Ending the
 * loop ends the discovery. At the `timeout` it ends with what was found; `map` ranks, this does not.
 *
 * @throws SiteMapError as `map`, when the loop begins.
 *
 * @example
 * for await (const link of discover('https://example.com')) console.log(link.url, link.title);
 */
export async function* discover(
  url: string | URL,
  options: DiscoverOptions = {},
): AsyncGenerator<Link, void, void> {
  const found: Candidate[] = [];
  let wake = (): void => {};
  const session = new Session(url, options, (candidate) => {
    found.push(candidate);
    wake();
  });
  let failure: unknown;
  let ended = false;
  const running = session
    .run()
    .catch((error: unknown) => (failure = error))
    .finally(() => {
      ended = true;
      wake();
    });
  let count = 0;
  try {
    while (count < session.settings.limit) {
      const candidate = found.shift();
      if (candidate) {
        count++;
        yield toLink(candidate);
      } else if (ended) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    session.crawl.stop('limit');
    await running;
  }
  if (failure !== undefined) throw failure;
  if (count === 0) session.throwWhenNothing();
}
