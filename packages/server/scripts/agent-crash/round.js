import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.js', import.meta.url));
const CLIENTS = 4;
const schema = {
  type: 'object',
  properties: {
    plans: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
  },
};

/** Starts the processes, lets clients work with them, and kills each after a random while. */
export async function runRound(round) {
  await Promise.all(Array.from({ length: round.processes }, () => runProcess(round)));
}

async function runProcess({ options, key, site, hook, accepted, cancelled }) {
  const ports = [site, hook].map((url) => Number(new URL(url).port));
  const running = spawn(process.execPath, [child, JSON.stringify({ options, ports })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  const clients = [];
  let isKilled = false;
  const started = new Set();
  createInterface({ input: running.stdout }).on('line', (line) => {
    const [what, url] = line.split(' ');
    if (what !== 'url') return;
    for (let client = 0; client < CLIENTS; client++) clients.push(callUntilGone(url));
    void killLater();
  });
  await ended;
  if (!isKilled) throw new Error('A server ended by itself.');
  await Promise.all(clients);

  /** From right after the first start to well into the work. */
  async function killLater() {
    while (started.size === 0) await sleep(20);
    await sleep(Math.random() * 1500);
    isKilled = true;
    running.kill('SIGKILL');
  }

  async function callUntilGone(url) {
    const call = async (method, path, body) => {
      const response = await fetch(`${url}/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: await response.json() };
    };
    try {
      for (;;) {
        const urls = Array.from(
          { length: 1 + Math.floor(Math.random() * 3) },
          (_, page) => `${site}/${page}`,
        );
        const maxCredits = Math.random() < 0.2 ? 1 : 10;
        const { status, body } = await call('POST', '/agent', {
          prompt: 'Prices',
          urls,
          schema,
          maxCredits,
          webhook: hook,
        });
        if (status === 503) {
          await sleep(1000); // A busy machine: as its `Retry-After` says.
          continue;
        }
        if (status !== 200) throw new Error(`A start was answered with ${status}: ${JSON.stringify(body)}`);
        accepted.add(body.id);
        started.add(body.id);
        await sleep(Math.random() * 100);
        if (Math.random() < 0.2) {
          const answer = await call('DELETE', `/agent/${body.id}`);
          if (answer.status === 200) cancelled.add(body.id);
        }
        await call('GET', `/agent/${body.id}`);
      }
    } catch (error) {
      if (error.message.startsWith('A start')) throw error;
    }
  }
}
