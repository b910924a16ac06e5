import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './children.js';

const DRAIN_MS = 120_000;

/** Lets one last server end what is left, reaching only these URLs; gives up after two minutes. */
export async function drain(options, store, reached = []) {
  const { running, ended, url } = startChild(options, reached);
  await url;
  const until = Date.now() + DRAIN_MS;
  while (Date.now() < until && (await countRunning(store)) > 0) await sleep(100);
  running.kill('SIGKILL');
  await ended;
}

async function countRunning({ db }) {
  const rows = await db.selectFrom('agent_job').select('id').where('status', '=', 'processing').execute();
  const crawls = await db.selectFrom('crawl').select('id').where('status', '=', 'scraping').execute();
  const hooks = await db.selectFrom('webhook').select('id').execute();
  return rows.length + crawls.length + hooks.length;
}
