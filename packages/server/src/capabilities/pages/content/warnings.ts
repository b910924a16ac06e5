import { withoutEffect } from '../../without-effect.ts';
import { actionNotes } from '../render/actions/to-action.ts';
import type { NormalizedScrape } from '../normalize-scrape.ts';
import { listReservedHeaders } from '../fetch/page-headers.ts';
import type { Page } from '../fetch/page.ts';
import { isShell } from '../render/shell.ts';

/** Returns the warnings about the content of a page; undefined when there are none. */
export function collectWarnings(
  page: Page,
  request: NormalizedScrape,
  hasModel: boolean,
): string | undefined {
  // Members that this server has added are not the caller's.
  const { picture: _picture, notes: _notes, headersOrigin: _origin, ...rest } = request;
  const { attributeSelectors: _selectors, tracking: _tracking, ...input } = rest;
  const messages = [
    withoutEffect([{ operation: 'scrapeUrl', value: input }]),
    ...(request.notes ?? []),
    ...actionNotes(request.actions ?? []),
    hasModel ? undefined : promptWarning(request),
    ...forJsonWarnings(request),
    page.isDocument ? documentWarning(request) : undefined,
    headersWarning(request),
    page.cut,
    isShell(page)
      ? 'The page shows next to nothing without scripts, which are not run: its content is probably missing.'
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return messages.length === 0 ? undefined : messages.join(' ');
}

function promptWarning(request: NormalizedScrape): string | undefined {
  if (request.prompt === undefined) return undefined;
  return extractsData(request)
    ? '`prompt` had no effect: this service scrapes without a model.'
    : '`prompt` had no effect: it says what to extract for the format `json`, which was not asked for.';
}

/** Options that only affect `json`, where it was not requested. */
function forJsonWarnings(request: NormalizedScrape): string[] {
  if (extractsData(request)) return [];
  const { checkPromptInjection = false, schema } = request;
  return [
    ...(schema === undefined
      ? []
      : ['`schema` had no effect: it shapes the format `json`, which was not asked for.']),
    ...(checkPromptInjection
      ? ['`checkPromptInjection` had no effect: it guards the format `json`, which was not asked for.']
      : []),
  ];
}

/** Whether a request asks for data, as `json` or for `changeTracking`. */
function extractsData({ formats = [], tracking = {} }: NormalizedScrape): boolean {
  const isCompared = formats.includes('changeTracking') && tracking.modes?.includes('json') === true;
  return formats.includes('json') || isCompared;
}

/** Options that only affect a browser. */
function documentWarning({
  actions = [],
  formats = [],
  mobile,
  waitFor = 0,
}: NormalizedScrape): string | undefined {
  const ignoredOptions = [
    ...(actions.length > 0 ? ['actions'] : []),
    ...(mobile ? ['mobile'] : []),
    ...(formats.includes('screenshot') ? ['screenshot'] : []),
    ...(waitFor > 0 ? ['waitFor'] : []),
  ];
  if (ignoredOptions.length === 0) return undefined;
  return `The address has a document, which no browser shows as a page, so these had no effect: ${ignoredOptions.join(', ')}.`;
}

function headersWarning(request: NormalizedScrape): string | undefined {
  const names = listReservedHeaders(request);
  if (names.length === 0) return undefined;
  return `These headers were not sent, as they are not their caller's to set: ${names.toSorted().join(', ')}.`;
}
