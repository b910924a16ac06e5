import { startCall } from './call.ts';
import type { Call } from './call.ts';
import { getSettings } from './connect.ts';
import type { Service } from './service.ts';
import { addHeaders, toSentHeaders } from './headers.ts';
import type { HeaderMap } from './headers.ts';
import { toFailure, toThrowing } from './method.ts';
import type { AnyResult } from './method.ts';
import type { Operation, OperationFunction } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { Received } from './outcome.ts';
import { transport } from './transport.ts';

/**
 * Sends the request of a call; `options` are those of the call.
 * @throws CallError
 */
export type Transport = (
  ...request: [...Parameters<typeof transport>, options: CallOptions]
) => Promise<Received>;

/**
 * Defines the function of an operation. Its arguments: path parameters in the order of the path, the body, the query,
 * headers and cookies, the options of the call.
 * @param send sends its requests, where its response or its body is a stream
 */
export function defineOperation<Args extends unknown[], Data, Outcome, Options = CallOptions>(
  operation: Operation,
  send: Transport = transport,
): OperationFunction<Args, Data, Outcome, Options> {
  const run = async (service: Service, ...args: unknown[]): Promise<AnyResult> => {
    // Enough for an error that is thrown before the options are read.
    let call = { operation, attempts: 0 } as Call;
    try {
      const settings = getSettings(service);
      const sent: HeaderMap = { ...settings.headers };
      const path = operation.fill?.(operation.path, () => args.shift()) ?? operation.path;
      const body = operation.body?.(args.shift(), sent);
      const query = operation.query?.(args.shift() as object | undefined) ?? '';
      operation.fields?.(sent, args);
      const options = (args.shift() ?? {}) as CallOptions;
      call = startCall(settings, operation, options);
      const init = {
        method: operation.method,
        headers: toSentHeaders(addHeaders(sent, options.headers)),
        ...(body && { body }),
      };
      const { response, data } = await send(settings, call, settings.address + path + query, init, options);
      return {
        ok: true,
        kind: 'success',
        status: response.status,
        response,
        data,
        attempts: call.attempts,
      };
    } catch (error) {
      return toFailure(call, error);
    }
  };
  // The generated type of the function states its arguments and results; here they are only passed on.
  return Object.assign(toThrowing(run), { operation }) as unknown as OperationFunction<
    Args,
    Data,
    Outcome,
    Options
  >;
}
