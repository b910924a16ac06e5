import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { BUSY_MS, matchesClaim } from './claims.ts';
import type { ClaimOptions, Claims, Line } from './claims.ts';
import type { ClaimedJob } from './job.ts';
import { endWork, startWork } from './running.ts';
import { scheduleTeam } from './team-schedule.ts';

type Found = ClaimedJob | 'nothing of this team' | undefined;

/** Claims jobs statement by statement on SQLite, whose single write lock excludes all others meanwhile. */
export function claimsInSteps(line: Line): Claims {
  const steps = new Steps(line);
  return {
    async claim(options) {
      for (;;) {
        const found = await line.store.tx((query) => steps.claim(query, options));
        if (found !== 'nothing of this team') return found;
      }
    },
    end: (query, job) => steps.end(query, job),
  };
}

class Steps {
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  async claim(query: Query, options: ClaimOptions): Promise<Found> {
    const { name: queueName, concurrency } = this.#line;
    const teamId = await this.#nextTeam(query, options);
    if (teamId === undefined) return undefined;
    const id = await this.#nextOf(query, teamId);
    if (id === undefined) return await this.#postpone(query, teamId);
    const slot = { queueName, teamId, overwrite: true };
    if (concurrency !== undefined && !(await startWork(query, teamId, concurrency))) {
      await scheduleTeam(query, { ...slot, scheduledAt: sql<number>`${this.#now()} + ${BUSY_MS}` });
      return 'nothing of this team';
    }
    // Moves the team behind the others, which have waited longer.
    await scheduleTeam(query, { ...slot, scheduledAt: this.#now() });
    return await this.#take(query, { id, teamId, owner: options.owner });
  }

  /** Returns the team with jobs that has waited longest. */
  async #nextTeam(query: Query, { except = [] }: ClaimOptions): Promise<string | undefined> {
    const slot = await query
      .selectFrom('team_schedule')
      .select('team_id')
      .where('queue', '=', this.#line.name)
      .where('scheduled_at', '<=', this.#now())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('paused_queue')
              .select('paused_queue.queue')
              .where('paused_queue.queue', '=', this.#line.name),
          ),
        ),
      )
      .$if(!this.#line.servesSuspended, (slots) =>
        slots.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('team')
                .select('team.id')
                .whereRef('team.id', '=', 'team_schedule.team_id')
                .where('team.suspended_at', 'is not', null),
            ),
          ),
        ),
      )
      .$if(except.length > 0, (slots) => slots.where('team_id', 'not in', except))
      .orderBy('scheduled_at')
      .limit(1)
      .executeTakeFirst();
    return slot?.team_id;
  }

  /** Returns the first job of the team by priority, then by time. */
  async #nextOf(query: Query, teamId: string): Promise<string | undefined> {
    const job = await query
      .selectFrom('job')
      .select('id')
      .where(waitingOf(this.#line.name, teamId))
      .where('run_at', '<=', this.#now())
      .orderBy('priority', 'desc')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return job?.id;
  }

  async #take(query: Query, { id, teamId, owner }: { id: string; teamId: string; owner: string }) {
    const counts = this.#line.concurrency === undefined ? 0 : 1;
    const claimed = await query
      .updateTable('job')
      .set((job) => ({ owner, attempt: job('attempt', '+', 1), counts }))
      .where('id', '=', id)
      .returning(['attempt', 'interruptions'])
      .executeTakeFirstOrThrow();
    return { id, teamId, owner, ...claimed };
  }

  /** Postpones a team without a job to run now until its next job may run, or until a job is queued. */
  async #postpone(query: Query, teamId: string): Promise<'nothing of this team'> {
    const { name: queueName } = this.#line;
    const { scheduledAt } = await query
      .selectFrom('job')
      .select((job) => job.fn.min('run_at').as('scheduledAt'))
      .where(waitingOf(queueName, teamId))
      .executeTakeFirstOrThrow();
    if (scheduledAt !== null) await scheduleTeam(query, { queueName, teamId, scheduledAt, overwrite: true });
    else
      await query
        .deleteFrom('team_schedule')
        .where('queue', '=', queueName)
        .where('team_id', '=', teamId)
        .execute();
    return 'nothing of this team';
  }

  async end(query: Query, job: ClaimedJob): Promise<boolean> {
    const row = await query.deleteFrom('job').where(matchesClaim(job)).returning('counts').executeTakeFirst();
    if (row === undefined) return false;
    await query
      .updateTable('team_schedule')
      .set({ scheduled_at: this.#now() })
      .where('queue', '=', this.#line.name)
      .where('team_id', '=', job.teamId)
      .where('scheduled_at', '>', this.#now())
      .execute();
    if (row.counts === 1) await endWork(query, job.teamId);
    return true;
  }

  #now() {
    return databaseNow(this.#line.store);
  }
}

function waitingOf(queueName: string, teamId: string) {
  return (job: ExpressionBuilder<Tables, 'job'>) =>
    job.and([job('queue', '=', queueName), job('team_id', '=', teamId), job('owner', 'is', null)]);
}
