import { uuidv7 } from '../../../platform/ids.ts';
import type { RunContext } from './runner.ts';
import { orchestrator } from '../trace/trace-event.ts';
import type { Producer } from '../trace/trace-event.ts';

/** Maximum number of sub-agents of a run at once. */
const WIDTH = 4;

/** The end of a sub-agent: its result, or why it has none. */
export type SubAgentEnd<T> = { ok: true; value: T } | { ok: false; message: string };

export interface SubAgent {
  producer: Producer;
  /** Aborts with the run, and when another sub-agent ends it. */
  signal: AbortSignal;
}

/**
 * Runs each item in a sub-agent of its own, a few at a time; the trace records each start and end. When one throws, the
 * others stop where they are: they end as `parent_finished` together with the run.
 * @returns the end of each, in the order of the items.
 */
export async function runSubAgents<Item, T>(
  context: RunContext,
  items: readonly Item[],
  work: (item: Item, agent: SubAgent) => Promise<SubAgentEnd<T>>,
): Promise<SubAgentEnd<T>[]> {
  const stop = new AbortController();
  const signal = AbortSignal.any([context.signal, stop.signal]);
  const results: SubAgentEnd<T>[] = [];
  const waiting = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      signal.throwIfAborted();
      const [index, item] = next;
      results[index] = await runOne(context, `Page ${index + 1}`, (producer) =>
        work(item, { producer, signal }),
      );
    }
  };
  const workers = Array.from({ length: Math.min(WIDTH, items.length) }, worker);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort(error);
    await Promise.allSettled(workers);
    throw error;
  }
  return results;
}

async function runOne<T>(
  context: RunContext,
  name: string,
  work: (producer: Producer) => Promise<SubAgentEnd<T>>,
): Promise<SubAgentEnd<T>> {
  const producer: Producer = { id: uuidv7(), role: 'subagent', name, parentId: orchestrator.id };
  const startedAt = Date.now();
  await context.record({ events: [{ producer, content: { type: 'agent.started' } }] });
  const end = await work(producer);
  const durationMs = Math.max(0, Date.now() - startedAt);
  const error = end.ok
    ? null
    : { code: 'internal' as const, source: 'tool' as const, retryable: false, message: end.message };
  const outcome = end.ok ? 'succeeded' : 'failed';
  await context.record({
    events: [{ producer, content: { type: 'agent.finished', outcome, durationMs, error } }],
  });
  return end;
}
