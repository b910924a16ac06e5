import { agentKind } from '../capabilities/agent/jobs/agent-kind.ts';
import { crawlKind } from '../capabilities/crawl/crawl-kind.ts';
import { checkKind, scheduleKind } from '../capabilities/monitor/monitor-kinds.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import { mailKind } from '../platform/mail/mail-kind.ts';
import { webhookKind } from '../platform/webhooks/webhook-kind.ts';

/** What all kinds of jobs have in common. */
export type AnyKind = Pick<JobKind<never, never>, 'name' | 'list'>;

/** All kinds of jobs. */
export const jobKinds: readonly AnyKind[] = [
  agentKind,
  crawlKind,
  scheduleKind,
  checkKind,
  webhookKind,
  mailKind,
];
