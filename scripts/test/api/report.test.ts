import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportEntry } from '../../src/api/report.ts';

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

test('a report holds the declarations, and no word of the tool that wrote it', () => {
  expect(reportEntry(folder, 'index.d.ts')).toBe(
    [
      'export interface Lamp {',
      '    on: boolean;',
      '}',
      '',
      'export function toggle(lamp: Lamp): void;',
      '',
    ].join('\n'),
  );
});
