import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { known } from './tasks/known.ts';
import type { Task } from './tasks/task.ts';
import { traps } from './tasks/traps.ts';
import { unseen } from './tasks/unseen.ts';

/** What runs without a model make of pages as people write them: what the pages state, and never another value. */

const tasks = [...known, ...unseen, ...traps];
let site: Site;
let server: TestServer;
let key: string;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const [, task, page] = /^\/(\d+)\/(\d+)$/.exec(request.url ?? '') ?? [];
    const body = tasks[Number(task)]?.pages[Number(page)] ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<html lang="en"><title>A page</title><body>${body}</body></html>`);
  });
  server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)], agentPollMs: 20 });
  ({ key } = await server.caller({ credits: 100_000 }));
});
afterAll(async () => {
  await server.close();
  await site.close();
});

test.each(tasks.map((task, index): [string, Task, number] => [task.title, task, index]))(
  '%s',
  async (_, { pages, schema, expected, found = expected }, index) => {
    const urls = pages.map((_page, page) => `${site.url}/${index}/${page}`);
    const id = await startJob(server, key, { prompt: 'What the pages state', urls, schema });
    const { job } = await endedJob(server, key, id);
    expect(job['data'] ?? job['error']).toEqual(found);
  },
);

test.each<[string, object, unknown]>([
  [
    'what it gives without a schema',
    {},
    expect.stringMatching(/^This service has no model: the result is the text/),
  ],
  [
    'nothing more where all is found',
    { schema: known[5]!.schema },
    expect.stringMatching(/the rest of `prompt` has no effect\.$/),
  ],
  [
    'which members no page states',
    { schema: { type: 'object', properties: { name: {}, price: {}, ceo: {}, 'nick name': {} } } },
    expect.stringMatching(/ No page states `ceo`, `nick name`\.$/),
  ],
])('a result says what a run can do without a model, and %s', async (_, members, warning) => {
  const urls = [`${site.url}/5/0`];
  const id = await startJob(server, key, { prompt: 'What the page states', urls, ...members });
  const { job } = await endedJob(server, key, id);
  expect(job).toMatchObject({ status: 'completed', warning });
});
