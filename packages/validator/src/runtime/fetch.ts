import type { Api } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import { createService } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { toResponse } from './reply.ts';
import { fromRequest } from './web-request.ts';

/**
 * The API as a `(Request) => Response`, for Bun, Deno, Workers, route handlers and tests. Never rejects.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fetchHandler<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, Request>,
): (request: Request) => Promise<Response> {
  const service = createService(api, options);
  return async (request) =>
    toResponse(
      await service.handle({ incoming: fromRequest(request), request, signal: () => request.signal }),
    );
}
