/** Why a delivery was not accepted. */
export type WebhookErrorReason =
  /** A secret is none. A fault of the receiver's own configuration: answer 500. */
  | 'secret'
  /** A header is missing, or there twice. */
  | 'header'
  /** It was sent too long ago, or in the future: a replay, or a clock that is wrong. */
  | 'timestamp'
  /** None of its signatures is made with one of the secrets, or the body has changed on the way. */
  | 'signature'
  /** It is signed, but its body is not JSON. */
  | 'body';

/** A delivery that must not be believed. Answer it with a status of 400 to 499; it is no use to ask for it again. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookErrorReason;

  constructor(code: WebhookErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
