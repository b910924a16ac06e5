import { readErrorCatalogue } from '@web-data/openapi';
import type { CatalogueEntryObject, OpenApiDocument } from '@web-data/openapi';
import { commentLine, literal, propertyName } from '../source.ts';

/** The error catalogue as constant data. */
export function generateErrors(document: OpenApiDocument): string {
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
