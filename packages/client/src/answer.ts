import { PlainResponse } from './api.ts';
import type { FetchResult } from './api.ts';
import { place } from './call.ts';
import type { Call } from './call.ts';
import { excerpt, parseJson, toApiError } from './catalogue.ts';
import type { ApiError } from './errors.ts';
import { UnreadableBodyError } from './errors.ts';
import type { Settings } from './settings.ts';

/** An answer: its data, or why there is none. */
export type Outcome =
  | { response: Response; data: unknown; failure?: never }
  | { response: Response; data?: never; failure: ApiError };

/**
 * Makes data or an error of what openapi-fetch hands back. `response.ok` alone decides which.
 * @throws UnreadableBodyError where a 2xx is not what the description promises
 */
export function decode(settings: Settings, call: Call, { response, data, error }: FetchResult): Outcome {
  const raw = response instanceof PlainResponse ? response.raw : response;
  if (!response.ok) return { response: raw, failure: toApiError(call.operation, raw, error, call.attempts) };
  return { response: raw, data: readData(settings, call, raw, data as string | undefined) };
}

function readData({ hooks }: Settings, call: Call, response: Response, text = ''): unknown {
  if (response.status === 204 && call.operation.noContent) return undefined;
  const data = parseJson(text);
  if (typeof data !== 'object' || data === null) {
    const type = response.headers.get('content-type') ?? 'no content type';
    const fault = text ? `is no JSON object (${type}): ${excerpt(text)}` : 'has an empty body.';
    throw new UnreadableBodyError(response, fault, place(call));
  }
  validate(hooks, call, response, data);
  return data;
}

function validate({ validate }: Settings['hooks'], call: Call, response: Response, data: object): void {
  try {
    validate?.(call.operation.id, response.status, data);
  } catch (cause) {
    const fault = `does not match the description: ${Object(cause).message ?? cause}`;
    throw new UnreadableBodyError(response, fault, place(call, cause));
  }
}
