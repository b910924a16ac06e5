import { startCall } from './call.ts';
import { addHeaders } from './headers.ts';
import { failed, toMethod } from './method.ts';
import type { AnyResult } from './method.ts';
import type { Bind, Method, Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import { serializePath } from './path.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

/** Makes methods of operations. */
export function createBind(settings: Settings): Bind {
  return <Op, Args extends unknown[]>(operation: Operation) =>
    // The generated type of the method states its arguments and results; here they are only passed on.
    toMethod((...args: unknown[]) => run(settings, operation, args)) as unknown as Method<Op, Args>;
}

/** Arguments: path parameters in the order of the path, the body, the query, the options of the call. */
async function run(settings: Settings, operation: Operation, args: unknown[]): Promise<AnyResult> {
  let call = { operation, attempts: 0 };
  try {
    const next = args.values();
    const take = () => next.next().value;
    const path = serializePath(operation.path, take);
    const body = operation.body && JSON.stringify(take() ?? {});
    const query = operation.query?.(take() as object | undefined) ?? '';
    const options = take() as CallOptions | undefined;
    const started = (call = startCall(settings, operation, options ?? {}));
    const type = body && { 'content-type': 'application/json' };
    const headers = addHeaders({ ...type, ...settings.headers }, options?.headers);
    const init = { method: operation.method, headers, ...(body && { body }) };
    const { response, data } = await transport(settings, started, settings.address + path + query, init);
    return { ok: true, kind: 'success', status: response.status, data, response, attempts: started.attempts };
  } catch (error) {
    return failed(call, error);
  }
}
