import { parsePage } from '@web-data/parse/html';
import type { ScrapeRequest } from '@web-data/types';
import { withoutEffect } from '../without-effect.ts';
import type { Page } from './page.ts';

/** Characters of text below which a page that runs scripts says too little to be all of it. */
const MIN_TEXT = 120;
/** Where programs of pages put what they show. */
const SHELL =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [data-reactroot], [ng-app]';

/** What a caller should know of the content of a page, in full sentences; undefined when there is nothing to say. */
export function warningOf(
  page: Page,
  document: Document,
  request: ScrapeRequest,
  hasModel: boolean,
): string | undefined {
  const sentences = [
    withoutEffect('scrapeUrl', request),
    hasModel ? undefined : promptWarning(request),
    page.cut,
    isShell(page, document)
      ? 'The page shows next to nothing without scripts, which are not run: its content is probably missing.'
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function promptWarning({ prompt, formats }: ScrapeRequest): string | undefined {
  if (prompt === undefined) return undefined;
  return formats?.includes('json')
    ? '`prompt` had no effect: this service scrapes without a model.'
    : '`prompt` had no effect: it says what to extract for the format `json`, which was not asked for.';
}

/** Whether a page is an empty frame that its scripts fill. */
function isShell(page: Page, given: Document): boolean {
  if (!page.isHtml || given.querySelector('script[src], script[type="module"]') === null) return false;
  const document = parsePage(page);
  const asksForScripts = [...document.querySelectorAll('noscript')].some((element) =>
    /java\s?script|enable|scripts?\b/i.test(element.textContent ?? ''),
  );
  for (const element of document.querySelectorAll('head, script, style, noscript, template'))
    element.remove();
  const text = (document.documentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length < MIN_TEXT && (asksForScripts || document.querySelector(SHELL) !== null);
}
