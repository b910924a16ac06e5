/** Why a discovery or a fetch failed. Each value has one remedy. */
export type SiteMapErrorCode =
  | 'InvalidUrl'
  | 'InvalidOption'
  | 'AddressRefused'
  | 'UrlRefused'
  | 'NotFound'
  | 'Unreachable'
  | 'TooManyRedirects'
  | 'MalformedResponse'
  | 'Timeout'
  | 'Aborted';

/**
 * The only error class of this package: a code to match on, and a message with the location and the remedy.
 *
 * @example
 * try { await map('http://127.0.0.1/') } catch (error) {
 *   if (error instanceof SiteMapError && error.code === 'AddressRefused') …
 * }
 */
export class SiteMapError extends Error {
  override readonly name = 'SiteMapError';
  readonly code: SiteMapErrorCode;

  constructor(code: SiteMapErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether `error` is a {@link SiteMapError} with one of the codes. */
export function hasCode(error: unknown, ...codes: readonly SiteMapErrorCode[]): error is SiteMapError {
  return error instanceof SiteMapError && codes.includes(error.code);
}
