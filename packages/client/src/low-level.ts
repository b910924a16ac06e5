import { PlainRequest, createFetchApi } from './api.ts';
import type { Api, FetchInit } from './api.ts';
import { startCall } from './call.ts';
import type { Call } from './call.ts';
import { decode } from './decode.ts';
import type { Decoded } from './decode.ts';
import { ApiError } from './errors.ts';
import { operations } from './generated/operations.ts';
import type { CallOptions } from './options.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

/** openapi-fetch over the transport: for the methods of the client (`send`), and as `web.api`. */
export interface LowLevel {
  api: Api;
  /** @throws WebDataError, or what a hook or middleware threw */
  send: (call: Call, init: FetchInit) => Promise<Decoded>;
}

export function createLowLevel(settings: Settings): LowLevel {
  const client = createFetchApi(settings.address, settings.headers);
  let hasMiddleware = false;

  const send: LowLevel['send'] = async (call, init) => {
    init.parseAs = 'text';
    init.Request = hasMiddleware || init.middleware ? undefined : PlainRequest;
    init.fetch = (request) => transport(settings, call, request);
    const { method, path } = call.operation;
    return decode(settings, call, await client.request(method, path, init));
  };

  /** By method and path, as openapi-fetch has it: `error` is an error body of the API; any other failure is thrown. */
  const request = async (verb: string, path: string, options?: CallOptions & Partial<FetchInit>) => {
    const method = verb.toUpperCase();
    const operation = operations.find((one) => one.method === method && one.path === path);
    const call = startCall(settings, operation ?? { id: path, method, path, openErrors: [] }, options);
    const init = { ...options, params: { path: {}, ...options?.params } };
    return send(call, init).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'api')
        return { error: error.body, response: error.response };
      throw error;
    });
  };

  const api: Record<string, unknown> = {
    ...client,
    request,
    use: (...middleware: Parameters<Api['use']>) => {
      hasMiddleware = true;
      client.use(...middleware);
    },
  };
  for (const verb of Object.keys(client).filter((key) => /[A-Z]/.test(key))) {
    api[verb] = (path: string, options?: CallOptions) => request(verb, path, options);
  }
  return { api: api as unknown as Api, send };
}
