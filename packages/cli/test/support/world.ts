import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@web-data/server';

/** A website, a reference server that may visit it, and a key. */
export interface World {
  site: string;
  /** Holds pages below `/slow/` back while it is set. */
  isHeld: boolean;
  url: string;
  key: string;
  /** A link that signs in to the dashboard, once. */
  signInLink: () => Promise<string>;
  /** The environment of a program that knows the key. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** Starts both on loopback. */
export async function startWorld(plan?: { requestsPerMinute: number; concurrency: number }): Promise<World> {
  const world = { isHeld: false };
  const site = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = pages[path];
    const send = (): unknown =>
      response
        .writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html>${body}`);
    if (!/^\/slow\/./.test(path) || !world.isHeld) return send();
    const wait = setInterval(() => world.isHeld || (clearInterval(wait), send()), 20);
    response.once('close', () => clearInterval(wait));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'webdata-server-'));
  const server = await startServer({
    port: 0,
    dataDirectory,
    logLevel: 'silent',
    developmentKey: 'on',
    allowPrivate: ['127.0.0.1:*'],
    sitePorts: [port],
    agentPollMs: 20,
    ...(plan && { plans: { development: plan } }),
  });
  const key = server.developmentKey!;
  return Object.assign(world, {
    site: `http://127.0.0.1:${port}`,
    url: server.url,
    key,
    signInLink: async () => (await server.signInLink())!,
    env: { WEB_DATA_API_KEY: key, WEB_DATA_BASE_URL: server.url },
    close: async () => {
      world.isHeld = false;
      await server.close();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
      rmSync(dataDirectory, { recursive: true });
    },
  });
}

const links = (...paths: string[]): string =>
  paths.map((to) => `<p><a href="${to}">To ${to}</a></p>`).join('');

const pages: Record<string, string> = {
  '/': `<title>Example</title><h1>Start</h1>${links('/pricing', '/about')}`,
  '/pricing': '<title>Pricing</title><main><h1>Plans</h1><p>Team costs $49.</p></main>',
  '/about': '<title>About \u001B[31mus</title><main><h1>About</h1><p>We are ümläut people.</p></main>',
  '/broken': `<title>Broken</title><h1>Broken</h1>${links('/broken/link')}`,
  '/slow/': `<title>Slow</title><h1>Slow</h1>${links('/slow/1', '/slow/2', '/slow/3')}`,
  '/slow/1': '<title>One</title><h1>One</h1><p>First.</p>',
  '/slow/2': '<title>Two</title><h1>Two</h1><p>Second.</p>',
  '/slow/3': '<title>Three</title><h1>Three</h1><p>Third.</p>',
};
