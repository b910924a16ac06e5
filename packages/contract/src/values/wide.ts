import {
  asArray,
  child,
  isObject,
  listItems,
  listAppliedSchemas,
  findKeyword,
  readKeyword,
  getTypes,
  type Json,
  type Node,
} from '@web-data/openapi';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { sample, type SampleContext } from './sample.ts';
import { withTag } from '../openapi/tag.ts';
import type { EnterArbitrary } from './enter.ts';
import { lists } from './lists.ts';
import { objects } from './objects.ts';
import { numbers, strings } from './scalars.ts';

/** Below this depth a value has required members only. */
const DEEP = 3;
/** Below this depth values come from a sample: a recursive schema would never end. */
const DEEPEST = 6;
/** Maximum number of schemas to enter for one value, unless the context sets it. */
const MAX_STEPS = 500;

/**
 * Returns an arbitrary of values that a schema should accept. Callers validate them: keywords that depend on each other
 * are not solved here.
 */
export function wideArbitrary(schema: Node, context: SampleContext): Arbitrary<Json> {
  return later(() => arbitraryAt(schema, { ...context, steps: context.steps ?? { left: MAX_STEPS } }, 0));
}

/** Defers a recursive schema until a value is generated. */
function later(make: () => Arbitrary<Json>): Arbitrary<Json> {
  return fc.constant(undefined).chain(make);
}

function arbitraryAt(schema: Node, context: SampleContext, depth: number): Arbitrary<Json> {
  const { steps } = context;
  if (depth > DEEPEST || (steps && steps.left-- < 1)) return fc.constant(sample(schema, context));
  const fixed = findKeyword(schema, 'const');
  if (fixed) return fc.constant(fixed.value ?? null);
  const listed = asArray(readKeyword(schema, 'enum'));
  if (listed.length > 0) return fc.constantFrom(...listed);
  const enter: EnterArbitrary = (inner) => later(() => arbitraryAt(inner, context, depth + 1));
  const own = (): Arbitrary<Json> =>
    fc.oneof(...typesOrAny(schema).map((type) => ofType(schema, type, { context, enter, depth })));
  const chosen = choices(schema).map((branches) =>
    fc.oneof(...branches.map((branch) => enter(branch).map((value) => withTag(schema, branch, value)))),
  );
  if (chosen.length === 0) return own();
  const takesObjects = getTypes(schema).includes('object');
  return fc.tuple(...(takesObjects ? [own()] : []), ...chosen).map(together);
}

/** The alternatives of each `oneOf` and `anyOf` of a schema. */
function choices(schema: Node): (readonly Node[])[] {
  return listAppliedSchemas(schema)
    .flatMap((applied) => [listItems(child(applied, 'oneOf')), listItems(child(applied, 'anyOf'))])
    .filter((branches) => branches.length > 0);
}

/** Merges objects; of other values it returns the last. */
function together(parts: readonly Json[]): Json {
  return parts.every(isObject) ? (Object.assign({}, ...parts) as Json) : (parts.at(-1) ?? null);
}

function typesOrAny(schema: Node): string[] {
  const types = getTypes(schema);
  return types.length > 0 ? types : ['object', 'string', 'integer', 'boolean'];
}

interface GenerationContext {
  readonly context: SampleContext;
  readonly enter: EnterArbitrary;
  readonly depth: number;
}

function ofType(schema: Node, type: string, { context, enter, depth }: GenerationContext): Arbitrary<Json> {
  if (type === 'object') return objects(schema, enter, depth >= DEEP);
  if (type === 'array') return lists(schema, enter);
  if (type === 'string') return strings(schema, context);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return numbers(schema, type === 'integer');
}
