import { startCall } from './call.ts';
import { getSettings } from './connect.ts';
import type { Service } from './service.ts';
import { addHeaders, toSentHeaders } from './headers.ts';
import type { HeaderMap } from './headers.ts';
import { toFailure, toThrowing } from './method.ts';
import type { AnyResult } from './method.ts';
import type { Operation, OperationFunction } from './operation.ts';
import type { CallOptions } from './options.ts';
import { transport } from './transport.ts';

/** Defines the function of an operation. */
export function defineOperation<Args extends unknown[], Data, Outcome, Options = CallOptions>(
  operation: Operation,
): OperationFunction<Args, Data, Outcome, Options> {
  const send = toThrowing((service: Service, ...args: unknown[]) => run(service, operation, args));
  // The generated type of the function states its arguments and results; here they are only passed on.
  return Object.assign(send, { operation }) as unknown as OperationFunction<Args, Data, Outcome, Options>;
}

/**
 * Arguments: path parameters in the order of the path, the body, the query, headers and cookies, the options of the
 * call.
 */
async function run(service: Service, operation: Operation, args: unknown[]): Promise<AnyResult> {
  let call = { operation, attempts: 0 };
  try {
    const settings = getSettings(service);
    const sent: HeaderMap = { ...settings.headers };
    const path = operation.fill?.(operation.path, () => args.shift()) ?? operation.path;
    const body = operation.body?.(args.shift(), sent);
    const query = operation.query?.(args.shift() as object | undefined) ?? '';
    operation.fields?.(sent, args);
    const options = (args.shift() ?? {}) as CallOptions;
    const started = (call = startCall(settings, operation, options));
    const headers = toSentHeaders(addHeaders(sent, options.headers));
    const init = { method: operation.method, headers, ...(body && { body }) };
    const { response, data } = await transport(settings, started, settings.address + path + query, init);
    return { ok: true, kind: 'success', status: response.status, data, response, attempts: started.attempts };
  } catch (error) {
    return toFailure(call, error);
  }
}
