import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { guide, runMain, STRANGER, TIDES, writeFolder } from '../helpers/stranger.ts';
import type { Ran } from '../helpers/stranger.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function check(files: Readonly<Record<string, string>>, ...args: string[]): Promise<Ran> {
  const config = JSON.stringify({ description: 'openapi.yaml', guides: 'guides', reference: false });
  const folder = writeFolder({ ...STRANGER, ...files, 'web-data-docs.config.json': config });
  folders.push(folder);
  return runMain('check', '--config', join(folder, 'web-data-docs.config.json'), ...args);
}

test('a site without errors is accepted', async () => {
  expect(await check({})).toEqual({ code: 0, stdout: '0 errors, 0 warnings.\n', stderr: '' });
});

describe('an error is reported with its place, and makes the exit code 1:', () => {
  test.each<[title: string, files: Record<string, string>, message: RegExp]>([
    [
      'a link of a guide to nothing',
      { 'guides/units.md': guide('Units', '[Water](water.md)') },
      /^error {4}guides\/units\.md: the link water\.md leads to nothing\. Name an existing guide/,
    ],
    [
      'a link of a guide to an unknown operation',
      { 'guides/units.md': guide('Units', '[Water](operation:listWater)') },
      /^error {4}guides\/units\.md: the link operation:listWater leads to nothing\./,
    ],
    [
      'a directive with an unknown operation',
      { 'guides/units.md': guide('Units', '{{sample operation=listWater}}') },
      /^error {4}guides\/units\.md: \{\{sample operation=listWater\}\}: there is no operation listWater\./,
    ],
    [
      'a link of a guide to an anchor that is not there',
      { 'guides/units.md': guide('Units', '[Feet](#feet)') },
      /^error {4}guides\/units\.md: the link #feet of the page guides\/units\/ leads nowhere\./,
    ],
    [
      'a link of the description',
      { 'openapi.yaml': TIDES.replace('A tide that was seen.', 'A tide, see [the list](/lists/).') },
      /^error {4}openapi\.yaml: the link \.\.\/\.\.\/lists\/ of the page operations\/report-tide\/ leads nowhere\./,
    ],
    [
      'an example that its schema does not allow',
      { 'openapi.yaml': TIDES.replace('height: 2.5', 'height: high') },
      /^error {4}\S*openapi\.yaml:13:5 \/paths\/~1tides\/post: the body of the sample \S+ of reportTide does not fit its schema: \/height must be number/,
    ],
  ])('%s', async (_title, files, message) => {
    const { code, stdout } = await check(files);
    expect(stdout).toMatch(message);
    expect(stdout).toMatch(/^1 error, 0 warnings\.$/m);
    expect(code).toBe(1);
  });

  test('all of them at once, also as JSON', async () => {
    const files = { 'guides/units.md': guide('Units', '[a](a.md)\n\n{{b}}\n\n[c](c.md)') };
    const { code, stdout } = await check(files, '--json');
    const { errors, warnings } = JSON.parse(stdout) as Record<string, string[]>;
    expect(errors).toEqual([
      expect.stringContaining('a.md'),
      expect.stringContaining('{{b}} is not known'),
      expect.stringContaining('c.md'),
    ]);
    expect(warnings).toEqual([]);
    expect(code).toBe(1);
  });
});

test('missing descriptions are warnings', async () => {
  const text = TIDES.replace('      summary: List tides\n', '')
    .replace(' description: The day.,', '')
    .replace('      description: High water.\n', '');
  const { code, stdout } = await check({ 'openapi.yaml': text });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^warning {2}\S*openapi\.yaml:6:5 \/paths\/~1tides\/get: the operation listTides has no summary\.$/m,
  );
  expect(stdout).toMatch(/the operation listTides has no description of day\.$/m);
  expect(stdout).toMatch(/the schema Tide has no description\.$/m);
  expect(stdout).toMatch(/^0 errors, 3 warnings\.$/m);
});
