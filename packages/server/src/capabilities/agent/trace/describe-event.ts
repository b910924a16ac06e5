import type { EventContent } from './trace-event.ts';

/** Describes an event of a trace in plain text, which may include text of web pages. */
export function describeEvent(event: EventContent): string {
  switch (event.type) {
    case 'run.finished':
      return `run finished: ${event.outcome}${because(event.error)}`;
    case 'run.cancel_requested':
      return `cancellation requested by the ${event.reason}`;
    case 'agent.started':
      return 'started';
    case 'agent.finished':
      return `${event.outcome} after ${(event.durationMs / 1000).toFixed(1)} s${because(event.error)}`;
    case 'progress.reported':
      return event.message;
    case 'reasoning.summary':
      return `thinks: ${event.text}`;
    case 'tool_call.started':
      return `${event.toolName}: ${membersOf(event.parameters)}`;
    case 'tool_call.finished':
      return `${event.toolName} gave ${membersOf(event.result)}`;
    case 'browser.session.started':
      return `browser session ${event.browserSessionId} started`;
    case 'browser.session.finished':
      return `browser session ${event.browserSessionId} finished after ${(event.durationMs / 1000).toFixed(1)} s`;
    case 'artifact.updated':
      return `artifact ${event.artifact.artifactId}, snapshot ${event.snapshotId}`;
    case 'error.occurred':
      return `error: ${event.error.message}${event.retryable ? ' It may succeed later.' : ''}`;
    default:
      return event.type.replace('.', ' ');
  }
}

function because(error: { code: string; message: string } | null): string {
  return error === null ? '' : ` (${error.code}): ${error.message}`;
}

/** Formats members, such as `url https://example.com/, status 200`. */
function membersOf(value: unknown): string {
  const entries = Object.entries(value ?? {});
  return entries.map(([name, member]) => `${name} ${String(member)}`).join(', ');
}
