import { api } from './api.ts';
import { fetchHandler as create } from './runtime/fetch.ts';
import type { AdapterOptions } from './types.ts';

/**
 * The API as a `(Request) => Response`, for Bun, Deno, Workers, route handlers and tests. Never rejects.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fetchHandler<Identity>(
  options: AdapterOptions<Identity, Request>,
): (request: Request) => Promise<Response> {
  return create(api, options);
}
