import { pointer } from '../detail.ts';
import type { Detail } from '../detail.ts';

/** What is wrong with a form of parts, and where. */
export class PartError extends Error {
  readonly detail: Detail;
  /** Whether it is longer than it may be: 413, not 400. */
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

/** A part that is not as it is described. */
export function wrongPart(name: string, code: string, message: string, expected?: unknown): PartError {
  return new PartError(detailOf(name, code, message, expected));
}

/** A part that is longer than it may be. */
export function tooLarge(name: string, max: number): PartError {
  return new PartError(detailOf(name, 'maxLength', `must have at most ${max} bytes`, max), true);
}

/** A fault of the part of a name; of the whole form where that is undefined. */
function detailOf(name: string | undefined, code: string, message: string, expected?: unknown): Detail {
  return {
    in: 'body',
    path: name === undefined ? '' : pointer(name),
    code,
    message,
    ...(expected !== undefined && { expected }),
  };
}
