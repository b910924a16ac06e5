import { cellText } from './cell-text.ts';
import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';

/** A record for each `<details>`: its summary as a question, what it opens as the answer. */
export function readQuestions(document: Document, url: string): PageRecord[] {
  const place = { kind: 'card', group: 'questions', url, about: ['question', 'faq'] } as const;
  return [...document.querySelectorAll('details')].slice(0, MAX_RECORDS).flatMap((details) => {
    const summary = details.querySelector('summary');
    const question = cellText(summary);
    const opened = details.cloneNode(true) as Element;
    opened.querySelector('summary')?.remove();
    const answer = cellText(opened);
    if (question === undefined || answer === undefined) return [];
    const entries: [string, unknown][] = [
      ['question', question],
      ['answer', answer],
    ];
    return [toRecord(place, entries)];
  });
}
