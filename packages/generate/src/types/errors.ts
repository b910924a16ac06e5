import { readCatalogue } from '../openapi/document.ts';
import type { CatalogueEntry, OpenApiDocument } from '../openapi/document.ts';
import { generatedHeader, literal, propertyName } from '../source.ts';

/** The error catalogue as constant data. */
export function generateErrors(document: OpenApiDocument): string {
  const entries = Object.entries(readCatalogue(document)).map(([name, entry]) => member(name, entry));
  return `${generatedHeader}
/** The error catalogue, by name. Not exhaustive: a server may answer with an \`error\` that is not listed. */
export const errors = {
${entries.join('')}} as const;
`;
}

function member(name: string, entry: CatalogueEntry): string {
  const comment = `${entry.status}: ${entry.cause}`.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ');
  return `  /** ${comment} */\n  ${propertyName(name)}: ${literal(data(entry), '  ')},\n`;
}

function data({ 'x-definition': definition, ...entry }: CatalogueEntry): object {
  const { status, error, openMessage = false, group, cause, retryable, retryAfter = false, remedy } = entry;
  return { status, error, openMessage, group, cause, retryable, retryAfter, remedy, definition };
}
