import { pointer } from '../detail.ts';
import type { Detail } from '../detail.ts';

/** What is wrong with a form of parts, and where. */
export class PartFault extends Error {
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
export function malformed(message: string): PartFault {
  return new PartFault(detailOf(undefined, 'form', message));
}

/** A part that is not as it is described. */
export function wrongPart(name: string, code: string, message: string, expected?: unknown): PartFault {
  return new PartFault(detailOf(name, code, message, expected));
}

/** A part that is longer than it may be. */
export function tooLarge(name: string, most: number): PartFault {
  return new PartFault(detailOf(name, 'maxLength', `must have at most ${most} bytes`, most), true);
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
