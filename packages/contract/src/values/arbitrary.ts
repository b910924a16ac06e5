import {
  asArray,
  listBranches,
  findKeyword,
  readKeyword,
  getProperties,
  getRequiredMembers,
  getTypes,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';
import { sample, type SampleContext } from './sample.ts';
import { withTag } from '../openapi/tag.ts';
import { isUrl, isUrlSchema } from '../openapi/is-url.ts';
import { stringMatching } from '../patterns/matching.ts';
import { distinct } from './lists.ts';

/**
 * Returns an arbitrary of values that a schema should accept. Callers validate them: keywords that depend on each other
 * are not solved here.
 */
export function arbitrary(schema: Node, context: SampleContext, depth = 0): Arbitrary<Json> {
  const fixed = findKeyword(schema, 'const');
  if (fixed) return fc.constant(fixed.value ?? null);
  const listed = asArray(readKeyword(schema, 'enum'));
  if (listed.length > 0) return fc.constantFrom(...listed);
  if (depth > MAX_DEPTH) return fc.constant(sample(schema, context, depth));
  const alternatives = listBranches(schema);
  if (alternatives.length > 0)
    return fc.oneof(
      ...alternatives.map((branch) =>
        arbitrary(branch, context, depth + 1).map((value) => withTag(schema, branch, value)),
      ),
    );
  return fc.oneof(...typesOrAny(schema).map((type) => ofType(schema, type, context, depth)));
}

function typesOrAny(schema: Node): string[] {
  const types = getTypes(schema);
  return types.length > 0 ? types : ['object', 'string', 'integer', 'boolean'];
}

function ofType(schema: Node, type: string, context: SampleContext, depth: number): Arbitrary<Json> {
  if (type === 'object') return objects(schema, context, depth);
  if (type === 'array') return arrays(schema, context, depth);
  if (type === 'string') return strings(schema, context);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return numbers(schema, type === 'integer');
}

function objects(schema: Node, context: SampleContext, depth: number): Arbitrary<Json> {
  const members = Object.fromEntries(
    [...getProperties(schema)].map(([name, property]) => [name, arbitrary(property, context, depth + 1)]),
  );
  const requiredKeys = [...getRequiredMembers(schema).keys()].filter((name) => name in members);
  return fc
    .record(members, { requiredKeys, noNullPrototype: true })
    .map((value): JsonObject => ({ ...value }));
}

function arrays(schema: Node, context: SampleContext, depth: number): Arbitrary<Json> {
  const items = findKeyword(schema, 'items');
  const least = Number(readKeyword(schema, 'minItems') ?? 0);
  const maximum = Math.min(Number(readKeyword(schema, 'maxItems') ?? least + 4), Math.max(least, 8));
  const item = items ? arbitrary(items, context, depth + 1) : fc.integer();
  const length = { minLength: least, maxLength: maximum };
  return readKeyword(schema, 'uniqueItems') === true ? distinct(item, length) : fc.array(item, length);
}

function strings(schema: Node, context: SampleContext): Arbitrary<Json> {
  if (isUrlSchema(schema)) return urls(sample(schema, context));
  const pattern = readKeyword(schema, 'pattern');
  if (typeof pattern === 'string') return stringMatching(pattern);
  if (readKeyword(schema, 'format') === 'uuid') return fc.uuid();
  if (readKeyword(schema, 'format') !== undefined) return fc.constant(sample(schema, context));
  const minLength = Number(readKeyword(schema, 'minLength') ?? 0);
  const maxLength = Math.min(Number(readKeyword(schema, 'maxLength') ?? 200), Math.max(minLength, 2000));
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

/** Other paths of the site: no request may reach another host. */
function urls(site: Json): Arbitrary<Json> {
  const base = typeof site === 'string' && isUrl(site) ? new URL(site).origin : 'http://127.0.0.1';
  return fc.webPath().map((path) => `${base}/${path.replace(/^\/+/u, '')}`);
}

function numbers(schema: Node, isInteger: boolean): Arbitrary<Json> {
  const least = Number(
    readKeyword(schema, 'minimum') ?? readKeyword(schema, 'exclusiveMinimum') ?? -1_000_000,
  );
  const maximum = Number(
    readKeyword(schema, 'maximum') ?? readKeyword(schema, 'exclusiveMaximum') ?? 1_000_000,
  );
  const [min, max] = [Math.min(least, maximum), Math.max(maximum, least)];
  return isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}
