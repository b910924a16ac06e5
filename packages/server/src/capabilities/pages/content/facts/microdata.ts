import { parseUrl } from '@web-data/net/url';
import { cellText } from './cell-text.ts';
import { MAX_RECORDS, groupEntries } from './record.ts';
import type { PageRecord } from './record.ts';
import { toRecords } from './things.ts';
import type { Thing } from './things.ts';

/** The attributes with which a syntax marks items, their types and their properties. */
interface Marks {
  kind: 'microdata' | 'rdfa';
  item: string;
  type: string;
  property: string;
}

const microdata: Marks = { kind: 'microdata', item: 'itemscope', type: 'itemtype', property: 'itemprop' };
const rdfa: Marks = { kind: 'rdfa', item: 'typeof', type: 'typeof', property: 'property' };
const MAX_DEPTH = 20;

/** Reads the items of `itemscope` with their `itemprop`s (HTML Standard, section 5). */
export function readMicrodata(document: Document, url: string): PageRecord[] {
  return readItems(document, url, microdata);
}

/** Reads the things of `typeof` with their `property`s (RDFa Lite 1.1). */
export function readRdfa(document: Document, url: string): PageRecord[] {
  return readItems(document, url, rdfa);
}

function readItems(document: Document, url: string, marks: Marks): PageRecord[] {
  const items = [...document.querySelectorAll(`[${marks.item}]`)].slice(0, MAX_RECORDS);
  const outer = items.filter((item) => !item.hasAttribute(marks.property) || !findOwner(item, marks));
  return toRecords(
    outer.map((item) => readThing(item, url, marks, 0)),
    marks.kind,
    url,
  );
}

function findOwner(element: Element, { item }: Marks): Element | null | undefined {
  return element.parentElement?.closest(`[${item}]`);
}

function readThing(item: Element, url: string, marks: Marks, depth: number): Thing {
  const own = [...item.querySelectorAll(`[${marks.property}]`)].filter(
    (one) => findOwner(one, marks) === item,
  );
  const entries = own.flatMap((element) => {
    const value =
      element.hasAttribute(marks.item) && depth < MAX_DEPTH
        ? readThing(element, url, marks, depth + 1)
        : readValue(element, url);
    const names = (element.getAttribute(marks.property) ?? '').split(/\s+/);
    return names.map((name): [string, unknown] => [name.replace(/^.*[/:#]/, ''), value]);
  });
  const types = (item.getAttribute(marks.type) ?? '').split(/\s+/).filter(Boolean);
  return { '@type': types, ...Object.fromEntries(groupEntries(entries)) };
}

function readValue(element: Element, base: string): string | undefined {
  const content =
    element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.getAttribute('value');
  if (content !== null) return content.trim();
  const link = element.getAttribute('href') ?? element.getAttribute('src');
  if (link !== null) return parseUrl(link, base)?.href;
  return cellText(element);
}
