import { FetchError } from '@web-data/net';
import { newSnapshotId } from '../trace/journal.ts';
import { RunFailure } from './runner.ts';
import type { RunContext, RunResult } from './runner.ts';
import type { Sources } from '../sources.ts';
import { orchestrator } from '../trace/trace-event.ts';
import type { EventContent } from '../trace/trace-event.ts';

/** Reports the progress of the agent in the trace. */
export async function progress(
  context: RunContext,
  phase: 'planning' | 'working' | 'finalizing',
  message: string,
): Promise<void> {
  const content: EventContent = { type: 'progress.reported', phase, message };
  await context.record({ events: [{ producer: orchestrator, content }] });
}

/**
 * Completes a successful run: stores its result and its sources as artifacts.
 * @param warning what the caller should know of the result
 */
export async function completeRun(
  context: RunContext,
  data: unknown,
  sources: Sources,
  warning?: string,
): Promise<RunResult> {
  const urls = Object.fromEntries(Object.entries(sources).map(([pointer, { url }]) => [pointer, url]));
  const artifacts = [artifact('sources', urls), artifact('result', data)];
  await context.record({
    events: artifacts.map(({ content }) => ({ producer: orchestrator, content })),
    snapshots: artifacts.map(({ snapshot }) => snapshot),
  });
  return { outcome: 'succeeded', data, sources, ...(warning !== undefined && { warning }) };
}

/** Ends a run that cannot be done, with a message that says why. */
export function rejectRun(message: string): RunResult {
  return { outcome: 'refused', message };
}

/**
 * Converts a timeout of schema work, as on a busy machine, to a {@link RunFailure}; returns any other error as it is.
 */
export function schemaFailure(error: unknown): unknown {
  const isLate = error instanceof FetchError && error.code === 'Timeout';
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
