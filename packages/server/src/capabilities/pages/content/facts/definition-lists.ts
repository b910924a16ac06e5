import { cellText } from './cell-text.ts';
import { isBeside } from './elsewhere.ts';
import { MAX_RECORDS, groupEntries, toRecord, withoutBrackets } from './record.ts';
import type { PageRecord } from './record.ts';

/** Returns a record for each `<dl>` in the content of a page: its terms and their descriptions. */
export function readDefinitionLists(document: Document, url: string): PageRecord[] {
  const lists = [...document.querySelectorAll('dl')].filter((list) => !isBeside(list));
  return lists.slice(0, MAX_RECORDS).map((list, index) => {
    const entries = [...list.querySelectorAll('dt')].flatMap((term) =>
      listDescriptions(term).map((description): [string, unknown] => [cellText(term) ?? '', description]),
    );
    const origin = { kind: 'definition-list', group: `definition list ${index}`, url } as const;
    return toRecord(origin, withoutBrackets(groupEntries(entries)));
  });
}

/** Returns the `dd`s that follow a term; other terms of the same group may come between. */
function listDescriptions(term: Element): string[] {
  let next = term.nextElementSibling;
  while (next?.nodeName === 'DT') next = next.nextElementSibling;
  const found: string[] = [];
  for (; next?.nodeName === 'DD'; next = next.nextElementSibling) {
    const text = cellText(next);
    if (text !== undefined) found.push(text);
  }
  return found;
}
