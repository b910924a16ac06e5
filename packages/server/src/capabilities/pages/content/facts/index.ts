import { meta, parsePage } from '@web-data/parse/html';
import { readMetadata } from '../metadata.ts';
import type { Page } from '../../fetch/page.ts';
import { readCards } from './cards.ts';
import { cellText } from './cell-text.ts';
import { isByOthers } from './elsewhere.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { readJson, readJsonLd } from './json-ld.ts';
import { readLabelledText, readSections } from './labelled-text.ts';
import { readPairs } from './pairs.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { readQuestions } from './questions.ts';
import { groupEntries, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';
import { readTables } from './tables.ts';

/** Returns all machine-readable records of a page, in the order of trust. */
export function readFacts(page: Page): PageRecord[] {
  if (!page.isHtml) return readJson(page);
  const document = parsePage(page);
  const url = page.url.href;
  return [
    ...readJsonLd(document, url),
    ...readMicrodata(document, url),
    ...readRdfa(document, url),
    ...readTables(document, url),
    ...readDefinitionLists(document, url),
    ...readLabelledText(document, url),
    ...readPairs(document, url),
    ...readSections(document, url),
    ...readQuestions(document, url),
    ...readCards(document, url),
    readMeta(document, page),
  ];
}

/** Returns the heading of a page that has exactly one `h1`. */
function findHeading(document: Document): string | undefined {
  const [heading, ...more] = [...document.querySelectorAll('h1')]
    .map(cellText)
    .filter((text) => text !== undefined);
  return more.length === 0 ? heading : undefined;
}

/** A name behind `by`, and nothing else, such as a date. `Von` and `Di` begin names. */
const BY_LINE =
  /^(?:(?:[Ww]ritten )?[Bb]y|von|par|por|di|door)\s+(?<name>\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,4})$/u;

/** Returns the author whom the only line of that kind names, outside comments and reviews. */
function findByLine(document: Document): string | undefined {
  const lines = [...document.querySelectorAll('.byline, .by-line, .author, [rel~="author"]')].filter(
    (line) => !isByOthers(line),
  );
  const names = new Set(lines.flatMap((line) => BY_LINE.exec(cellText(line) ?? '')?.groups?.['name'] ?? []));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Returns a record of the `meta` elements, without prefixes such as `og:`, and of the page's own metadata. */
function readMeta(document: Document, page: Page): PageRecord {
  const { title, description, language, canonical } = readMetadata(document, page);
  const heading = findHeading(document);
  const tags = [...document.querySelectorAll('meta[content]')].map((element): [string, unknown] => {
    const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
    return [
      name.replace(/^(?:og|article|product|book|profile|twitter|dc|dcterms)[:.]/i, ''),
      element.getAttribute('content')?.trim(),
    ];
  });
  const own: [string, unknown][] = [
    ['heading', heading],
    ['title', meta(document, 'og:title') ?? heading ?? title],
    ['description', description],
    ['language', language],
    ['url', canonical ?? page.url.href],
  ];
  const byLine: [string, unknown] = ['author', findByLine(document)];
  const others = groupEntries(tags).filter(([name]) => !own.some(([one]) => one === name));
  return toRecord({ kind: 'meta', group: 'meta', url: page.url.href }, [...own, ...others, byLine]);
}
