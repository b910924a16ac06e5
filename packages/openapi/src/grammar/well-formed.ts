import { isObject, typeOf, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer, splitPointer, valueAt } from '../json/pointer.ts';
import { holdingOf, type Holding, type Kind } from './objects.ts';
import { shapeOf, type Shape } from './shapes.ts';
import { walk, type Visit } from './walk.ts';

/** Something at a place where a description cannot have it. */
export interface Malformed {
  readonly pointer: string;
  /** What is there, and what belongs there: a sentence. */
  readonly text: string;
}

/** What becomes of a member: another value, or it goes. */
interface Change {
  readonly pointer: string;
  readonly value: Json | undefined;
  /** What is wrong, and where; absent for what is but written otherwise, such as a number where a text belongs. */
  readonly told?: Malformed;
  /** Nothing can stand for it: the description is refused. */
  readonly isFatal?: boolean;
}

/** Without one of these a description would ask for less than it says, or be about something else. */
const VITAL: ReadonlySet<Kind> = new Set<Kind>([
  'Paths',
  'PathItem',
  'Operation',
  'Parameter',
  'RequestBody',
  'MediaType',
  'Responses',
  'Response',
  'Components',
  'SecurityRequirement',
  'SecurityScheme',
]);

/** What is there already by its name, with nothing said of it. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>(['PathItem', 'Operation', 'Response']);

/** How what belongs somewhere is called, where it is not any object. */
const CALLED: Partial<Record<Kind, string>> = {
  Schema: 'a schema',
  SecurityRequirement: 'an object such as {"key": []}',
};

/**
 * A description in which every object of the grammar is one: nobody who reads it meets a text where a list belongs. A member
 * that is nothing (`null`, as YAML has `parameters:`) is as if it were not there; a number where a text belongs is its text;
 * what else is malformed goes, and is told.
 * @param refuse called for what cannot go, and throws
 */
export function wellFormed(
  value: JsonObject,
  refuse: (malformed: Malformed) => never,
): { readonly value: JsonObject; readonly malformed: readonly Malformed[] } {
  const changes = [...walk(value)].flatMap((visit) => changesOf(visit));
  const fatal = changes.find(({ isFatal }) => isFatal);
  if (fatal?.told) refuse(fatal.told);
  if (changes.length === 0) return { value, malformed: [] };
  const copy = structuredClone(value);
  const malformed = changes.flatMap((change): Malformed[] => {
    const isThere = apply(copy, change);
    // What has gone with what held it is told there.
    return isThere && change.told ? [change.told] : [];
  });
  return { value: copy, malformed };
}

/** What is a number now, and was said of another keyword in draft 4 and OpenAPI 3.0, as writers of 3.1 still do. */
const EXCLUSIVE = new Map([
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
]);

function changesOf({ kind, value, pointer }: Visit): Change[] {
  const changes = Object.entries(value).flatMap(([member, inner]): Change[] => {
    const place = joinPointer(pointer, member);
    const holding = holdingOf(kind, member);
    if (holding) return changesOfHeld(holding, member, inner!, place);
    const bound = kind === 'Schema' && typeof inner === 'boolean' ? EXCLUSIVE.get(member) : undefined;
    if (bound !== undefined && (!inner || typeof value[bound] === 'number'))
      return [{ pointer: place, value: inner ? value[bound] : undefined }];
    const shape = shapeOf(kind, member);
    return shape === undefined ? [] : changesOfShape(shape, inner!, place);
  });
  if (kind !== 'Parameter' || '$ref' in value || isScalar(value['name'])) return changes;
  return [{ pointer, value: undefined, told: { pointer, text: 'the parameter has no name' }, isFatal: true }];
}

function changesOfHeld({ kind, as }: Holding, member: string, value: Json, pointer: string): Change[] {
  if (value === null) return [{ pointer, value: as === 'one' && NAMED.has(kind) ? {} : undefined }];
  if (as === 'one') {
    // `items` was a list of schemas in older drafts.
    const isFine = isOne(kind, value) || (member === 'items' && Array.isArray(value));
    return isFine ? [] : [wrong(kind, value, pointer)];
  }
  if (as === 'list') {
    if (!Array.isArray(value)) return [wrong(kind, value, pointer, 'a list')];
    const at = value.findIndex((item) => !isOne(kind, item as Json));
    // One that is left out would move the others, or leave alternatives that nobody meant: all of them go.
    return at < 0 ? [] : [{ ...wrong(kind, value[at] as Json, joinPointer(pointer, at)), pointer }];
  }
  if (!isObject(value)) return [wrong(kind, value, pointer, 'an object of named ones')];
  return Object.entries(value).flatMap(([name, item]): Change[] => {
    const place = joinPointer(pointer, name);
    if (item === null) return [{ pointer: place, value: {} }];
    const isNames = member === 'dependencies' && Array.isArray(item);
    return isOne(kind, item!) || isNames ? [] : [wrong(kind, item!, place)];
  });
}

function isOne(kind: Kind, value: Json): boolean {
  return isObject(value) || (kind === 'Schema' && typeof value === 'boolean');
}

function wrong(kind: Kind, value: Json, pointer: string, form = CALLED[kind] ?? 'an object'): Change {
  return { ...gone(value, pointer, form), isFatal: VITAL.has(kind) };
}

function misplaced(value: Json, belongs: string): string {
  const found = { object: 'an object', array: 'a list', null: 'nothing', integer: 'a number' }[typeOf(value)];
  return `${found ?? `a ${typeOf(value)}`} stands where ${belongs} belongs`;
}

function changesOfShape(shape: Shape, value: Json, pointer: string): Change[] {
  if (value === null) return [{ pointer, value: shape === 'type' ? 'null' : undefined }];
  if (typeof shape === 'object') {
    if (!isObject(value)) return [gone(value, pointer, 'an object')];
    return Object.entries(value).flatMap(([member, inner]) => {
      const own = Object.hasOwn(shape, member) ? shape[member] : shape['each'];
      return own === undefined ? [] : changesOfShape(own, inner!, joinPointer(pointer, member));
    });
  }
  return changesOfPlain[shape](value, pointer);
}

function gone(value: Json, pointer: string, belongs: string): Change {
  return { pointer, value: undefined, told: { pointer, text: misplaced(value, belongs) } };
}

const isText = (value: Json): boolean => typeof value === 'string';
const isScalar = (value: Json | undefined): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const changesOfPlain: Record<Exclude<Shape, object>, (value: Json, pointer: string) => Change[]> = {
  text(value, pointer) {
    if (isText(value)) return [];
    return isScalar(value) ? [{ pointer, value: String(value) }] : [gone(value, pointer, 'a string')];
  },
  texts(value, pointer) {
    if (!Array.isArray(value) || !value.every((item) => isScalar(item as Json)))
      return [gone(value, pointer, 'a list of strings')];
    return value.every((item) => isText(item as Json)) ? [] : [{ pointer, value: value.map(String) }];
  },
  string: (value, pointer) => (isText(value) ? [] : [gone(value, pointer, 'a string')]),
  names(value, pointer) {
    const isNames = Array.isArray(value) && value.every((item) => isText(item as Json));
    return isNames ? [] : [gone(value, pointer, 'a list of names')];
  },
  boolean: (value, pointer) => (typeof value === 'boolean' ? [] : [gone(value, pointer, 'true or false')]),
  number: (value, pointer) => (typeof value === 'number' ? [] : [gone(value, pointer, 'a number')]),
  list: (value, pointer) => (Array.isArray(value) ? [] : [gone(value, pointer, 'a list')]),
  object: (value, pointer) => (isObject(value) ? [] : [gone(value, pointer, 'an object')]),
  // YAML reads `[string, null]` as a name and nothing.
  type(value, pointer) {
    if (isText(value)) return [];
    if (!Array.isArray(value) || !value.every((item) => item === null || isText(item as Json)))
      return [gone(value, pointer, 'a type or a list of types')];
    return value.includes(null) ? [{ pointer, value: value.map((item) => item ?? 'null') }] : [];
  },
};

/** Changes a copy of our own; false where nothing is there any more. */
function apply(copy: JsonObject, { pointer, value }: Change): boolean {
  const members = splitPointer(pointer);
  const member = members.pop()!;
  const holder = valueAt(copy, joinPointer('', ...members)) as Record<string, Json> | undefined;
  if (!isObject(holder) || !Object.hasOwn(holder, member)) return false;
  if (value === undefined) delete (holder as Record<string, Json>)[member];
  else (holder as Record<string, Json>)[member] = value;
  return true;
}
