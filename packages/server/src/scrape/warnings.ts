import { withoutEffect } from '../without-effect.ts';
import type { ScrapeAsk } from './ask.ts';
import { reservedHeadersOf } from './page-headers.ts';
import type { Page } from './page.ts';
import { isShell } from './shell.ts';

/** What a caller should know of the content of a page, in full sentences; undefined when there is nothing to say. */
export function warningOf(page: Page, request: ScrapeAsk, hasModel: boolean): string | undefined {
  const sentences = [
    withoutEffect('scrapeUrl', request),
    ...(request.notes ?? []),
    hasModel ? undefined : promptWarning(request),
    headersWarning(request),
    page.cut,
    isShell(page)
      ? 'The page shows next to nothing without scripts, which are not run: its content is probably missing.'
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function promptWarning({ prompt, formats }: ScrapeAsk): string | undefined {
  if (prompt === undefined) return undefined;
  return formats?.includes('json')
    ? '`prompt` had no effect: this service scrapes without a model.'
    : '`prompt` had no effect: it says what to extract for the format `json`, which was not asked for.';
}

function headersWarning(request: ScrapeAsk): string | undefined {
  const names = reservedHeadersOf(request);
  if (names.length === 0) return undefined;
  return `These headers were not sent, as they are not their caller's to set: ${names.toSorted().join(', ')}.`;
}
