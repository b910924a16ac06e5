import type { Detail } from '@web-data/validator/runtime';

/** What is told of a parameter that a grant needs. */
export function missing(path: string): Detail {
  return { in: 'body', path, code: 'required', message: 'is missing' };
}
