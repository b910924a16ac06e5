import type { SiteConfig } from '../site-config.ts';
import { contrast, mix } from './contrast.ts';

/** The look of a site, where it differs from ours. */
export interface Theme {
  accent: NonNullable<SiteConfig['accent']>;
  /** The file of each typeface, `system`, or undefined for ours. */
  typefaces: { headings?: string; text?: string; code?: string };
}

/** The theme of our own site. */
export const ownTheme: Theme = { accent: {}, typefaces: {} };

/** Colours of the style sheet on which an accent stands; see `tokens.css`. */
const pages = {
  light: { paper: '#fdfcf9', raised: '#f5f3ec', accent: '#0b6251', wash: 0.12 },
  dark: { paper: '#101513', raised: '#171d1a', accent: '#6fd0b3', wash: 0.2 },
} as const;
type Scheme = keyof typeof pages;

/** Contrast of text that WCAG 2.2 asks for at level AA. */
const ENOUGH = 4.5;
/** What stands on an accent: the one with more contrast. */
const inks = ['#ffffff', '#0c1512'];

/** Variables of the style sheet, and the rule that loads the typeface, for each kind of text. */
const kinds = { headings: '--serif', text: '--sans', code: '--mono' } as const;
const SYSTEM: Record<keyof typeof kinds, string> = {
  headings: 'var(--sans)',
  text: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, 'Liberation Sans', Arial, sans-serif",
  code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', 'Liberation Mono', monospace",
};

/** The accent on pages of a colour scheme: that of the theme or ours. */
export function getAccent({ accent }: Theme, scheme: Scheme): string {
  return accent[scheme] ?? pages[scheme].accent;
}

/** The typefaces of a theme to publish: the name in the folder of assets, and the path of the file. */
export function listTypefaces({ typefaces }: Theme): [name: string, file: string][] {
  return Object.entries(typefaces).flatMap(([kind, file]) =>
    file === 'system' ? [] : [[`${kind}.woff2`, file] as [string, string]],
  );
}

/** Style rules of a theme, which follow those of the site; empty for ours. */
export function writeThemeSheet(theme: Theme): string {
  const { accent, typefaces } = theme;
  const rules: string[] = [];
  if (accent.light !== undefined || accent.dark !== undefined) {
    const [light, dark] = [getAccent(theme, 'light'), getAccent(theme, 'dark')];
    rules.push(
      `--accent:light-dark(${light},${dark})`,
      `--accent-wash:light-dark(${wash(light, 'light')},${wash(dark, 'dark')})`,
      `--on-accent:light-dark(${pickInk(light)},${pickInk(dark)})`,
    );
  }
  const faces = listTypefaces(theme).map(
    ([name]) =>
      `@font-face{font-family:"Site ${name.replace('.woff2', '')}";font-weight:100 900;font-display:swap;src:url(${name}) format("woff2")}`,
  );
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const file = typefaces[kind];
    // Our text and code are the system's already.
    if (file === undefined || (file === 'system' && kind !== 'headings')) continue;
    const family = file === 'system' ? SYSTEM[kind] : `"Site ${kind}", ${SYSTEM[kind]}`;
    rules.push(`${kinds[kind]}:${family}`);
  }
  return rules.length === 0 ? '' : `${faces.join('')}:root{${rules.join(';')}}\n`;
}

/** A sentence for each accent that is too hard to read as text. */
export function reportContrast({ accent }: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = accent[scheme];
    if (colour === undefined) return [];
    const { paper, raised } = pages[scheme];
    const least = Math.min(...[paper, raised, wash(colour, scheme)].map((page) => contrast(colour, page)));
    if (least >= ENOUGH) return [];
    const remedy = scheme === 'light' ? 'darker' : 'lighter';
    return [
      `accent.${scheme} ${colour} has a contrast of ${least.toFixed(1)} on ${scheme} pages, and links need ${ENOUGH}: choose a ${remedy} one.`,
    ];
  });
}

/** The accent as a background, faint. */
function wash(colour: string, scheme: Scheme): string {
  return mix(pages[scheme].paper, colour, pages[scheme].wash);
}

function pickInk(colour: string): string {
  return inks.toSorted((a, b) => contrast(b, colour) - contrast(a, colour))[0]!;
}
