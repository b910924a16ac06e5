import type { Core } from './core.ts';
import type { OperationId } from './operation-types.ts';
import { reject } from './rejection.ts';
import { isJson, tell, toErrorReply } from './reply.ts';
import type { Reply } from './reply.ts';
import type { CheckResponse } from './response-checks.ts';

/** Judges a reply as it will be sent, by what `validateResponses` says, and gives the reply to send. Never rejects. */
export type Inspection = (
  reply: Reply,
  context: { operation: OperationId; request: unknown },
) => Reply | Promise<Reply>;

/** The inspection that the options of a core ask for. The checks are loaded by the first that is asked for. */
export function createInspection(core: Core): Inspection {
  const { validateResponses = 'off', onResponseFault } = core.options;
  if (validateResponses === 'off') return (reply) => reply;
  const checks = loadResponseChecks();
  return async (reply, context) => {
    const fault = (await checks)(context.operation, { ...reply, body: sentBody(reply) });
    if (!fault) return reply;
    try {
      onResponseFault?.(fault, context);
    } catch (error) {
      tell(core, error, context);
    }
    if (validateResponses === 'report') return reply;
    return toErrorReply(core, reject('InternalServerError', { cause: fault }), context);
  };
}

/** The value that a client will read: JSON has no dates, no `undefined`, and no `NaN`. */
function sentBody({ headers, body }: Reply): unknown {
  if (!isJson(headers['content-type'] ?? '')) return body;
  try {
    if (typeof body === 'string') return JSON.parse(body);
    return body instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(body)) : body;
  } catch {
    return undefined;
  }
}

/** Loads the checks of responses. Apart from those of requests, so that a server without them never reads them. */
export async function loadResponseChecks(): Promise<CheckResponse> {
  const { checkAnswer } = await import('./response-checks.ts');
  return checkAnswer;
}
