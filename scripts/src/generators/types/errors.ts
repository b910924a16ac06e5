import { readCatalogue } from '../../openapi/document.ts';
import type { CatalogueEntry, OpenApiDocument } from '../../openapi/document.ts';
import { generatedHeader, literal } from '../../source.ts';

/** The error catalogue as constant data. */
export function generateErrors(document: OpenApiDocument): string {
  const entries = Object.entries(readCatalogue(document)).map(([name, entry]) => [name, data(entry)]);
  return `${generatedHeader}
/** The error catalogue, by name. Not exhaustive: a server may answer with an \`error\` that is not listed. */
export const errors = ${literal(Object.fromEntries(entries))} as const;
`;
}

function data({ 'x-definition': definition, ...entry }: CatalogueEntry): object {
  const { status, error, openMessage = false, group, cause, retryable, retryAfter = false, remedy } = entry;
  return { status, error, openMessage, group, cause, retryable, retryAfter, remedy, definition };
}
