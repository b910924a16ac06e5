// Bundles the program with all that it imports into dist/engine, so that the package has no dependencies, and writes the
// licences of what others have written beside it.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(here, 'dist/engine');

rmSync(outdir, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['src/generator/command/main.ts'],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  chunkNames: '[name]-[hash]',
  metafile: true,
  logLevel: 'error',
  // Some libraries in it are CommonJS and load parts of Node.js.
  banner: {
    js: "import{createRequire as createRequireOfBundle}from'node:module';const require=createRequireOfBundle(import.meta.url);",
  },
});
// The search of pages is published as it is, beside the bundle.
const own = ['node_modules/minisearch/package.json'];
const folders = new Set(
  [...Object.keys(metafile.inputs), ...own].flatMap((input) => findPackage(input) ?? []),
);
writeFileSync(
  join(outdir, 'LICENSES.txt'),
  [...folders]
    .map(describe)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`),
);

/** The folder of the package of others that a file belongs to. */
function findPackage(input) {
  const [, path] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
  return path === undefined ? undefined : [resolve(here, path)];
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined && license === undefined)
    throw new Error(`${name} has no licence: its code cannot be shipped.`);
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
