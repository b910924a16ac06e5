import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lint, withFolder, writeOwnRules } from './lint.ts';
import type { Problem } from './lint.ts';
import { isFast } from '../../scripts/vitest/tier.ts';

/** Title, a tiny document, and what the rule says of it: pointers and messages. */
export type Case = [title: string, document: string, expected: [pointer: string, message: string][]];

const tables = import.meta.glob<{ cases: Case[] }>('./rules/*.ts', { eager: true });
const rules = Object.entries(tables).map(([file, { cases }]) => ({ rule: file.slice(8, -3), cases }));
/** In the fast tier two documents of each rule are linted. */
const linted = (own: Case[]) => (isFast ? own.slice(0, 2) : own);
const cases = rules.flatMap(({ rule, cases: own }) => linted(own).map((one) => ({ rule, one })));
let problems: Problem[][] = [];

beforeAll(async () => {
  problems = await withFolder((folder) => {
    const roots = cases.map(({ one: [, document] }, index) => {
      const root = join(folder, `${index}.yaml`);
      writeFileSync(root, `openapi: 3.1.0\n${document}`);
      return root;
    });
    return lint(roots, writeOwnRules(folder));
  });
});

test('every rule has a table', () => {
  const files = readdirSync(new URL('../plugin/rules', import.meta.url)).map((file) =>
    file.replace('.js', ''),
  );
  expect(rules.map(({ rule }) => rule)).toEqual(files.toSorted());
});

test.each(rules)('$rule has a document it is content with, and one it refuses', ({ cases: own }) => {
  const counts = own.map(([, , expected]) => expected.length);
  expect([Math.min(...counts), Math.max(...counts) > 0]).toEqual([0, true]);
});

describe.each(rules)('$rule', ({ rule, cases: own }) => {
  test.each(linted(own))('%s', (...one) => {
    const index = cases.findIndex((entry) => entry.one[1] === one[1] && entry.rule === rule);
    const found = problems[index]!.filter((problem) => problem.rule === `web-data/${rule}`);
    expect(found.map(({ pointer, message }) => [pointer, message])).toEqual(one[2]);
  });
});
