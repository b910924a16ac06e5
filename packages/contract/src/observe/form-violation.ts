/** How a form breaks its description. */
export interface FormViolation {
  readonly message: string;
  readonly keyword: string;
  /** JSON Pointer into the form; empty for the form itself. */
  readonly at: string;
  readonly pointer: string;
  /** A file exceeds its maximum size: a 413 where the API documents one. */
  readonly isTooLarge?: true;
}
