import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gallery } from './support.ts';

const project = mkdtempSync(join(tmpdir(), 'openapi-readme-'));
afterAll(() => rmSync(project, { recursive: true }));

test('the program of the README runs from the built package', () => {
  const program = /```ts\n([\s\S]*?)```/u.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  mkdirSync(join(project, 'node_modules/@web-data'), { recursive: true });
  symlinkSync(process.cwd(), join(project, 'node_modules/@web-data/openapi'), 'junction');
  copyFileSync(gallery('problems.yaml'), join(project, 'openapi.yaml'));
  writeFileSync(join(project, 'package.json'), '{}');
  writeFileSync(join(project, 'program.mjs'), program);
  const lines = execFileSync(process.execPath, ['program.mjs'], { cwd: project, encoding: 'utf8' }).split(
    '\n',
  );
  expect(lines.slice(0, 2)).toEqual([
    'readOrder: GET /orders/{orderId} (openapi.yaml:16:5 /paths/~1orders~1{orderId}/get)',
    '  path orderId: simple, false',
  ]);
  expect(lines.slice(6, 9)).toEqual(['  session and csrf', '  token read', '  nothing']);
  expect(lines.at(-2)).toMatch(
    /^package\.json:1:1: the member "openapi" is undefined; write a string such as/u,
  );
});
