import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './children.js';

/** Milliseconds without progress after which it gives up, however busy the machine. */
const STUCK_MS = 120_000;
/** Milliseconds within which a scheduled check is waited for. */
const SOON_MS = 5000;

/** Lets a last server do the remaining work, with access to these URLs only; gives up without progress. */
export async function drain(options, store, reached = []) {
  // No process is killed now, so the lease may be long enough for a busy machine: each missed renewal restarts a job.
  const { running, ended, url } = startChild({ ...options, leaseMs: 10_000 }, reached);
  await url;
  let last = '';
  for (let movedAt = Date.now(); Date.now() - movedAt < STUCK_MS; await sleep(200)) {
    const left = await countLeft(store);
    if (left === undefined) break;
    if (left !== last) movedAt = Date.now();
    last = left;
  }
  running.kill('SIGKILL');
  await ended;
}

/** Returns the remaining work as a string that changes with any progress; undefined when there is none. */
async function countLeft({ db }) {
  const rows = await db.selectFrom('agent_job').select('id').where('status', '=', 'processing').execute();
  const crawls = await db.selectFrom('crawl').select('waiting').where('status', '=', 'scraping').execute();
  const hooks = await hooksLeft({ db });
  const checks = await db
    .selectFrom('monitor_check')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .execute();
  const waiting = await db
    .selectFrom('monitor')
    .select('id')
    .where('next_run_at', '<', Date.now() + SOON_MS)
    .execute();
  const mails = await db.selectFrom('mail').select('id').execute();
  if (rows.length + crawls.length + hooks.length + checks.length + waiting.length + mails.length === 0)
    return undefined;
  const pages = crawls.map(({ waiting }) => waiting);
  const events = hooks.map(({ pending, next_position: reported }) => [pending, reported]);
  return JSON.stringify([rows.length, pages, events, checks.length, waiting.length, mails.length]);
}

/** Webhooks with events that are not sent yet. The webhook of a monitor stays as long as the monitor. */
async function hooksLeft({ db }) {
  const hooks = await db.selectFrom('webhook').select(['job_id', 'pending', 'next_position']).execute();
  const monitors = await db.selectFrom('monitor').select('id').execute();
  const staying = new Set(monitors.map(({ id }) => id));
  return hooks.filter(({ job_id: job, pending }) => pending > 0 || !staying.has(job));
}
