import { asArray, isObject, sameJson, type Json, type JsonObject } from '../openapi/json.ts';
import { child, type Node } from '../openapi/node.ts';
import { joinPointer, splitPointer, withValueAt } from '../openapi/pointer.ts';
import type { Candidate } from './candidate.ts';
import {
  branches,
  facets,
  keyword,
  keywordValue,
  MAX_DEPTH,
  properties,
  requiredMembers,
  typesOf,
} from './facets.ts';
import { numberCandidates } from './number-candidates.ts';
import { sample, sampleItems, type SampleContext } from './sample.ts';
import { stringCandidates } from './string-candidates.ts';

/** Arrays longer than this are not built. */
const MAX_BUILT_ITEMS = 10_000;
/** How long a list without a bound is made. */
const USUAL_ITEMS = 200;

/**
 * Every keyword of a schema from both sides, as changes to `current`, a valid value. Members and items are entered
 * too, those that `current` lacks with a sample of their own.
 */
export function candidates(schema: Node, current: Json, context: SampleContext, depth = 0): Candidate[] {
  if (depth > MAX_DEPTH) return [];
  return [
    ...wrongTypes(schema, current).map(here),
    ...enumValues(schema, current).map(here),
    ...(typeof current === 'string' ? stringCandidates(schema, current).map(here) : []),
    ...(typeof current === 'number' ? numberCandidates(schema).map(here) : []),
    ...(typeof current === 'boolean' && typesOf(schema).includes('boolean')
      ? booleans(schema).map(here)
      : []),
    ...(Array.isArray(current) ? arrayCandidates(schema, current, context, depth) : []),
    ...(isObject(current) ? objectCandidates(schema, current, context, depth) : []),
    ...branches(schema).map((branch, index) =>
      here({
        label: `alternative ${index + 1}`,
        keyword: 'anyOf',
        pointer: branch.pointer,
        value: sample(branch, context),
        intent: 'valid',
      }),
    ),
    ...branches(schema).flatMap((branch, index) => insideBranch(branch, index, context, depth)),
  ];
}

/** Changes to a value of one alternative; one that contains itself is entered once. */
function insideBranch(branch: Node, index: number, context: SampleContext, depth: number): Candidate[] {
  const entered = context.entered ?? [];
  if (entered.includes(branch.pointer)) return [];
  const inner = { ...context, entered: [...entered, branch.pointer] };
  return candidates(branch, sample(branch, context), inner, depth + 1).map((one) => ({
    ...one,
    label: `alternative ${index + 1}: ${one.label}`,
  }));
}

function here(draft: Omit<Candidate, 'at'>): Candidate {
  return { ...draft, at: '' };
}

const WRONG: readonly [label: string, value: Json][] = [
  ['a string', 'text'],
  ['a numeric string', '1'],
  ['a number', 1],
  ['a fraction', 1.5],
  ['true', true],
  ['the string "true"', 'true'],
  ['null', null],
  ['an array', []],
  ['an array with a string', ['text']],
  ['an object', {}],
];

function wrongTypes(schema: Node, current: Json): Omit<Candidate, 'at'>[] {
  const type = keyword(schema, 'type') ?? keyword(schema, 'const') ?? keyword(schema, 'enum');
  if (!type) return [];
  const wrong: readonly [label: string, value: Json][] = [...WRONG, ['the value in an array', [current]]];
  return wrong
    .filter(([, value]) => !isAllowedType(schema, value))
    .map(([label, value]) => ({
      label: `type: ${label}`,
      keyword: 'type',
      pointer: type.pointer,
      value,
      intent: 'invalid',
    }));
}

function isAllowedType(schema: Node, value: Json): boolean {
  const types = typesOf(schema);
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.includes(own) || (own === 'number' && types.includes('integer') && Number.isInteger(value));
}

function booleans(schema: Node): Omit<Candidate, 'at'>[] {
  const pointer = keyword(schema, 'type')?.pointer ?? schema.pointer;
  return [true, false].map((value) => ({
    label: String(value),
    keyword: 'type',
    pointer,
    value,
    intent: 'valid',
  }));
}

function enumValues(schema: Node, current: Json): Omit<Candidate, 'at'>[] {
  const node = keyword(schema, 'enum') ?? keyword(schema, 'const');
  if (!node) return [];
  const name = node.pointer.endsWith('/enum') ? 'enum' : 'const';
  const allowed = name === 'enum' ? asArray(node.value) : [node.value ?? null];
  const base = { keyword: name, pointer: node.pointer };
  const valid = allowed.map((value) => ({
    ...base,
    label: `${name}: ${JSON.stringify(value)}`,
    value,
    intent: 'valid' as const,
  }));
  const texts = allowed.filter((value) => typeof value === 'string');
  const near = texts.flatMap((text) => [text.toUpperCase(), `${text} `, text.slice(0, -1), `${text}s`]);
  const wrong = ['', 'unknown-value', ...(texts.length > 0 ? near : [String(current)])].filter(
    (value) => !allowed.some((one) => sameJson(one, value)),
  );
  return [
    ...valid,
    ...[...new Set(wrong)].slice(0, 10).map((value) => ({
      ...base,
      label: `${name}: not ${JSON.stringify(value)}`,
      value,
      intent: 'invalid' as const,
    })),
  ];
}

function arrayCandidates(schema: Node, current: Json[], context: SampleContext, depth: number): Candidate[] {
  const items = keyword(schema, 'items');
  const list = current.length > 0 || !items ? current : [sample(items, context)];
  const inner = items && list.length > 0 ? itemCandidates(items, list, context, depth) : [];
  return [...counts(schema, context), ...repeats(schema, list), ...lastOfMany(schema, context), ...inner];
}

/** Changes to the last of several items: a server that looks at the first one only is found out. */
function itemCandidates(items: Node, list: Json[], context: SampleContext, depth: number): Candidate[] {
  const several = list.length > 1 ? list : [...list, ...list];
  const last = several.length - 1;
  return candidates(items, several[last] ?? null, context, depth + 1).map((inner) => ({
    ...inner,
    label: `item ${last}: ${inner.label}`,
    at: joinPointer('', last) + inner.at,
    value: [...several.slice(0, last), ...(inner.value === undefined ? [] : [inner.value])],
  }));
}

/** A wrong item at the end of the longest list: a server that stops looking somewhere is found out. */
function lastOfMany(schema: Node, context: SampleContext): Candidate[] {
  const items = keyword(schema, 'items');
  const count = Math.min(Number(keywordValue(schema, 'maxItems') ?? USUAL_ITEMS), MAX_BUILT_ITEMS);
  if (!items || count < 3 || keywordValue(schema, 'uniqueItems') === true) return [];
  const wrong = wrongTypes(items, null)[0];
  if (!wrong) return [];
  const value = [...sampleItems(schema, count - 1, context), wrong.value ?? null];
  const label = `item ${count - 1}: ${wrong.label}`;
  return [{ ...wrong, label, at: joinPointer('', count - 1), value }];
}

function counts(schema: Node, context: SampleContext): Candidate[] {
  const found: Candidate[] = [];
  const most = keyword(schema, 'maxItems');
  const least = keyword(schema, 'minItems');
  const add = (node: Node, name: string, label: string, count: number, intent: Candidate['intent']): void => {
    if (count >= 0 && count <= MAX_BUILT_ITEMS) {
      found.push({
        at: '',
        label,
        keyword: name,
        pointer: node.pointer,
        value: sampleItems(schema, count, context),
        intent,
      });
    }
  };
  if (typeof most?.value === 'number') {
    add(most, 'maxItems', 'maxItems exactly', most.value, 'valid');
    add(most, 'maxItems', 'maxItems + 1', most.value + 1, 'invalid');
  }
  if (typeof least?.value === 'number') {
    add(least, 'minItems', 'minItems exactly', least.value, 'valid');
    add(least, 'minItems', 'minItems − 1', least.value - 1, 'invalid');
  }
  if (!least) add(keyword(schema, 'type') ?? schema, 'type', 'no items', 0, 'valid');
  return found;
}

function repeats(schema: Node, list: Json[]): Candidate[] {
  const unique = keyword(schema, 'uniqueItems');
  const first = list[0];
  if (unique?.value !== true || first === undefined) return [];
  return [
    {
      at: '',
      label: 'the same item twice',
      keyword: 'uniqueItems',
      pointer: unique.pointer,
      value: [first, first],
      intent: 'invalid',
    },
  ];
}

function objectCandidates(
  schema: Node,
  current: JsonObject,
  context: SampleContext,
  depth: number,
): Candidate[] {
  const inner = [...properties(schema)].flatMap(([name, property]) => {
    const value = current[name] ?? sample(property, context);
    const own = candidates(property, value, context, depth + 1);
    const all = name in current ? own : [...own, given(property, value)];
    return all.map((one) => named(property, within(current, name, one)));
  });
  return [
    ...missing(schema, current),
    ...misspelt(schema, current),
    ...extras(schema, current),
    ...emptied(schema),
    ...longest(schema, current, context),
    ...inner,
  ];
}

function given(property: Node, value: Json): Candidate {
  return { at: '', label: 'given', keyword: 'properties', pointer: property.pointer, value, intent: 'valid' };
}

function within(current: JsonObject, name: string, inner: Candidate): Candidate {
  const value = withValueAt(current, joinPointer('', name), inner.value);
  return { ...inner, at: joinPointer('', name) + inner.at, label: `${name}: ${inner.label}`, value };
}

/** A member's own error holds for all inside it that has none nearer. */
function named(schema: Node | undefined, candidate: Candidate): Candidate {
  const own = schema && keywordValue(schema, 'x-error');
  return candidate.errorName === undefined && typeof own === 'string'
    ? { ...candidate, errorName: own }
    : candidate;
}

function missing(schema: Node, current: JsonObject): Candidate[] {
  const known = properties(schema);
  return [...requiredMembers(schema)].map(([name, pointer]) => {
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

/** Names differ by letter case: a required member under another one is missing. */
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
  return facets(schema)
    .flatMap((facet) => [child(facet, 'additionalProperties'), child(facet, 'unevaluatedProperties')])
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
    pointer: closed?.pointer ?? keyword(schema, 'properties')?.pointer ?? schema.pointer,
    value: withValueAt(current, at, value),
    intent: closed ? 'invalid' : 'valid',
  }));
}

/** All lists at their longest at once: each bound holds for its own list. */
function longest(schema: Node, current: JsonObject, context: SampleContext): Candidate[] {
  const lists = [...properties(schema)].flatMap(([name, property]): [string, Json][] => {
    const most = keywordValue(property, 'maxItems');
    return typeof most === 'number' && most <= MAX_BUILT_ITEMS
      ? [[name, sampleItems(property, most, context)]]
      : [];
  });
  if (lists.length < 2) return [];
  const value = { ...current, ...Object.fromEntries(lists) };
  const pointer = keyword(schema, 'properties')?.pointer ?? schema.pointer;
  return [{ at: '', label: 'all lists at maxItems', keyword: 'maxItems', pointer, value, intent: 'valid' }];
}

function emptied(schema: Node): Candidate[] {
  const least = keyword(schema, 'minProperties');
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
