import {
  asArray,
  asObject,
  asString,
  joinPointer,
  readErrorCatalogue,
  type Json,
  type JsonObject,
} from '@web-data/openapi';

/** One error of the document's `x-error-catalogue`: clients recognise it by status and `error` string. */
export interface CatalogueEntry {
  readonly name: string;
  readonly status: number;
  readonly error: string;
  /** `error` may also be a message of its own, such as a validation message. */
  readonly openMessage: boolean;
  /** It may be the response to any well-formed request: its cause is not in the request. */
  readonly situational: boolean;
  readonly retryAfter: boolean;
  readonly group: string | undefined;
  /** Example of `details`; an entry with `details` always names the invalid members. */
  readonly details: Json | undefined;
  readonly code: string | undefined;
  /** Names of headers that every response with this error has, in lower case. */
  readonly headers: readonly string[];
  readonly pointer: string;
}

/** Returns the error catalogue of a document by name; empty when the document has none. */
export function readCatalogue(root: JsonObject): Map<string, CatalogueEntry> {
  const entries = Object.entries(readErrorCatalogue(root));
  return new Map(entries.map(([name, value]) => [name, entryOf(name, asObject(value as object as Json))]));
}

function entryOf(name: string, value: JsonObject): CatalogueEntry {
  const pointer = joinPointer('/x-error-catalogue', name);
  const { status, error } = value;
  if (typeof status !== 'number' || typeof error !== 'string') {
    throw new Error(`${pointer} needs a numeric \`status\` and a string \`error\`.`);
  }
  return {
    name,
    status,
    error,
    openMessage: value['openMessage'] === true,
    situational: value['situational'] === true,
    retryAfter: value['retryAfter'] === true,
    group: asString(value['group']),
    details: value['details'],
    code: asString(value['code']),
    headers: asArray(value['headers']).flatMap((header) => asString(header)?.toLowerCase() ?? []),
    pointer,
  };
}
