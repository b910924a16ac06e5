import type { AddressPolicy } from '@web-data/site-map/address';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PageModel } from '../scrape/page-model.ts';
import type { ContentThreads } from '../scrape/threads/content-threads.ts';
import type { SearchProvider } from '../search/provider.ts';
import type { MailTo } from './notify/recipients.ts';
import type { Seal } from '../webhooks/seal.ts';

/** What monitors need of the server. */
export interface MonitorServices {
  /** Times that are due. */
  schedules: JobQueue;
  checks: JobQueue;
  /** Fetches the pages of checks. */
  crawls: JobQueue;
  provider: SearchProvider;
  threads: ContentThreads;
  /** Judges changes; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Credits of a page with content, and of each ten results of a search begun. */
  pageCredits: number;
  searchCredits: number;
  /** Milliseconds for which the crawl of a check is kept at most. */
  crawlRetentionMs: number;
  /** Which addresses events may be delivered to. */
  receivers: AddressPolicy;
  /** To whom letters may be written besides the people of a team; undefined where the service writes none. */
  mailTo: MailTo | undefined;
  seal: Seal;
  /** Tells the workers of this process that their queues changed. */
  wake(): void;
}
