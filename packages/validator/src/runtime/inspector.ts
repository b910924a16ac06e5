import type { Core } from './core.ts';
import type { Inspection } from './inspection.ts';
import { isJson, tell, toErrorReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { createCheck } from './response-checks.ts';

/** Judges replies against what the description says of them. Loaded by those alone who ask for it. */
export async function createInspector(core: Core): Promise<(...given: Parameters<Inspection>) => Reply> {
  const { validateResponses, onResponseFault } = core.options;
  const check = createCheck(await core.api.responses());
  return (reply, context) => {
    const fault = check(context.operation, { ...reply, body: sentBody(reply) });
    if (!fault) return reply;
    try {
      onResponseFault?.(fault, context);
    } catch (error) {
      tell(core, error, context);
    }
    if (validateResponses === 'report') return reply;
    return toErrorReply(core, core.api.reject('InternalServerError', { cause: fault }), context);
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
