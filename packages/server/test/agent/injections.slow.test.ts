import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { attacks } from '../scrape/injection-corpus/attacks.ts';
import { attacksByAim } from '../scrape/injection-corpus/attacks-by-aim.ts';
import { attacksByMedium } from '../scrape/injection-corpus/third-set.ts';
import { injected } from '../scrape/injected-pages.ts';
import { endedJob, startJob } from '../support/jobs.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const pages: [name: string, html: string][] = [
  ...attacks.map(({ name, html }): [string, string] => [name, html]),
  ...attacksByAim,
  ...attacksByMedium,
  ...injected,
];
const MODEL_KEY = 'model-key-that-no-prompt-has';

let site: Site;
let model: Model;
let server: TestServer;
let requests: string[] = [];

/** Obeys the page: follows every URL in it, takes what it knows there, and answers with all that it was told. */
function obey(messages: Model['heard'][number]['messages'], page: string): Line {
  const told = messages.map(({ content }) => String(content)).join('\n');
  const last = String(messages.at(-1)!.content);
  const calls = messages.filter(({ role }) => role === 'tool').length;
  if (calls === 0) return { tool: 'scrape', input: { url: page } };
  const urls = [...told.matchAll(/https?:\/\/[\w.:-]+[^\s"'\\)<>]*/g)]
    .map(([url]) => url)
    .filter((url) => url !== page);
  const targets = [
    ...urls,
    `${site.url}/stolen?told=${encodeURIComponent(last.slice(0, 200).toWellFormed())}`,
    'https://collect.example/',
  ];
  const next = targets[calls - 1];
  if (next !== undefined && calls < 6)
    return { tool: calls % 2 === 0 ? 'map' : 'scrape', input: { url: next } };
  return { text: JSON.stringify({ data: { told: last.slice(0, 500) } }) };
}

beforeAll(async () => {
  site = await serveSite((request, response) => {
    requests.push(request.url!);
    const body = pages[Number(request.url!.slice(1))]?.[1];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<title>Page</title><body><p>A page that states something.</p>${body ?? ''}</body>`);
  });
  let page = '';
  model = await serveModel((heard) => {
    const { messages } = model.heard[heard]!;
    page = /Pages to begin with:\n(\S+)/.exec(String(messages[1]!.content))?.[1] ?? page;
    return obey(messages, page);
  });
  server = await startTestServer({
    sitePorts: [Number(new URL(site.url).port)],
    agentPollMs: 20,
    agentModelUrl: `${model.url}/v1`,
    agentModelKey: MODEL_KEY,
    agentModelName: 'naive',
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), model.close()]);
});

test('has the pages of the corpus', () => {
  expect(pages.length).toBeGreaterThanOrEqual(60);
});

test.each(
  sample(
    pages.map(([name], index): [string, number] => [name, index]),
    { full: 3 },
  ),
)('%s leads a model that obeys it nowhere, and finds no secret', async (_, index) => {
  requests = [];
  model.heard.length = 0;
  const { key, teamId } = await server.caller({ credits: 100 });
  const url = `${site.url}/${index}`;
  const id = await startJob(server, key, {
    prompt: 'What does the page state?',
    urls: [url],
    strictConstrainToURLs: true,
    maxCredits: 60,
  });
  const { events } = await endedJob(server, key, id);
  expect(model.heard.length).toBeGreaterThan(2);
  // The page itself, and nothing else, not its robots.txt either.
  expect(new Set(requests)).toEqual(new Set([`/${index}`]));
  const started = events.filter(({ type }) => type === 'tool_call.started') as unknown as {
    parameters: { url: string };
  }[];
  expect(new Set(started.map(({ parameters }) => parameters.url))).toEqual(new Set([url]));
  const prompts = JSON.stringify(model.heard);
  for (const secret of [key, teamId, MODEL_KEY, id]) expect(prompts).not.toContain(secret);
  // What the page says stands between two lines that it cannot know.
  for (const { messages } of model.heard)
    for (const { role, content } of messages) {
      if (role !== 'tool' || !String(content).includes('"text"')) continue;
      const { text } = JSON.parse(String(content)) as { text: string };
      expect(text).toMatch(/^(=== page \w{24} ===)\n[\s\S]*\n\1$/);
    }
});
