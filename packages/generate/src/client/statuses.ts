import { errorClassName as className, readErrorCatalogue } from '@web-data/openapi';
import type { Description } from '@web-data/openapi';
import { identifier } from '../source.ts';

export { statusName } from '@web-data/openapi';

/** The name of the class of an error: that which the pages of the documentation name, as an identifier. */
export function errorClassName(name: string): string {
  return identifier(className(name));
}

/** The statuses of errors: those of the catalogue, or without one those of the documented responses. */
export function errorStatuses({ value, operations }: Description): number[] {
  const entries = Object.values(readErrorCatalogue(value));
  const documented = operations
    .flatMap(({ responses }) => responses.map(({ status }) => status))
    .filter((status) => /^[45]\d\d$/.test(status));
  const statuses = entries.length > 0 ? entries.map(({ status }) => status) : documented.map(Number);
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}
