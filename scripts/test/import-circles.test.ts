import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path/posix';
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

test.each<[title: string, files: Record<string, string>, circle: readonly string[]]>([
  ['one way', { 'a/one.ts': importing('../b/one.ts'), 'b/one.ts': leaf, 'a/two.ts': leaf }, []],
  [
    'two folders, no file twice',
    { 'a/one.ts': importing('../b/one.ts'), 'b/one.ts': leaf, 'b/two.ts': typeImporting('../a/two.ts') },
    ['a', 'b'],
  ],
  [
    'three folders',
    {
      'a/one.ts': importing('../b/one.ts'),
      'b/in/one.ts': importing('../../c/one.ts'),
      'c/one.ts': `export const load = () => import('../a/two.ts');\n`,
    },
    ['a', 'b', 'c'],
  ],
])('a circle between folders is found: %s', (_title, files, circle) => {
  expect(findFolderCircle(files)).toEqual(circle);
});

test.each(['bench', 'client', 'contract', 'dashboard', 'validator'])(
  'the folders of %s import each other one way',
  (name) => {
    const files = readSources(join(root, 'packages', name, 'src'));
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(findFolderCircle(files)).toEqual([]);
  },
);

/** The text of each source below a folder, by its path. */
function readSources(directory: string): Record<string, string> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => /\.[jt]s$/.test(path));
  return Object.fromEntries(sources.map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}

/** The folders of the first circle between the folders at the top, each imported by the one before it. */
function findFolderCircle(files: Record<string, string>): readonly string[] {
  const imported = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files))
    for (const [, target = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const [from, to] = [path, normalize(join(dirname(path), target))].map(topFolder);
      if (from !== to) imported.set(from!, (imported.get(from!) ?? new Set()).add(to!));
    }
  const ended = new Set<string>();
  const follow = (folder: string, way: readonly string[]): readonly string[] => {
    if (way.includes(folder)) return way.slice(way.indexOf(folder));
    if (ended.has(folder)) return [];
    for (const next of imported.get(folder) ?? []) {
      const circle = follow(next, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    ended.add(folder);
    return [];
  };
  return [...imported.keys()].map((folder) => follow(folder, [])).find(({ length }) => length > 0) ?? [];
}

/** The first folder of a path; files beside the folders count as one. */
function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
}

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
