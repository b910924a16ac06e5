import type { CrawlJob, ScrapeData } from '@web-data/types';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';

/** A crawl as its status shows it. */
export type JobRow = Pick<
  CrawlRow,
  | 'id'
  | 'status'
  | 'page_limit'
  | 'waiting'
  | 'completed'
  | 'failed'
  | 'credits_used'
  | 'warning'
  | 'error'
  | 'created_at'
  | 'finished_at'
  | 'expires_at'
>;

/** The columns of a crawl that its status shows. */
export const jobColumns: readonly (keyof JobRow)[] = [
  'id',
  'status',
  'page_limit',
  'waiting',
  'completed',
  'failed',
  'credits_used',
  'warning',
  'error',
  'created_at',
  'finished_at',
  'expires_at',
];

/** The part of a crawl's pages in the response, and the URL of its status. */
export interface Part {
  skip: number;
  limit: number;
  data: ScrapeData[];
  /** URL of the status operation for this job. */
  url: string;
}

/** Converts a crawl to the response of the status operation. */
export function toCrawlJob(row: JobRow, { skip, limit, data, url }: Part): CrawlJob {
  const { id, status, completed, finished_at: finishedAt, warning, error } = row;
  const next = skip + data.length;
  return {
    success: true,
    id,
    status,
    total: completed + row.failed + ahead(row),
    completed,
    creditsUsed: row.credits_used,
    createdAt: toIsoTime(row.created_at),
    ...(finishedAt !== null && { completedAt: toIsoTime(finishedAt) }),
    expiresAt: toIsoTime(row.expires_at),
    ...(warning !== null && { warning }),
    ...(error !== null && { error }),
    ...(next < completed && { next: `${url}?skip=${next}&limit=${limit}` }),
    data,
  };
}

/** Estimates the remaining pages from the known URLs. */
function ahead({ status, waiting, page_limit: limit, completed }: JobRow): number {
  return status === 'scraping' ? Math.max(0, Math.min(waiting, limit - completed)) : 0;
}

/** Returns the seconds until a client should poll a running crawl: a tenth of its duration so far, 1 to 30. */
export function getRetryDelay({ created_at: since }: Pick<CrawlRow, 'created_at'>): number {
  return Math.min(30, Math.max(1, Math.ceil((Date.now() - since) / 10_000)));
}

function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}
