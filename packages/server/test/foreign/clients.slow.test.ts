import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { serveModel } from '../support/model.ts';
import type { Model } from '../support/model.ts';
import { serveSearxng } from './searxng.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { pages } from './calls.ts';
import type { Bench, Call } from './calls.ts';
import { others } from './more-calls.ts';
import { describeCalls } from './page.ts';

const groups = { ...pages, ...others };
const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mendable/firecrawl-js/package.json'), 'utf8'),
) as { version: string };

/** Every call of the library of the deployed service, unchanged, against this server. */
describe.skipIf(!hasBrowser)('the JavaScript library of the deployed service', () => {
  let site: Site;
  let found: Site;
  let model: Model;
  let server: TestServer;
  let bench: Bench;
  const worked = new Set<Call>();
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/slow') return;
      if (!/^\/(?:docs\/[ab])?$/.test(request.url ?? '')) return void response.writeHead(404).end();
      response
        .setHeader('content-type', 'text/html')
        .end(
          '<title>Plans</title><main><h1>Plans</h1><p>Team costs 49.</p></main><a href=/docs/a>A</a><a href=/docs/b>B</a>',
        );
    });
    found = await serveSearxng(`${site.url}/`);
    model = await serveModel((heard) => ({
      text: answerOf(String(model.heard[heard]!.messages.at(-1)!.content)),
    }));
    server = await startTestServer({
      agentModelUrl: `${model.url}/v1`,
      agentStepCredits: 1,
      browserNoSandbox,
      browserSlots: 20,
      crawlRuns: 50,
      searchProvider: 'searxng',
      searchUrl: found.url,
      siteRequestsPerSecond: 1000,
    });
    const { key } = await server.caller({ credits: 100_000, plan: 'scale' });
    const web = new Firecrawl({ apiKey: key, apiUrl: server.url });
    bench = { web, site: site.url, server: server.url, key };
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), found.close(), model.close()]);
  });

  describe.each(Object.entries(groups))('%s', (_group, calls) => {
    test.each(calls.filter(({ never }) => never === undefined))('$name', async (call) => {
      expect(await call.run(bench)).toEqual(matching(call.want));
      worked.add(call);
    });
    test.each(calls.filter(({ never }) => never !== undefined))('$name is rejected', async ({ run }) => {
      await expect(run(bench)).rejects.toThrow();
    });
  });

  test('the page of the documentation says what was seen', async () => {
    const page = describeCalls(version, groups, worked);
    await expect(page).toMatchFileSnapshot('../../../../spec/guides/works-with.md');
  });
});

/** A scripted model: one that agent runs, prompts and options ask. */
function answerOf(task: string): string {
  if (task.includes('options of a crawl')) return JSON.stringify({ data: { includePaths: ['^/docs/'] } });
  if (task.includes('task for you in the page of a browser'))
    return JSON.stringify({ data: { done: true, output: 'Free and Team.' } });
  return JSON.stringify({ data: { title: 'Plans', summary: 'Two plans.' } });
}

/** What a value must have: patterns are texts that match, and a list has at least its items first. */
function matching(want: unknown): unknown {
  if (want instanceof RegExp) return expect.stringMatching(want);
  if (Array.isArray(want)) return want.length === 0 ? [] : expect.arrayContaining(want.map(matching));
  if (typeof want !== 'object' || want === null) return want;
  const members = Object.entries(want).map(([name, value]) => [name, matching(value)]);
  return expect.objectContaining(Object.fromEntries(members) as object);
}
