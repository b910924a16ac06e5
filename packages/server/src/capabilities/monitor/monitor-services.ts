import type { AddressPolicy } from '@web-data/net';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { PageModel } from '../pages/model/page-model.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import type { PageReader } from '../pages/page-reader.ts';
import type { SearchProvider } from '../search/provider.ts';
import type { MailTo } from './notify/recipients.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';

/** The parts of the server that monitors use. */
export interface MonitorServices {
  /** Scheduled times of monitors. */
  schedules: JobQueue;
  checks: JobQueue;
  /** Fetches the pages of checks. */
  crawls: JobQueue;
  provider: SearchProvider;
  pageReader: PageReader;
  threads: ContentThreads;
  /** Judges changes; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Credits of a page with content, and of every ten search results or part thereof. */
  pageCredits: number;
  searchCredits: number;
  /** Maximum number of milliseconds for which the crawl of a check is stored. */
  crawlRetentionMs: number;
  /** Which addresses may receive events. */
  receivers: AddressPolicy;
  /** Allowed recipients of email besides the people of a team; undefined where the service sends no email. */
  mailTo: MailTo | undefined;
  seal: Seal;
  /** Notifies the workers of this process that their queues changed. */
  wake(): void;
}
