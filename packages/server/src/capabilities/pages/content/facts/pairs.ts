import { cellText } from './cell-text.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { isAttribute } from './names.ts';
import { MAX_RECORDS, toRecord, withoutBrackets } from './record.ts';
import type { PageRecord } from './record.ts';

/** Elements that another reader reads, or whose children are no facts. */
const OTHERWISE = `table, dl, button, ${ELSEWHERE}`;
/** What a page says of an order of things. */
const ORDER =
  /\b(?:low(?:est)?|high(?:est)?) (?:to (?:low|high)(?:est)?|first)\b|\b(?:newest|oldest) first\b/i;
const MAX_ELEMENTS = 20_000;
const MAX_LABEL = 40;
const MAX_VALUE = 250;

/**
 * Returns a record of the pairs of a list of facts without colons: two or more siblings, each with exactly two elements,
 * a label and a value. Headings are names of things and no labels. Several such lists describe several things, and none of
 * them is read; nor is a list that begins with headings of columns, or that sorts or filters things.
 */
export function readPairs(document: Document, url: string): PageRecord[] {
  const records: PageRecord[] = [];
  for (const parent of [...document.querySelectorAll('div, ul, ol, section')].slice(0, MAX_ELEMENTS)) {
    if (parent.children.length < 2 || records.length >= MAX_RECORDS || parent.closest(OTHERWISE)) continue;
    const pairs = [...parent.children].map(readPair);
    // All children are pairs, so that cards with two elements among others are none.
    const stated = pairs.filter((pair) => pair !== undefined);
    const labels = stated.map(([label]) => label);
    if (stated.length !== pairs.length || new Set(labels).size !== labels.length) continue;
    const isHeaded = isAttribute(stated[0]![1]);
    if (isHeaded || stated.some(([, value]) => ORDER.test(value))) continue;
    const origin = { kind: 'text', group: `pairs ${records.length}`, url } as const;
    records.push(toRecord(origin, withoutBrackets(stated)));
  }
  return records.length === 1 ? records : [];
}

function readPair(element: Element): [label: string, value: string] | undefined {
  const [first, second, ...more] = element.children;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (/^(?:H[1-6]|A|IMG)$/.test(first.nodeName) || first.nodeName === 'DT') return undefined;
  const [label, value] = [cellText(first), cellText(second)];
  if (label === undefined || value === undefined || label.length > MAX_LABEL || value.length > MAX_VALUE)
    return undefined;
  // Text beside the two belongs to neither of them.
  const hasOther = [...element.childNodes].some(
    (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
  );
  return hasOther || !/^\p{L}[^\d:]*$/u.test(label) ? undefined : [label, value];
}
