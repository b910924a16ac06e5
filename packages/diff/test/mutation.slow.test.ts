import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { diffOpenApi, RULE_NAMES, type OpenApiDocument } from '../src/index.ts';
import { DOCUMENT_TABLE } from './table/document-table.ts';
import { documentWith, REQUEST, RESPONSE, sorted, summary } from './documents.ts';
import { SCHEMA_TABLE } from './table/schema-table.ts';

interface Pair {
  readonly old: OpenApiDocument;
  readonly now: OpenApiDocument;
  readonly base: string;
  readonly expected: string;
}

const PAIRS: readonly Pair[] = [
  ...SCHEMA_TABLE.flatMap(([, old, now, request, response]) => [
    {
      old: documentWith('request', old),
      now: documentWith('request', now),
      base: REQUEST,
      expected: request,
    },
    {
      old: documentWith('response', old),
      now: documentWith('response', now),
      base: RESPONSE,
      expected: response,
    },
  ]),
  ...DOCUMENT_TABLE.map(([, old, now, expected]) => ({
    old: { openapi: '3.1.0', ...parse(old) },
    now: { openapi: '3.1.0', ...parse(now) },
    base: '',
    expected,
  })),
];

test.each(RULE_NAMES)('some row of the tables fails without the rule %s', (rule) => {
  const isNamed = ({ expected }: Pair) => expected.includes(` ${rule} `);
  const likely = [...PAIRS.filter(isNamed), ...PAIRS.filter((pair) => !isNamed(pair))];
  const failing = likely.find(
    ({ old, now, base, expected }) =>
      summary(diffOpenApi(old, now, { without: [rule] }), base) !== sorted(expected),
  );
  expect(failing).toBeDefined();
});

test('the tables hold at least 200 pairs of documents', () => {
  expect(PAIRS.length).toBeGreaterThan(600);
});
