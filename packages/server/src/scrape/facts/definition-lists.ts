import { textOf } from '../metadata.ts';
import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';

/** A record for each `<dl>`: its terms and the first description of each. */
export function readDefinitionLists(document: Document, url: string): PageRecord[] {
  return [...document.querySelectorAll('dl')].slice(0, MAX_RECORDS).map((list, index) => {
    const entries = [...list.querySelectorAll('dt')].map(
      (term) => [textOf(term) ?? '', textOf(descriptionOf(term))] as const,
    );
    return toRecord('definition-list', `definition list ${index}`, url, entries);
  });
}

/** The first `dd` that follows a term, other terms of the same group between them. */
function descriptionOf(term: Element): Element | null {
  let next = term.nextElementSibling;
  while (next && next.nodeName === 'DT') next = next.nextElementSibling;
  return next && next.nodeName === 'DD' ? next : null;
}
