import type { Schema, SchemaObject } from '@web-data/openapi';
import { timely } from '@web-data/openapi';
import { getDefinitionName } from './compile/names.ts';

/** Number of different instance locations after which a walk is given up. */
const MAX_LOCATIONS = 20_000;

/** A schema that applies to an instance location. */
export interface Applied {
  readonly schema: SchemaObject | false;
  /** Whether it holds for each valid value, unlike a branch of `oneOf` or `if`. */
  readonly isCertain: boolean;
  /** The schemas that apply it in place to the same location, such as the one whose `allOf` it is in. */
  readonly above: readonly SchemaObject[];
}

/** An instance location of values: all schemas that apply to it (JSON Schema 2020-12, section 7.1). */
export interface InstanceLocation {
  readonly applied: readonly Applied[];
  /** Whether a schema around it compares whole values: `enum`, `const` or `uniqueItems`. */
  readonly isCompared: boolean;
  /** The schemas that apply to a member, without those that these apply in place. */
  getMember(name: string): Root[];
}

/** A schema as a location begins with it. */
export interface Root {
  readonly schema: Schema;
  readonly isCertain: boolean;
  /** The schema in whose `properties`, or the like, it is. */
  readonly parent: SchemaObject | undefined;
}

/**
 * Visits each instance location of the values of some definitions to which a certain schema applies, those of members
 * and items too; equal ones are visited once.
 * @returns false when there are too many, so that some were not visited
 */
export function visitInstanceLocations(
  definitions: Readonly<Record<string, Schema>>,
  names: Iterable<string>,
  visit: (location: InstanceLocation) => void,
): boolean {
  const toKey = createKeys();
  const visited = new Set<string>();
  const open = [...names].map((name): { roots: Root[]; isCompared: boolean } => ({
    roots: [{ schema: definitions[name]!, isCertain: true, parent: undefined }],
    isCompared: false,
  }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = toKey(next.roots) + String(next.isCompared);
    if (visited.has(key)) continue;
    if (visited.size >= MAX_LOCATIONS) return false;
    visited.add(key);
    const seen = { certain: new Set<Schema>(), possible: new Set<Schema>() };
    const applied = next.roots.flatMap(({ schema, isCertain }) => [
      ...listApplied({ definitions, seen }, schema, { isCertain, above: [] }),
    ]);
    const { isCompared } = next;
    visit({ applied, isCompared, getMember: (name) => listMember(applied, name) });
    const isComparedBelow = isCompared || applied.some(({ schema }) => compares(schema));
    for (const roots of listBelow(applied)) open.push({ roots, isCompared: isComparedBelow });
  }
  return true;
}

/** Names each list of schemas that may begin a location. */
function createKeys(): (roots: readonly Root[]) => string {
  const numbers = new Map<Schema, number>();
  const toNumber = (schema: Schema): number => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return number;
  };
  return (roots) =>
    roots
      .map(({ schema, isCertain }) => `${toNumber(schema)}${isCertain ? '!' : '?'}`)
      .toSorted()
      .join();
}

/** The schemas that were listed for one location; by more than one way, many references would take exponential time. */
interface Seen {
  certain: Set<Schema>;
  possible: Set<Schema>;
}

/** Lists a schema, and those that it applies in place. */
function* listApplied(
  context: { definitions: Readonly<Record<string, Schema>>; seen: Seen },
  schema: Schema,
  { isCertain, above }: Omit<Applied, 'schema'>,
): Generator<Applied> {
  const seen = isCertain ? context.seen.certain : context.seen.possible;
  if (schema === true || seen.has(schema)) return;
  seen.add(schema);
  yield { schema, isCertain, above };
  if (schema === false) return;
  const inside = [...above, schema];
  const certain = [...listSchemas(schema, 'allOf')];
  if (schema.$ref) certain.push(context.definitions[getDefinitionName(schema.$ref)] ?? true);
  for (const part of certain) yield* listApplied(context, part, { isCertain, above: inside });
  for (const part of listBranches(schema))
    yield* listApplied(context, part, { isCertain: false, above: inside });
}

function listBranches(schema: SchemaObject): Schema[] {
  const lists = ['anyOf', 'oneOf'].flatMap((keyword) => listSchemas(schema, keyword));
  const single = ['not', 'if', 'then', 'else'].map((keyword) => (schema[keyword] ?? true) as Schema);
  return [...lists, ...single, ...Object.values(mapSchemas(schema, 'dependentSchemas'))];
}

function compares(schema: SchemaObject | false): boolean {
  return (
    schema !== false && ['enum', 'const', 'uniqueItems'].some((keyword) => schema[keyword] !== undefined)
  );
}

/** Lists the schemas that apply to members and items, of each name and index that is described and of the others. */
function listBelow(applied: readonly Applied[]): Root[][] {
  const schemas = applied.flatMap(({ schema }) => (schema === false ? [] : [schema]));
  const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  const prefixed = Math.max(0, ...schemas.map((schema) => listSchemas(schema, 'prefixItems').length));
  const indexes = Array.from({ length: prefixed + 1 }, (_, index) => index);
  const lists = [
    ...[...names].map((name) => listMember(applied, name)),
    ...listOthers(applied),
    ...indexes.map((index) => listItem(applied, index)),
  ];
  return lists.filter((roots) => roots.some(({ isCertain }) => isCertain));
}

function listMember(applied: readonly Applied[], name: string): Root[] {
  return applied.flatMap(({ schema, isCertain }): Root[] => {
    if (schema === false) return [];
    const { properties = {}, additionalProperties, unevaluatedProperties } = schema;
    const own = Object.hasOwn(properties, name) ? [properties[name]!] : [];
    const matching = Object.entries(mapSchemas(schema, 'patternProperties'))
      .filter(([pattern]) => timely(pattern).test(name) !== false)
      .map(([, inner]) => inner);
    const described = [...own, ...matching];
    const rest = described.length === 0 && additionalProperties !== undefined ? [additionalProperties] : [];
    return [
      ...[...described, ...rest].map((inner) => ({ schema: inner as Schema, isCertain, parent: schema })),
      ...uncertain(schema, [unevaluatedProperties]),
    ];
  });
}

/** For each schema of names that are not listed, that one as certain as it is, and the others as possible ones. */
function listOthers(applied: readonly Applied[]): Root[][] {
  const others = applied.flatMap(({ schema, isCertain }): Root[] => {
    if (schema === false) return [];
    const { additionalProperties, unevaluatedProperties } = schema;
    const inner = [...Object.values(mapSchemas(schema, 'patternProperties')), additionalProperties];
    return [
      ...inner
        .filter((one) => one !== undefined)
        .map((one) => ({ schema: one as Schema, isCertain, parent: schema })),
      ...uncertain(schema, [unevaluatedProperties]),
    ];
  });
  const possible = others.map(({ schema, parent }): Root => ({ schema, isCertain: false, parent }));
  return others.map((one, index) => possible.with(index, one));
}

function listItem(applied: readonly Applied[], index: number): Root[] {
  return applied.flatMap(({ schema, isCertain }): Root[] => {
    if (schema === false) return [];
    const inner = listSchemas(schema, 'prefixItems')[index] ?? schema.items;
    const own = inner === undefined ? [] : [{ schema: inner, isCertain, parent: schema }];
    return [...own, ...uncertain(schema, [schema['contains'], schema['unevaluatedItems']])];
  });
}

function uncertain(parent: SchemaObject, schemas: readonly unknown[]): Root[] {
  return schemas
    .filter((schema) => schema !== undefined)
    .map((schema) => ({ schema: schema as Schema, isCertain: false, parent }));
}

function listSchemas(schema: SchemaObject, keyword: string): Schema[] {
  return (schema[keyword] ?? []) as Schema[];
}

function mapSchemas(schema: SchemaObject, keyword: string): Record<string, Schema> {
  return (schema[keyword] ?? {}) as Record<string, Schema>;
}
