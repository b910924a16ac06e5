import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('child.js', import.meta.url));

/** What a server may reach that is to reach nothing: a port where nobody is. */
const NOWHERE = [80];

/** Starts a server to be killed, which reaches these URLs alone. */
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

/** From right after the first start to well into the work. */
export async function killLater({ running, ended }, isStarted) {
  // A machine that is too busy for one start in a minute kills it all the same.
  for (let wait = 0; wait < 3000 && !isStarted() && running.exitCode === null; wait++) await sleep(20);
  await sleep(Math.random() * 1500);
  if (running.exitCode !== null) throw new Error('A server ended by itself.');
  running.kill('SIGKILL');
  await ended;
}
