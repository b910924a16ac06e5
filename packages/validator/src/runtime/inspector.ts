import type { Core } from './core.ts';
import { isJsonType } from './media-type.ts';
import { reportError, toErrorReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { createCheck } from './response-checks.ts';

/** The request that a reply belongs to. */
export interface Inspected {
  operation: string;
  request: unknown;
}

/** Creates a function that checks replies against the description. Loaded only when `validateResponses` is on. */
export async function createInspector(core: Core): Promise<(reply: Reply, sent: Inspected) => Reply> {
  const { validateResponses, onResponseViolation } = core.options;
  const check = createCheck(await core.api.responses());
  return (reply, sent) => {
    const violation = check(sent.operation, {
      ...reply,
      body: sentBody(reply, core.api.operations[sent.operation]?.integers?.parse),
    });
    if (!violation) return reply;
    try {
      onResponseViolation?.(violation, sent);
    } catch (error) {
      reportError(core, error, sent);
    }
    if (validateResponses === 'report') return reply;
    return toErrorReply(core, core.api.reject('InternalServerError', { cause: violation }), sent);
  };
}

/** The value that a client will read: JSON has no dates, no `undefined`, and no `NaN`. */
function sentBody({ headers, body }: Reply, parse: (text: string) => unknown = JSON.parse): unknown {
  if (!isJsonType(headers['content-type'] ?? '')) return body;
  try {
    if (typeof body === 'string') return parse(body);
    return body instanceof Uint8Array ? parse(new TextDecoder().decode(body)) : body;
  } catch {
    return undefined;
  }
}
