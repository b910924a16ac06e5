import { SiteMapError } from '@web-data/site-map/fetch';
import { newSnapshotId } from '../trace/journal.ts';
import { RunFailure } from './runner.ts';
import type { RunContext, RunResult } from './runner.ts';
import { orchestrator } from '../trace/trace-event.ts';
import type { EventContent } from '../trace/trace-event.ts';

/** Says in the trace what the agent is at. */
export async function progress(
  context: RunContext,
  phase: 'planning' | 'working' | 'finalizing',
  message: string,
): Promise<void> {
  const content: EventContent = { type: 'progress.reported', phase, message };
  await context.record({ events: [{ producer: orchestrator, content }] });
}

/** Ends a run that succeeded: its result, and where each value was read, are kept as artifacts. */
export async function completeRun(
  context: RunContext,
  data: unknown,
  sources: Record<string, string>,
): Promise<RunResult> {
  const artifacts = [artifact('sources', sources), artifact('result', data)];
  await context.record({
    events: artifacts.map(({ content }) => ({ producer: orchestrator, content })),
    snapshots: artifacts.map(({ snapshot }) => snapshot),
  });
  return { outcome: 'succeeded', data };
}

/** Ends a run that cannot be done, with one sentence that says why. */
export function rejectRun(message: string): RunResult {
  return { outcome: 'refused', message };
}

/** What a run fails with when there was no time to apply its schema, as on a busy machine; any other error as it is. */
export function schemaFailure(error: unknown): unknown {
  const isLate = error instanceof SiteMapError && error.code === 'Timeout';
  if (!isLate) return error;
  return new RunFailure('Applying the schema took too long.', { source: 'tool', cause: error });
}

function artifact(artifactId: string, value: unknown) {
  const snapshotId = newSnapshotId();
  const content: EventContent = {
    type: 'artifact.updated',
    snapshotId,
    artifact: { kind: 'json', artifactId, snapshotId, change: 'init' },
  };
  return { content, snapshot: { id: snapshotId, content: JSON.stringify(value) } };
}
