import { callerOf } from '../agent-crash/calls.js';
import { startChild } from '../agent-crash/children.js';

/** Pages of each monitor. */
export const PAGES = 3;

/** Creates monitors that are due on New Year's Eve, unless somebody says otherwise. @returns their ids */
export async function createMonitors({ options, key, reached, count }) {
  const [site, webhook] = reached;
  const child = startChild(options, reached);
  const call = callerOf(await child.url, key);
  const ids = [];
  for (let number = 0; number < count; number++) {
    const answer = await call('POST', '/monitor', {
      name: `Monitor ${number}`,
      schedule: { cron: '0 0 31 12 *' },
      targets: [
        { type: 'scrape', urls: Array.from({ length: PAGES }, (_, page) => `${site}/${number}/${page}`) },
      ],
      webhook: { url: webhook, events: ['monitor.check.completed'] },
    });
    if (answer?.status !== 200) throw new Error(`A monitor was answered with ${JSON.stringify(answer)}.`);
    ids.push(answer.body.data.id);
  }
  child.running.kill('SIGKILL');
  await child.ended;
  return ids;
}
