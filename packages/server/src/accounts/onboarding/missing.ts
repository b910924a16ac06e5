import type { Detail } from '@web-data/validator/runtime';

/** Creates the detail of an error about a missing parameter. */
export function missing(path: string): Detail {
  return { in: 'body', path, code: 'required', message: 'is missing' };
}
