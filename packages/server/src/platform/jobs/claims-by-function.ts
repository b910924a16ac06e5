import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { BUSY_MS } from './claims.ts';
import type { Claims, Line } from './claims.ts';

/** Claims jobs on PostgreSQL, through the function `claim_job` of the schema. */
export function claimsByFunction({ store, name: queueName, concurrency, servesSuspended }: Line): Claims {
  const { byPlan = {}, otherwise = 0 } = concurrency ?? {};
  const limits = JSON.stringify(byPlan);
  const counts = concurrency !== undefined;
  /** The simulated time of the store, if it has one; null selects the clock of the database. */
  const now = (): RawBuilder<number> => sql`${store.clock?.() ?? null}::bigint`;
  return {
    async claim({ owner, except = [] }) {
      const { rows } = await sql<Claimed>`select * from claim_job(
        ${queueName}, ${owner}, ${except}::text[], ${counts}, ${limits}::jsonb, ${otherwise}, ${BUSY_MS}, ${servesSuspended}, ${now()}
      )`.execute(store.db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { id_: id, team_id_: teamId, attempt_: attempt, interruptions_: interruptions } = row;
      return { id, teamId, owner, attempt, interruptions };
    },
    async end(query, { id, teamId, owner, attempt }) {
      const { rows } = await sql<{ ended: boolean }>`select
        end_job(${queueName}, ${id}, ${owner}, ${attempt}, ${teamId}, ${now()}) as ended`.execute(query);
      return rows[0]?.ended === true;
    },
  };
}

interface Claimed {
  id_: string;
  team_id_: string;
  attempt_: number;
  interruptions_: number;
}
