import type { OpenApiDocument } from '@web-data/openapi';
import { literal } from '../source.ts';

/** The numbers of the retry rules as constant data, from the root extension `x-retry`; null without one. */
export function generateRetryPolicy(document: OpenApiDocument): string {
  const numbers = Object.entries(document['x-retry'] ?? {}).filter(([name]) => !name.startsWith('x-'));
  const policy = numbers.length > 0 ? `${literal(Object.fromEntries(numbers))} as const` : 'null';
  return `
/**
 * When and how to retry. After attempt n, counted from 0, wait \`baseSeconds\`^n seconds, at most \`capSeconds\`, plus
 * up to \`jitterSeconds\`; with \`Retry-After\`, at least that long. \`retryable\` of an error outranks \`statuses\`.
 */
export const retryPolicy = ${policy};
`;
}
