import type { Json } from '@web-data/openapi';
import type { HttpRequest } from './exchange.ts';

/** Returns the JSON body of a request; `null` where it has none, or another one. */
export function sentBody({ body }: HttpRequest): Json {
  try {
    return JSON.parse(body ?? 'null') as Json;
  } catch {
    return null;
  }
}
