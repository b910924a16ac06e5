import type { Signed } from './schemes.ts';
import { hideSecrets } from './address.ts';
import type { Call } from './call.ts';
import type { ErrorTables } from './define-error.ts';
import { ApiError } from './errors.ts';
import { readRetryAfter } from './retry-after.ts';

/**
 * The error of an answer outside 2xx: the catalogue's entry of its status and exact `error` string; else the entry of
 * that status with an open message, where the operation may give it; else that of the status alone; else `ApiError`.
 * @param body the parsed JSON, or the text where it is none
 */
export function toApiError(
  { errors: statuses, retry }: ErrorTables,
  call: Pick<Call, 'operation' | 'attempts'>,
  response: Response,
  body: unknown,
  secrets: Signed['secrets'],
): ApiError {
  const { status, headers } = response;
  const { errors = [], open } = call.operation;
  // `success` is not asked for: some error bodies lack it.
  const { error, details, code } = Object(body);
  const known = typeof error === 'string';
  const classes = [...statuses, ...errors].filter((one) => one.facts.status === status);
  const [general] = classes;
  const exact = classes.find((one) => one.facts.error === error);
  const entry = known ? (exact ?? (open?.includes(status) ? general : undefined)) : undefined;
  const Class = entry ?? general;
  const message = known ? error : describe(response, body, secrets);
  return new (Class ?? ApiError)(
    // The name of `ApiError` itself is a minifier's to take.
    Class?.name ?? 'ApiError',
    known ? 'api' : 'unexpected',
    message,
    call,
    { body, response },
    {
      status,
      errorName: entry?.facts.name,
      retry: entry?.facts.retry ?? (retry.on.includes(status) ? 'yes' : 'no'),
      retryAfterMs: readRetryAfter(headers.get('retry-after') ?? '', Date.now()),
      details,
      code,
      requestId: hideSecrets(headers.get('x-request-id') ?? '', secrets) || undefined,
    },
  );
}

function describe(response: Response, body: unknown, secrets: Signed['secrets']): string {
  const { status } = response;
  // Browsers hide a redirect that is not followed behind status 0.
  if (status < 400) return `The service answered ${status}, a redirect; set baseUrl to the final address.`;
  return `The service answered ${status} without an error of the API ${excerpt(response, body, secrets)}`;
}

/** The type of a body and its first 200 characters in one line, without the credentials. */
export function excerpt({ headers }: Response, body: unknown, secrets: Signed['secrets']): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // Hidden before it is cut: half a key is a part of one.
  const show = (label: string) => hideSecrets(label, secrets).slice(0, 200).replace(/\s+/g, ' ');
  return `(${show(`${headers.get('content-type')}`)}): ${show(text) || 'empty'}`;
}
