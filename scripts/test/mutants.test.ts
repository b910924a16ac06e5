import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reachesAims, toMarkdown } from '../src/mutants/report.ts';
import type { MutantStatus, Result } from '../src/mutants/report.ts';
import { applyMutant, listMutants, shareOut, shuffleMutants } from '../src/mutants/sample.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-data-mutants-'));
  write('limit.ts', 'export const reaches = (count: number, limit: number): boolean =>\n  count >= limit;\n');
  write('limit.test.ts', 'export const never = 1 > 2;\n');
  write('types.d.ts', 'export declare const one = 1;\n');
  write('generated/table.ts', 'export const generated: boolean = 1 > 2;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, 'packages/counts/src', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

describe('the mutants of a package', () => {
  test('are those of its written source, each in the place of what it replaces', async () => {
    const mutants = await listMutants(root, 'counts');
    const text = 'export const reaches = (count: number, limit: number): boolean =>\n  count >= limit;\n';
    expect(mutants.map((mutant) => [mutant.file, mutant.mutator, applyMutant(text, mutant)])).toEqual(
      [
        ['ArrowFunction', '() => undefined;\n'],
        ['ConditionalExpression', '(count: number, limit: number): boolean =>\n  true;\n'],
        ['ConditionalExpression', '(count: number, limit: number): boolean =>\n  false;\n'],
        ['EqualityOperator', '(count: number, limit: number): boolean =>\n  count > limit;\n'],
        ['EqualityOperator', '(count: number, limit: number): boolean =>\n  count < limit;\n'],
      ].map(([mutator, code]) => ['packages/counts/src/limit.ts', mutator, `export const reaches = ${code}`]),
    );
  });

  test('have one order for a seed, and keep it when others are added', async () => {
    const before = shuffleMutants(await listMutants(root, 'counts'), '1');
    write('more.ts', 'export const isMore = (one: number): boolean => one > 1 && one < 5;\n');
    const after = shuffleMutants(await listMutants(root, 'counts'), '1');
    expect(after.filter(({ file }) => file.endsWith('limit.ts'))).toEqual(before);
    const orders = ['1', '2', '3', '4'].map((seed) => JSON.stringify(shuffleMutants(before, seed)));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

test.each([
  [{ small: 5, large: 1000 }, 10, { small: 3, large: 8 }],
  [{ small: 2, large: 1000 }, 100, { small: 2, large: 75 }],
  [{ one: 100, two: 100, three: 100 }, 300, { one: 100, two: 100, three: 100 }],
  [{ none: 0, some: 40 }, 20, { none: 0, some: 15 }],
])('of packages of %j mutants and a sample of %i, each gives its share', (sizes, count, shares) => {
  expect(Object.fromEntries(shareOut(new Map(Object.entries(sizes)), count))).toEqual(shares);
});

describe('the report', () => {
  test('counts by package and lists what survived', () => {
    const results = [
      result('two', 'survived'),
      result('two', 'full'),
      result('one', 'fast'),
      result('one', 'timeout'),
      result('one', 'fast'),
      result('one', 'uncovered'),
    ];
    expect(toMarkdown(results, '7').split('\n').slice(2)).toEqual([
      '| package | mutants | killed by fast | killed by full | timeouts | survived | no coverage | fast | both |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| one | 4 | 2 | 0 | 1 | 0 | 1 | 75.0 % | 75.0 % |',
      '| two | 2 | 0 | 1 | 0 | 1 | 0 | 0.0 % | 50.0 % |',
      '| all | 6 | 2 | 1 | 1 | 1 | 1 | 50.0 % | 66.7 % |',
      '',
      '- packages/two/src/limit.ts:2:3 EqualityOperator → `count > limit`',
      '- packages/one/src/limit.ts:2:3 EqualityOperator → `count > limit` (no coverage)',
      '',
    ]);
  });

  test('shows a template as one piece of code', () => {
    const template = { ...result('one', 'survived'), replacement: '``' };
    expect(toMarkdown([template], '7')).toContain('EqualityOperator → `` `` ``\n');
  });

  test.each<[fast: number, full: number, survived: number, reaches: boolean]>([
    [85, 10, 5, true],
    [84, 12, 4, false],
    [90, 4, 6, false],
  ])(
    'of %i killed by fast, %i by full, %i survivors reaches the aims: %s',
    (fast, full, survived, reaches) => {
      const results = [...times(fast, 'fast'), ...times(full, 'full'), ...times(survived, 'survived')];
      expect(reachesAims(results)).toBe(reaches);
    },
  );
});

function times(count: number, status: MutantStatus): Result[] {
  return Array.from({ length: count }, () => result('one', status));
}

function result(name: string, status: MutantStatus): Result {
  return {
    package: name,
    file: `packages/${name}/src/limit.ts`,
    mutator: 'EqualityOperator',
    replacement: 'count >\n  limit',
    start: { line: 1, column: 2 },
    end: { line: 1, column: 16 },
    status,
  };
}
