import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/validator/formats.ts';
import { documentOf, load } from './load.ts';
import { formatSuite } from './suite.ts';

/** What the suite takes and we refuse; nothing that it refuses is taken. */
const OTHERWISE: Record<string, RegExp> = {
  'date-time': /leap second/,
  email: /quoted string|address-literal/,
  time: /leap second/,
};

/** Every other format is an annotation. */
const UNCHECKED = new Set(['idn-email', 'idn-hostname', 'iri', 'iri-reference', 'unknown', 'uri-template']);

if (!existsSync(formatSuite)) test.skip(`The JSON-Schema-Test-Suite is not installed at ${formatSuite}.`);

describe.runIf(existsSync(formatSuite))('the formats of the JSON-Schema-Test-Suite', () => {
  const names = existsSync(formatSuite) ? readdirSync(formatSuite).map((file) => file.slice(0, -5)) : [];
  test('are checked, but for some', () => {
    expect(names.filter((name) => Object.hasOwn(formats, name) === UNCHECKED.has(name))).toEqual([]);
  });
  test.each(names.filter((name) => Object.hasOwn(formats, name)))('%s', async (name) => {
    const groups = JSON.parse(readFileSync(`${formatSuite}/${name}.json`, 'utf8')) as {
      schema: object;
      tests: { description: string; data: unknown; valid: boolean }[];
    }[];
    const judges = await load(documentOf({ a: { format: name } }));
    const { check, faults } = judges('a');
    const wrong = groups
      .flatMap(({ tests }) => tests)
      .filter(({ data, valid }) => check(data) !== valid || (faults(data).length === 0) !== valid)
      .filter(({ description, valid }) => !(valid && OTHERWISE[name]?.test(description)));
    expect(wrong).toEqual([]);
  });
});

describe('what others write', () => {
  test.each([
    ['duration', 'PT1H5S', true],
    ['duration', 'P1DT0.5S', true],
    ['duration', 'PT', false],
    ['duration', '15m', false],
    ['duration', '-P1D', false],
    ['time', '10:30:00.123456+02:00', true],
    ['time', '10:30', false],
    ['uri-reference', '../a?b=c#d', true],
    ['uri-reference', 'urn:isbn:0451450523', true],
    ['uri-reference', 'a b', false],
    ['uri-reference', '1:2', false],
    ['uri-reference', './1:2', true],
    // Names that every object has.
    ['constructor', 'x', true],
    ['toString', '', true],
  ])('%s: %s is taken: %s', async (format, value, isUsed) => {
    const { check } = (await load(documentOf({ a: { type: 'string', format } })))('a');
    expect(check(value)).toBe(isUsed);
  });
});
