/** The reason why a delivery was rejected. */
export type WebhookErrorReason =
  /** A secret is malformed. This is an error in the receiver's configuration: respond with 500. */
  | 'secret'
  /** A header is missing or repeated. */
  | 'header'
  /** The timestamp is too old or in the future: a replay, or a wrong clock. */
  | 'timestamp'
  /** No signature matches one of the secrets, or the body was changed in transit. */
  | 'signature'
  /** The signature is valid, but the body is not JSON. */
  | 'body';

/** A delivery that cannot be trusted. Respond with a status of 400 to 499; a repeated delivery would fail, too. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookErrorReason;

  constructor(code: WebhookErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
