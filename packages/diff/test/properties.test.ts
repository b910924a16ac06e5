import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffOpenApi, computeBump } from '../src/index.ts';
import { documentOf, schemas, shuffled } from './arbitraries.ts';

const RUNS = Number(process.env['FAST_CHECK_RUNS'] ?? 100);

test('a document does not differ from itself', () => {
  fc.assert(
    fc.property(schemas, (schema) => {
      expect(diffOpenApi(documentOf(schema), structuredClone(documentOf(schema)))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('the order of members says nothing', () => {
  fc.assert(
    fc.property(schemas, fc.integer(), (schema, seed) => {
      expect(diffOpenApi(documentOf(schema), shuffled(documentOf(schema), seed))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('any two documents can be compared, again with the same result', () => {
  fc.assert(
    fc.property(schemas, schemas, (old, now) => {
      const changes = diffOpenApi(documentOf(old), documentOf(now));
      expect(diffOpenApi(documentOf(old), documentOf(now))).toEqual(changes);
      expect(['major', 'minor', 'patch', 'none']).toContain(computeBump(changes));
    }),
    { numRuns: RUNS },
  );
});

test('even where the parts of a document are none', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (document, value) => {
      const parts = ['paths', 'webhooks', 'components', 'servers', 'security', 'info', 'x-error-catalogue'];
      const openapi = '3.1.0';
      const odd = Object.fromEntries(parts.map((part) => [part, value]));
      expect(() => diffOpenApi({ ...document, openapi }, { ...odd, openapi })).not.toThrow();
      expect(() =>
        diffOpenApi(
          { openapi, paths: { '/a': { get: odd, post: value } } },
          { openapi, paths: { '/a': value } },
        ),
      ).not.toThrow();
    }),
    { numRuns: RUNS },
  );
});

test('what is no document is refused by name', () => {
  const fine = { openapi: '3.1.0' };
  expect(() => diffOpenApi(fine, {})).toThrow('the new document: the member "openapi" is undefined; write');
});
