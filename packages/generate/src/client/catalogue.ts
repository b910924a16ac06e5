import { readErrorCatalogue } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { errorClassName, statusName } from './statuses.ts';

/** The error classes as lists: that of the statuses is in every program, that of the catalogue only where all are. */
export function generateCatalogue(document: OpenApiDocument): string {
  const entries = Object.entries(readErrorCatalogue(document));
  const statuses = [...new Set(entries.map(([, { status }]) => status))].toSorted((a, b) => a - b);
  return `import type { ErrorClass } from "../define-error.ts";
${entries.length > 0 ? 'import * as errors from "./errors.ts";\n' : ''}
/** The class of each status: for an error that the catalogue does not know. */
export const statuses: readonly ErrorClass[] = ${list(statuses.map(statusName))};

/** The class of each entry, in the order of the catalogue. */
export const catalogue: readonly ErrorClass[] = ${list(entries.map(([name]) => name))};
`;
}

function list(names: string[]): string {
  return `[${names.map((name) => `errors.${errorClassName(name)}`).join(', ')}]`;
}
