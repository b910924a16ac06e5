import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';
import { lookUp } from './look-up.ts';
import { reportBroken, toRuleTrial, createResource, PASSED } from './rule.ts';

/** Checks that a new resource is not in the list of another team. */
export function planListedForOthers({ document }: Session, operation: Operation): Trial[] {
  const life = findLife(document, operation);
  const listing = life?.listing;
  if (life?.get !== operation || life.producer === undefined || listing === undefined) return [];
  // A list below a resource is covered by the trials of another team's resource.
  if (listing.operation.path.includes('{')) return [];
  return [
    toRuleTrial({
      name: `what was made is not listed by ${listing.operation.id} for another team`,
      operation,
      writes: true,
      async run(session) {
        if (session.fixtures.credentials['secondTeam'] === undefined)
          return notTested('the fixtures have no credentials.secondTeam');
        const path = await createResource(session, operation);
        const { found, exchange } = await lookUp(
          session,
          { life, listing, path },
          { credential: 'secondTeam' },
        );
        if (!found) return PASSED;
        const id = String(path.get(life.key));
        return reportBroken(
          listing.operation,
          exchange,
          `Another team's list holds what was made, ${id}.`,
          'a list of its own',
        );
      },
    }),
  ];
}
