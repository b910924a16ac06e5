import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller } from './calls.js';
import { killLater, startChild } from './children.js';

const CLIENTS = 4;
const schema = {
  type: 'object',
  properties: {
    plans: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
  },
};

/** Starts the processes, lets clients work with them, and kills each at a random time. */
export async function runRound({ options, processes, site, hook, restart, ...round }) {
  const children = Array.from({ length: processes }, () => startChild(options, [site, hook]));
  // A server needs its database to start.
  await Promise.all(children.map(({ url }) => url));
  await Promise.all([...children.map((child) => runProcess({ ...round, child, site, hook })), restart()]);
}

async function runProcess({ child, key, site, hook, accepted, cancelled }) {
  const started = new Set();
  const url = await child.url;
  const clients = Array.from({ length: CLIENTS }, () => callUntilKilled());
  await killLater(child, () => started.size > 0);
  await Promise.all(clients);

  async function callUntilKilled() {
    const call = createCaller(url, key);
    for (;;) {
      const urls = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, (_, page) => `${site}/${page}`);
      const maxCredits = Math.random() < 0.2 ? 1 : 10;
      const response = await call('POST', '/agent', {
        prompt: 'Prices',
        urls,
        schema,
        maxCredits,
        webhook: hook,
      });
      if (response === undefined) return;
      const { status, body } = response;
      if (status === 503) {
        await sleep(1000); // A busy machine: waits as long as `Retry-After` says.
        continue;
      }
      if (status !== 200) throw new Error(`A start was answered with ${status}: ${JSON.stringify(body)}`);
      accepted.add(body.id);
      started.add(body.id);
      await sleep(Math.random() * 100);
      if (Math.random() < 0.2) {
        const ended = await call('DELETE', `/agent/${body.id}`);
        if (ended?.status === 200) cancelled.add(body.id);
      }
      await call('GET', `/agent/${body.id}`);
    }
  }
}
