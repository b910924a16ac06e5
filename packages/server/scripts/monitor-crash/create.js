import { createCaller } from '../agent-crash/calls.js';
import { startChild } from '../agent-crash/children.js';

/** Pages of each monitor. */
export const PAGES = 3;

/** Creates monitors scheduled for December 31, until the test changes their schedule. @returns their ids */
export async function createMonitors({ options, key, reached, count }) {
  const [site, webhook] = reached;
  const child = startChild(options, reached);
  const call = createCaller(await child.url, key);
  const ids = [];
  for (let number = 0; number < count; number++) {
    const response = await call('POST', '/monitor', {
      name: `Monitor ${number}`,
      schedule: { cron: '0 0 31 12 *' },
      targets: [
        { type: 'scrape', urls: Array.from({ length: PAGES }, (_, page) => `${site}/${number}/${page}`) },
      ],
      webhook: { url: webhook, events: ['monitor.check.completed'] },
      notification: { email: { enabled: true, recipients: ['ops@mail.example'] } },
    });
    if (response?.status !== 200) throw new Error(`A monitor was answered with ${JSON.stringify(response)}.`);
    ids.push(response.body.data.id);
  }
  child.running.kill('SIGKILL');
  await child.ended;
  return ids;
}
