import { afterAll, beforeAll, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { corpusFiles } from './corpus/corpus.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 100 })));
afterAll(() => parser.close());

test.each(corpusFiles().filter(({ name }) => !name.includes('.scan.')))(
  'each letter of $name is in the result, or a rule left it out',
  async ({ name, bytes }) => {
    const { ledger, text, warnings } = await parser.parse(bytes, { fileName: name });
    expect(ledger !== undefined || text !== undefined || name.endsWith('html')).toBe(true);
    expect(ledger?.missing ?? 0).toBe(0);
    expect(warnings).toEqual([]);
  },
);
