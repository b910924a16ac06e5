import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('child.js', import.meta.url));

/** Allowed ports of a server that must not reach anything: nothing listens on it. */
const NOWHERE = [80];

/** Starts a server that will be killed and can only reach these URLs. */
export function startChild(options, reached) {
  const ports = reached.length > 0 ? reached.map((url) => Number(new URL(url).port)) : NOWHERE;
  const running = spawn(process.execPath, [program, JSON.stringify({ options, ports })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  const url = new Promise((resolve, reject) => {
    createInterface({ input: running.stdout }).on('line', (line) => {
      const [what, value] = line.split(' ');
      if (what === 'url') resolve(value);
    });
    void ended.then(() => reject(new Error('A server ended by itself.')));
  });
  return { running, ended, url };
}

/** Kills a server at a random time: from right after its first start to well into the work. */
export async function killLater({ running, ended }, isStarted) {
  // Kills it even when the machine is too busy for one start in a minute.
  for (let wait = 0; wait < 3000 && !isStarted() && running.exitCode === null; wait++) await sleep(20);
  await sleep(Math.random() * 1500);
  await killOrHang({ running, ended });
}

/** Milliseconds for which a server hangs: its lease of 600 ms ends, and others take its jobs. */
const HANG_MS = 1500;

/** Kills a server; one in four hangs before, beyond its lease, and goes on for a moment with what it believes to own. */
export async function killOrHang({ running, ended }) {
  if (running.exitCode !== null) throw new Error('A server ended by itself.');
  if (Math.random() < 0.25) {
    running.kill('SIGSTOP');
    await sleep(HANG_MS);
    running.kill('SIGCONT');
    await sleep(Math.random() * 500);
  }
  running.kill('SIGKILL');
  await ended;
}
