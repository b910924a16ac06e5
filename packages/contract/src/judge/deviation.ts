/** The kind of promise that was broken. Stable: baselines and reports name deviations by it. */
export type Check =
  | 'no-response'
  | 'server-error'
  | 'status'
  | 'accepted-invalid'
  | 'refused-valid'
  | 'content-type'
  | 'body'
  | 'schema'
  | 'header'
  | 'error-message'
  | 'details'
  | 'success-flag'
  | 'leak'
  | 'authentication'
  | 'relation'
  | 'request';

/** One difference between the document and the observed behaviour. */
export interface Deviation {
  readonly check: Check;
  /** One sentence. */
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  /** JSON Pointer of the promise in the document. */
  readonly pointer: string;
}
