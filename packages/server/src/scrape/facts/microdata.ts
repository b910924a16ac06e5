import { textOf } from '../metadata.ts';
import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';
import { parseUrl } from '@web-data/site-map/html';

/** The items of `itemscope` with their `itemprop`s (HTML Standard, section 5). */
export function readMicrodata(document: Document, url: string): PageRecord[] {
  return [...document.querySelectorAll('[itemscope]')].slice(0, MAX_RECORDS).map((item) => {
    const properties = [...item.querySelectorAll('[itemprop]')].filter((element) => {
      // An item inside states its own properties; they describe the outer one as well, unless it names itself there.
      const owner = element.parentElement?.closest('[itemscope]');
      return owner === item || element.getAttribute('itemprop') !== 'name';
    });
    const group = `microdata ${item.getAttribute('itemtype') ?? ''}`;
    return toRecord(
      'microdata',
      group,
      url,
      properties.map((element) => [element.getAttribute('itemprop') ?? '', valueOf(element, url)]),
    );
  });
}

function valueOf(element: Element, base: string): string | undefined {
  const content =
    element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.getAttribute('value');
  if (content !== null) return content.trim();
  const link = element.getAttribute('href') ?? element.getAttribute('src');
  if (link !== null) return parseUrl(link, base)?.href;
  return textOf(element);
}
