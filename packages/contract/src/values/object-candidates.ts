import {
  asArray,
  child,
  children,
  isObject,
  joinPointer,
  splitPointer,
  listAppliedSchemas,
  findKeyword,
  readKeyword,
  getProperties,
  getRequiredMembers,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import { withValueAt } from '../openapi/pointer.ts';
import { MAX_BUILT_ITEMS } from './array-candidates.ts';
import type { Candidate, Enter } from './candidate.ts';
import { sample, sampleItems, type SampleContext } from './sample.ts';

/**
 * Returns candidates with members left out, misspelt, unknown and present, and those that `enter` finds inside each.
 */
export function objectCandidates(
  schema: Node,
  current: JsonObject,
  context: SampleContext,
  enter: Enter,
): Candidate[] {
  const inner = [...getProperties(schema)].flatMap(([name, property]) => {
    // A server may ignore or reject a `readOnly` member in a request (JSON Schema Validation, 9.4).
    if (readKeyword(property, 'readOnly') === true) return [];
    const value = current[name] ?? sample(property, context);
    const own = enter(property, value);
    const all = name in current ? own : [...own, toValidCandidate(property, value)];
    return all.map((one) => named(property, within(current, name, one)));
  });
  return [
    ...missing(schema, current),
    ...misspelt(schema, current),
    ...extras(schema, current),
    ...emptied(schema),
    ...overfull(schema, current, context),
    ...alone(schema, current, context),
    ...longest(schema, current, context),
    ...inner,
  ];
}

function toValidCandidate(property: Node, value: Json): Candidate {
  return { at: '', label: 'given', keyword: 'properties', pointer: property.pointer, value, intent: 'valid' };
}

function within(current: JsonObject, name: string, inner: Candidate): Candidate {
  const value = withValueAt(current, joinPointer('', name), inner.value);
  return { ...inner, at: joinPointer('', name) + inner.at, label: `${name}: ${inner.label}`, value };
}

/** The `x-error` of a member also applies to everything inside it without a nearer one. */
function named(schema: Node | undefined, candidate: Candidate): Candidate {
  const own = schema && readKeyword(schema, 'x-error');
  return candidate.errorName === undefined && typeof own === 'string'
    ? { ...candidate, errorName: own }
    : candidate;
}

function missing(schema: Node, current: JsonObject): Candidate[] {
  const known = getProperties(schema);
  return [...getRequiredMembers(schema)].map(([name, pointer]) => {
    const at = joinPointer('', name);
    return named(known.get(name), {
      at,
      label: `without ${name}`,
      keyword: 'required',
      pointer,
      value: withValueAt(current, at, undefined),
      intent: 'invalid',
    });
  });
}

/** Names are case-sensitive: a required member spelt in another case is missing. */
function misspelt(schema: Node, current: JsonObject): Candidate[] {
  if (closedBy(schema)) return [];
  return missing(schema, current).flatMap((candidate) => {
    const name = splitPointer(candidate.at)[0] ?? '';
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    if (other === name) return [];
    const value = withValueAt(candidate.value ?? {}, joinPointer('', other), current[name] ?? null);
    return { ...candidate, label: `without ${name}, but with ${other}`, value };
  });
}

/** The keyword that forbids unknown members. */
function closedBy(schema: Node): Node | undefined {
  return listAppliedSchemas(schema)
    .flatMap((applied) => [child(applied, 'additionalProperties'), child(applied, 'unevaluatedProperties')])
    .find((node) => node.value === false);
}

function extras(schema: Node, current: JsonObject): Candidate[] {
  const closed = closedBy(schema);
  const at = '/x-unknown-member';
  const values: [label: string, value: Json][] = [
    ['an unknown member', 'value'],
    ...(closed ? [['an unknown member that is null', null] as [string, Json]] : []),
  ];
  return values.map(([label, value]) => ({
    at,
    label,
    keyword: 'additionalProperties',
    pointer: closed?.pointer ?? findKeyword(schema, 'properties')?.pointer ?? schema.pointer,
    value: withValueAt(current, at, value),
    intent: closed ? 'invalid' : 'valid',
  }));
}

/** All lists at their maximum length at once: each bound applies to its own list. */
function longest(schema: Node, current: JsonObject, context: SampleContext): Candidate[] {
  const lists = [...getProperties(schema)].flatMap(([name, property]): [string, Json][] => {
    const max = readKeyword(property, 'maxItems');
    return typeof max === 'number' && max <= MAX_BUILT_ITEMS
      ? [[name, sampleItems(property, max, context)]]
      : [];
  });
  if (lists.length < 2) return [];
  const value = { ...current, ...Object.fromEntries(lists) };
  const pointer = findKeyword(schema, 'properties')?.pointer ?? schema.pointer;
  return [{ at: '', label: 'all lists at maxItems', keyword: 'maxItems', pointer, value, intent: 'valid' }];
}

/** A map with one entry more than `maxProperties`, under names that it allows. */
function overfull(schema: Node, current: JsonObject, context: SampleContext): Candidate[] {
  const max = findKeyword(schema, 'maxProperties');
  if (typeof max?.value !== 'number' || max.value > MAX_BUILT_ITEMS) return [];
  const entry = findKeyword(schema, 'additionalProperties');
  const value = entry && isObject(entry.value) ? sample(entry, context) : 'value';
  const names = Array.from({ length: max.value + 1 }, (_, index) => 'k'.repeat(index + 1));
  const base = { at: '', keyword: 'maxProperties', pointer: max.pointer } as const;
  const filled = (count: number): JsonObject =>
    Object.fromEntries([
      ...Object.entries(current),
      ...names.slice(0, Math.max(0, count - Object.keys(current).length)).map((name) => [name, value]),
    ]);
  return [
    { ...base, label: 'maxProperties exactly', value: filled(max.value), intent: 'valid' },
    { ...base, label: 'maxProperties + 1', value: filled(max.value + 1), intent: 'invalid' },
  ];
}

/** A member without those that `dependentRequired` demands beside it. */
function alone(schema: Node, current: JsonObject, context: SampleContext): Candidate[] {
  const known = getProperties(schema);
  return listAppliedSchemas(schema)
    .flatMap((applied) => children(child(applied, 'dependentRequired')))
    .flatMap(([name, { value: others, pointer }]) =>
      asArray(others).map((other): Candidate => {
        const member = known.get(name);
        const own = current[name] ?? (member ? sample(member, context) : 'value');
        const { [String(other)]: _left, ...rest } = { ...current, [name]: own };
        const label = `${name} without ${String(other)}`;
        return { at: '', label, keyword: 'dependentRequired', pointer, value: rest, intent: 'invalid' };
      }),
    );
}

function emptied(schema: Node): Candidate[] {
  const least = findKeyword(schema, 'minProperties');
  if (typeof least?.value !== 'number' || least.value < 1) return [];
  return [
    {
      at: '',
      label: 'no member',
      keyword: 'minProperties',
      pointer: least.pointer,
      value: {},
      intent: 'invalid',
    },
  ];
}
