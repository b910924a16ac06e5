import { createHash } from 'node:crypto';
import { uuidv7 } from '../../../platform/ids.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { announce } from '../../../platform/webhooks/announce.ts';
import { toStorableText } from '../../../platform/store/encode.ts';
import { describeUse, readStoredBytes } from '../../../platform/store/stored-bytes.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import type { AgentRun } from '../jobs/job.ts';
import { AGENT_CHANGES } from '../stream/watched-agents.ts';
import { toEvent } from './trace-event.ts';
import type { NewEvent } from './trace-event.ts';

/** Thrown when a step would exceed the credits of the run; the step was not charged. */
export class CreditLimitReached extends Error {
  override readonly name = 'CreditLimitReached';
}

/** Thrown when the team has no room for a step; the step was not charged. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** One step of a run, stored atomically. */
export interface Entry {
  /** Credits of the step; 0 by default. */
  credits?: number;
  events?: NewEvent[];
  snapshots?: Snapshot[];
}

export interface Snapshot {
  /** The `snapshotId` of its `artifact.updated` event. */
  id: string;
  content: string;
}

/**
 * Stores a step of a run: its cost, its snapshots and its events.
 * @throws {ClaimLost}; {@link CreditLimitReached} when the cost would exceed
 * `maxCredits`; {@link StorageFull} when the team would store more than `maxStoredBytes`.
 */
export async function record(
  queue: JobQueue<AgentJobRow>,
  job: AgentRun,
  entry: Entry,
  maxStoredBytes: number = Infinity,
): Promise<void> {
  const { credits = 0, events = [], snapshots = [] } = entry;
  await queue.store.tx(async (query) => {
    const row = await queue.lockOwned(query, job);
    const used = row.credits_used + credits;
    if (used > job.maxCredits) throw new CreditLimitReached(`Job ${job.id} would use ${used} credits.`);
    let bytes = await appendEvents(query, job.id, row.events, events);
    for (const snapshot of snapshots) bytes += await keepSnapshot(query, job.id, snapshot);
    const storedBytes = await readStoredBytes(query, row.team_id);
    if (storedBytes + bytes > maxStoredBytes)
      throw new StorageFull(describeUse({ storedBytes, maxStoredBytes }));
    await query
      .updateTable('agent_job')
      .set({ credits_used: used, events: row.events + events.length, stored_bytes: row.stored_bytes + bytes })
      .where('id', '=', job.id)
      .execute();
    if (events.length > 0) queue.store.topics.notifyAfter(query, AGENT_CHANGES);
    await announceActions(queue.store, query, job.id, used, events);
  }, job.identity.teamId);
}

/** Announces each call of a tool to the webhook. */
async function announceActions(
  store: Store,
  query: Query,
  jobId: string,
  creditsUsed: number,
  events: readonly NewEvent[],
): Promise<void> {
  for (const { content } of events) {
    if (content.type !== 'tool_call.started') continue;
    const data = [{ creditsUsed, action: content.toolName, input: content.parameters }];
    await announce(store, query, { jobId, type: 'agent.action', data });
  }
}

/**
 * Appends events from a position on. The caller has locked the job's row and adds the events and their bytes to it.
 * @returns the bytes.
 */
export async function appendEvents(
  query: Query,
  jobId: string,
  from: number,
  events: readonly NewEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = events.map((event, index) => ({
    job_id: jobId,
    position: from + index,
    event: JSON.stringify(toEvent(jobId, from + index, event)),
  }));
  await query.insertInto('agent_event').values(rows).execute();
  return rows.reduce((sum, { event }) => sum + Buffer.byteLength(event), 0);
}

/** Stores a snapshot. @returns its bytes, although one content is stored once */
async function keepSnapshot(query: Query, jobId: string, { id, content: input }: Snapshot): Promise<number> {
  const content = toStorableText(input); // Its digest is that of what is stored.
  const bytes = Buffer.byteLength(content);
  const digest = createHash('sha256').update(content).digest('hex');
  await query
    .insertInto('agent_content')
    .values({ digest, content, bytes, uses: 1 })
    .onConflict((on) =>
      on.column('digest').doUpdateSet((row) => ({ uses: row('agent_content.uses', '+', 1) })),
    )
    .execute();
  await query.insertInto('agent_snapshot').values({ id, job_id: jobId, digest }).execute();
  return bytes;
}

/** Returns a new id for a snapshot. */
export const newSnapshotId = (): string => uuidv7();
