import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentTrace } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import { AccountError } from '../../accounts/teams/account-error.ts';
import { agentKind } from '../../capabilities/agent/jobs/agent-kind.ts';
import { cancelJob } from '../../capabilities/agent/jobs/cancel.ts';
import { toAgentJob } from '../../capabilities/agent/jobs/job.ts';
import { readTrace } from '../../capabilities/agent/jobs/read.ts';
import type { Store } from '../../platform/store/store.ts';
import type { AgentJobRow } from '../../platform/store/tables/agent.ts';
import { parseInteger } from '../command.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';
import { traceLine } from './trace-line.ts';
import type { OwnEvent } from './trace-line.ts';

type TraceEvent = AgentTrace['events'][number];

/** Milliseconds between polls of a followed job. */
const FOLLOW_MS = 500;

/** `jobs list | show | follow | cancel` */
export const jobCommands: readonly Command[] = [
  {
    name: 'jobs list',
    summary: 'list agent jobs, the newest first',
    options: {
      team: { type: 'string', value: '<id>', description: 'only those of a team' },
      limit: { type: 'string', value: '<number>', description: '50 unless given' },
    },
    async run({ store, options }) {
      const limit = parseInteger(String(options['limit'] ?? 50), '--limit', 1, 10_000);
      const newest = store.db.selectFrom('agent_job').selectAll().orderBy('created_at', 'desc').limit(limit);
      const team = options['team'];
      const rows = await (typeof team === 'string' ? newest.where('team_id', '=', team) : newest).execute();
      const jobs = rows.map(toSummary);
      return { value: jobs, text: table(jobs, 'There are no jobs.') };
    },
  },
  {
    name: 'jobs show',
    summary: 'show an agent job with its trace',
    arguments: ['job id'],
    async run({ store, args }) {
      const row = await jobOf(store, args[0] ?? '');
      const events = await eventsOf(store, row);
      const text = [table([toSummary(row)], ''), ...events.map(lineOf), ...lastLines(row)].join('\n');
      return { value: { ...toSummary(row), job: toAgentJob(row), events }, text };
    },
  },
  {
    name: 'jobs follow',
    summary: 'print the trace of an agent job as it grows, until the job has ended',
    arguments: ['job id'],
    async run({ store, args, options, print }) {
      let printed = 0;
      for (;;) {
        const row = await jobOf(store, args[0] ?? '');
        const events = await eventsOf(store, row);
        for (const event of events.slice(printed)) {
          print(options['json'] === true ? JSON.stringify(event) : lineOf(event));
        }
        printed = events.length;
        // The row was read before the trace, so the trace has the event that ended the job.
        if (row.status !== 'processing')
          return { value: toAgentJob(row), text: lastLines(row).join('\n'), isLine: true };
        await sleep(FOLLOW_MS);
      }
    },
  },
  {
    name: 'jobs cancel',
    summary: 'ask an agent job to stop',
    changes: true,
    arguments: ['job id'],
    async run({ store, args, config }) {
      const { id, team_id: teamId } = await jobOf(store, args[0] ?? '');
      await cancelJob(agentKind.openQueue(store), teamId, id, config.agentRetentionMs).catch(
        (error: unknown) => {
          throw error instanceof Rejection ? new AccountError(`${error.message}.`) : error;
        },
      );
      const text = 'Cancelled: it ends after the step in flight.';
      return { value: { id, cancelled: true }, text, act: { event: 'job.cancelled', jobId: id, teamId } };
    },
  },
];

/** Returns no events for a job that has expired or has no trace, so that the rest of it is still printed. */
async function eventsOf(store: Store, { team_id: teamId, id }: AgentJobRow): Promise<TraceEvent[]> {
  try {
    return (await readTrace(agentKind.openQueue(store), teamId, id)).events;
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
}

async function jobOf(store: Store, id: string): Promise<AgentJobRow> {
  const row = await store.db.selectFrom('agent_job').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AccountError(`There is no job ${id}: \`jobs list\` shows the jobs.`);
  return row;
}

function toSummary(row: AgentJobRow): object {
  const { prompt } = JSON.parse(row.request) as { prompt: string }; // The server writes it.
  return {
    id: row.id,
    team: row.team_id,
    status: row.status,
    outcome: row.outcome,
    credits: row.credits_used,
    attempt: row.attempt,
    started: new Date(row.created_at).toISOString(),
    prompt: printable(prompt).slice(0, 60),
  };
}

function lineOf(event: TraceEvent): string {
  return fitted(printable(traceLine(event as OwnEvent))); // The server writes it.
}

/** Cuts a line at the width of the terminal; leaves it as it is where the output goes elsewhere. */
function fitted(line: string): string {
  const width = process.stdout.isTTY ? process.stdout.columns : undefined;
  return width === undefined || line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}

function lastLines(row: AgentJobRow): string[] {
  if (row.status === 'completed') return [printable(row.data ?? 'null')];
  return row.error === null ? [] : [printable(row.error)];
}

/** Removes control characters and bidirectional marks, with which a page could steer a terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
