import { asArray, asObject, asString, isObject, joinPointer, type Json } from '@web-data/openapi';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import { TELLABLE } from '../values/broken-keywords.ts';
import { excerpt } from './excerpt.ts';
import type { Deviation } from './deviation.ts';
import type { RequestLocation } from '../semantics/expectation.ts';

/**
 * Checks that `details` names the invalid member and no other. Only errors whose catalogue entry has `details` are
 * checked.
 */
export function checkDetails(
  entry: CatalogueEntry,
  body: Json | undefined,
  names: RequestLocation,
): Deviation[] {
  if (entry.details === undefined || !isObject(body)) return [];
  const pointer = joinPointer(entry.pointer, 'details');
  const expected = `an entry for ${names.in} ${names.at || '(the whole)'}`;
  const details = body['details'];
  const named = listNamedLocations(body);
  const got = details === undefined ? 'no details' : excerpt(JSON.stringify(details));
  if (!named.some((location) => fits(location, names))) {
    return [
      { check: 'details', message: 'The `details` do not name the faulty member.', expected, got, pointer },
    ];
  }
  const stray = named.find((location) => !fits(location, names));
  if (stray === undefined) return checkKeyword(entry, named, names, { got, pointer });
  const message = `The \`details\` blame ${stray.in ?? ''} ${stray.path} too, which is right.`;
  return [{ check: 'details', message, expected: `${expected} alone`, got, pointer }];
}

/** Where the catalogue uses keywords as `code`, `code` must be a keyword that the member breaks. */
function checkKeyword(
  entry: CatalogueEntry,
  named: readonly NamedLocation[],
  { at, keywords }: RequestLocation,
  base: Pick<Deviation, 'got' | 'pointer'>,
): Deviation[] {
  const hasCode = asArray(entry.details).some((example) => TELLABLE.has(String(asObject(example)['code'])));
  if (!hasCode || keywords === undefined) return [];
  const wrong = named.find(
    ({ path, code }) => path === at && TELLABLE.has(code ?? '') && !keywords.includes(code ?? ''),
  );
  if (wrong === undefined) return [];
  const message = `The \`details\` say that ${wrong.path} breaks \`${wrong.code ?? ''}\`, which it meets.`;
  return [{ check: 'details', message, expected: [...new Set(keywords)].join(' or '), ...base }];
}

/** A location that an error body blames. */
export interface NamedLocation {
  readonly in: string | undefined;
  readonly path: string;
  readonly code: string | undefined;
}

/** Returns the locations that the `details` of an error body blame, under any of the usual member names. */
export function listNamedLocations(body: Json | undefined): NamedLocation[] {
  return asArray(asObject(body)['details'])
    .filter(isObject)
    .flatMap((entry) => {
      const path = entry['path'] ?? entry['pointer'] ?? entry['instancePath'] ?? entry['field'];
      const location = entry['in'];
      return typeof path === 'string'
        ? [{ in: asString(location), path: asPointer(path), code: asString(entry['code']) }]
        : [];
    });
}

/** Reads `a.b`, `a[b]` and `a/b` as `/a/b`. */
function asPointer(path: string): string {
  if (path === '' || path.startsWith('/')) return path;
  return path.startsWith('#/')
    ? path.slice(1)
    : `/${path.replaceAll(/\[([^\]]*)\]/gu, '.$1').replaceAll('.', '/')}`;
}

function fits(location: NamedLocation, names: RequestLocation): boolean {
  if (location.in !== undefined && location.in !== names.in) return false;
  return (
    location.path === names.at ||
    location.path.startsWith(`${names.at}/`) ||
    names.also.includes(location.path)
  );
}
