import { errorClassName, readErrorCatalogue, statusName } from '@web-data/openapi';
import type { CatalogueEntry, OpenApiDocument } from './document.ts';
import { addressBook, kebab } from './operations.ts';
import type { Operation } from './operations.ts';

/** An entry of the error catalogue with its name, its page and the operations that may return it. */
export interface CatalogueError extends CatalogueEntry {
  name: string;
  /** The class of the client. */
  className: string;
  /**
   * The class of the client for any error of the status, the parent class of the error; the same if both share a name.
   */
  statusClassName: string;
  page: string;
  operations: Operation[];
}

/** The error catalogue of the document in its order; empty when it has none. */
export function listErrors(document: OpenApiDocument, operations: Operation[]): CatalogueError[] {
  const address = addressBook();
  return Object.entries(readErrorCatalogue(document)).map(([name, entry]) =>
    Object.assign(read(name, entry, operations), { page: address(`errors/${kebab(name)}/`) }),
  );
}

function read(name: string, entry: CatalogueEntry, operations: Operation[]): Omit<CatalogueError, 'page'> {
  return {
    ...entry,
    name,
    className: errorClassName(name),
    statusClassName: errorClassName(statusName(entry.status)),
    operations: operations.filter((operation) => operation.errors.includes(name)),
  };
}

/** An example of the body of this error. */
export function exampleBody(entry: CatalogueEntry): object {
  return {
    success: false,
    error: entry.error,
    ...(entry.details !== undefined && { details: entry.details }),
    ...(entry.code && { code: entry.code }),
  };
}

/** The text of the Retryable column. */
export function describeRetry(retryable: CatalogueEntry['retryable']): string {
  return { no: 'No', yes: 'Yes, with backoff', sometimes: 'Sometimes' }[retryable];
}
