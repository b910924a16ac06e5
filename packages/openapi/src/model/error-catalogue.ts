import { STATUS_CODES } from 'node:http';
import { isObject } from '../json/json.ts';
import type { OpenApiDocument } from '../objects.ts';

/**
 * One entry of the root extension `x-error-catalogue`, as written: an error that clients recognize by status and
 * string.
 */
export interface CatalogueEntryObject {
  status: number;
  error: string;
  /** The string may also be a custom message. */
  openMessage?: boolean;
  /** Whether the error also depends on the current state of a site or an account, not only on the request. */
  situational?: boolean;
  group: string;
  cause: string;
  retryable: 'no' | 'yes' | 'sometimes';
  retryAfter?: boolean;
  /** Names of further headers of the response, such as `Allow`. */
  headers?: string[];
  /** May occur before an operation is found, whether or not an operation lists it. */
  routing?: boolean;
  remedy: string;
  body?: string;
  details?: unknown;
  code?: string;
  'x-definition': string;
  'x-definition-reason'?: string;
}

/**
 * The error catalogue of a document, by name and in document order; empty when it has none. Ignores entries with
 * neither a status nor an `error`; checks nothing else.
 */
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

/** Names that are clearer than the reason phrase of the status. */
const ownNames: Record<number, string> = { 429: 'RateLimited' };

/** The name of a status, as an error may be called that has no more than it: 404 → `NotFound`. */
export function statusName(status: number): string {
  const phrase = (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/[^A-Za-z0-9 ]/g, '');
  const parts = phrase.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return ownNames[status] ?? parts.join('');
}

/** The class of an error in a client: `RateLimitExceeded` → `RateLimitExceededError`; `InternalServerError` stays. */
export function errorClassName(name: string): string {
  return name.endsWith('Error') ? name : `${name}Error`;
}
