import type { ErrorName } from '@web-data/types';
import { ApiError } from './errors.ts';
import type { FailedCall } from './errors.ts';
import { catalogue } from './generated/catalogue.ts';
import type { Operation } from './operation.ts';

/** `error`, name, class, and where it is not as usual for the status: retryable. */
export type CatalogueRow = readonly [
  message: string,
  name: ErrorName,
  error: new (...args: ConstructorParameters<typeof ApiError>) => ApiError,
  retry?: 'no' | 'yes' | 'sometimes',
];

/** The retry rules of the API specification, 1. */
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

/**
 * The error of an answer outside 2xx: the catalogue's entry of its status and exact `error` string; else the entry of
 * that status with an open message, where the operation may give it; else a plain `ApiError`.
 * @param body the parsed JSON, or the text where it is none
 */
export function toApiError(
  call: FailedCall & { operation: Operation },
  response: Response,
  body: unknown,
): ApiError {
  const { status } = response;
  // `success` is not asked for: some error bodies lack it.
  const { error } = Object(body);
  const known = typeof error === 'string';
  const rows = (known && catalogue[status]) || [];
  const row =
    rows.find(([message]) => message === error) ??
    rows.find(([, name]) => call.operation.openErrors?.includes(name));
  const [, errorName, Class = ApiError, retry] = row ?? [];
  return new Class(call, response, body, {
    kind: known ? 'api' : 'unexpected',
    message: known ? error : describe(response, body),
    errorName,
    retry: retry ?? (retryableStatuses.has(status) ? 'yes' : 'no'),
  });
}

function describe(response: Response, body: unknown): string {
  const { status } = response;
  // Browsers hide a redirect that is not followed behind status 0.
  if (status < 400) return `The service answered ${status}, a redirect; set baseUrl to the final address.`;
  return `The service answered ${status} without an error of the API ${excerpt(response, body)}`;
}

/** The type of a body and its first 200 characters in one line. */
export function excerpt({ headers }: Response, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `(${headers.get('content-type')}): ${text ? text.slice(0, 200).replace(/\s+/g, ' ') : 'empty'}`;
}
