import { pointer } from '../detail.ts';
import type { Detail } from '../detail.ts';

/** A violation in a multipart form, with its location. */
export class PartError extends Error {
  readonly detail: Detail;
  /** Whether the part is too long: 413, not 400. */
  readonly isTooLarge: boolean;

  constructor(detail: Detail, isTooLarge = false) {
    super(detail.message);
    this.detail = detail;
    this.isTooLarge = isTooLarge;
  }
}

/** A form that cannot be read. */
export function malformedPart(message: string): PartError {
  return new PartError(detailOf(undefined, 'form', message));
}

/** A part that does not match its description. */
export function wrongPart(name: string, code: string, message: string, expected?: unknown): PartError {
  return new PartError(detailOf(name, code, message, expected));
}

/** A part that is too long. */
export function tooLarge(name: string, max: number): PartError {
  return new PartError(detailOf(name, 'maxLength', `must have at most ${max} bytes`, max), true);
}

/** The violation of the named part, or of the form itself when `name` is undefined. */
function detailOf(name: string | undefined, code: string, message: string, expected?: unknown): Detail {
  return {
    in: 'body',
    path: name === undefined ? '' : pointer(name),
    code,
    message,
    ...(expected !== undefined && { expected }),
  };
}
