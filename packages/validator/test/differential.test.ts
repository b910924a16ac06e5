import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import type { OperationId } from '../src/index.ts';
import { valueOf } from './support/arbitrary.ts';
import { compileRuntime, document, responseSchema } from './support/runtime.ts';

/** Random bodies an operation. `npm run test:long` raises it to 100,000 in all. */
const runs = Number(process.env['VALIDATOR_RUNS'] ?? 2000);
const seed = Number(process.env['VALIDATOR_SEED'] ?? 20_260_501);

const runtime = compileRuntime();
const bodies = Object.keys(runtime.bodies) as OperationId[];

describe('the generated checks and Ajv at run time agree on random values', () => {
  test.each(bodies)(
    'bodies of %s',
    (id) => {
      const { verdict, faults } = operations[id].body!.checks['application/json']!;
      const oracle = runtime.bodies[id]!;
      const counts = { valid: 0, invalid: 0 };
      const property = fc.property(valueOf(requestSchema(id)), (value) => {
        const text = JSON.stringify(value);
        const expected = oracle(JSON.parse(text));
        counts[expected ? 'valid' : 'invalid'] += 1;
        expect([verdict(JSON.parse(text)), faults(JSON.parse(text))]).toEqual([expected, expected]);
      });
      fc.assert(property, { numRuns: runs, seed });
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
        const { verdict, faults } = responses[id]![status]!['application/json']!;
        const property = fc.property(valueOf(responseSchema(id, status)), (value) => {
          const text = JSON.stringify(value);
          const expected = oracle(JSON.parse(text));
          expect([verdict(JSON.parse(text)), faults(JSON.parse(text))]).toEqual([expected, expected]);
        });
        fc.assert(property, { numRuns: Math.ceil(runs / 40), seed });
      }
    },
    600_000,
  );
});

function requestSchema(id: OperationId): Record<string, unknown> {
  const { method, path } = operations[id];
  const operation = document.paths[path]![method.toLowerCase()]! as {
    requestBody: { content: Record<string, { schema: Record<string, unknown> }> };
  };
  return operation.requestBody.content['application/json']!.schema;
}
