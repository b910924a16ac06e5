import { asArray, formatLocation, readKeyword, type Json, type Node } from '@web-data/openapi';
import * as fc from 'fast-check';
import { sample, type SampleContext } from './sample.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { wideArbitrary } from './wide.ts';

/** A value that a validator has accepted, or the reason why there is none. */
export type GeneratedValue = { readonly value: Json } | { readonly reason: string };

/** Number of random values in each of two attempts; the first suffices for nearly all schemas that a sample misses. */
const TRIES = [30, 300];
/** Number of schemas to enter for all of these values: a recursive schema would use it up for each. */
const MAX_STEPS = 10_000;

/**
 * Returns a validated value: the first valid one of `offered`, a sample and the schema's own examples, otherwise the
 * shortest of a bounded number of random ones. The same seed gives the same value.
 * @param offered examples from beside the schema, the preferred first
 */
export function valid(schema: Node, context: SampleContext, offered: readonly Json[] = []): GeneratedValue {
  try {
    const value =
      firstAccepted(schema, listCandidates(schema, context, offered)) ?? searched(schema, context);
    if (value !== undefined) return { value };
    return {
      reason: `no value was found that the schema at ${describeLocation(schema)} accepts; give one in the fixtures`,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { reason: `no value can be made for the schema at ${describeLocation(schema)}: ${message}` };
  }
}

/** A generator, so that a sample is only generated where no example is valid. */
function* listCandidates(schema: Node, context: SampleContext, offered: readonly Json[]): Generator<Json> {
  yield* offered;
  yield sample(schema, context);
  yield* asArray(readKeyword(schema, 'examples'));
}

function firstAccepted(schema: Node, values: Iterable<Json>): Json | undefined {
  const schemas = getSchemas(schema);
  for (const value of values) if (schemas.accepts(schema, value)) return value;
  return undefined;
}

function searched(schema: Node, context: SampleContext): Json | undefined {
  const schemas = getSchemas(schema);
  const bounded = { ...context, steps: { left: MAX_STEPS } };
  for (const numRuns of TRIES) {
    const samples = fc.sample(wideArbitrary(schema, bounded), { seed: context.seed, numRuns });
    const accepted = samples.filter((value) => schemas.accepts(schema, value));
    const shortest = accepted.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
    if (shortest !== undefined) return shortest;
  }
  return undefined;
}

function describeLocation({ document, pointer }: Node): string {
  return formatLocation(document.locate(pointer));
}
