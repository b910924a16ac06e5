import description from '@web-data/spec/openapi.json' with { type: 'json' };
import { afterEach, describe, expect, test, vi } from 'vitest';
import { generatePart, notesOf } from '../support/generate.ts';
import { formats } from '../../src/validator/formats.ts';
import { reportSlowPatterns } from '../../src/validator/compile/slow-patterns.ts';
import { documentOf, load } from './load.ts';

afterEach(() => vi.restoreAllMocks());

describe('a pattern that a short text keeps busy', () => {
  // As ReadMe's description writes paths: to decide one took longer than anybody waits.
  test.each([
    String.raw`\/projects\/(me|[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)\/keys\/[a-f\d]{24}`,
    String.raw`\/changes\/([a-f\d]{24}|([a-z0-9-_ ]|[^\x00-\x7F])+)`,
  ])('%s is decided in some seconds', (pattern) => {
    const before = process.cpuUsage();
    reportSlowPatterns([{ pattern, at: ['A'], longest: 100 }]);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(20);
  });

  const exponential = [
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|b|ab)*c$',
    '^(\\w+\\s?)*$',
    '^([a-z]+)*@x$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+\\.)+([a-zA-Z0-9]{2,4})+$',
    '\\p{L}+(\\p{L}+)*$',
  ];
  test.each(exponential)('%s is told', (pattern) => {
    expect(reportSlowPatterns([{ pattern, at: ['A'], longest: 100 }])).toEqual([
      expect.stringMatching(/^The pattern .* at A can take exponential time, as for /),
    ]);
  });

  const polynomial: [pattern: string, degree: number, most: number][] = [
    ['^\\d+\\.?\\d*$', 2, 3162],
    ['\\s+$', 2, 3162],
    ['a*a*b', 3, 215],
  ];
  test.each(polynomial)('%s is told unless its text is short', (pattern, degree, max) => {
    const told = (longest?: number) => reportSlowPatterns([{ pattern, at: ['A', 'pattern'], longest }]);
    const sentence = `The pattern ${pattern} at A/pattern can take time that grows with the length to the power of ${degree}. Give it a maxLength of at most ${max}, or rewrite it.`;
    expect([told(), told(max + 1), told(max)]).toEqual([[sentence], [sentence], []]);
  });

  const fast = [
    '^[A-Z]{2}$',
    '^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)+[a-z]{2,}$',
    '^[^@]+@[^@]+$',
    '',
    '^a*b*$',
    '^https?://',
  ];
  test.each(fast)('%s is none', (pattern) => {
    expect(reportSlowPatterns([{ pattern, at: ['A'], longest: undefined }])).toEqual([]);
  });
});

const slow = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } };
const sentence =
  "The pattern ^(a+)+$ at Slow/properties/a can take exponential time, as for 'a' + 'a'.repeat(31) + '\\x00'. Rewrite it so that it matches no text in two ways.";

test('is told once where it is generated, and again where a server starts', async () => {
  const body = { $ref: '#/components/schemas/Slow' };
  const document = documentOf({ a: body, b: body }, { Slow: slow });
  const files = await generatePart('validator', document);
  expect(await notesOf('validator', document)).toEqual([` ${sentence.slice(0, -1)}`]);
  expect(files['request-validity.ts']!.match(/console\.warn/g)).toHaveLength(1);
  expect(files['response-validity.ts']).not.toContain('console.warn');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const judge = (await load(documentOf({ a: body }, { Slow: slow })))('a');
  expect(warn.mock.calls).toEqual([[sentence]]);
  expect([judge.check({ a: 'aa' }), judge.check({ a: 'b' })]).toEqual([true, false]);
});

test('the names of members are texts as well, of any length', async () => {
  const body = { type: 'object', patternProperties: { '^\\d+\\.?\\d*$': true } };
  expect((await notesOf('validator', documentOf({ a: body }))).join()).toContain('to the power of 2');
});

test('this description has none, and no format is one', async () => {
  const notes = await notesOf('validator', description as object);
  expect(notes.filter((note) => !note.includes('of the file'))).toEqual([]);
  const sources = Object.values(formats).flatMap((format) =>
    format instanceof RegExp ? [format.source] : [],
  );
  expect(sources.length).toBeGreaterThan(3);
  expect(reportSlowPatterns(sources.map((pattern) => ({ pattern, at: ['format'], longest: 1000 })))).toEqual(
    [],
  );
});

test('an example that keeps its pattern busy is not shown beside it', async () => {
  // Twice as long with each letter more.
  const schema = { type: 'string', pattern: '^(a+)+$', maxLength: 20, examples: [`${'a'.repeat(28)}!`] };
  const before = process.cpuUsage();
  await generatePart('validator', documentOf({ slow: schema as never }));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8);
});
