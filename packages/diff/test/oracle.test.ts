import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffOpenApi } from '../src/index.ts';
import { documentOf } from './arbitraries.ts';
import { values, versions } from './versions.ts';

const parameters = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 300) };

/** What an independent validator says is the measure: a value that is refused from now on makes a request breaking. */
test('no value that a change hides is refused or allowed by surprise', () => {
  fc.assert(
    fc.property(versions, fc.array(values, { minLength: 30, maxLength: 30 }), ([old, now], samples) => {
      const changes = diffOpenApi(documentOf(old), documentOf(now)).filter(
        ({ where }) => where !== 'component',
      );
      if (isMisread([old, now])) return;
      // An optional member that is new counts as additive by convention, though it forbids some values.
      if (changes.some(({ rule }) => rule === 'properties')) return;
      const [before, after] = [validatorOf(old), validatorOf(now)];
      const breaks = (where: string) =>
        changes.some((change) => change.where === where && change.level === 'breaking');
      for (const value of samples) {
        const [was, is] = [before(value), after(value)];
        if (was === true && is === false)
          expect({ value, breaks: breaks('request') }).toEqual({ value, breaks: true });
        if (was === false && is === true)
          expect({ value, breaks: breaks('response') }).toEqual({ value, breaks: true });
      }
    }),
    parameters,
  );
});

// Without `allErrors` Ajv 8.20 does not ask `contains` beside `prefixItems` of an empty array, which JSON Schema
// 2020-12 refuses (validation, section 6.4.5: at least one item has to match).
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, allErrors: true });

/**
 * Where Ajv 8.20 departs from JSON Schema 2020-12 it is no measure: it takes every item as evaluated by `contains`
 * (core, section 11.2: only those that match), and with `items` of one type compares only the items of that type,
 * those of `prefixItems` included (validation, section 6.4.3: all).
 */
const MISREAD: readonly (readonly string[])[] = [
  ['contains', 'unevaluatedItems'],
  ['uniqueItems', 'prefixItems', 'items'],
];

function isMisread(schema: unknown): boolean {
  const text = JSON.stringify(schema);
  return MISREAD.some((keywords) => keywords.every((keyword) => text.includes(`"${keyword}":`)));
}

function validatorOf(schema: unknown): (value: unknown) => boolean | undefined {
  const validate = ajv.compile(schema as object);
  return (value) => {
    try {
      return validate(value) === true;
    } catch {
      // Ajv 8.20 fails on some unions with patternProperties; such a value then shows nothing.
      return undefined;
    }
  };
}
