import { cellText } from './cell-text.ts';
import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';

/** Returns a record for each `<details>`: its summary is the question, its content the response. */
export function readQuestions(document: Document, url: string): PageRecord[] {
  const origin = { kind: 'card', group: 'questions', url, about: ['question', 'faq'] } as const;
  return [...document.querySelectorAll('details')].slice(0, MAX_RECORDS).flatMap((details) => {
    const summary = details.querySelector('summary');
    const question = cellText(summary);
    const opened = details.cloneNode(true) as Element;
    opened.querySelector('summary')?.remove();
    const response = cellText(opened);
    if (question === undefined || response === undefined) return [];
    const entries: [string, unknown][] = [
      ['question', question],
      ['answer', response],
    ];
    return [toRecord(origin, entries)];
  });
}
