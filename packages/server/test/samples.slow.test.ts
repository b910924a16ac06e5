import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSamples, runSample } from '@web-data/docs/samples';
import type { Sample } from '@web-data/docs/samples';
import { operations } from '@web-data/types';
import type { ScrapeResponse } from '@web-data/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample as sampleCases } from '../../../scripts/vitest/tier.ts';
import { browserNoSandbox, hasBrowser } from './support/browser.ts';
import { serveModel } from './support/model.ts';
import type { Model } from './support/model.ts';
import { startTestServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { serveSite } from './support/site.ts';
import type { Site } from './support/site.ts';

/**
 * Every program of the documentation, run as it stands with the key that a first start prints; only the site and the ids
 * are real ones.
 */
let site: Site;
let server: TestServer;
/** One with a model, for what is answered with 501 without one. */
let withModel: TestServer;
let model: Model;
const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const installed: Record<string, boolean> = {
  curl: runs('curl', '--version'),
  python: runs('python3', '-c', 'import requests'),
  go: runs('go', 'version'),
  php: runs('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'),
};

const samples = readSamples().filter(({ language }) => installed[language] ?? true);
if (!hasBrowser) console.warn('Samples that take a browser were not run: no Chromium.');

const page = `<!doctype html><html lang="en"><title>Plans</title><main><h1>Plans</h1><a href="/pricing">Pricing</a>
<table><tr><th>Name</th><th>Price</th></tr><tr><td>Starter</td><td>$0</td></tr><tr><td>Team</td><td>$49</td></tr></table>
<dl><dt>Price</dt><dd>$49</dd></dl><button>By year</button></main></html>`;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const known = ['/', '/pricing'].includes(request.url ?? '');
    if (request.url === '/slow') return;
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' }).end(known ? page : '');
  });
  const sitePorts = [Number(new URL(site.url).port)];
  server = await startTestServer({ sitePorts, browserNoSandbox, developmentKey: 'on' });
  model = await serveModel(() => ({ text: '{"data":{"limit":20}}' }));
  withModel = await startTestServer({
    sitePorts,
    browserNoSandbox,
    developmentKey: 'on',
    agentModelUrl: `${model.url}/v1`,
  });
});
afterAll(async () => {
  await Promise.all([server.close(), withModel.close()]);
  await Promise.all([site.close(), model.close()]);
});

test('there are samples of every operation in at least two languages', () => {
  const languages = Object.keys(operations).map((id) => {
    const own = samples.filter(({ operation }) => operation === id);
    return { id, hasTwo: new Set(own.map(({ language }) => language)).size >= 2 };
  });
  expect(languages.filter(({ hasTwo }) => !hasTwo)).toEqual([]);
  expect(new Set(samples.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
});

test.each(
  examples()
    .flatMap((group, index) => sampleCases(group, { full: group.length, offset: index }))
    .filter((sample) => hasBrowser || !takesBrowser(sample))
    .map((sample) => [`${sample.operation} ${sample.example} ${sample.language}`, sample] as const),
)('%s', async (_, sample) => {
  const replace = { ...hosts(), ...(await realIds(sample)) };
  const target = takesModel(sample) ? withModel : server;
  const { exitCode, stdout, stderr } = await runSample(sample, {
    apiKey: target.developmentKey,
    baseUrl: target.url,
    replace,
    cwd,
    ...(sample.operation === 'parseFile' && { files: { 'report.pdf': page, 'plans.html': page } }),
  });
  expect(exitCode, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout.trim()).not.toBe('');
  if (takesBrowser(sample)) await endSessions();
});

/** The samples of each example, one a language: of each some language is run, and each language in turn. */
function examples(): Sample[][] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = `${sample.operation} ${sample.example}`;
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return [...groups.values()];
}

/** The site in place of that of the examples, also where they allow it. */
function hosts(): Record<string, string> {
  const { origin, hostname } = new URL(site.url);
  return {
    'https://example.com': origin,
    '["example.com"]': `["${hostname}"]`,
    "['example.com']": `['${hostname}']`,
  };
}

/** Sessions that nobody ends hold the browser from the samples after them. */
async function endSessions(): Promise<void> {
  for (const target of [server, withModel]) {
    const { sessions } = await ask<{ sessions: { id: string }[] }>('/interact', {}, target);
    await Promise.all(sessions.map(({ id }) => ask(`/interact/${id}`, { method: 'DELETE' }, target)));
  }
}

function takesBrowser({ operation, example }: Sample): boolean {
  return (
    operation.endsWith('Interact') ||
    operation === 'runInteractActions' ||
    operation === 'interactWithScrape' ||
    (operation === 'scrapeUrl' && example === 'full')
  );
}

function takesModel({ operation }: Sample): boolean {
  return operation === 'previewCrawl' || operation === 'interactWithScrape';
}

/** Ids of a job of this server in place of those of the examples. */
async function realIds(sample: Sample): Promise<Record<string, string>> {
  const example = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';
  const snapshot = '0192f4a6-8f00-7c55-a111-2b3c4d5e6f70';
  const { operation } = sample;
  if (/Monitor/.test(operation)) return monitorIds();
  if (operation === 'interactWithScrape' || operation === 'endScrapeInteract') {
    const body = JSON.stringify({ url: `${site.url}/pricing` });
    const page = await ask<ScrapeResponse>(
      '/scrape',
      { method: 'POST', body },
      takesModel(sample) ? withModel : server,
    );
    return { '0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21': page.data.metadata.scrapeId! };
  }
  if (operation === 'startBatchScrape') return { '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71': await startBatch() };
  const started = startOf(operation);
  if (started !== undefined) return { [example]: (await ask<{ id: string }>(...started)).id };
  if (operation === 'endInteract' || operation === 'runInteractActions')
    return { [example]: (await ask<{ id: string }>('/interact', { method: 'POST', body: '{}' })).id };
  if (operation === 'cancelAgent') return { [example]: await startJob('/slow') };
  if (!operation.startsWith('getAgent')) return {};
  const id = await startJob('/pricing');
  for (let attempt = 0; attempt < 3000; attempt++) {
    if ((await ask<{ status: string }>(`/agent/${id}`)).status !== 'processing') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { events } = await ask<{ events: { snapshotId?: string }[] }>(`/agent/${id}/trace`);
  const latest = events.findLast(({ snapshotId }) => snapshotId)?.snapshotId ?? '';
  return { [example]: id, [snapshot]: latest };
}

/** Ids of a monitor and of a check of it. */
async function monitorIds(): Promise<Record<string, string>> {
  const targets = [{ type: 'scrape', urls: [`${site.url}/pricing`] }];
  const body = JSON.stringify({ name: 'Prices', schedule: { cron: '0 0 * * *' }, targets });
  const { data: monitor } = await ask<{ data: { id: string } }>('/monitor', { method: 'POST', body });
  const { data: check } = await ask<{ data: { id: string } }>(`/monitor/${monitor.id}/run`, {
    method: 'POST',
  });
  return {
    '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72': monitor.id,
    '0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64': check.id,
  };
}

/** What starts a job that the operation is about: one that lasts where it is to be cancelled. */
function startOf(operation: string): [path: string, init: RequestInit] | undefined {
  if (!/^(?:get|cancel)(?:Crawl|BatchScrape)/.test(operation)) return undefined;
  const url = `${site.url}${operation.startsWith('cancel') ? '/slow' : '/pricing'}`;
  const isCrawl = operation.includes('Crawl');
  const body = JSON.stringify(isCrawl ? { url } : { urls: [url] });
  return [isCrawl ? '/crawl' : '/batch/scrape', { method: 'POST', body }];
}

/** Starts a batch that lasts. @returns its id */
async function startBatch(): Promise<string> {
  const body = JSON.stringify({ urls: [`${site.url}/slow`] });
  return (await ask<{ id: string }>('/batch/scrape', { method: 'POST', body })).id;
}

async function startJob(path: string): Promise<string> {
  const body = JSON.stringify({ prompt: 'Plans', urls: [`${site.url}${path}`] });
  return (await ask<{ id: string }>('/agent', { method: 'POST', body })).id;
}

async function ask<T>(path: string, init: RequestInit = {}, target: TestServer = server): Promise<T> {
  const headers = {
    authorization: `Bearer ${target.developmentKey}`,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(`${target.url}/v2${path}`, { ...init, headers });
  return (await response.json()) as T;
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}
