import type { AllowUrl } from './fetch/index.ts';
import type { Link } from './link.ts';
import type { Session } from './session.ts';
import { Pile } from './url/pile.ts';

/** Links put to `allowUrl` at once. */
const ALLOW_BATCH = 64;

/**
 * The first links, up to the limit, that `allowUrl` permits. It is asked about no more links than the limit takes. A
 * verdict that needs no waiting always counts; one that has not come when the answer is due leaves its link out, which
 * is noted as `undecided`.
 */
export async function permitted(ordered: Iterable<Link>, session: Session): Promise<Link[]> {
  const { allowUrl, limit } = session.settings;
  const links = new Pile<Link>();
  const ask = allowUrl && verdicts(allowUrl, session);
  let requested: Link[] = [];
  for (const link of ordered) {
    if (links.length >= limit) break;
    if (ask === undefined) links.push(link);
    else if (requested.push(link) >= Math.min(ALLOW_BATCH, limit - links.length)) {
      for (const one of await ask(requested)) links.push(one);
      requested = [];
    }
  }
  if (ask !== undefined && requested.length > 0) for (const one of await ask(requested)) links.push(one);
  return links.toArray();
}

type Ask = (links: readonly Link[]) => Link[] | Promise<Link[]>;

function verdicts(allowUrl: AllowUrl, { crawl, deadline }: Session): Ask {
  const { candidates, run } = crawl.discovery;
  const due = undecidedAt(deadline);
  const decide = ({ url }: Link): boolean | Promise<boolean | undefined> => {
    if (candidates.get(url)?.is.judged) return true;
    const verdict = allowUrl(new URL(url), 'page');
    return typeof verdict === 'boolean' ? verdict : Promise.race([verdict, due]);
  };
  return (links) => {
    const decided = links.map((link) => decide(link));
    if (decided.every((verdict) => typeof verdict === 'boolean'))
      return links.filter((_, index) => decided[index]);
    return Promise.all(decided).then((known) =>
      links.filter(({ url }, index) => {
        if (known[index] === undefined) run.reasons.note('undecided', url);
        return known[index];
      }),
    );
  };
}

/** Settles when the answer is due; one timer for all links. */
function undecidedAt(deadline: number): Promise<undefined> {
  return new Promise((resolve) => {
    if (deadline === Number.POSITIVE_INFINITY) return;
    // Timers cannot wait longer than 2^31 - 1 ms.
    const wait = Math.min(Math.max(0, deadline - Date.now()), 2_147_483_647);
    setTimeout(resolve, wait, undefined).unref();
  });
}
