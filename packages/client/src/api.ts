import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '@web-data/types';
import { serializePath } from './path.ts';

/** The low-level client: `GET`, `POST`, … by path, typed from the description, with middleware (`use`, `eject`). */
export type Api = Client<paths>;

/** openapi-fetch without its types by path, for callers that have an operation. */
export interface FetchApi extends Pick<Api, 'use' | 'eject'> {
  request: (method: string, path: string, init: FetchInit) => Promise<FetchResult>;
}

/** What one call gives to openapi-fetch. */
export interface FetchInit {
  params: { path: Record<string, unknown>; query?: unknown };
  body?: unknown;
  headers?: object | undefined;
  middleware?: unknown;
  parseAs?: 'text';
  Request?: typeof PlainRequest | undefined;
  fetch?: (request: Request | PlainRequest) => Promise<Response | PlainResponse>;
}

/** What openapi-fetch makes of an answer. `error` is a string, or nothing, where the body is no JSON. */
export interface FetchResult {
  data?: string;
  error?: unknown;
  response: Response | PlainResponse;
}

/**
 * Takes the place of `Request` where there is no middleware: making a real one is most of the cost of a call, and its
 * body can be sent only once.
 */
export class PlainRequest {
  declare readonly url: string;
  declare readonly init: RequestInit;
  declare readonly method: string | undefined;

  constructor(url: string, init: RequestInit) {
    Object.assign(this, { url, init, method: init.method });
  }
}

/** Takes the place of a `Response` whose body has been read. */
export interface PlainResponse extends Pick<Response, 'ok' | 'status' | 'headers'> {
  raw: Response;
  text: () => string;
}

/** The one place that knows openapi-fetch. */
export function createFetchApi(baseUrl: string, headers: object | undefined): FetchApi {
  const client = createFetchClient<paths>({
    baseUrl,
    headers: headers as Record<string, string | null>,
    pathSerializer: serializePath,
    redirect: 'manual',
  });
  // The types by path are put back where the client is handed out.
  return client as unknown as FetchApi;
}
