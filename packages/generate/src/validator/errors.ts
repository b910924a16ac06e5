import { readErrorCatalogue } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { literal } from '../source.ts';

/** The errors of the validator itself, for documents without a catalogue: status and reason phrase of RFC 9110. */
const own: Record<string, [number, string]> = {
  BadRequest: [400, 'Bad Request'],
  InvalidToken: [401, 'Unauthorized'],
  NotFound: [404, 'Not Found'],
  MethodNotAllowed: [405, 'Method Not Allowed'],
  PayloadTooLarge: [413, 'Payload Too Large'],
  UnsupportedMediaType: [415, 'Unsupported Media Type'],
  InternalServerError: [500, 'Internal Server Error'],
};

/** The error of malformed requests where an operation documents 422 instead of 400. */
export const UNPROCESSABLE = 'UnprocessableContent';

/** Whether an error of this name exists. */
export function isErrorName(document: OpenApiDocument, name: string): boolean {
  return name in own || name in readErrorCatalogue(document);
}

/**
 * Writes `errors.ts`: the members of the catalogue that a response body needs.
 * @param used names of errors that locations of requests have
 */
export function generateErrors(document: OpenApiDocument, used: ReadonlySet<string>): string {
  const entries = { ...own };
  if (used.has(UNPROCESSABLE)) entries[UNPROCESSABLE] = [422, 'Unprocessable Content'];
  const open: string[] = [];
  const codes: Record<string, string> = {};
  for (const [name, entry] of Object.entries(readErrorCatalogue(document))) {
    entries[name] = [entry.status, entry.error];
    if (entry.openMessage) open.push(name);
    if (entry.code) codes[name] = entry.code;
  }
  return `
/** Status and \`error\` string of each error, by name. */
export const errors = ${literal(entries)} as const;

/** Name of an error that a response can carry. */
export type ErrorName = keyof typeof errors;

/** The errors whose string may also be a message of its own. */
export type OpenErrorName = ${open.map((name) => JSON.stringify(name)).join(' | ') || 'never'};

/** The \`code\` member of those errors that have one. */
export const codes: { readonly [Name in ErrorName]?: string } = ${literal(codes)};
`;
}
