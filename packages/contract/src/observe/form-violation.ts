/** Why a form breaks its description. */
export interface FormViolation {
  readonly message: string;
  readonly keyword: string;
  /** JSON Pointer into the form; empty for all of it. */
  readonly at: string;
  readonly pointer: string;
  /** Whether a file is longer than it may be: 413 where an API has it. */
  readonly isTooLarge?: true;
}
