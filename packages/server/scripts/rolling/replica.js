import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));
/** Milliseconds that a replica has to become ready. */
const START_MS = 60_000;

/** Starts `web-data-server serve` on a port of loopback, and waits until it is ready. */
export async function startReplica({ port, dataDirectory, databaseUrl, delayMs }) {
  const log = openSync(join(dataDirectory, `log-${port}`), 'a');
  const child = spawn(process.execPath, [bin, 'serve', '--port', String(port)], {
    env: {
      ...process.env,
      WEB_DATA_DIRECTORY: dataDirectory,
      WEB_DATA_DATABASE_URL: databaseUrl,
      WEB_DATA_DOCS_DIRECTORY: 'none',
      WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
      WEB_DATA_PLANS:
        '{"crash":{"requestsPerMinute":1000000,"concurrency":1000,"statusReadsPerMinute":1000000}}',
      WEB_DATA_SHUTDOWN_DELAY_MS: String(delayMs),
      WEB_DATA_LOG_LEVEL: 'info',
    },
    stdio: ['ignore', log, 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const until = performance.now() + START_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`It did not start: ${said}`);
    await sleep(50);
  }
  return {
    /** Asks it to end, as an orchestrator does, and waits. */
    async end() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(port) {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return response?.ok === true;
}

/** Returns a port of loopback that nothing listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
