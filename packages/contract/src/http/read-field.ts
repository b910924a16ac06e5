import { readKeyword, getProperties, type Json, type Node, type Parameter } from '@web-data/openapi';
import { listKinds, type OfKind } from './kinds.ts';
import { isSpread, type Written } from './parameter-form.ts';
import { decodeQuery, readPairs, type Pair, type RawValue } from './read-parameter.ts';
import { leniently, listReadings } from './readings.ts';

/** A field of a form whose encoding names a style. */
export type Styled = Written & Pick<Parameter, 'schema'>;

/** Whether a name belongs to another field of a form. */
export type IsOthers = (name: string) => boolean;

/**
 * Returns every value that the raw pairs of a form can mean for a field with a style, which is read as a query
 * parameter is (OpenAPI 3.1, 4.8.15.1.2): empty where the field is absent, `undefined` where OpenAPI does not define
 * their meaning.
 */
export function readField(field: Styled, sent: readonly Pair[], isOthers: IsOthers): Json[] | undefined {
  const kinds = listKinds(field.schema);
  const names = sent.map(([name]) => name);
  if (!isDefined(field, kinds, names) || sharedNames(field, isOthers).some((name) => names.includes(name)))
    return undefined;
  return kinds.flatMap(({ kind, schema }) => {
    const isOfMembers = kind === 'object' && isMemberwise(field);
    const rawValues = isOfMembers
      ? members(schema, sent, isOthers)
      : readPairs({ ...field, schema }, kind, sent);
    // The last reading of each is typed, which gives the clearest violation.
    return rawValues.flatMap((one) =>
      listReadings({ schema, content: undefined }, one, leniently).toReversed(),
    );
  });
}

/** Whether the members of an object are pairs under their own names. */
export function isMemberwise(field: Written): boolean {
  return field.style === 'form' && isSpread(field);
}

/** Whether a name certainly belongs to a field: its own, or that of a member in its schema. */
export function owns(field: Styled, name: string): boolean {
  if (name === field.name) return true;
  if (field.style === 'deepObject') return name.startsWith(`${field.name}[`);
  return memberSchemas(field).some((schema) => getProperties(schema).has(name));
}

/** Whether a name can be that of an additional member of a field. */
export function mayOwn(field: Styled, name: string, isOthers: IsOthers): boolean {
  return !isOthers(name) && memberSchemas(field).some(isOpen);
}

function memberSchemas(field: Styled): Node[] {
  if (!isMemberwise(field)) return [];
  return listKinds(field.schema).flatMap(({ kind, schema }) => (kind === 'object' ? [schema] : []));
}

function isOpen(schema: Node): boolean {
  return (
    readKeyword(schema, 'additionalProperties') !== false ||
    readKeyword(schema, 'patternProperties') !== undefined
  );
}

/** Members that share their name with another field: the owner of such a pair is unknown. */
function sharedNames(field: Styled, isOthers: IsOthers): string[] {
  return memberSchemas(field).flatMap((schema) => [...getProperties(schema).keys()].filter(isOthers));
}

/** Whether OpenAPI defines the meaning of the names that a field is sent under (3.1, 4.8.12.3 and 4.8.12.4). */
function isDefined({ name, style, explode }: Styled, kinds: readonly OfKind[], names: string[]): boolean {
  const isThere = names.includes(name);
  const isObject = kinds.some(({ kind }) => kind === 'object');
  const isOnly = (expected: OfKind['kind']): boolean => kinds.every(({ kind }) => kind === expected);
  if (style === 'form') return true;
  if (style !== 'deepObject')
    return !isThere || (style.endsWith('Delimited') && (!explode || isOnly('text')));
  const inner = names.flatMap((one) => (one.startsWith(`${name}[`) ? [one.slice(name.length)] : []));
  const isPlain = inner.every((one) => isObject && /^\[[^[\]]+\]$/u.test(one));
  return isPlain && (!isThere || isOnly('object'));
}

/** The members that were sent: those in the schema, and these together with the additional ones it allows. */
function members(schema: Node, sent: readonly Pair[], isOthers: IsOthers): RawValue[] {
  const known = getProperties(schema);
  const own = sent.filter(([name]) => known.has(name));
  const all = isOpen(schema) ? sent.filter(([name]) => known.has(name) || !isOthers(name)) : own;
  return [own, ...(all.length > own.length ? [all] : [])]
    .filter(({ length }) => length > 0)
    .map((pairs) => Object.fromEntries(pairs.map(([name, text]) => [name, decodeQuery(text)])));
}
