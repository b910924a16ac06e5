import { readMetadata } from '../metadata.ts';
import { parsePage } from '../page.ts';
import type { Page } from '../page.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { toRecord } from './record.ts';
import type { PageRecord } from './record.ts';
import { readTables } from './tables.ts';

/** Everything a page states in a form that a program can read, the most trustworthy first. */
export function readFacts(page: Page): PageRecord[] {
  if (!page.isHtml) return [];
  const document = parsePage(page);
  const url = page.url.href;
  return [
    ...readJsonLd(document, url),
    ...readMicrodata(document, url),
    ...readTables(document, url),
    ...readDefinitionLists(document, url),
    readMeta(document, page),
  ];
}

/** OpenGraph and other `meta` elements, their prefix left out, and what the page says of itself. */
function readMeta(document: Document, page: Page): PageRecord {
  const { title, description, language, canonical } = readMetadata(document, page);
  const tags = [...document.querySelectorAll('meta[content]')].map((element): [string, unknown] => {
    const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
    return [
      name.replace(/^(?:og|article|product|book|profile|twitter|dc|dcterms)[:.]/i, ''),
      element.getAttribute('content'),
    ];
  });
  const own: [string, unknown][] = [
    ['title', title],
    ['description', description],
    ['language', language],
    ['url', canonical ?? page.url.href],
  ];
  return toRecord('meta', 'meta', page.url.href, [...tags, ...own]);
}
