import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { accounts } from './0001-first-release/accounts.ts';
import { createActivity } from './0001-first-release/activity.ts';
import { agent } from './0001-first-release/agent.ts';
import { claimFunctions } from './0001-first-release/claim-functions.ts';
import { crawl } from './0001-first-release/crawl.ts';
import { credits } from './0001-first-release/credits.ts';
import { instances } from './0001-first-release/instances.ts';
import { interact } from './0001-first-release/interact.ts';
import { jobs } from './0001-first-release/jobs.ts';
import { knownPages } from './0001-first-release/known-pages.ts';
import { mail } from './0001-first-release/mail.ts';
import { monitor } from './0001-first-release/monitor.ts';
import { onboarding } from './0001-first-release/onboarding.ts';
import { people } from './0001-first-release/people.ts';
import { createByteTriggers, storedBytes } from './0001-first-release/stored-bytes.ts';
import { webhooks } from './0001-first-release/webhooks.ts';

/** The schema of the first release, in the order of its references. */
export const name = '0001-first-release';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  for (const statement of createTables(kind)) await sql.raw(statement).execute(db);
  for (const statement of createByteTriggers(kind)) await sql.raw(statement).execute(db);
  // On SQLite, where a statement needs no round trip, `jobs/claim.ts` does the same.
  if (kind === 'postgres') for (const statement of claimFunctions) await sql.raw(statement).execute(db);
}

const createTables = (kind: 'sqlite' | 'postgres'): readonly string[] => [
  ...accounts,
  ...credits,
  ...instances,
  ...jobs,
  ...agent,
  ...crawl,
  ...interact,
  ...monitor,
  ...knownPages,
  ...webhooks,
  ...mail,
  ...people,
  ...onboarding,
  ...createActivity(kind),
  ...storedBytes,
];
