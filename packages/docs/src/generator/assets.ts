import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The assets of the site by file name; style sheets and the entry script carry a hash of their content. */
export interface Assets {
  style: string;
  referenceStyle: string;
  script: string;
  icon: string;
  files: [file: string, text: string][];
}

const sheet = (...names: string[]): string =>
  names.map((name) => readFileSync(new URL(`../../assets/${name}.css`, import.meta.url), 'utf8')).join('\n');

/** Reads the style sheets, the compiled scripts and the search library. */
export function readAssets(icon: string): Assets {
  const style = sheet('tokens', 'bar', 'page', 'code', 'search', 'forced-colours', 'print');
  const referenceStyle = sheet('tokens', 'bar', 'reference');
  const scripts = [
    'copy',
    'copy-page',
    'language',
    'place',
    'reading',
    'search',
    'search-index',
    'search-options',
    'target',
    'theme',
  ].map(script);
  const entry = script('site');
  const named = {
    style: hashed('site', 'css', style),
    referenceStyle: hashed('reference', 'css', referenceStyle),
    script: hashed('site', 'js', entry[1] + scripts.map(([, text]) => text).join('')),
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
    ],
  };
}

/** A compiled script of the browser; the library it imports lies beside it. */
function script(name: string): [file: string, text: string] {
  const text = readFileSync(new URL(`../../dist/browser/${name}.js`, import.meta.url), 'utf8');
  return [`${name}.js`, withoutMap(text).replaceAll("from 'minisearch'", "from './minisearch.js'")];
}

function library(name: string): string {
  const require = createRequire(import.meta.url);
  return readFileSync(require.resolve(name).replace('/cjs/index.cjs', '/es/index.js'), 'utf8');
}

function withoutMap(text: string): string {
  return text.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
}

function hashed(name: string, extension: string, text: string): string {
  return `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
}
