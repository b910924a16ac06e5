import { parseUrl } from '@web-data/net/url';
import { findBase, getText } from '@web-data/parse/html';
import { cellText } from './cell-text.ts';
import { MAX_RECORDS, groupEntries, toRecord, normalizeName } from './record.ts';
import type { PageRecord } from './record.ts';

/** Elements that repeat but hold no cards, or that another reader reads. */
const ELSEWHERE = 'nav, header, footer, table, dl, pre, form, [itemscope], [typeof], [role="navigation"]';
const CARD = 'div, li, article, section, a';
const STRUCK = 'del, s, strike';
/** Maximum elements that are visited; those inside cards count a second time. */
const MAX_ELEMENTS = 100_000;
/** Maximum characters of a value; a longer one is prose and not a fact. */
const MAX_VALUE = 500;

/**
 * Returns a record for each card: sibling elements of the same structure, such as the products of a shop or the people
 * of a team. Cards of one class are one list, in however many rows they are. The class of an element names its value,
 * as in `<span class="price">`; the heading of a card is its name.
 */
export function readCards(document: Document, url: string): PageRecord[] {
  const base = findBase(document, new URL(url));
  const records: PageRecord[][] = [];
  const found = new Set<Element>();
  let left = MAX_ELEMENTS;
  // The innermost elements come first, as an element that contains cards is no card.
  for (const parent of [...document.querySelectorAll('*')].slice(0, MAX_ELEMENTS).toReversed()) {
    for (const alike of alikeIn(parent)) {
      left -= alike.reduce((sum, card) => sum + card.getElementsByTagName('*').length, 0);
      if (left < 0) return inOrder(records);
      if (alike.some((card) => found.has(card)) || parent.closest(ELSEWHERE)) continue;
      const about = findAbout(parent, alike[0]!);
      const group = `cards ${listClasses(alike[0]!).join(' ') || records.length}`;
      const origin = { kind: 'card', group, url, about } as const;
      const cards = alike.map((card) => toRecord(origin, listEntries(card, base)));
      if (!cards.every(isThing)) continue;
      records.push(cards);
      for (const card of alike) markUp(card, found);
    }
  }
  return inOrder(records);
}

function inOrder(records: readonly PageRecord[][]): PageRecord[] {
  return records.toReversed().flat().slice(0, MAX_RECORDS);
}

/** Groups of two or more children that share their element name and their first class. */
function alikeIn(parent: Element): Element[][] {
  if (parent.children.length < 2) return [];
  const groups = new Map<string, Element[]>();
  for (const child of parent.children) {
    if (!child.matches(CARD) || child.children.length === 0) continue;
    const key = `${child.nodeName} ${listClasses(child)[0] ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [child]);
    else if (group.length < MAX_RECORDS) group.push(child);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Marks a card and all its ancestors. */
function markUp(card: Element, found: Set<Element>): void {
  for (let at: Element | null = card; at !== null && !found.has(at); at = at.parentElement) found.add(at);
}

/** Whether a record has two or more values besides its URL and image. */
function isThing({ values }: PageRecord): boolean {
  return [...values.keys()].filter((name) => name !== 'url' && name !== 'image').length > 1;
}

function findAbout(parent: Element, card: Element): string[] {
  const heading = parent.parentElement?.querySelector('h1, h2, h3, h4');
  const title = heading && !parent.contains(heading) ? getText(heading) : undefined;
  const names = [...listClasses(card), ...listClasses(parent), ...(title === undefined ? [] : [title])];
  return [...new Set(names.map(normalizeName))].filter((normalized) => normalized !== '').slice(0, 10);
}

function listEntries(card: Element, base: URL): [string, unknown][] {
  const heading = card.querySelector('h1, h2, h3, h4, h5, h6');
  const name: [string, unknown][] = heading ? [['name', cellText(heading)]] : [];
  const classed = [...card.querySelectorAll('[class]')].flatMap(readClassEntries);
  return [...name, ...groupEntries(classed), ...groupEntries(readUnlabelled(card, base))];
}

/**
 * Returns the text of an element under each of its classes, unless an inner element has a class. A struck-out price is
 * skipped.
 */
function readClassEntries(element: Element): [string, unknown][] {
  if (element.querySelector('[class]') || element.closest(STRUCK)) return [];
  const text = cellText(withoutStruck(element));
  if (text === undefined || text.length > MAX_VALUE) return [];
  return listClasses(element).map((name): [string, unknown] => [name, text]);
}

function withoutStruck(element: Element): Element {
  if (!element.querySelector(STRUCK)) return element;
  const copy = element.cloneNode(true) as Element;
  for (const struck of copy.querySelectorAll(STRUCK)) struck.remove();
  return copy;
}

/** Values that need no label: links, dates and images. */
function readUnlabelled(card: Element, base: URL): [string, unknown][] {
  const links = card.matches('a[href]') ? [card] : [...card.querySelectorAll('a[href]')];
  const urls = links
    .map((link) => parseUrl(link.getAttribute('href')!, base))
    .filter((url) => url !== undefined);
  const page = urls.find(({ protocol }) => /^https?:$/.test(protocol));
  const image = card.querySelector('img[src]')?.getAttribute('src');
  return [
    ...urls
      .filter((url) => url.protocol === 'mailto:')
      .map((url): [string, unknown] => ['email', url.pathname]),
    ...urls
      .filter((url) => url.protocol === 'tel:')
      .map((url): [string, unknown] => ['telephone', url.pathname]),
    ['date', card.querySelector('time[datetime]')?.getAttribute('datetime')],
    ['url', page?.href],
    ['image', image ? parseUrl(image, base)?.href : undefined],
  ];
}

/** Returns the class names without BEM block and modifier, as in `card__title--large`. */
function listClasses(element: Element): string[] {
  const names = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
  return [...new Set(names.map((name) => name.replace(/--.*$/, '').replace(/^.+__/, '')))];
}
