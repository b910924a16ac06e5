import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserNoSandbox } from '../support/browser.ts';
import { serveModel } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import { serveSearxng } from './searxng.ts';

/** A server with a site, a model and a search engine on loopback, for clients that were written for another service. */
export interface World {
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Address of the server. */
  server: string;
  key: string;
  /** A folder for the files of clients. */
  folder: string;
  /** Statuses of the responses of the server so far. */
  statuses: number[];
  close(): Promise<void>;
}

/** Starts the server with a rich team, a browser, and a site of three pages, of which `/slow` never responds. */
export async function startWorld(): Promise<World> {
  const site = await serveSite((request, response) => {
    if (request.url === '/slow') return;
    if (!/^\/(?:docs\/[ab])?$/.test(request.url ?? '')) return void response.writeHead(404).end();
    response
      .setHeader('content-type', 'text/html')
      .end(
        '<title>Plans</title><main><h1>Plans</h1><p>Team costs 49.</p></main><a href=/docs/a>A</a><a href=/docs/b>B</a>',
      );
  });
  const found = await serveSearxng(`${site.url}/`);
  const model = await serveModel((heard) => ({
    text: answerOf(String(model.heard[heard]!.messages.at(-1)!.content)),
  }));
  const server = await startTestServer({
    agentModelUrl: `${model.url}/v1`,
    agentStepCredits: 1,
    browserNoSandbox,
    browserSlots: 20,
    crawlRuns: 50,
    searchProvider: 'searxng',
    searchUrl: found.url,
    siteRequestsPerSecond: 1000,
  });
  const folder = mkdtempSync(join(tmpdir(), 'web-data-foreign-'));
  const { key } = await server.caller({ credits: 100_000, plan: 'scale' });
  const statuses: number[] = [];
  const { host } = new URL(server.url);
  const record = (message: unknown): void => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.headers.host === host) statuses.push(response.statusCode);
  };
  subscribe(RESPONSES, record);
  return {
    site: site.url,
    server: server.url,
    key,
    folder,
    statuses,
    async close() {
      unsubscribe(RESPONSES, record);
      rmSync(folder, { recursive: true, force: true });
      await server.close();
      await Promise.all([site.close(), found.close(), model.close()]);
    },
  };
}

/** Where Node.js tells of the responses of all servers in the process. */
const RESPONSES = 'http.server.response.finish';

/** Path of a command of a development dependency. */
export function programPath(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
}

/** Writes a file that says what Team costs, and returns its path. */
export function writePlans({ folder }: Pick<World, 'folder'>): string {
  const path = join(folder, 'plans.html');
  writeFileSync(path, '<title>Plans</title><main><h1>Plans</h1><p>Team costs 49.</p></main>');
  return path;
}

/** A scripted model: one that agent runs, prompts and options ask. */
function answerOf(task: string): string {
  if (task.includes('options of a crawl')) return JSON.stringify({ data: { includePaths: ['^/docs/'] } });
  if (task.includes('task for you in the page of a browser'))
    return JSON.stringify({ data: { done: true, output: 'Free and Team.' } });
  return JSON.stringify({ data: { title: 'Plans', summary: 'Two plans.' } });
}
