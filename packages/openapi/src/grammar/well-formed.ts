import { getJsonType, isObject, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer, splitPointer, valueAt } from '../json/pointer.ts';
import { findMethodViolation } from './methods.ts';
import { getHolding, type Holding, type Kind } from './objects.ts';
import { getShape, hasMember, type Shape } from './shapes.ts';
import { walk, type Visit } from './walk.ts';

/** A value at a location where a description cannot have it. */
export interface Malformed {
  readonly pointer: string;
  /** Names the value and the expected one: a full sentence. */
  readonly text: string;
}

/** The change of a member: another value, or its removal. */
interface Change {
  readonly pointer: string;
  readonly value: Json | undefined;
  /** The problem and its location; absent for a mere difference in notation, such as a number instead of a string. */
  readonly malformed?: Malformed;
  /** The description is rejected, because nothing can replace the value. */
  readonly isFatal?: boolean;
}

/** Without an object of these kinds a description would require less than it says, or have another meaning. */
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

/** Objects that exist by their name alone; null becomes an empty object. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>(['PathItem', 'Operation', 'Response']);

/** The names of expected values in messages, other than "an object". */
const CALLED: Partial<Record<Kind, string>> = {
  Schema: 'a schema',
  SecurityRequirement: 'an object such as {"key": []}',
};

/**
 * Returns a description in which every object of the grammar is one, so that readers need no type checks. A `null`
 * member (as YAML has `parameters:`) counts as absent; a number where a string is expected becomes a string; other
 * malformed parts are removed and reported.
 * @param reject called for a part that cannot be removed; throws
 */
export function wellFormed(
  value: JsonObject,
  reject: (malformed: Malformed) => never,
): { readonly value: JsonObject; readonly malformed: readonly Malformed[] } {
  const changes = [...walk(value)].flatMap((visit) => changesOf(visit));
  const fatal = changes.find(({ isFatal }) => isFatal);
  if (fatal?.malformed) reject(fatal.malformed);
  if (changes.length === 0) return { value, malformed: [] };
  const copy = structuredClone(value);
  const malformed = changes.flatMap((change): Malformed[] => {
    const isThere = apply(copy, change);
    // A part removed with its parent is reported there.
    return isThere && change.malformed ? [change.malformed] : [];
  });
  return { value: copy, malformed };
}

/**
 * Boolean keywords of draft 4 and OpenAPI 3.0 that are numbers now, with the keyword they modified. Authors of 3.1
 * still use the old form.
 */
const EXCLUSIVE = new Map([
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
]);

function changesOf({ kind, value, pointer }: Visit): Change[] {
  const changes = Object.entries(value).flatMap(([member, inner]): Change[] => {
    const location = joinPointer(pointer, member);
    const holding = getHolding(kind, member);
    if (holding) return changesOfHeld(holding, member, inner!, location);
    const bound = kind === 'Schema' && typeof inner === 'boolean' ? EXCLUSIVE.get(member) : undefined;
    if (bound !== undefined && (!inner || typeof value[bound] === 'number'))
      return [{ pointer: location, value: inner ? value[bound] : undefined }];
    if (member === '$ref' && typeof inner !== 'string') return [noReference(kind, inner!, location)];
    // A scheme without scopes, which YAML has as `- key:`.
    if (kind === 'SecurityRequirement' && inner === null) return [{ pointer: location, value: [] }];
    if (!hasMember(kind, member) && !isOfReference(member, value))
      return [ignoreMember(kind, member, inner!, location)];
    const shape = getShape(kind, member);
    if (shape === undefined) return [];
    const changes = changesOfShape(shape, inner!, location);
    return kind === 'SecurityRequirement' ? changes.map(asFatal) : changes;
  });
  const violation = '$ref' in value ? undefined : findViolation(kind, value);
  if (violation === undefined) return changes;
  return [{ pointer, value: undefined, malformed: { pointer, text: violation }, isFatal: true }];
}

/**
 * Keeps and ignores a member of another object, such as the `type` of a parameter in Swagger 2.0, which moved to the
 * schema.
 */
function ignoreMember(kind: Kind, member: string, value: Json, pointer: string): Change {
  return {
    pointer,
    value,
    malformed: { pointer, text: `${kind} Objects of OpenAPI have no member "${member}"` },
  };
}

/** The members of a Reference Object beside its `$ref`. */
function isOfReference(member: string, { $ref }: JsonObject): boolean {
  return typeof $ref === 'string' && (member === 'summary' || member === 'description');
}

function asFatal(change: Change): Change {
  return { ...change, isFatal: true };
}

/** Names the missing member without which the meaning of an object is unknown. */
function findViolation(kind: Kind, value: JsonObject): string | undefined {
  if (kind === 'Parameter') return isScalar(value['name']) ? undefined : 'the parameter has no name';
  if (kind !== 'SecurityScheme') return undefined;
  const { type, name, in: location, scheme } = value;
  if (!SCHEME_TYPES.has(type!))
    return `the security scheme has none of the types ${[...SCHEME_TYPES].join(', ')}`;
  if (type === 'http' && !isText(scheme))
    return 'the security scheme of type http has no `scheme`, such as bearer';
  if (type !== 'apiKey') return undefined;
  if (!isText(name)) return 'the security scheme of type apiKey has no `name`';
  return KEY_LOCATIONS.has(location!)
    ? undefined
    : 'the security scheme of type apiKey has no `in`: header, query or cookie';
}

const SCHEME_TYPES = new Set<Json>(['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect']);
const KEY_LOCATIONS = new Set<Json>(['header', 'query', 'cookie']);

/** YAML reads an unquoted reference from its `#` on as a comment, which leaves null. */
function noReference(kind: Kind, value: Json, pointer: string): Change {
  const change = removeMember(value, pointer, 'a reference');
  const text =
    value === null ? '`$ref` is nothing; write what it refers to in quotes, since # begins a comment' : '';
  return {
    ...change,
    malformed: { pointer, text: text || change.malformed!.text },
    isFatal: VITAL.has(kind),
  };
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
    // Removing one item would shift the others, or leave unintended alternatives: the list is removed.
    return at < 0 ? [] : [{ ...wrong(kind, value[at] as Json, joinPointer(pointer, at)), pointer }];
  }
  if (!isObject(value)) return [wrong(kind, value, pointer, 'an object of named ones')];
  return Object.entries(value).flatMap(([name, item]): Change[] => {
    const location = joinPointer(pointer, name);
    if (item === null) return [{ pointer: location, value: {} }];
    const violation = member === 'additionalOperations' ? findMethodViolation(name) : undefined;
    if (violation !== undefined)
      return [{ pointer: location, value: undefined, malformed: { pointer: location, text: violation } }];
    const isNames = member === 'dependencies' && Array.isArray(item);
    return isOne(kind, item!) || isNames ? [] : [wrong(kind, item!, location)];
  });
}

function isOne(kind: Kind, value: Json): boolean {
  return isObject(value) || (kind === 'Schema' && typeof value === 'boolean');
}

function wrong(kind: Kind, value: Json, pointer: string, form = CALLED[kind] ?? 'an object'): Change {
  return { ...removeMember(value, pointer, form), isFatal: VITAL.has(kind) };
}

function misplaced(value: Json, belongs: string): string {
  const found = { object: 'an object', array: 'a list', null: 'nothing', integer: 'a number' }[
    getJsonType(value)
  ];
  return `${found ?? `a ${getJsonType(value)}`} stands where ${belongs} belongs`;
}

function changesOfShape(shape: Shape, value: Json, pointer: string): Change[] {
  if (shape === 'any') return [];
  if (value === null) return [{ pointer, value: shape === 'type' ? 'null' : undefined }];
  if (typeof shape === 'object') {
    if (!isObject(value)) return [removeMember(value, pointer, 'an object')];
    return Object.entries(value).flatMap(([member, inner]) => {
      const own = Object.hasOwn(shape, member) ? shape[member] : shape['each'];
      return own === undefined ? [] : changesOfShape(own, inner!, joinPointer(pointer, member));
    });
  }
  return changesOfPlain[shape](value, pointer);
}

function removeMember(value: Json, pointer: string, belongs: string): Change {
  return { pointer, value: undefined, malformed: { pointer, text: misplaced(value, belongs) } };
}

const isText = (value: Json | undefined): boolean => typeof value === 'string';
const isScalar = (value: Json | undefined): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const changesOfPlain: Record<Exclude<Shape, object | 'any'>, (value: Json, pointer: string) => Change[]> = {
  text(value, pointer) {
    if (isText(value)) return [];
    return isScalar(value) ? [{ pointer, value: String(value) }] : [removeMember(value, pointer, 'a string')];
  },
  texts(value, pointer) {
    if (!Array.isArray(value) || !value.every((item) => isScalar(item as Json)))
      return [removeMember(value, pointer, 'a list of strings')];
    return value.every((item) => isText(item as Json)) ? [] : [{ pointer, value: value.map(String) }];
  },
  string: (value, pointer) => (isText(value) ? [] : [removeMember(value, pointer, 'a string')]),
  names(value, pointer) {
    const isNames = Array.isArray(value) && value.every((item) => isText(item as Json));
    return isNames ? [] : [removeMember(value, pointer, 'a list of names')];
  },
  boolean: (value, pointer) =>
    typeof value === 'boolean' ? [] : [removeMember(value, pointer, 'true or false')],
  // `.inf` is a number in YAML, but not in JSON.
  number: (value, pointer) => (Number.isFinite(value) ? [] : [removeMember(value, pointer, 'a number')]),
  list: (value, pointer) => (Array.isArray(value) ? [] : [removeMember(value, pointer, 'a list')]),
  object: (value, pointer) => (isObject(value) ? [] : [removeMember(value, pointer, 'an object')]),
  // YAML reads `[string, null]` as a name and null.
  type(value, pointer) {
    const types = (Array.isArray(value) ? value : [value]).map((item) => typeNamed(item as Json));
    if (types.includes(undefined))
      return [removeMember(value, pointer, 'one of the types, or a list of them,')];
    const meant = Array.isArray(value) ? (types as string[]) : types[0]!;
    return String(meant) === String(value) && !(Array.isArray(value) && value.includes(null))
      ? []
      : [{ pointer, value: meant }];
  },
};

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Normalizes the case of a type. */
function typeNamed(value: Json): string | undefined {
  const name = value === null ? 'null' : isText(value) ? String(value).toLowerCase() : '';
  return TYPES.find((type) => type === name);
}

/** Changes a private copy; returns false if the location no longer exists. */
function apply(copy: JsonObject, { pointer, value }: Change): boolean {
  const members = splitPointer(pointer);
  const member = members.pop()!;
  const holder = valueAt(copy, joinPointer('', ...members)) as Record<string, Json> | undefined;
  if (!isObject(holder) || !Object.hasOwn(holder, member)) return false;
  if (value === undefined) delete (holder as Record<string, Json>)[member];
  else (holder as Record<string, Json>)[member] = value;
  return true;
}

/** Yields the pointers of names with half of a surrogate pair, which URLs and UTF-8 files cannot contain. */
export function* namesWithLoneSurrogates(value: Json, pointer = ''): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* namesWithLoneSurrogates(item as Json, joinPointer(pointer, index));
    return;
  }
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const location = joinPointer(pointer, name);
    const isName = typeof member === 'string' && NAMES.has(name);
    if (LONE.test(name) || (isName && LONE.test(member))) yield location;
    yield* namesWithLoneSurrogates(member!, location);
  }
}

const NAMES: ReadonlySet<string> = new Set(['$ref', 'name', 'operationId', 'propertyName', 'url']);
const LONE = /[\uD800-\uDFFF]/u;
