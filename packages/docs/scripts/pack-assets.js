// Packs what sites publish as it is into dist/assets: style sheets, the scripts of pages and the typeface. The part of
// the console that knows this API, its validator, goes to dist/responder.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync } from 'esbuild';

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('..', import.meta.url));
const out = join(here, 'dist/assets');

rmSync(out, { recursive: true, force: true });
write('type.css', sheet('type'));
write('site.css', sheet('tokens', 'bar', 'page', 'code', 'search', 'forced-colours', 'print'));
write('reference.css', sheet('tokens', 'bar', 'reference'));
write('contours.svg', readFileSync(join(here, 'assets/contours.svg'), 'utf8'));
write('scripts/try-it/console.css', sheet('form', 'try-it'));
write('scripts/minisearch.js', withoutMap(library('minisearch')));
for (const file of readdirSync(join(here, 'dist/browser')).filter((name) => name.endsWith('.js')))
  write(file === 'site.js' ? file : `scripts/${file}`, script(file));
for (const [name, from] of Object.entries({
  'source-serif-4.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  'source-serif-4.LICENSE.txt': '@fontsource/source-serif-4/LICENSE',
}))
  copyFileSync(require.resolve(from), join(out, name));

/** The console imports the part that responds in a page by this name, where a site has one. */
const responder = './respond-in-page.js';
const apart = {
  name: 'responder',
  setup: ({ onResolve }) =>
    onResolve({ filter: /answer-in-page\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: responder, external: true } : undefined,
    ),
};
rmSync(join(here, 'dist/responder'), { recursive: true, force: true });
await bundle({ console: 'console.ts' }, join(out, 'scripts/try-it'), [apart]);
await bundle({ 'respond-in-page': 'answer-in-page.ts' }, join(here, 'dist/responder'));

async function bundle(entries, outdir, plugins = []) {
  const tryIt = join(here, 'src/browser/try-it');
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(tryIt, file)])),
    outdir,
    plugins,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
    target: 'es2022',
  });
}

function write(name, text) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Style sheets as one, without comments and space. */
function sheet(...names) {
  const all = names.map((name) => readFileSync(join(here, `assets/${name}.css`), 'utf8'));
  return transformSync(all.join('\n'), { loader: 'css', minify: true }).code;
}

/** A compiled script of the browser; the library that it imports is in the same folder. */
function script(file) {
  const text = readFileSync(join(here, 'dist/browser', file), 'utf8');
  return withoutMap(text).replaceAll("from 'minisearch'", "from './minisearch.js'");
}

function library(name) {
  return readFileSync(require.resolve(name).replace('/cjs/index.cjs', '/es/index.js'), 'utf8');
}

function withoutMap(text) {
  return text.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
}
