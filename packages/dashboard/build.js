// Bundles the pages into dist/site: one document, with scripts and styles whose names contain a hash of their content.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve as toPath } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { createFacts } from './facts.js';
import { createFirstCall, createForms } from './forms.js';

const site = 'dist/site';
const { resolve } = createRequire(import.meta.url);
const descriptionOf = (name) => JSON.parse(readFileSync(resolve(`@web-data/spec/${name}`), 'utf8'));
const api = descriptionOf('openapi-3.2.json');

/** Facts about the main API and about the account API, for the pages. */
const known = {
  'api-facts': createFacts(api),
  'api-forms': createForms(api),
  'first-call': createFirstCall(api),
  'account-facts': createFacts(descriptionOf('account/openapi.json')),
};
const facts = {
  name: 'facts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:(?:api|account)-(?:facts|forms)|first-call)$/ }, ({ path }) => ({
      path,
      namespace: 'facts',
    }));
    onLoad({ filter: /.*/, namespace: 'facts' }, ({ path }) => ({
      contents: JSON.stringify(known[path]),
      loader: 'json',
    }));
  },
};

/** The typeface of headings, which the documentation has packed. */
const typeface = {
  name: 'typeface',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.\/)?source-serif-4\.woff2$/ }, () => ({
      path: toPath('../docs/dist/assets/source-serif-4.woff2'),
    }));
  },
};

rmSync(site, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: { dashboard: 'src/browser/main.tsx', theme: 'src/browser/theme.ts' },
  bundle: true,
  minify: true,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  // Libraries print advice for developers, with URLs of their own.
  drop: ['console'],
  outdir: `${site}/assets`,
  // Pages that few people open are loaded on demand.
  splitting: true,
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  loader: { '.woff2': 'file' },
  assetNames: '[name].[hash]',
  plugins: [facts, typeface],
});

const named = Object.keys(metafile.outputs).map((path) => basename(path));
const asset = (start, end) =>
  `/dashboard/assets/${named.find((one) => one.startsWith(start) && one.endsWith(end))}`;
const licence = 'source-serif-4.LICENSE.txt';
writeFileSync(join(site, 'assets', licence), readFileSync(`../docs/dist/assets/${licence}`));
const icon = readFileSync('src/browser/icon.svg', 'utf8');
writeFileSync(join(site, 'assets/icon.svg'), icon);
const page = readFileSync('src/browser/index.html', 'utf8')
  .replace('{theme}', asset('theme.', '.js'))
  .replace('{script}', asset('dashboard.', '.js'))
  .replace('{style}', asset('dashboard.', '.css'));
mkdirSync(site, { recursive: true });
writeFileSync(join(site, 'index.html'), page);

for (const file of ['index.html', ...readdirSync(join(site, 'assets')).map((name) => `assets/${name}`)])
  writeFileSync(join(site, `${file}.gz`), gzipSync(readFileSync(join(site, file)), { level: 9 }));
