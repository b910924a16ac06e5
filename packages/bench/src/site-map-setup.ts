import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Setup } from './benchmark.ts';

const SITE = fileURLToPath(new URL('site-map-site.js', import.meta.url));

/** Starts the bench site in a separate process. Cases read `SITE_URL` and the variables of `env`. */
export function startSite(env: Readonly<Record<string, string>>): Promise<Setup> {
  const child = fork(SITE, { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { port } = message as { port: number };
      resolve({ env: { ...env, SITE_URL: `http://127.0.0.1:${port}/` }, stop: () => child.disconnect() });
    });
  });
}
