import createFetchClient from 'openapi-fetch';
import type { paths } from '@web-data/types';
import type { Api } from './api-types.ts';
import type { Fetch } from './runtime/options.ts';
import { serializePath } from './runtime/path.ts';
import { authorize } from './runtime/authorize.ts';

export type { Api, ApiInit, ApiMethod, ApiPath, ApiRequest, ApiResult } from './api-types.ts';
export type { Middleware, MiddlewareCallbackParams } from './api-types.ts';

/** Options of the low-level client. */
export interface ApiOptions {
  /** Address of the service with the version, such as `https://api.example.com/v2`. */
  address: string;
  /** The API key; not needed where `fetch` adds it. */
  apiKey?: string | undefined;
  /** Used instead of the global `fetch`; that of a client (`web.fetch`) adds retries, deadlines and the key. */
  fetch?: Fetch | undefined;
}

type Init = RequestInit & { params?: object; middleware?: unknown };

/**
 * The low-level client on its own, or on top of a client: `createClient({ api: createApi }).api`. `error` is always an
 * error body of the API; any other failed response is thrown as an `Error` whose `cause` is the response.
 * @throws TypeError when the key cannot be sent
 */
export function createApi({ address, apiKey, fetch = globalThis.fetch }: ApiOptions): Api {
  const client = createFetchClient<paths>({
    baseUrl: address,
    headers: apiKey ? { authorization: authorize(apiKey) } : {},
    pathSerializer: (template, parameters) => serializePath(template, (name) => parameters[name]),
    redirect: 'manual',
  });
  let RequestClass: typeof PlainRequest | typeof Request = PlainRequest;
  const request = async (verb: string, path: string, init: Init = {}) => {
    // An empty `path` makes openapi-fetch call the serializer, which rejects missing parameters.
    const options = {
      ...init,
      params: { path: {}, ...init.params },
      parseAs: 'text',
      Request: init.middleware ? Request : RequestClass,
      fetch: (request: Request | PlainRequest) =>
        'init' in request ? fetch(request.url, request.init) : sendReal(fetch, request, init),
    };
    return decode(await (client.request as Untyped)(verb, path, options));
  };
  const api: Record<string, unknown> = {
    ...client,
    request,
    use(...middleware: Parameters<Api['use']>) {
      RequestClass = Request;
      client.use(...middleware);
    },
  };
  // GET, POST, …: the other names are in lower case.
  for (const verb in client) if (verb < 'a') api[verb] = request.bind(undefined, verb);
  // The types by path come from the same description.
  return api as unknown as Api;
}

type Untyped = (
  verb: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: { error?: unknown }; response: Response }>;

/** `response.ok` alone decides between data and error. */
function decode({ data, error, response }: Awaited<ReturnType<Untyped>>): object {
  try {
    if (response.ok) return { data: response.status === 204 ? data : JSON.parse(data!), response };
  } catch {
    // An html 200.
  }
  if (typeof error?.error === 'string') return { error, response };
  throw new Error(`The answer ${response.status} is not one of the API.`, { cause: response });
}

/**
 * Replaces `Request` when there is no middleware: a real one accounts for most of the cost of a call, and its body can
 * be sent only once.
 */
class PlainRequest {
  declare readonly url: string;
  declare readonly init: RequestInit;
  declare readonly method: string | undefined;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
    this.method = init.method;
  }
}

/** Sends a `Request` that was created for middleware. Reads its body once, so that retries need no `clone()`. */
async function sendReal(fetch: Fetch, request: Request, init: Init): Promise<Response> {
  const { url, method, headers, redirect, signal } = request;
  return fetch(url, { ...init, method, headers, redirect, signal, body: (await request.text()) || null });
}
