import type { Signed } from './schemes.ts';
import { hideSecrets } from './address.ts';
import type { Call } from './call.ts';
import type { ErrorTables } from './define-error.ts';
import { ApiError } from './errors.ts';
import { readRetryAfter } from './retry-after.ts';

/**
 * Creates the error of a response outside 2xx: the catalogue's entry of its status and exact `error` string; else the
 * entry of that status with an open message, where the operation may return it; else that of the status alone; else
 * `ApiError`.
 * @param body the parsed JSON, or the text of a body that is not JSON
 * @param text the body as it came
 */
export function toApiError(
  { errors: statuses, retry }: ErrorTables,
  call: Pick<Call, 'operation' | 'attempts'>,
  response: Response,
  body: unknown,
  text: string,
  secrets: Signed['secrets'],
): ApiError {
  const { status, headers } = response;
  const { errors = [], open } = call.operation;
  // `success` is not required: some error bodies lack it.
  const { error, details, code } = Object(body);
  const known = typeof error === 'string';
  const classes = [...statuses, ...errors].filter((one) => one.facts.status === status);
  const [general] = classes;
  const exact = classes.find((one) => one.facts.error === error);
  const entry = known ? (exact ?? (open?.includes(status) ? general : undefined)) : undefined;
  const Class = entry ?? general;
  const message = known ? error : describe(response, text, secrets);
  return new (Class ?? ApiError)(
    // A minifier may rename `ApiError` itself.
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

function describe(response: Response, text: string, secrets: Signed['secrets']): string {
  const { status } = response;
  // Browsers hide a redirect that is not followed behind status 0.
  if (status < 400) return `The service answered ${status}, a redirect; set baseUrl to the final address.`;
  return `The service answered ${status} without an error of the API ${excerpt(response, text, secrets)}`;
}

/** The type of a body and its first 200 characters in one line, without the credentials. */
export function excerpt({ headers }: Response, text: string, secrets: Signed['secrets']): string {
  // Replaced before the cut: half of a key would not be recognized.
  const show = (label: string) => hideSecrets(label, secrets).slice(0, 200).replace(/\s+/g, ' ');
  return `(${show(`${headers.get('content-type')}`)}): ${show(text) || 'empty'}`;
}
