/** Why a fetch, or work that fetches, failed. Each value has one remedy. */
export type FetchErrorCode =
  | 'InvalidUrl'
  | 'InvalidOption'
  | 'AddressRejected'
  | 'UrlRejected'
  | 'NotFound'
  | 'Unreachable'
  | 'TooManyRedirects'
  | 'InvalidRedirect'
  | 'MalformedResponse'
  | 'Timeout'
  | 'Aborted';

/**
 * The only error class of this package: a code to match on, and a message with the location and the remedy.
 *
 * @example
 * try { await fetcher.get(new URL('http://127.0.0.1/')) } catch (error) {
 *   if (error instanceof FetchError && error.code === 'AddressRejected') …
 * }
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FetchErrorCode;

  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether `error` is a {@link FetchError} with one of the codes. */
export function hasCode(error: unknown, ...codes: readonly FetchErrorCode[]): error is FetchError {
  return error instanceof FetchError && codes.includes(error.code);
}
