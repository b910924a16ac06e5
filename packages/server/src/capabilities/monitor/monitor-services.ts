import type { AddressPolicy } from '@web-data/net';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { PageModel } from '../pages/model/page-model.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import type { PageReader } from '../pages/page-reader.ts';
import type { SearchProvider } from '../search/provider.ts';
import type { MailTo } from '../../accounts/people/mail-recipients.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import type { MonitorCheckRow, MonitorRow } from '../../platform/store/tables/monitor.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';

/** The parts of the server that monitors use. */
export interface MonitorServices {
  /** Scheduled times of monitors. */
  schedules: JobQueue<MonitorRow>;
  checks: JobQueue<MonitorCheckRow>;
  plans: Plans;
  /** Fetches the pages of checks. */
  crawls: JobQueue<CrawlRow>;
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
}
