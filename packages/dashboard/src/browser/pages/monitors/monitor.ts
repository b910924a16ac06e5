import type {
  MonitorsCheckResponse,
  MonitorsChecksResponse,
  MonitorsListResponse,
} from '../../../generated/account/client/index.js';
import { number } from '../usage/numbers.ts';

export type Monitor = MonitorsListResponse['monitors'][number];
export type Check = MonitorsChecksResponse['checks'][number];
export type CheckedPage = MonitorsCheckResponse['pages'][number];

const labels: [keyof Check['pages'], string][] = [
  ['changed', 'changed'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['error', 'not readable'],
];

/** Summarizes the pages of a check, such as `2 changed, 1 new of 9`. */
export function describeCounts(pages: Check['pages']): string {
  const all = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const parts = labels.flatMap(([name, label]) =>
    pages[name] > 0 ? [`${number(pages[name])} ${label}`] : [],
  );
  if (parts.length > 0) return `${parts.join(', ')} of ${number(all)}`;
  return all === 0 ? 'no pages' : `no change in ${number(all)}`;
}

/** The style of a badge for the status of a check. */
export const checkLooks: Record<Check['status'], string> = {
  queued: 'processing',
  running: 'processing',
  completed: 'completed',
  partial: 'processing',
  failed: 'failed',
  skipped: 'cancelled',
};
