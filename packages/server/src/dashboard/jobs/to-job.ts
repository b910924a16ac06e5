import type { components } from '@web-data/dashboard/account';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { AgentJobRow } from '../../platform/store/tables/agent.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import type { MailRow } from '../../platform/store/tables/mail.ts';
import type { MonitorCheckRow } from '../../platform/store/tables/monitor.ts';
import type { WebhookRow } from '../../platform/store/tables/webhooks.ts';
import { optionalTime, toIsoTime } from '../times.ts';

export type Job = components['schemas']['Job'];

/** Max characters of a title. */
const TITLE = 300;

/** Members that requests of all kinds may have. */
interface RequestFields {
  auditMetadata?: { username: string };
}

export function toAgentJob(row: AgentJobRow): Job {
  const { prompt, ...request } = JSON.parse(row.request) as RequestFields & { prompt: string };
  const status = row.outcome === 'cancelled' ? 'cancelled' : row.status;
  return { ...common(row, request), kind: 'agent', status, title: toTitle(prompt) };
}

export function toCrawlJob(row: CrawlRow): Job {
  const { completed, failed, waiting, kind } = row;
  const request = JSON.parse(row.request) as RequestFields & { url?: string };
  const title = request.url ?? row.start_url ?? `${row.urls} pages`;
  return {
    ...common(row, request),
    kind,
    status: row.status === 'scraping' ? 'processing' : row.status,
    title: toTitle(title),
    pages: { completed, failed, waiting },
  };
}

const checkStatuses: Record<MonitorCheckRow['status'], Job['status']> = {
  queued: 'processing',
  running: 'processing',
  completed: 'completed',
  partial: 'completed',
  failed: 'failed',
  skipped_overlap: 'skipped',
};

export function toCheckJob(row: MonitorCheckRow & { monitor_name: string | null }): Job {
  return {
    id: row.id,
    kind: 'check',
    status: checkStatuses[row.status],
    title: toTitle(row.monitor_name ?? 'A deleted monitor'),
    creditsUsed: row.credits_used,
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('finishedAt', row.finished_at),
    ...(row.error !== null && { error: row.error }),
    pages: { completed: row.pages - row.error_pages, failed: row.error_pages, waiting: 0 },
    monitorId: row.monitor_id,
  };
}

export function toMailJob({ id, recipient, created_at: createdAt }: MailRow): Job {
  return { ...waiting({ id, createdAt }), kind: 'mail', title: toTitle(recipient) };
}

/** Neither the path nor the query of the receiver, which may hold a secret. */
export function toWebhookJob({ id, url, pending, created_at: createdAt }: WebhookRow): Job {
  const title = `${pending} ${pending === 1 ? 'event' : 'events'} to ${new URL(url).origin}`;
  return { ...waiting({ id, createdAt }), kind: 'webhook', title };
}

function waiting({ id, createdAt }: { id: string; createdAt: number }) {
  return { id, status: 'processing', creditsUsed: 0, createdAt: toIsoTime(createdAt) } as const;
}

/** The whole team reads it, and only who made the job knows the passwords of its addresses. */
function toTitle(text: string): string {
  return hideUrlSecrets(text).slice(0, TITLE);
}

function common(row: AgentJobRow | CrawlRow, { auditMetadata }: RequestFields) {
  const { keyId } = JSON.parse(row.identity) as { keyId?: string }; // The server writes both.
  return {
    id: row.id,
    creditsUsed: row.credits_used,
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('finishedAt', row.finished_at),
    ...(auditMetadata && { username: auditMetadata.username }),
    ...(keyId && { keyId }),
    ...(row.error !== null && { error: row.error }),
  };
}
