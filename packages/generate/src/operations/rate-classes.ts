import type { OpenApiDocument } from '@web-data/openapi';
import { literal } from '../source.ts';

/** The rate classes as constant data, from the root extension `x-rate-classes`. */
export function generateRateClasses(document: OpenApiDocument): string {
  const classes = Object.entries((document['x-rate-classes'] ?? {}) as Record<string, object>);
  const numbers = classes.map(([name, members]) => [
    name,
    Object.fromEntries(Object.entries(members).filter(([member]) => !/^x-|^description$/.test(member))),
  ]);
  return `
/** Limits that operations share apart from those of a plan, by the \`rateClass\` of the operations. */
export const rateClasses = ${literal(Object.fromEntries(numbers))} as const;
`;
}
