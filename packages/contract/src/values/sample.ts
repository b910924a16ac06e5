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
import { matching } from '../patterns/matching.ts';
import { isUrlSchema } from '../openapi/is-url.ts';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';
import { withTag } from '../openapi/tag.ts';

/** The input of a generator besides the schema. */
export interface SampleContext {
  /** URL to use wherever a schema demands one, so that no third-party site is fetched. */
  readonly site: string | undefined;
  readonly seed: number;
  /** Pointers of the alternatives on the way to this schema: a recursive one is entered once. */
  readonly entered?: readonly string[];
  /** How many more values to generate: a schema that contains itself several times would never end. */
  readonly steps?: { left: number };
}

/** Maximum number of values in a sample. */
const MAX_STEPS = 5_000;

/**
 * Returns a small value that should be valid: the schema's own example where it has one, otherwise required members
 * only.
 */
export function sample(schema: Node, context: SampleContext, depth = 0): Json {
  const steps = context.steps ?? { left: MAX_STEPS };
  if (steps.left-- < 1) return null;
  return sampleAt(schema, { ...context, steps }, depth);
}

function sampleAt(schema: Node, context: SampleContext, depth: number): Json {
  if (isUrlSchema(schema) && context.site !== undefined) return context.site;
  const example = findExample(schema);
  if (example !== undefined) return example;
  const { entered = [] } = context;
  const all = listBranches(schema);
  const branch = all.find(({ pointer }) => !entered.includes(pointer)) ?? all[0];
  if (branch && depth < MAX_DEPTH) {
    const inside = { ...context, entered: [...entered, branch.pointer] };
    return withTag(schema, branch, merge(sample(branch, inside, depth + 1), schema, context, depth));
  }
  return byType(schema, getTypes(schema)[0] ?? 'object', context, depth);
}

/** The value that the schema itself provides: `const`, the first `enum`, example or default. */
function findExample(schema: Node): Json | undefined {
  return (
    readKeyword(schema, 'const') ??
    asArray(readKeyword(schema, 'enum'))[0] ??
    readKeyword(schema, 'example') ??
    asArray(readKeyword(schema, 'examples'))[0] ??
    readKeyword(schema, 'default')
  );
}

function merge(value: Json, schema: Node, context: SampleContext, depth: number): Json {
  if (
    getRequiredMembers(schema).size === 0 ||
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value)
  )
    return value;
  return { ...(sampleObject(schema, context, depth) as JsonObject), ...value };
}

function byType(schema: Node, type: string, context: SampleContext, depth: number): Json {
  if (type === 'object') return sampleObject(schema, context, depth);
  if (type === 'array') return sampleArray(schema, context, depth);
  if (type === 'string') return sampleString(schema, context);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return sampleNumber(schema, type === 'integer');
}

function sampleObject(schema: Node, context: SampleContext, depth: number): Json {
  const object: Record<string, Json> = {};
  if (depth > MAX_DEPTH) return object;
  const known = getProperties(schema);
  for (const name of getRequiredMembers(schema).keys()) {
    const property = known.get(name);
    object[name] = property ? sample(property, context, depth + 1) : 'value';
  }
  return object;
}

function sampleArray(schema: Node, context: SampleContext, depth: number): Json {
  const least = Number(readKeyword(schema, 'minItems') ?? 0);
  // A schema that contains itself must end somewhere.
  if (least === 0 && depth >= MAX_DEPTH / 2) return [];
  return sampleItems(schema, Math.min(Math.max(least, 1), 1000), context, depth);
}

/** An array of `count` items; distinct ones where the schema demands it. */
export function sampleItems(schema: Node, count: number, context: SampleContext, depth = 0): Json[] {
  const items = findKeyword(schema, 'items');
  const one = items && depth < MAX_DEPTH ? sample(items, context, depth + 1) : 'item';
  const unique = readKeyword(schema, 'uniqueItems') === true;
  return Array.from({ length: count }, (_, index) => (unique && index > 0 ? another(one, index) : one));
}

function another(value: Json, index: number): Json {
  if (typeof value === 'string') return `${value}${index}`;
  return typeof value === 'number' ? value + index : value;
}

/** A number inside the bounds, as close to zero as they allow. */
export function sampleNumber(schema: Node, isInteger: boolean): number {
  const step = Number(readKeyword(schema, 'multipleOf') ?? (isInteger ? 1 : 0.5));
  const low = lowest(schema, step);
  const high = highest(schema, step);
  const start = low ?? Math.min(step, high ?? step);
  return Math.ceil(start / step) * step;
}

function lowest(schema: Node, step: number): number | undefined {
  const exclusive = readKeyword(schema, 'exclusiveMinimum');
  if (typeof exclusive === 'number') return exclusive + step;
  const bound = readKeyword(schema, 'minimum');
  return typeof bound === 'number' ? bound : undefined;
}

function highest(schema: Node, step: number): number | undefined {
  const exclusive = readKeyword(schema, 'exclusiveMaximum');
  if (typeof exclusive === 'number') return exclusive - step;
  const bound = readKeyword(schema, 'maximum');
  return typeof bound === 'number' ? bound : undefined;
}

const FORMATS: Record<string, string> = {
  uuid: '018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10',
  'date-time': '2024-02-29T12:30:00Z',
  date: '2024-02-29',
  time: '12:30:00Z',
  email: 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'http-url': 'https://example.com',
  byte: 'YWRh',
};

function sampleString(schema: Node, context: SampleContext): string {
  const format = readKeyword(schema, 'x-format') ?? readKeyword(schema, 'format');
  if (typeof format === 'string' && Object.hasOwn(FORMATS, format)) return FORMATS[format]!;
  const pattern = readKeyword(schema, 'pattern');
  if (typeof pattern === 'string') return matching(pattern, context.seed);
  const least = Number(readKeyword(schema, 'minLength') ?? 0);
  const max = Number(readKeyword(schema, 'maxLength') ?? 8);
  return 'example'.padEnd(least, 'x').slice(0, Math.max(max, least));
}
