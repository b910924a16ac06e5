import type { ApiTables } from './api.ts';
import type { Core } from './core.ts';
import type { Inspected } from './inspector.ts';
import type { Reply } from './reply.ts';
import type { CheckResponse } from './response-checks.ts';

/** Judges a reply as it will be sent, by what `validateResponses` says, and gives the reply to send. Never rejects. */
export type Inspection = (reply: Reply, sent: Inspected) => Reply | Promise<Reply>;

/** The inspection that the options of a core ask for. What it needs is loaded when it is asked for. */
export function createInspection(core: Core): Inspection {
  if ((core.options.validateResponses ?? 'off') === 'off') return (reply) => reply;
  const inspect = import('./inspector.ts').then(({ createInspector }) => createInspector(core));
  return async (reply, sent) => (await inspect)(reply, sent);
}

/** Loads the checks of responses. Apart from those of requests, so that a server without them never reads them. */
export async function loadResponseChecks({ responses }: ApiTables): Promise<CheckResponse> {
  const [{ createCheck }, table] = await Promise.all([import('./response-checks.ts'), responses()]);
  return createCheck(table);
}
