import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { diffOpenApi, formatGithub, formatText, computeBump, type OpenApiDocument } from '../src/index.ts';
import { body, content, op, params } from './table/snippets.ts';

const LIVE = op('');
const today = '2026-06-15';

/** What is said of a change on 15 June 2026, with 30 days of notice: level and rule. */
const TABLE: readonly (readonly [title: string, old: string, now: string, said: string])[] = [
  ['an operation goes after its sunset', gone('2026-06-01'), 'paths: {}', 'warning operation'],
  ['an operation goes on the day of its sunset', gone(today), 'paths: {}', 'warning operation'],
  ['an operation goes before its sunset', gone('2026-06-16'), 'paths: {}', 'breaking operation'],
  [
    'an operation goes that was never deprecated',
    op('x-sunset: 2026-01-01'),
    'paths: {}',
    'breaking operation',
  ],
  ['an operation goes whose sunset is no day', gone('2026-02-30'), 'paths: {}', 'breaking operation'],
  ['an operation goes whose sunset was said in words', gone('soon'), 'paths: {}', 'breaking operation'],
  [
    'a parameter goes after its sunset',
    params('{name: a, in: query, deprecated: true, x-sunset: 2026-06-01}, {name: b, in: query}'),
    params('{name: b, in: query}'),
    'warning parameter',
  ],
  [
    'a member of a body goes after its sunset',
    body('application/json: {schema: {properties: {a: {deprecated: true, x-sunset: 2026-06-01}}}}'),
    body('application/json: {schema: {properties: {}}}'),
    'warning properties',
  ],
  [
    'a member of an answer goes before its sunset',
    content('application/json: {schema: {properties: {a: {deprecated: true, x-sunset: 2027-01-01}}}}'),
    content('application/json: {schema: {properties: {}}}'),
    'breaking properties',
  ],
  ['deprecated with enough notice', LIVE, gone('2026-07-15'), 'additive deprecated; text text'],
  [
    'deprecated with too little notice',
    LIVE,
    gone('2026-07-14'),
    'additive deprecated; text text; warning sunset',
  ],
  ['deprecated without a day', LIVE, op('deprecated: true'), 'additive deprecated; warning sunset'],
  [
    'deprecated for a day that is none',
    LIVE,
    gone('2026-13-01'),
    'additive deprecated; text text; warning sunset',
  ],
  ['the sunset is put off', gone('2026-08-01'), gone('2026-09-01'), 'text text'],
  ['the sunset is brought too near', gone('2026-08-01'), gone('2026-07-01'), 'text text; warning sunset'],
  [
    'the sunset is taken back, the deprecation is not',
    gone('2026-08-01'),
    op('deprecated: true'),
    'text text; warning sunset',
  ],
  ['the deprecation is taken back', gone('2026-08-01'), LIVE, 'text deprecated; text text'],
];

describe('with a policy', () => {
  test.each(TABLE)('%s', (_title, old, now, said) => {
    const changes = diffOpenApi(documentOf(old), documentOf(now), { sunset: { today, notice: 30 } });
    const lines = new Set(changes.map(({ level, rule }) => `${level} ${rule}`));
    expect([...lines].toSorted().join('; ')).toBe(said);
  });

  test('the day is named, and a warning asks for a minor', () => {
    const changes = diffOpenApi(documentOf(gone('2026-06-01')), documentOf('paths: {}'), {
      sunset: { today },
    });
    expect(formatText(changes)).toContain('Its sunset was 2026-06-01.');
    expect(formatText(changes)).toContain('0 breaking, 1 warning, 0 additive, 0 text');
    expect(formatGithub(changes)).toMatch(/^::warning /);
    expect(computeBump(changes)).toBe('minor');
  });

  test.each([{ today: '15 June' }, { today: '2026-06-31' }, { notice: -1 }, { notice: Number.NaN }])(
    '%j is refused',
    (sunset) => {
      expect(() => diffOpenApi(documentOf(LIVE), documentOf(LIVE), { sunset })).toThrow(RangeError);
    },
  );
});

test('without a policy a removal breaks, whatever was announced', () => {
  const [change] = diffOpenApi(documentOf(gone('2020-01-01')), documentOf('paths: {}'));
  expect(change).toMatchObject({ level: 'breaking', removed: true });
});

test('a rule counts as what it is taken for, and no other', () => {
  const old = documentOf(params('{name: a, in: query, schema: {default: 1, maximum: 9}}'));
  const now = documentOf(params('{name: a, in: query, schema: {default: 2, maximum: 5}}'));
  const changes = diffOpenApi(old, now, { levels: { default: 'warning' } });
  expect(changes.map(({ level, rule }) => `${level} ${rule}`)).toEqual([
    'breaking maximum',
    'warning default',
  ]);
});

function gone(sunset: string): string {
  return op(`deprecated: true, x-sunset: "${sunset}"`);
}

function documentOf(text: string): OpenApiDocument {
  return { openapi: '3.1.0', ...parse(text) };
}
