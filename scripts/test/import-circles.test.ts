import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const importing = (...paths: string[]): string =>
  paths.map((path, index) => `export { one as one${index} } from '${path}';\n`).join('');
const typeImporting = (path: string): string =>
  `import type { One } from '${path}';\nexport interface Two {\n  readonly one: One;\n}\n`;
const leaf = 'export const one = 1;\n';

const planted: readonly (readonly [
  title: string,
  files: Record<string, string>,
  circle: readonly string[],
])[] = [
  [
    'three files',
    { 'a.ts': importing('./b.ts'), 'b.ts': importing('./c.ts'), 'c.ts': importing('./a.ts') },
    ['a.ts', 'b.ts', 'c.ts'],
  ],
  ['types alone', { 'a.ts': typeImporting('./b.ts'), 'b.ts': typeImporting('./a.ts') }, ['a.ts', 'b.ts']],
  ['folders', { 'in/a.ts': importing('../b.ts'), 'b.ts': importing('./in/a.ts') }, ['b.ts', 'in/a.ts']],
  [
    'a file that is generated',
    { 'a.ts': importing('./generated/b.ts'), 'generated/b.ts': importing('../a.ts') },
    ['a.ts', 'generated/b.ts'],
  ],
  ['JavaScript', { 'a.js': importing('./b.js'), 'b.js': importing('./a.js') }, ['a.js', 'b.js']],
  [
    'two ways to one file',
    { 'a.ts': importing('./b.ts', './c.ts'), 'b.ts': importing('./c.ts'), 'c.ts': leaf },
    [],
  ],
];

test.each(planted)('a circle of imports is refused: %s', (_title, files, circle) => {
  const { status, output } = lint(files);
  expect(status, output).toBe(circle.length > 0 ? 1 : 0);
  expect(circleIn(output), output).toEqual(circle);
});

/** Runs the style check of this repository on files of their own. */
function lint(files: Record<string, string>): { status: number | null; output: string } {
  const directory = mkdtempSync(join(tmpdir(), 'import-circles-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const config = ['--config', join(root, '.oxlintrc.json')];
    const { status, stdout, stderr } = spawnSync(process.execPath, [oxlint, ...config, '.'], {
      cwd: directory,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The files of the first circle it names, in their order, the first by name first. */
function circleIn(output: string): readonly string[] {
  const [, first = ''] = output.split('These paths form a cycle:');
  const [circle = ''] = first.split('imports the current file');
  const files = [...circle.matchAll(/\(([^()]+\.[jt]s)\)/g)].map(([, file]) => file!);
  const start = files.indexOf(files.toSorted()[0]!);
  return [...files.slice(start), ...files.slice(0, start)];
}
