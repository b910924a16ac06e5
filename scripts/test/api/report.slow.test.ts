import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportEntries } from '../../src/api/report.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-report-test-'));
  writeFileSync(join(folder, 'package.json'), '{"name":"@example/lamp","version":"1.0.0","type":"module"}');
  writeFileSync(
    join(folder, 'index.d.ts'),
    '/** Switches it. */\nexport declare function toggle(lamp: Lamp): void;\nexport interface Lamp {\n  on: boolean;\n}\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const report = [
  'export interface Lamp {',
  '    on: boolean;',
  '}',
  '',
  'export function toggle(lamp: Lamp): void;',
  '',
].join('\n');

test('a report holds the declarations, and no word of the tool that wrote it', () => {
  expect(reportEntries(folder, ['index.d.ts'])).toEqual([report]);
});

test('each entry point has a report of its own, whatever the others declare', () => {
  writeFileSync(
    join(folder, 'other.d.ts'),
    "import type { Lamp } from './index.d.ts';\nexport declare const lamps: Lamp[];\nexport declare function toggle(): void;\n",
  );
  const other = [
    'interface Lamp {',
    '    on: boolean;',
    '}',
    '',
    'export const lamps: Lamp[];',
    '',
    'export function toggle(): void;',
    '',
  ].join('\n');
  expect(reportEntries(folder, ['index.d.ts', 'other.d.ts'])).toEqual([report, other]);
});

test('a package without entry points has no reports', () => {
  expect(reportEntries(folder, [])).toEqual([]);
});

test('declarations that do not compile are told, in whichever entry point they stand', () => {
  writeFileSync(join(folder, 'wrong.d.ts'), 'export declare const lamp: Lantern;\n');
  expect(() => reportEntries(folder, ['index.d.ts', 'wrong.d.ts'])).toThrow('Lantern');
});
