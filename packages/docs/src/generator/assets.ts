import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';

/** The assets of the site by file name; style sheets and the entry script carry a hash of their content. */
export interface Assets {
  style: string;
  referenceStyle: string;
  script: string;
  icon: string;
  files: [file: string, text: string][];
}

/** Style sheets as one, without comments and space. */
const sheet = (...names: string[]): string => {
  const all = names.map((name) => readFileSync(new URL(`../../assets/${name}.css`, import.meta.url), 'utf8'));
  return transformSync(all.join('\n'), { loader: 'css', minify: true }).code;
};

const require = createRequire(import.meta.url);

/** The typeface of headings and its licence, which must accompany it: file name → path of the source. */
export const typeface: Readonly<Record<'source-serif-4.woff2' | 'source-serif-4.LICENSE.txt', string>> = {
  'source-serif-4.woff2':
    require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2'),
  'source-serif-4.LICENSE.txt': require.resolve('@fontsource/source-serif-4/LICENSE'),
};

/** Reads the style sheets, the compiled scripts and the search library. */
export function readAssets(icon: string): Assets {
  const style = sheet('type', 'tokens', 'bar', 'page', 'code', 'search', 'forced-colours', 'print');
  const referenceStyle = sheet('tokens', 'bar', 'reference');
  const scripts = [
    'copy',
    'copy-page',
    'language',
    'menu',
    'place',
    'reading',
    'search',
    'search-index',
    'search-options',
    'target',
    'theme',
    'try-button',
  ].map(script);
  const entry = script('site');
  const console = consoleScripts();
  const named = {
    style: hashed('site', 'css', style),
    referenceStyle: hashed('reference', 'css', referenceStyle),
    script: hashed('site', 'js', entry[1] + [...scripts, ...console].map(([, text]) => text).join('')),
    icon: 'icon.svg',
  };
  return {
    ...named,
    files: [
      [named.style, style],
      [named.referenceStyle, referenceStyle],
      [named.script, entry[1]],
      [named.icon, icon],
      ['contours.svg', readFileSync(new URL('../../assets/contours.svg', import.meta.url), 'utf8')],
      ['minisearch.js', withoutMap(library('minisearch'))],
      ...scripts,
      ...console,
      ['try-it/console.css', sheet('try-it')],
    ],
  };
}

/** A compiled script of the browser; the library that it imports is in the same folder. */
function script(name: string): [file: string, text: string] {
  const text = readFileSync(new URL(`../../dist/browser/${name}.js`, import.meta.url), 'utf8');
  return [`${name}.js`, withoutMap(text).replaceAll("from 'minisearch'", "from './minisearch.js'")];
}

/**
 * The console of operations and, in a separate file that is loaded on demand, the validator with which pages respond.
 */
function consoleScripts(): [file: string, text: string][] {
  const { outputFiles } = buildSync({
    entryPoints: [
      fileURLToPath(new URL('../browser/try-it/console.ts', import.meta.url).href.replace('/dist/', '/src/')),
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: '/try-it',
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
    target: 'es2022',
  });
  return outputFiles.map(({ path, text }): [string, string] => [`try-it/${basename(path)}`, text]);
}

function library(name: string): string {
  return readFileSync(require.resolve(name).replace('/cjs/index.cjs', '/es/index.js'), 'utf8');
}

function withoutMap(text: string): string {
  return text.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
}

function hashed(name: string, extension: string, text: string): string {
  return `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
}
