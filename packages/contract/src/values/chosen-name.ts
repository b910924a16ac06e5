import type { Json, Parameter } from '@web-data/openapi';
import * as fc from 'fast-check';
import { getSchemas } from '../openapi/schemas.ts';
import { wideArbitrary } from './wide.ts';

/**
 * Returns the `index`th name of a run that a parameter allows and that needs no escaping in a path; each index gives
 * another name.
 */
export function chosenName(
  { schema }: Pick<Parameter, 'schema'>,
  seed: number,
  index: number,
): Json | undefined {
  const own = `contract-${seed}-${index}`;
  const schemas = getSchemas(schema);
  if (schemas.accepts(schema, own)) return own;
  const samples = fc.sample(wideArbitrary(schema, { seed, site: undefined, steps: { left: 10_000 } }), {
    seed: seed * 1000 + index,
    numRuns: 50,
  });
  return samples
    .filter((value) => /^\w[\w.~-]{0,63}$/u.test(String(value)) && schemas.accepts(schema, value))
    .toSorted((a, b) => String(b).length - String(a).length)[0];
}
