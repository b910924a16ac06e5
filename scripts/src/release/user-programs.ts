import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { below, type Packages } from './packed.ts';

/** A program that a user may have written from the documentation of a release: its location and its text. */
export interface UserProgram {
  location: string;
  code: string;
}

/**
 * The TypeScript programs of a built checkout: from every page of its documentation, every README and
 * the pages beside it, and its type tests.
 */
export function userPrograms(checkout: string): UserProgram[] {
  const pages = markdownBelow(join(checkout, 'packages/docs/dist/site'));
  const packages = readdirSync(join(checkout, 'packages')).map((name) => join(checkout, 'packages', name));
  const readmes = [checkout, ...packages]
    .map((folder) => join(folder, 'README.md'))
    .filter((path) => existsSync(path))
    .concat(packages.flatMap((folder) => markdownBelow(join(folder, 'docs'))));
  const examples = [...pages, ...readmes].flatMap((path) =>
    programsOf(below(checkout, path), readFileSync(path, 'utf8')),
  );
  const own = join(checkout, 'scripts/test/packed/use.ts');
  return existsSync(own)
    ? [...examples, { location: below(checkout, own), code: readFileSync(own, 'utf8') }]
    : examples;
}

function markdownBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => join(folder, path));
}

function programsOf(location: string, text: string): UserProgram[] {
  return [...text.matchAll(/```ts\n([^]*?)\n```/g)].map(([, code], index) => ({
    location: `${location} ${index + 1}`,
    code: code!,
  }));
}

/**
 * Compiles programs strictly against unpacked packages. @returns one line for each error, after the location of its
 * program
 * @param root a checkout with the dependencies of the packages, and the compiler
 */
export function compilePrograms(
  programs: readonly UserProgram[],
  packages: Packages,
  root: string,
): string[] {
  const project = mkdtempSync(join(tmpdir(), 'release-programs-'));
  try {
    install(project, packages, root);
    for (const [index, { code }] of programs.entries())
      writeFileSync(join(project, `p${index}.ts`), `${code}\nexport {};\n`);
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['p*.ts'] }));
    const require = createRequire(join(root, 'package.json'));
    const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return [...stdout.matchAll(/p(\d+)\.ts\(.*?\): error (.*)/g)].map(
      ([, index, message]) => `${programs[Number(index)]!.location}: ${message}`,
    );
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2022',
  types: ['node'],
};

/** Installs the packages in a separate project; their dependencies come from the checkout. */
function install(project: string, packages: Packages, root: string): void {
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  mkdirSync(join(project, 'node_modules/@web-data'), { recursive: true });
  mkdirSync(join(project, 'node_modules/@types'));
  // Copied: with a link the compiler would resolve their dependencies from the original folder.
  for (const [name, folder] of packages)
    cpSync(folder, join(project, 'node_modules', name), { recursive: true });
  const hoisted = join(root, 'node_modules/.pnpm/node_modules');
  for (const name of readdirSync(hoisted)) link(join(hoisted, name), join(project, 'node_modules', name));
  for (const name of readdirSync(join(hoisted, '@types')))
    link(join(hoisted, '@types', name), join(project, 'node_modules/@types', name));
  link(join(root, 'scripts/node_modules/@types/node'), join(project, 'node_modules/@types/node'));
}

function link(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) symlinkSync(from, to, 'dir');
}
