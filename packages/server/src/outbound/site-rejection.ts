import { SiteMapError } from '@web-data/site-map';
import type { SiteMapErrorCode } from '@web-data/site-map';
import type { Refusal } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { ErrorName, Rejection } from '@web-data/validator';
import { createForbidden } from '../accounts/forbidden.ts';
import { classifySiteError } from './site-error.ts';

/** What the answer to a site that failed depends on, besides the failure. */
export interface SiteFailureContext {
  body: { timeout?: number };
  /** Milliseconds the server allows an operation. */
  timeoutMs: number;
}

/** Names of the catalogue by the code of the engine; the rest are ours to blame and answered with 500. */
const names: Partial<Record<SiteMapErrorCode, ErrorName>> = {
  InvalidUrl: 'InvalidUrl',
};
/** What callers may not ask for. They learn no address that a name has. */
const rejections: Partial<Record<SiteMapErrorCode, [Refusal['cause'], message: string]>> = {
  AddressRefused: [
    'address',
    'The URL leads to an address that is not public, or to a port that is not allowed. Ask for a public website, or have the operator of the service allow this one.',
  ],
  UrlRefused: [
    'policy',
    'The threat policy blocks a URL on the way. Ask whoever manages the policy of the organization.',
  ],
};
/** Codes for which the site is to blame. */
const sites = new Set<SiteMapErrorCode>(['Unreachable', 'TooManyRedirects', 'MalformedResponse']);

/** The error of the catalogue for what the engine threw. */
export function toRejection(error: unknown, { body, timeoutMs }: SiteFailureContext): unknown {
  if (!(error instanceof SiteMapError)) return error;
  if (error.code === 'Timeout') return timeoutRejection({ body, timeoutMs }, error);
  if (error.code === 'Aborted') {
    // The server is closing, or the client has gone and reads no answer.
    return reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  }
  if (sites.has(error.code)) {
    const { failure: details, isLasting } = classifySiteError(error);
    return reject(isLasting ? 'UnreadableSite' : 'BadGateway', { details, cause: error });
  }
  const entry = rejections[error.code];
  if (entry !== undefined) return createForbidden(...entry);
  const name = names[error.code];
  return name === undefined ? error : reject(name, { cause: error });
}

/** Nothing was found in time. The caller's own timeout is a 408, the server's a 504. */
function timeoutRejection({ body, timeoutMs }: SiteFailureContext, cause: Error): Rejection {
  const isOwn = body.timeout !== undefined && body.timeout <= timeoutMs;
  return reject(isOwn ? 'RequestTimeout' : 'GatewayTimeout', { cause });
}
