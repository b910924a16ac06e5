import type { ErrorName } from '@web-data/types';
import { ApiError } from './errors.ts';
import type { ApiErrorFacts } from './errors.ts';
import { catalogue } from './generated/catalogue.ts';
import type { Operation } from './operation.ts';
import { readRetryAfter } from './retry-after.ts';

/** Class, name, status, `error`, retryable (0 no, 1 yes, 2 sometimes), whether the message is open. */
export type CatalogueRow = readonly [
  error: new (facts: ApiErrorFacts) => ApiError,
  name: ErrorName,
  status: number,
  message: string,
  retryable: 0 | 1 | 2,
  openMessage?: 1,
];

const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

/**
 * The error of an answer outside 2xx: the catalogue's entry of its status and exact `error` string; else the entry of
 * that status with an open message, where the operation may give it; else a plain `ApiError`.
 * @param body the parsed JSON, or the text where it is none
 */
export function toApiError(
  operation: Operation,
  response: Response,
  body: unknown,
  attempts: number,
): ApiError {
  const { status } = response;
  const message = errorMessage(body);
  const row = message === undefined ? undefined : findRow(operation, status, message);
  const facts: ApiErrorFacts = {
    name: row ? row[1].replace(/(Error)?$/, 'Error') : 'ApiError',
    errorName: row?.[1],
    kind: message === undefined ? 'unexpected' : 'api',
    message: message ?? describe(response, body),
    operation: operation.id,
    attempts,
    response,
    retryable: row ? row[4] === 1 : retryableStatuses.has(status),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    body,
  };
  return new (row ? row[0] : ApiError)(facts);
}

/** Whether the catalogue says that trying again helps only sometimes. */
export function isSometimesRetryable({ errorName }: ApiError): boolean {
  return catalogue.some((row) => row[1] === errorName && row[4] === 2);
}

/** The `error` string of an error body; `success` is not asked for, since some bodies lack it. */
function errorMessage(body: unknown): string | undefined {
  const { error } = Object(body);
  return typeof error === 'string' ? error : undefined;
}

function findRow({ openErrors }: Operation, status: number, message: string): CatalogueRow | undefined {
  const rows = catalogue.filter((row) => row[2] === status);
  return rows.find((row) => row[3] === message) ?? rows.find((row) => row[5] && openErrors.includes(row[1]));
}

function describe({ status, type, headers }: Response, body: unknown): string {
  if (type === 'opaqueredirect' || (status > 299 && status < 400)) {
    return `The service answered with a redirect${target(headers)}. Redirects are not followed, so that the key reaches no other host: set baseUrl to the final address.`;
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `The service answered ${status} with ${text ? `${headers.get('content-type') ?? 'a body'}: ${excerpt(text)}` : 'an empty body'}`;
}

/** Origin of a redirect: the rest of the address may hold secrets. */
function target(headers: Headers): string {
  const location = headers.get('location');
  return location && URL.canParse(location) ? ` to ${new URL(location).origin}` : '';
}

/** The first 200 characters in one line. */
export function excerpt(text: string): string {
  return text.slice(0, 1000).replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** The value of a JSON text, or the text itself where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
