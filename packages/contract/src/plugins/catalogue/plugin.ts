import {
  asArray,
  asObject,
  asString,
  joinPointer,
  readErrorCatalogue,
  type Json,
  type JsonObject,
} from '@web-data/openapi';
import type { CatalogueEntry } from '../../openapi/catalogue.ts';
import type { Plugin } from '../plugin.ts';

/** Reads `x-error-catalogue` of the document, and `x-errors` and `x-safe` of its operations. */
export const cataloguePlugin: Plugin = {
  name: 'catalogue',
  readErrors: readCatalogue,
  readOperation: (operation) => ({
    errors: asArray(operation['x-errors']).filter((name) => typeof name === 'string'),
    safe: operation['x-safe'] === true,
  }),
};

/** Returns the errors of `x-error-catalogue` by name; empty when the document has none. */
function readCatalogue(root: JsonObject): Map<string, CatalogueEntry> {
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
    body: asString(value['body']) ?? 'ErrorBody',
    pointer,
  };
}
