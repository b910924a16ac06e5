import type { FetchResult } from './api.ts';
import type { Call } from './call.ts';
import { excerpt, toApiError } from './catalogue.ts';
import { UnreadableBodyError } from './errors.ts';
import { parseJson } from './json.ts';
import type { Settings } from './settings.ts';

/** The data of a 2xx answer. */
export interface Decoded {
  response: Response;
  data: unknown;
}

/**
 * The data of what openapi-fetch hands back. `response.ok` alone decides whether there is any.
 * @throws ApiError where middleware made it an error
 * @throws UnreadableBodyError where a 2xx is not what the description promises
 */
export function decode(
  { hooks }: Settings,
  call: Call,
  { response, data = '', error }: FetchResult,
): Decoded {
  const raw = 'raw' in response ? response.raw : response;
  if (!raw.ok) throw toApiError(call, raw, error);
  if (raw.status === 204 && call.operation.noContent) return { response: raw, data: undefined };
  const body = parseJson(data);
  if (typeof body !== 'object' || !body) {
    throw new UnreadableBodyError(
      call,
      raw,
      `is no JSON object (${raw.headers.get('content-type')}): ${excerpt(data)}`,
    );
  }
  try {
    hooks.validate?.(call.operation.id, raw.status, body);
  } catch (cause) {
    throw new UnreadableBodyError(call, raw, `is not as described: ${(cause as Error).message}`, cause);
  }
  return { response: raw, data: body };
}
