import { readCatalogue } from '../../openapi/document.ts';
import type { CatalogueEntry, OpenApiDocument } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';
import { comment } from './comment.ts';

/** One error class for each entry of the catalogue. */
export function generateErrors(document: OpenApiDocument): string {
  const entries = Object.entries(readCatalogue(document));
  return `${generatedHeader}import { CatalogueError } from "../errors.ts";

${entries.map(([name, entry]) => errorClass(name, entry)).join('\n')}`;
}

/** The retry rules of the API specification, 1: what holds for an error that the catalogue does not know. */
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** The table that finds the class of an error by status and `error` string. */
export function generateCatalogue(document: OpenApiDocument): string {
  const entries = Object.entries(readCatalogue(document));
  const statuses = [...new Set(entries.map(([, { status }]) => status))].toSorted((a, b) => a - b);
  const rows = (status: number) => entries.filter(([, entry]) => entry.status === status).map(row);
  return `${generatedHeader}import type { CatalogueRow } from "../catalogue.ts";
import * as errors from "./errors.ts";

/** The catalogue by status: \`error\`, name, class, and retryable where it differs from that of the status. */
export const catalogue: { readonly [status: number]: readonly CatalogueRow[] } = {
${statuses.map((status) => `  ${status}: [\n${rows(status).join('')}  ],\n`).join('')}};
`;
}

/** `RateLimitExceeded` → `RateLimitExceededError`; `InternalServerError` stays. */
export function errorClassName(name: string): string {
  return name.endsWith('Error') ? name : `${name}Error`;
}

function errorClass(name: string, { status, error, cause, remedy }: CatalogueEntry): string {
  const text = comment(`${status} \`${error}\`: ${cause}\n\nRemedy: ${remedy}`);
  return `${text}export class ${errorClassName(name)} extends CatalogueError<${JSON.stringify(name)}> {}\n`;
}

/** Without the last cell where it is as usual: every byte of it is in every bundle. */
function row([name, { status, error, retryable }]: [string, CatalogueEntry]): string {
  const usual = retryableStatuses.has(status) ? 'yes' : 'no';
  const [text, id, retry] = [error, name, retryable].map((cell) => JSON.stringify(cell));
  return `    [${text}, ${id}, errors.${errorClassName(name)}${retryable === usual ? '' : `, ${retry}`}],\n`;
}
