import { PlainRequest, PlainResponse, createFetchApi } from './api.ts';
import type { Api, FetchInit } from './api.ts';
import { decode } from './answer.ts';
import type { Outcome } from './answer.ts';
import type { Answer } from './attempt.ts';
import { startCall } from './call.ts';
import type { Call } from './call.ts';
import { operations } from './generated/operations.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

/** One call over openapi-fetch and the transport. */
export interface LowLevel {
  api: Api;
  send: (call: Call, init: FetchInit) => Promise<Outcome>;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/** openapi-fetch over the transport: for the methods of the client, and as `web.api`. */
export function createLowLevel(settings: Settings): LowLevel {
  const client = createFetchApi(settings.address, settings.headers);
  let hasMiddleware = false;

  const send: LowLevel['send'] = async (call, init) => {
    const { method, path } = call.operation;
    const plain = !hasMiddleware && !init.middleware;
    const fetch = async (request: Request | PlainRequest) => {
      const { response, text } = await transport(settings, call, request);
      return plain ? new PlainResponse(response, text) : rebuild(call, { response, text });
    };
    const result = await client.request(method, path, {
      ...init,
      ...(plain && { Request: PlainRequest }),
      parseAs: 'text',
      fetch,
    });
    return decode(settings, call, result);
  };

  /** By method and path, as openapi-fetch has it: `error` is the error body; every other failure is thrown. */
  const request = async (method: string, path: string, options: CallOptions & Partial<FetchInit> = {}) => {
    const call = startCall(settings, findOperation(method, path), options);
    const { response, data, failure } = await send(call, {
      ...options,
      params: { path: {}, ...options.params },
    });
    if (!failure) return { data, response };
    if (failure.kind !== 'api') throw failure;
    return { error: failure.body, response };
  };

  const byMethod = methods.map((method) => [
    method,
    (path: string, init?: object) => request(method, path, init),
  ]);
  const use: Api['use'] = (...middleware) => {
    hasMiddleware = true;
    client.use(...middleware);
  };
  return { api: { ...Object.fromEntries(byMethod), request, use, eject: client.eject }, send };
}

function findOperation(method: string, path: string): Operation {
  const found = operations.find((one) => one.method === method && one.path === path);
  return found ?? { id: `${method} ${path}`, method, path, openErrors: [] };
}

/** A `Response` for middleware, its body unread. */
function rebuild({ failure }: Call, { response, text }: Answer): Response {
  const { status, statusText, headers } = response;
  // The opaque redirect of browsers: no Response can be made of it.
  if (status < 200) throw failure;
  return new Response([204, 205, 304].includes(status) ? null : text, { status, statusText, headers });
}
