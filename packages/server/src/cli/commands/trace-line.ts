import type { EventContent, Producer } from '../../capabilities/agent/trace/trace-event.ts';
import { describeEvent } from '../../capabilities/agent/trace/describe-event.ts';

/** An event of a trace, as the server writes it. */
export type OwnEvent = EventContent & { occurredAt: string; agent: Producer };

/** Formats an event as one line for a person: time (UTC), agent and event. `--json` prints the rest. */
export function traceLine(event: OwnEvent): string {
  return `${event.occurredAt.slice(11, 23)}  ${event.agent.name.padEnd(8)}  ${describeEvent(event)}`;
}
