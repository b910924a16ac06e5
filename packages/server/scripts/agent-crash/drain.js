import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.js', import.meta.url));
const DRAIN_MS = 120_000;

/** Lets one last server end what is left, and deliver it to the receiver `hook`; gives up after two minutes. */
export async function drain(options, store, hook) {
  const ports = [hook === undefined ? 80 : Number(new URL(hook).port)];
  const running = spawn(process.execPath, [child, JSON.stringify({ options, ports })], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  const until = Date.now() + DRAIN_MS;
  while (Date.now() < until && (await countRunning(store)) > 0) await sleep(100);
  running.kill('SIGKILL');
  await ended;
}

async function countRunning({ db }) {
  const rows = await db.selectFrom('agent_job').select('id').where('status', '=', 'processing').execute();
  const hooks = await db.selectFrom('webhook').select('id').execute();
  return rows.length + hooks.length;
}
