import { Rejection, reject } from '@web-data/validator';
import { cancelCrawl } from '../../crawl/cancel.ts';
import { listCrawlIds, parseWork } from '../checks/work.ts';
import { replan } from '../planning/plan.ts';
import { requireMonitor } from './read.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { setWebhook } from '../../../platform/webhooks/set-webhook.ts';
import type { WebhookOwner } from '../../../platform/webhooks/set-webhook.ts';

/**
 * Deletes a monitor: it is no longer found, its schedule stops, and the crawls of its running check end. Its rows are
 * deleted by the next pruning.
 * @throws {Rejection} 404
 */
export async function deleteMonitor(
  { schedules, crawls }: Pick<MonitorServices, 'schedules' | 'crawls'>,
  { monitorId: id, teamId, seal }: Omit<WebhookOwner, 'jobId'> & { monitorId: string },
): Promise<void> {
  const { store } = schedules;
  const checkId = await store.tx(async (query) => {
    await requireMonitor(query, teamId, id);
    let wasThere = false;
    const row = await replan(schedules, query, id, (before) => {
      wasThere = before.status !== 'deleted';
      return wasThere ? { status: 'deleted' } : undefined;
    });
    if (!wasThere) throw reject('MonitorNotFound');
    await setWebhook(store, query, undefined, { jobId: id, teamId, seal });
    return row?.current_check_id ?? undefined;
  }, teamId);
  if (checkId !== undefined) await endFetches(crawls, teamId, checkId);
}

/** Cancels the crawls of a check. The check then finds its monitor deleted and ends by itself. */
async function endFetches(crawls: MonitorServices['crawls'], teamId: string, checkId: string): Promise<void> {
  const check = await crawls.store.db
    .selectFrom('monitor_check')
    .select('work')
    .where('id', '=', checkId)
    .executeTakeFirst();
  if (check === undefined) return;
  for (const id of listCrawlIds(parseWork(check))) await cancelQuietly(crawls, teamId, id);
}

/** Cancels a crawl or a batch, which may have ended. */
export async function cancelQuietly(
  crawls: MonitorServices['crawls'],
  teamId: string,
  id: string,
): Promise<void> {
  await cancelCrawl(crawls, { teamId, id }, 0).catch((error: unknown) => {
    if (!(error instanceof Rejection)) throw error;
  });
}
