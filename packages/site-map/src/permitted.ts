import type { AllowUrl } from '@web-data/net';
import { TimeSlice } from '@web-data/net/pace';
import type { Link } from './link.ts';
import type { Session } from './session.ts';
import { Pile } from './pile.ts';

/** Number of links that `allowUrl` is called with in parallel. */
const ALLOW_BATCH = 64;

/**
 * Returns the first links, up to the limit, that `allowUrl` allows. It is called for no more links than the limit
 * needs. A synchronous result always counts; a promise that is pending at the deadline leaves its link out, with the
 * reason `undecided`.
 *
 * @param ordered has undefined wherever others may be served.
 */
export async function permitted(ordered: Iterable<Link | undefined>, session: Session): Promise<Link[]> {
  const { allowUrl, limit, tenant } = session.settings;
  const slice = new TimeSlice(tenant);
  const links = new Pile<Link>();
  const filter = allowUrl && createFilter(allowUrl, session);
  let requested: Link[] = [];
  for (const link of ordered) {
    if (links.length >= limit) break;
    if (link === undefined) {
      if (slice.isOver) await slice.next();
    } else if (filter === undefined) links.push(link);
    else if (requested.push(link) >= Math.min(ALLOW_BATCH, limit - links.length)) {
      for (const one of await filter(requested)) links.push(one);
      requested = [];
    }
  }
  if (filter !== undefined && requested.length > 0)
    for (const one of await filter(requested)) links.push(one);
  return links.toArray();
}

type LinkFilter = (links: readonly Link[]) => Link[] | Promise<Link[]>;

function createFilter(allowUrl: AllowUrl, { crawl, deadline }: Session): LinkFilter {
  const { candidates, run } = crawl.discovery;
  const atDeadline = undecidedAt(deadline);
  const decide = ({ url }: Link): boolean | Promise<boolean | undefined> => {
    if (candidates.get(url)?.is.judged) return true;
    const decision = allowUrl(new URL(url), 'page');
    return typeof decision === 'boolean' ? decision : Promise.race([decision, atDeadline]);
  };
  return (links) => {
    const decided = links.map((link) => decide(link));
    if (decided.every((decision) => typeof decision === 'boolean'))
      return links.filter((_, index) => decided[index]);
    return Promise.all(decided).then((known) =>
      links.filter(({ url }, index) => {
        if (known[index] === undefined) run.reasons.note('undecided', url);
        return known[index];
      }),
    );
  };
}

/** Resolves at the deadline; one timer for all links. */
function undecidedAt(deadline: number): Promise<undefined> {
  return new Promise((resolve) => {
    if (deadline === Number.POSITIVE_INFINITY) return;
    // Max delay of a timer is 2^31 - 1 ms.
    const wait = Math.min(Math.max(0, deadline - Date.now()), 2_147_483_647);
    setTimeout(resolve, wait, undefined).unref();
  });
}
