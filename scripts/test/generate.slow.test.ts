import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/generate.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'generate-'));
const generated = join(folder, 'src/generated');

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: 'v1' },
  paths: { '/a': { get: { operationId: 'getA', responses: { '200': { description: 'An A.' } } } } },
};

/** Exit code and messages of `web-data-generate` in a package of its own. */
function run(...args: string[]): [code: number | null, messages: string] {
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' });
  return [status, stderr];
}

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "a-package", "type": "module" }');
  const spec = join(folder, 'node_modules/@web-data/spec');
  mkdirSync(spec, { recursive: true });
  writeFileSync(join(spec, 'package.json'), '{ "name": "@web-data/spec" }');
  writeFileSync(join(spec, 'openapi.json'), JSON.stringify(document));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('web-data-generate', () => {
  test('names the generators when asked for none', () => {
    expect(run('typos')).toEqual([
      1,
      'There is no package "typos" to generate for. Name one of client, types, validator.\n',
    ]);
  });

  test('--check finds that nothing was generated', () => {
    const [code, messages] = run('types', '--check');
    expect([code, messages.split('\n')[0]]).toEqual([
      1,
      'src/generated/openapi.ts is not what the description gives today.',
    ]);
    expect(messages).toContain('Run `npm run generate` and commit the result.');
  });

  test('writes what --check is content with', () => {
    expect(run('types')).toEqual([0, '']);
    expect(run('types', '--check')).toEqual([0, '']);
    expect(readdirSync(generated)).toContain('openapi.ts');
  });

  test('--check finds an edit and a file too many, and changes neither', () => {
    appendFileSync(join(generated, 'errors.ts'), '// mine\n');
    writeFileSync(join(generated, 'old.ts'), '');
    expect(run('types', '--check')).toEqual([
      1,
      'src/generated/errors.ts is not what the description gives today.\nsrc/generated/old.ts is no longer generated.\nRun `npm run generate` and commit the result.\n',
    ]);
    expect(readFileSync(join(generated, 'errors.ts'), 'utf8')).toMatch(/\/\/ mine\n$/);
  });

  test('--check takes the line ends of Windows for its own', () => {
    run('types');
    const file = join(generated, 'errors.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    expect(run('types', '--check')).toEqual([0, '']);
  });

  test('removes what is no longer generated', () => {
    writeFileSync(join(generated, 'old.ts'), '');
    execFileSync(process.execPath, [bin, 'types'], { cwd: folder });
    expect(readdirSync(generated)).not.toContain('old.ts');
  });
});
