import { FetchError } from '@web-data/net';
import type { FetchErrorCode } from '@web-data/net';
import type { ForbiddenDetails } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { ErrorName, Rejection } from '@web-data/validator';
import { createForbidden } from '../../accounts/keys/forbidden.ts';
import { classifySiteError } from './site-error.ts';

/** Settings that determine the rejection of a failed site, besides its error. */
export interface SiteFailureContext {
  body: { timeout?: number };
  /** Milliseconds the server allows an operation. */
  timeoutMs: number;
}

/** Catalogue names by engine code. Codes without an entry are errors of this server: 500. */
const names: Partial<Record<FetchErrorCode, ErrorName>> = {
  InvalidUrl: 'InvalidUrl',
};
/** Rejections of URLs that callers may not request. They do not reveal the resolved address. */
const rejections: Partial<Record<FetchErrorCode, [ForbiddenDetails['cause'], message: string]>> = {
  AddressRejected: [
    'address',
    'The URL leads to an address that is not public, or to a port that is not allowed. Ask for a public website, or have the operator of the service allow this one.',
  ],
  UrlRejected: [
    'policy',
    'The threat policy blocks a URL on the way. Ask whoever manages the policy of the organization.',
  ],
};
/** Codes of errors that the site causes. */
const sites = new Set<FetchErrorCode>([
  'Unreachable',
  'TooManyRedirects',
  'InvalidRedirect',
  'MalformedResponse',
]);

/** Converts an error of the engine to a rejection of the catalogue; other errors stay as they are. */
export function toRejection(error: unknown, { body, timeoutMs }: SiteFailureContext): unknown {
  if (!(error instanceof FetchError)) return error;
  if (error.code === 'Timeout') return timeoutRejection({ body, timeoutMs }, error);
  if (error.code === 'Aborted') {
    // The server is shutting down, or the client has disconnected.
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

/** Returns 408 when the caller's own timeout has passed, and 504 for the server's. */
function timeoutRejection({ body, timeoutMs }: SiteFailureContext, cause: Error): Rejection {
  const isOwn = body.timeout !== undefined && body.timeout <= timeoutMs;
  return reject(isOwn ? 'RequestTimeout' : 'GatewayTimeout', { cause });
}
