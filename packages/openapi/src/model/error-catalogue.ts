import { isObject } from '../json/json.ts';
import type { OpenApiDocument } from '../objects.ts';

/** One entry of the root extension `x-error-catalogue`, as it is written: an error that clients tell by status and string. */
export interface CatalogueEntryObject {
  status: number;
  error: string;
  /** The string may also be a message of its own. */
  openMessage?: boolean;
  /** Whether it is answered hangs on what a site or an account is at that moment, and not on the request alone. */
  situational?: boolean;
  group: string;
  cause: string;
  retryable: 'no' | 'yes' | 'sometimes';
  retryAfter?: boolean;
  /** Names of further headers of the response, such as `Allow`. */
  headers?: string[];
  /** Given before an operation is found, whether or not one lists it too. */
  routing?: boolean;
  remedy: string;
  body?: string;
  details?: unknown;
  code?: string;
  'x-definition': string;
  'x-definition-reason'?: string;
}

/** The error catalogue of a document, by name and in its order; empty when it has none. What has neither a status nor an `error` is no entry; nothing else of them is checked. */
export function readErrorCatalogue(document: object): Readonly<Record<string, CatalogueEntryObject>> {
  const { 'x-error-catalogue': entries } = document as OpenApiDocument;
  if (!isObject(entries)) return {};
  return Object.fromEntries(
    Object.entries<unknown>(entries).filter((entry): entry is [string, CatalogueEntryObject] =>
      isEntry(entry[1]),
    ),
  );
}

function isEntry(value: unknown): value is CatalogueEntryObject {
  const { status, error } = (value ?? {}) as Partial<CatalogueEntryObject>;
  return Number.isInteger(status) && typeof error === 'string';
}
