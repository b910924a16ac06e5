import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.js', import.meta.url));
const CLIENTS = 8;

/** Starts the processes, lets clients work with them, and kills each at a random time. */
export async function runRound({ database, processes, key, site, acknowledged }) {
  await Promise.all(
    Array.from({ length: processes }, () => runProcess({ database, key, site, acknowledged })),
  );
}

async function runProcess({ database, key, site, acknowledged }) {
  const running = spawn(process.execPath, [child, JSON.stringify(database.options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  const clients = [];
  let isKilled = false;
  createInterface({ input: running.stdout }).on('line', (line) => {
    const [what, value] = line.split(' ');
    if (what === 'grant') acknowledged.grants.add(value);
    if (what === 'cached') acknowledged.cached.add(value);
    if (what !== 'url') return;
    for (let client = 0; client < CLIENTS; client++) clients.push(callUntilKilled(value));
    void killLater();
  });
  await ended;
  if (!isKilled) throw new Error('A server ended by itself.');
  await Promise.all(clients);

  /** Kills from right after the start to well into the work; in the first round only after everything was done once. */
  async function killLater() {
    const { maps, grants, cached } = acknowledged;
    while (maps.size === 0 || grants.size === 0 || cached.size === 0) await sleep(20);
    await sleep(Math.random() * 900);
    isKilled = true;
    running.kill('SIGKILL');
  }

  async function callUntilKilled(url) {
    for (let call = 0; ; call++) {
      const id = `${running.pid}-${Math.random().toString(36).slice(2)}-${call}`;
      const response = await fetch(`${url}/v2/map`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-request-id': id },
        body: JSON.stringify({ url: site, sitemap: 'only' }),
      }).catch(() => undefined);
      if (response === undefined) return;
      if (response.status === 200) acknowledged.maps.add(id);
      await response.arrayBuffer().catch(() => {});
    }
  }
}
