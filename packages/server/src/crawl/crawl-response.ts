import type { CrawlJob, ScrapeData } from '@web-data/types';
import type { CrawlRow } from '../store/tables.ts';

/** Which part of a crawl's pages is answered, and where its status is read. */
export interface Part {
  skip: number;
  limit: number;
  data: ScrapeData[];
  /** URL of the status operation for this job. */
  url: string;
}

/** A crawl as the status operation answers it. */
export function toCrawlJob(row: CrawlRow, { skip, limit, data, url }: Part): CrawlJob {
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

/** Pages that are still to come, as far as they are known. */
function ahead({ status, waiting, page_limit: limit, completed }: CrawlRow): number {
  return status === 'scraping' ? Math.max(0, Math.min(waiting, limit - completed)) : 0;
}

/** Seconds after which a running crawl is worth another look: a tenth of its time so far, 1 to 30. */
export function getRetryDelay({ created_at: since }: Pick<CrawlRow, 'created_at'>): number {
  return Math.min(30, Math.max(1, Math.ceil((Date.now() - since) / 10_000)));
}

function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}
