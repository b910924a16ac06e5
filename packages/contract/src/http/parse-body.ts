import type { Json } from '@web-data/openapi';
import type { HttpResponse } from './exchange.ts';

/** Parses a response body as JSON; `undefined` when it is not JSON. */
export function parseBody(response: HttpResponse): Json | undefined {
  try {
    return JSON.parse(response.body) as Json;
  } catch {
    return undefined;
  }
}
