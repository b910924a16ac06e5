import { cellText } from './cell-text.ts';
import { toRecord, withoutBrackets } from './record.ts';
import type { PageRecord } from './record.ts';

/** A short label, a colon and a value: `Price: $12.50`. */
const LABELLED = /^(?<label>\p{L}[^:：]{0,40}?)\s*[:：]\s*(?<value>(?!\/\/)\S.{0,250})$/u;
const BLOCK = 'p, div, ul, ol, dl, table, section, article, h1, h2, h3, h4, h5, h6';
/** Maximum elements that are visited. */
const MAX_ELEMENTS = 20_000;
const MAX_LABEL_TERMS = 5;

/**
 * Returns a record of the labelled lines of a page. A label that occurs twice is skipped, as it does not describe the
 * page.
 */
export function readLabelledText(document: Document, url: string): PageRecord[] {
  const found = new Map<string, string | undefined>();
  for (const element of [...document.querySelectorAll('p, li, div')].slice(0, MAX_ELEMENTS)) {
    if (element.querySelector(BLOCK)) continue;
    const { label, value } = LABELLED.exec(cellText(element) ?? '')?.groups ?? {};
    if (label === undefined || label.split(' ').length > MAX_LABEL_TERMS) continue;
    found.set(label, found.has(label) ? undefined : value);
  }
  const entries = [...found].filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? []
    : [toRecord({ kind: 'text', group: 'text', url }, withoutBrackets(entries))];
}
