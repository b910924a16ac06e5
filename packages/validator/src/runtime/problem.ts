import type { ErrorContent } from './options.ts';
import type { Rejection } from './rejection.ts';

/** Formats an error as problem details (RFC 9457), for `errorBody`: violations are listed under `errors`. */
export function problemJson({ error, status, message, details }: Rejection): ErrorContent {
  const title = error.replaceAll(/\B[A-Z]/g, ' $&');
  return {
    headers: { 'content-type': 'application/problem+json' },
    body: {
      title,
      status,
      ...(message !== title && { detail: message }),
      ...(details !== undefined && { errors: details }),
    },
  };
}
