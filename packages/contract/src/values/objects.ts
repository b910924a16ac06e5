import {
  child,
  children,
  isObject,
  listAppliedSchemas,
  findKeyword,
  readKeyword,
  getRequiredMembers,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { stringMatching } from '../patterns/matching.ts';
import type { EnterArbitrary } from './enter.ts';

type Members = Record<string, Arbitrary<Json>>;

/**
 * Returns an arbitrary of objects with the members of a schema: the required ones, all, or some; and additional ones
 * where the schema demands them.
 * @param isDeep only required members: optional members of a recursive schema would never end
 */
export function objects(schema: Node, enter: EnterArbitrary, isDeep: boolean): Arbitrary<Json> {
  const known = membersOf(schema);
  const required = [...getRequiredMembers(schema).keys()];
  const other = otherValues(schema, enter);
  const members: Members = Object.fromEntries([
    ...[...known]
      .filter(([name]) => !isDeep || required.includes(name))
      .map(([name, nodes]) => [name, fc.oneof(...nodes.map(enter))] as const),
    ...required.filter((name) => !known.has(name)).map((name) => [name, other] as const),
  ]);
  const names = Object.keys(members);
  const record = (requiredKeys: string[]): Arbitrary<JsonObject> =>
    fc.record(members, { requiredKeys, noNullPrototype: true }).map((value) => ({ ...value }));
  const listed = fc.oneof(
    record(required),
    record(names),
    fc.record(Object.fromEntries(required.map((name) => [name, members[name] ?? other]))),
  );
  return fc.tuple(unlisted(schema, enter, other), listed).map(([more, own]): Json => ({ ...more, ...own }));
}

/** Every schema that may apply to a member, including those of conditions and dependencies. */
function membersOf(schema: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const applied of listAppliedSchemas(schema).flatMap((one) => [one, ...conditional(one)])) {
    for (const [name, property] of children(child(applied, 'properties'))) {
      if (property.value !== false) found.set(name, [...(found.get(name) ?? []), property]);
    }
  }
  return found;
}

function conditional(applied: Node): Node[] {
  const parts = ['if', 'then', 'else'].map((name) => child(applied, name));
  const depending = children(child(applied, 'dependentSchemas')).map(([, node]) => node);
  return [...parts, ...depending].flatMap((part) => (isObject(part.value) ? listAppliedSchemas(part) : []));
}

/** Members that the schema does not list: by its patterns, or with any name where it demands a number of them. */
function unlisted(schema: Node, enter: EnterArbitrary, other: Arbitrary<Json>): Arbitrary<JsonObject> {
  const least = Number(readKeyword(schema, 'minProperties') ?? 0);
  const patterns = children(findKeyword(schema, 'patternProperties') ?? child(schema, 'patternProperties'));
  const names = findKeyword(schema, 'propertyNames');
  const closed = listAppliedSchemas(schema).some(
    (applied) => child(applied, 'additionalProperties').value === false,
  );
  const byPattern = patterns.map(([pattern, node]) => fc.tuple(stringMatching(pattern), enter(node)));
  const anyName = names ? enter(names).map(String) : stringMatching('^[a-z]{1,8}$');
  const pairs = [...byPattern, ...(closed ? [] : [fc.tuple(anyName, other)])];
  if (least === 0 && patterns.length === 0 && !isObject(readKeyword(schema, 'additionalProperties')))
    return fc.constant({});
  if (pairs.length === 0) return fc.constant({});
  const max = Math.min(Number(readKeyword(schema, 'maxProperties') ?? least + 2), least + 2);
  const length = { minLength: 0, maxLength: Math.min(max, 1_000) };
  return fc
    .oneof(
      fc.array(fc.oneof(...pairs), length),
      fc.array(fc.oneof(...pairs), { ...length, minLength: Math.min(least, max) }),
    )
    .map((all): JsonObject => Object.fromEntries(all));
}

function otherValues(schema: Node, enter: EnterArbitrary): Arbitrary<Json> {
  const additional = findKeyword(schema, 'additionalProperties');
  return additional && isObject(additional.value) ? enter(additional) : fc.constant('value');
}
