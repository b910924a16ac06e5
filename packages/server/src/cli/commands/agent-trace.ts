import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentJob, AgentTrace } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import { AccountError } from '../../accounts/teams/account-error.ts';
import { agentKind } from '../../capabilities/agent/jobs/agent-kind.ts';
import { toAgentJob } from '../../capabilities/agent/jobs/job.ts';
import { readTrace } from '../../capabilities/agent/jobs/read.ts';
import type { Store } from '../../platform/store/store.ts';
import type { AgentJobRow } from '../../platform/store/tables/agent.ts';
import type { Command } from '../command.ts';
import { printable } from '../table.ts';
import type { EventContent, Producer } from '../../capabilities/agent/trace/trace-event.ts';
import { describeEvent } from '../../capabilities/agent/trace/describe-event.ts';

type TraceEvent = AgentTrace['events'][number];

/** Milliseconds between polls of a followed job. */
const FOLLOW_MS = 500;

/** `jobs follow` */
export const followCommand: Command = {
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
};

/** Returns an agent job with its trace. @throws {AccountError} when there is none */
export async function showAgentJob(
  store: Store,
  id: string,
): Promise<{ job: AgentJob; outcome: string | null; events: TraceEvent[]; text: string }> {
  const row = await jobOf(store, id);
  const events = await eventsOf(store, row);
  const text = [...events.map(lineOf), ...lastLines(row)].join('\n');
  return { job: toAgentJob(row), outcome: row.outcome, events, text };
}

/** Returns no events for a job that has expired or has no trace, so that the rest of it is still printed. */
async function eventsOf(store: Store, { team_id: teamId, id }: AgentJobRow): Promise<TraceEvent[]> {
  try {
    return (await readTrace(agentKind.openQueue(store), teamId, id)).events;
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
}

async function jobOf({ db }: Store, id: string): Promise<AgentJobRow> {
  const row = await db.selectFrom('agent_job').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AccountError(`There is no agent job ${id}: \`jobs list\` shows the jobs.`);
  return row;
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

/** An event of a trace, as the server writes it. */
type OwnEvent = EventContent & { occurredAt: string; agent: Producer };

/** Formats an event as one line for a person: time (UTC), agent and event. `--json` prints the rest. */
function traceLine(event: OwnEvent): string {
  return `${event.occurredAt.slice(11, 23)}  ${event.agent.name.padEnd(8)}  ${describeEvent(event)}`;
}
