/** An agent got no key. `code` says why: one of OAuth (RFC 6749, section 5.2; RFC 8628, section 3.5), or one of ours. */
export class AuthorizationError extends Error {
  override readonly name = 'AuthorizationError';
  /**
   * `access_denied`: the person said no. `expired_token`: nobody decided in time. `unsupported`: the service has no such
   * way in, or its metadata cannot be trusted. `unreachable`: no answer that could be read. Any other is the service's.
   */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
