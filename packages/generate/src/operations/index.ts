import { readErrorCatalogue, type CatalogueEntryObject, type OpenApiDocument } from '@web-data/openapi';
import type { Generator } from '../generator.ts';
import { generateInt64 } from '../int64/module.ts';
import { generateOperations } from './operations.ts';
import { commentLine, literal, propertyName } from '../source.ts';

/** Writes the operations and errors of a description as constant data. */
export const generate: Generator = async (description, { int64, notes }) => {
  return {
    'errors.ts': generateErrors(description.value),
    ...(int64 !== 'number' && { 'int64.ts': generateInt64(description, int64, notes) }),
    'operations.ts': generateOperations(description),
    'rate-classes.ts': generateRateClasses(description.value),
    'retry-policy.ts': generateRetryPolicy(description.value),
  };
};

/** The error catalogue as constant data. */
function generateErrors(document: OpenApiDocument): string {
  const entries = Object.entries(readErrorCatalogue(document)).map(([name, entry]) => member(name, entry));
  return `
/** The error catalogue, by name. Not exhaustive: a server may send an \`error\` that is not listed. */
export const errors = {
${entries.join('')}} as const;
`;
}

function member(name: string, entry: CatalogueEntryObject): string {
  const text = `${entry.status}: ${entry.cause}`;
  return `${commentLine(text, '  ')}  ${propertyName(name)}: ${literal(data(entry), '  ')},\n`;
}

function data({ 'x-definition': definition, ...entry }: CatalogueEntryObject): object {
  const { status, error, openMessage = false, group, cause, retryable, retryAfter = false, remedy } = entry;
  return { status, error, openMessage, group, cause, retryable, retryAfter, remedy, definition };
}

/** The rate classes as constant data, from the root extension `x-rate-classes`. */
function generateRateClasses(document: OpenApiDocument): string {
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

/** The numbers of the retry rules as constant data, from the root extension `x-retry`; null without one. */
function generateRetryPolicy(document: OpenApiDocument): string {
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
