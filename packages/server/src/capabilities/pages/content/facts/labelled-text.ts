import { cellText } from './cell-text.ts';
import { isBeside } from './elsewhere.ts';
import { MAX_RECORDS, normalizeName, toRecord, withoutBrackets } from './record.ts';
import type { PageRecord } from './record.ts';

/** A short label, a colon and a value: `Price: $12.50`. */
const LABELLED = /^(?<label>\p{L}[^:：]{0,40}?)\s*[:：]\s*(?<value>(?!\/\/)\S.{0,250})$/u;
const BLOCK = 'p, div, ul, ol, dl, table, section, article, h1, h2, h3, h4, h5, h6';
const SECTION = 'h2, h3, h4, h5, h6';
/** Maximum elements that are visited. */
const MAX_ELEMENTS = 20_000;
const MAX_LABEL_TERMS = 5;
/** Stands for a line break; a control character that no HTML document contains. */
const SEPARATOR = '\u0001';

/**
 * Returns a record of the labelled lines of a page. A label that occurs twice does not describe the page: it is skipped, and so
 * are the lines in the same section, as they describe one of several things.
 */
export function readLabelledText(document: Document, url: string): PageRecord[] {
  const lines: { label: string; value: string; section: Element }[] = [];
  // The last heading in each element.
  const headings = new Map<Element, Element>();
  const elements = [...document.querySelectorAll(`p, li, div, ${SECTION}`)].slice(0, MAX_ELEMENTS);
  for (const element of elements) {
    const parent = element.parentElement ?? element;
    if (/^H[2-6]$/.test(element.nodeName)) headings.set(parent, element);
    else if (!element.querySelector(BLOCK) && !isBeside(element)) {
      const section = headings.get(parent) ?? parent;
      for (const [label, value] of readLines(element)) lines.push({ label, value, section });
    }
  }
  const counts = new Map<string, Set<Element>>();
  for (const { label, section } of lines) counts.set(label, (counts.get(label) ?? new Set()).add(section));
  const repeated = new Set(
    lines.filter(({ label }) => counts.get(label)!.size > 1).map(({ section }) => section),
  );
  const found = new Map<string, string | undefined>();
  for (const { label, value, section } of lines)
    if (!repeated.has(section)) found.set(label, found.has(label) ? undefined : value);
  const entries = [...found].filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? []
    : [toRecord({ kind: 'text', group: 'text', url }, withoutBrackets(entries))];
}

/** Reads the labelled lines of an element, which `br` separates; an element with any other line is one line. */
function readLines(element: Element): [label: string, value: string][] {
  return splitLines(element).flatMap((line): [string, string][] => {
    const { label, value } = LABELLED.exec(line)?.groups ?? {};
    if (label === undefined || label.split(' ').length > MAX_LABEL_TERMS) return [];
    return [[label, value!]];
  });
}

function splitLines(element: Element): string[] {
  const breaks = element.querySelectorAll('br');
  if (breaks.length === 0) return [cellText(element) ?? ''];
  const copy = element.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br')) line.replaceWith(SEPARATOR);
  const lines = (cellText(copy) ?? '').split(SEPARATOR).map((line) => line.trim());
  // Where not every line is labelled, a value may have several lines.
  return lines.every((line) => line === '' || LABELLED.test(line)) ? lines : [lines.join(' ')];
}

/**
 * Returns a record for each heading with labelled lines below it, where headings of one level beside each other have a
 * label in common: these are things of one kind, and the heading is the name of each.
 */
export function readSections(document: Document, url: string): PageRecord[] {
  const groups = new Map<string, [heading: Element, lines: [string, string][]][]>();
  const parents: Element[] = [];
  for (const heading of [...document.querySelectorAll(SECTION)].slice(0, MAX_RECORDS)) {
    const lines = linesBelow(heading);
    const parent = heading.parentElement;
    if (lines.length === 0 || parent === null) continue;
    if (!parents.includes(parent) && parents.length < MAX_PARENTS) parents.push(parent);
    const key = `sections ${parents.indexOf(parent)} ${heading.nodeName}`;
    const group = groups.get(key) ?? [];
    group.push([heading, lines]);
    groups.set(key, group);
  }
  return [...groups].flatMap(([group, sections]) => {
    const counts = new Map<string, number>();
    for (const label of sections.flatMap(([, lines]) => [...new Set(lines.map(([one]) => one))]))
      counts.set(label, (counts.get(label) ?? 0) + 1);
    if (![...counts.values()].some((count) => count > 1)) return [];
    const about = findAbout(sections[0]![0]);
    return sections.map(([heading, lines]) =>
      toRecord({ kind: 'card', group, url, about }, [['name', cellText(heading)], ...withoutBrackets(lines)]),
    );
  });
}

/** Maximum elements whose headings are compared. */
const MAX_PARENTS = 200;

/** The labelled lines between a heading and the next one. */
function linesBelow(heading: Element): [string, string][] {
  const lines: [string, string][] = [];
  for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.nodeName)) break;
    const elements = /^(?:UL|OL)$/.test(next.nodeName) ? [...next.children] : [next];
    for (const element of elements) {
      if (!element.querySelector(BLOCK)) lines.push(...readLines(element));
    }
  }
  return lines;
}

/** The heading above those of the sections. */
function findAbout(heading: Element): string[] {
  const level = Number(heading.nodeName[1]);
  for (let before = heading.previousElementSibling; before; before = before.previousElementSibling)
    if (/^H[1-6]$/.test(before.nodeName) && Number(before.nodeName[1]) < level)
      return [normalizeName(cellText(before) ?? '')];
  return [];
}
