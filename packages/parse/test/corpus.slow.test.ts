import { afterAll, beforeAll, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { corpusFiles } from './corpus/corpus.ts';
import { characterErrors, scoreOf } from './corpus/score.ts';

/** Files that pandoc, LibreOffice, groff, Chromium and libraries wrote, against the text that they were given. */
let parser: Parser;

beforeAll(() => {
  parser = new Parser({ filesPerProcess: 100 });
});

afterAll(() => parser.close());

const files = corpusFiles();
const isScan = (name: string): boolean => name.includes('.scan.');

test('there are enough of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test.each(files.filter(({ name }) => !isScan(name)))(
  '$name becomes what was written',
  async ({ name, bytes, want }) => {
    const { markdown, warnings } = await parser.parse(bytes, { fileName: name, timeoutMs: 120_000 });
    const { words, structure } = scoreOf(markdown, want);
    expect(warnings).toEqual([]);
    // The font of groff has no Z with a dot.
    expect(words).toBeGreaterThanOrEqual(name === 'minutes.groff.pdf' ? 0.99 : 0.998);
    expect(structure).toBeGreaterThanOrEqual(0.95);
  },
);

test.each(files.filter(({ name }) => isScan(name)))(
  'the picture $name is read',
  async ({ name, bytes, want }) => {
    const { markdown } = await parser.parse(bytes, { fileName: name, timeoutMs: 240_000 });
    expect(characterErrors(markdown, want)).toBeLessThanOrEqual(0.02);
  },
);
