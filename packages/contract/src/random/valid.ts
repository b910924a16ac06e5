import { asArray, type Json, type Node, formatLocation } from '@web-data/openapi';
import * as fc from 'fast-check';
import { keywordValue } from '../generate/facets.ts';
import { sample, type SampleContext } from '../generate/sample.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { wideArbitrary } from './wide.ts';

/** A value that a validator has accepted, or why there is none. */
export type GeneratedValue = { readonly value: Json } | { readonly reason: string };

/** How many values are made at random, in two goes: most schemas that a sample misses are met by the first. */
const TRIES = [30, 300];
/** How many schemas are entered for all of them: what requires itself would take each to its bound. */
const MAX_STEPS = 10_000;

/**
 * A value that a schema accepts, never a guess: the first of `offered`, of the schema's own examples and of a sample
 * that the validator accepts, else the shortest of a bounded number of random ones, the same for the same seed.
 * @param offered examples from beside the schema, the most wanted first
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

/** In turn, so that a sample is made only where no example does. */
function* listCandidates(schema: Node, context: SampleContext, offered: readonly Json[]): Generator<Json> {
  yield* offered;
  yield sample(schema, context);
  yield* asArray(keywordValue(schema, 'examples'));
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
