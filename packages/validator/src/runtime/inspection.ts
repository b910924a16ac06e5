import type { ApiTables } from './api.ts';
import type { Core } from './core.ts';
import type { Inspected } from './inspector.ts';
import type { Reply } from './reply.ts';
import type { CheckResponse } from './response-checks.ts';

/**
 * Checks a reply against the description, in the mode of `validateResponses`, and returns the reply to send. Never
 * rejects.
 */
export type Inspection = (reply: Reply, sent: Inspected) => Reply | Promise<Reply>;

/** Creates the inspection that the options call for. Loads its modules only when `validateResponses` is on. */
export function createInspection(core: Core): Inspection {
  if ((core.options.validateResponses ?? 'off') === 'off') return (reply) => reply;
  const inspect = import('./inspector.ts').then(({ createInspector }) => createInspector(core));
  return async (reply, sent) => (await inspect)(reply, sent);
}

/** Loads the checks of responses, a separate module so that servers that do not use them never load it. */
export async function loadResponseChecks({ responses }: ApiTables): Promise<CheckResponse> {
  const [{ createCheck }, table] = await Promise.all([import('./response-checks.ts'), responses()]);
  return createCheck(table);
}
