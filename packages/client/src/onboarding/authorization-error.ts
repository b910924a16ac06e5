/**
 * Thrown when an agent gets no key. `code` is an error of OAuth (RFC 6749, section 5.2; RFC 8628, section 3.5), or one
 * of this client.
 */
export class AuthorizationError extends Error {
  override readonly name = 'AuthorizationError';
  /**
   * `access_denied`: the person denied the key. `expired_token`: the code expired without a decision. `unsupported`:
   * the service does not support this flow, or its metadata cannot be trusted. `unreachable`: no readable response. Any
   * other comes from the service.
   */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
