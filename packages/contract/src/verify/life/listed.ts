import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial, Conclusion } from '../trial.ts';
import { lookUp, type Listed } from './look-up.ts';
import { findNarrowing } from './narrowing.ts';
import { reportBroken, toRuleTrial, createResource, PASSED, within } from './rule.ts';

/** Checks that a new resource is in its list. */
export function planListed({ document }: Session, operation: Operation): Trial[] {
  const life = findLife(document, operation);
  const listing = life?.listing;
  if (life?.get !== operation || life.producer === undefined || listing === undefined) return [];
  return [
    toRuleTrial({
      name: `what was made is listed by ${listing.operation.id}`,
      operation,
      writes: true,
      async run(session) {
        const path = await createResource(session, operation);
        return within(session.fixtures.settleMs, () => lookEverywhere(session, { life, listing, path }));
      },
    }),
  ];
}

/** Looks in the default list, then in the filtered lists that may hold the new resource. */
async function lookEverywhere(session: Session, listed: Listed): Promise<Conclusion> {
  const { life, path } = listed;
  const { operation, name } = listed.listing;
  let last = await lookUp(session, listed);
  if (last.found || !last.isComplete) return PASSED;
  const { queries, unknown } = await findNarrowing(session, operation, life.get, path);
  for (const query of queries) {
    const other = await lookUp(session, listed, { parameters: query });
    if (other.found || !other.isComplete) return PASSED;
    if (query === queries[0]) last = other;
  }
  if (unknown !== undefined)
    throw new CannotTry(`the default of ${unknown} may leave out of ${operation.id} what was made`);
  const id = String(path.get(life.key));
  return reportBroken(
    operation,
    last.exchange,
    `The list lacks what was made, ${id}.`,
    `an item whose ${name} is ${id}`,
  );
}
