import { isObject, joinPointer, type Json } from '@web-data/openapi';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Deviation } from './deviation.ts';

/** Returns the catalogue entry that matches the `error` string of a body, an exact match first. */
export function matchEntry(
  document: ContractDocument,
  allowed: readonly CatalogueEntry[],
  body: Json | undefined,
): CatalogueEntry | undefined {
  const error = isObject(body) ? body['error'] : undefined;
  if (typeof error !== 'string') return undefined;
  const exact = allowed.find((entry) => entry.error === error);
  if (exact) return exact;
  const isKnown = [...document.catalogue.values()].some((entry) => entry.error === error);
  return isKnown || error.trim() === '' ? undefined : allowed.find((entry) => entry.openMessage);
}

/** Checks that the `error` string is exactly that of an allowed catalogue entry, and that `code` matches it. */
export function checkErrorMessage(
  document: ContractDocument,
  allowed: readonly CatalogueEntry[],
  body: Json | undefined,
  fallback: string,
): Deviation[] {
  const first = allowed[0];
  if (first === undefined || body === undefined) return [];
  const entry = matchEntry(document, allowed, body);
  const got = isObject(body) ? JSON.stringify(body['error'] ?? null) : 'no object';
  if (entry === undefined) {
    const expected = allowed
      .map(({ error, openMessage }) => `"${error}"${openMessage ? ' or a message' : ''}`)
      .join(' or ');
    const pointer = allowed.length === 1 ? joinPointer(first.pointer, 'error') : fallback;
    return [
      {
        check: 'error-message',
        message: 'The `error` string is not the one of the catalogue.',
        expected,
        got,
        pointer,
      },
    ];
  }
  const code = isObject(body) ? body['code'] : undefined;
  if (entry.code === undefined || code === entry.code) return [];
  const pointer = joinPointer(entry.pointer, 'code');
  return [
    {
      check: 'error-message',
      message: 'The `code` is not the one of the catalogue.',
      expected: entry.code,
      got: JSON.stringify(code ?? null),
      pointer,
    },
  ];
}
