import type { Generator } from '../generator.ts';
import { generateErrors } from './errors.ts';
import { generateOperations } from './operations.ts';
import { generateRateClasses } from './rate-classes.ts';
import { generateRetryPolicy } from './retry-policy.ts';

/** Writes the operations and errors of a description as constant data. */
export const generate: Generator = async (description) => {
  return {
    'errors.ts': generateErrors(description.value),
    'operations.ts': generateOperations(description),
    'rate-classes.ts': generateRateClasses(description.value),
    'retry-policy.ts': generateRetryPolicy(description.value),
  };
};
