import type { EventContent, Producer } from '../../agent/trace/trace-event.ts';
import { describeEvent } from '../../agent/trace/describe-event.ts';

/** An event of a trace as we write it. */
export type OwnEvent = EventContent & { occurredAt: string; agent: Producer };

/** An event as one line for a person: when (UTC), who, what. `--json` has the rest. */
export function traceLine(event: OwnEvent): string {
  return `${event.occurredAt.slice(11, 23)}  ${event.agent.name.padEnd(8)}  ${describeEvent(event)}`;
}
