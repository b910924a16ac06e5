import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listTypefaces, writeThemeSheet } from './theme.ts';
import type { Theme } from './theme.ts';

/** The assets of the site by file name; style sheets and the entry script carry a hash of their content. */
export interface Assets {
  style: string;
  referenceStyle: string;
  script: string;
  icon: string;
  /** The typeface that the first lines of a page need. */
  preload: string | undefined;
  files: [file: string, text: string][];
  /** Typefaces and their licences: the name of each, and the path of its source. */
  typefaces: [file: string, from: string][];
}

/** What `scripts/pack-assets.js` writes: style sheets, scripts and the typeface, ready to publish. */
const packed = new URL('../../dist/assets/', import.meta.url);

/** Reads a packed asset. */
export function readPacked(name: string): string {
  return readFileSync(new URL(name, packed), 'utf8');
}

/** The typeface of headings and its licence, which must accompany it: file name → path of the source. */
export const typeface: Readonly<Record<'source-serif-4.woff2' | 'source-serif-4.LICENSE.txt', string>> = {
  'source-serif-4.woff2': fileURLToPath(new URL('source-serif-4.woff2', packed)),
  'source-serif-4.LICENSE.txt': fileURLToPath(new URL('source-serif-4.LICENSE.txt', packed)),
};

/**
 * Reads the style sheets, the compiled scripts and the search library, with the rules of a theme.
 * @param icon the icon of the site, as SVG
 */
export function readAssets(icon: string, theme: Theme): Assets {
  const { headings } = theme.typefaces;
  const own = writeThemeSheet(theme);
  const style = (headings === undefined ? readPacked('type.css') : '') + readPacked('site.css') + own;
  const referenceStyle = readPacked('reference.css') + own;
  const scripts = readdirSync(new URL('scripts/', packed), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name))
    .toSorted()
    .map((name): [file: string, text: string] => [name, readPacked(`scripts/${name}`)]);
  const entry = readPacked('site.js');
  const named = {
    style: hashed('site', 'css', style),
    referenceStyle: hashed('reference', 'css', referenceStyle),
    script: hashed('site', 'js', entry + scripts.map(([, text]) => text).join('')),
    icon: 'icon.svg',
  };
  return {
    ...named,
    preload:
      headings === undefined ? 'source-serif-4.woff2' : headings === 'system' ? undefined : 'headings.woff2',
    files: [
      [named.style, style],
      [named.referenceStyle, referenceStyle],
      [named.script, entry],
      [named.icon, icon],
      ['contours.svg', readPacked('contours.svg')],
      ...scripts,
    ],
    typefaces: [...(headings === undefined ? Object.entries(typeface) : []), ...listTypefaces(theme)],
  };
}

function hashed(name: string, extension: string, text: string): string {
  return `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
}
