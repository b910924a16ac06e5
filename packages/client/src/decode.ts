import type { FetchResult } from './api.ts';
import type { Call } from './call.ts';
import { excerpt, toApiError } from './catalogue.ts';
import type { ApiError } from './errors.ts';
import { UnreadableBodyError } from './errors.ts';
import { parseJson } from './json.ts';
import type { Settings } from './settings.ts';

/** An answer: its data, or why there is none. */
export type Outcome =
  | { response: Response; data: unknown; failure?: never }
  | { response: Response; data?: never; failure: ApiError };

/**
 * Makes data or an error of what openapi-fetch hands back. `response.ok` alone decides which.
 * @throws UnreadableBodyError where a 2xx is not what the description promises
 */
export function decode(settings: Settings, call: Call, { response, data = '', error }: FetchResult): Outcome {
  const raw = 'raw' in response ? response.raw : response;
  if (!raw.ok) return { response: raw, failure: toApiError(call, raw, error) };
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
    settings.hooks.validate?.(call.operation.id, raw.status, body);
  } catch (cause) {
    throw new UnreadableBodyError(call, raw, `is not as described: ${(cause as Error).message}`, cause);
  }
  return { response: raw, data: body };
}
