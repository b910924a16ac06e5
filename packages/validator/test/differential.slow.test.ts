import * as fc from 'fast-check';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Checks, Violation } from '../src/runtime/check.ts';
import { operations } from '../src/generated/operations.ts';
import type { OperationId } from '../src/index.ts';
import { valueOf } from './support/arbitrary.ts';
import { compileRuntime, document, responseSchema } from './support/runtime.ts';

/** Random bodies an operation. `npm run test:long` raises it to 100,000 in all. */
const runs = Number(process.env['VALIDATOR_RUNS'] ?? 2000);

const runtime = compileRuntime();
const bodies = Object.keys(runtime.bodies) as OperationId[];

describe('the generated checks and Ajv at run time agree on random values', () => {
  test.each(bodies)(
    'bodies of %s',
    (id) => {
      const checks = operations[id].body!.content['application/json']!;
      const oracle = runtime.bodies[id]!;
      const counts = { valid: 0, invalid: 0 };
      const property = fc.property(valueOf(requestSchema(id)), (value) => {
        counts[agree(checks, oracle, value)] += 1;
      });
      fc.assert(property, { numRuns: runs });
      // A property that only ever sees one side proves nothing.
      expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(runs / 20);
    },
    600_000,
  );

  test.each(Object.keys(runtime.responses))(
    'answers of %s',
    async (id) => {
      const { responses } = await import('../src/generated/responses.ts');
      for (const [status, oracle] of Object.entries(runtime.responses[id]!)) {
        const checks = responses[id]![status]!.content['application/json']!;
        const property = fc.property(
          valueOf(responseSchema(id, status)),
          (value) => void agree(checks, oracle, value),
        );
        fc.assert(property, { numRuns: Math.ceil(runs / 40) });
      }
    },
    600_000,
  );
});

/** Both forms of a check say what Ajv says; so do the faults, one by one, where no list of them was cut short. */
function agree({ isValid, collect }: Checks, oracle: ValidateFunction, value: unknown): 'valid' | 'invalid' {
  const text = JSON.stringify(value);
  const found = collect(JSON.parse(text));
  const valid = judgedBy(oracle, text) ?? found.length === 0;
  expect([isValid(JSON.parse(text)), found.length === 0]).toEqual([valid, valid]);
  const expected = oracle.errors ?? [];
  // What Ajv could not judge left no errors.
  if (oracle.errors === null && !valid) return 'invalid';
  if (expected.length < 20)
    expect(withoutEqualMisfits(found)).toEqual(withoutEqualMisfits(withoutImplied(expected)));
  return valid ? 'valid' : 'invalid';
}

/** What Ajv says; undefined where its comparison of items calls their member `toString`, which is no function. */
function judgedBy(oracle: ValidateFunction, text: string): boolean | undefined {
  oracle.errors = null;
  try {
    return oracle(JSON.parse(text));
  } catch (error) {
    if (error instanceof TypeError && text.includes('"toString"')) return undefined;
    throw error;
  }
}

/** Ajv looks for equal items among those of the right type, last of all; two of a wrong one are equal as well. */
function withoutEqualMisfits(faults: readonly Pick<Violation, 'instancePath' | 'keyword'>[]): string[] {
  const misfits = faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath);
  return faults
    .filter(
      ({ keyword, instancePath }) =>
        keyword !== 'uniqueItems' || !misfits.some((path) => path.startsWith(`${instancePath}/`)),
    )
    .map(toPlace);
}

/** A scheme that the pattern beside a format refuses as well is told of once. */
function withoutImplied(faults: NonNullable<ValidateFunction['errors']>): typeof faults {
  const formats = new Set(
    faults.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath),
  );
  return faults.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !formats.has(instancePath));
}

function toPlace({ instancePath, keyword }: Pick<Violation, 'instancePath' | 'keyword'>): string {
  return `${instancePath} ${keyword}`;
}

function requestSchema(id: OperationId): Record<string, unknown> {
  const { method, path } = operations[id];
  const operation = document.paths[path]![method.toLowerCase()]! as {
    requestBody: { content: Record<string, { schema: Record<string, unknown> }> };
  };
  return operation.requestBody.content['application/json']!.schema;
}
