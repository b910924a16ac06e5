import { afterEach, expect, test, vi } from 'vitest';
import { openDocument, toFixtures } from '../src/index.ts';
import { WriteGuard } from '../src/verify/writes/write-guard.ts';
import { Resources, type ResourceRun } from '../src/verify/resources.ts';

afterEach(() => void vi.useRealTimers());

const TEXT = { type: 'string' };
const json = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
const named = (name: string) => ({ name, in: 'path', required: true, schema: TEXT });
const page = { type: 'object', properties: { pageId: TEXT } };
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  paths: {
    '/jobs': { post: { operationId: 'start', responses: { 201: json({ properties: { jobId: TEXT } }) } } },
    '/jobs/{jobId}/pages': {
      parameters: [named('jobId')],
      get: { operationId: 'pages', responses: { 200: json({ type: 'array', items: page }) } },
    },
    '/jobs/{jobId}/pages/{pageId}': {
      parameters: [named('jobId'), named('pageId')],
      get: { operationId: 'page', responses: { 200: json(page) } },
    },
  },
});

test('a list that stayed empty for as long as may be is asked a tenth as long after', async () => {
  vi.useFakeTimers();
  let jobs = 0;
  const run: ResourceRun = {
    document,
    fixtures: { ...toFixtures({}, {}), settleMs: 10_000 },
    sampling: { site: undefined, seed: 1 },
    writes: true,
    guard: new WriteGuard({ document, fixtures: toFixtures({}, {}), mode: 'own', addresses: [] }),
    base: () => ({ parameters: new Map(), missing: new Map(), body: undefined }) as never,
    prepare: async ({ id, method }) => ({
      method,
      url: `http://127.0.0.1/${id}`,
      headers: {},
      body: undefined,
    }),
    rename: () => false,
    async sendPatiently(request) {
      const body = request.url.endsWith('/start') ? `{"jobId":"${++jobs}"}` : '[]';
      const headers = { 'content-type': 'application/json' };
      return { request, failure: undefined, response: { status: 200, headers, body, ms: 1 } };
    },
  };
  const resources = new Resources(run);
  const operation = document.operations.find(({ id }) => id === 'page')!;
  const waited = async (): Promise<number> => {
    const from = Date.now();
    const obtained = resources.obtain(operation, { fresh: true });
    await vi.runAllTimersAsync();
    expect(await obtained).toBe('pages gave no pageId');
    return Date.now() - from;
  };
  expect(await waited()).toBeGreaterThan(9000);
  const again = await waited();
  expect(again).toBeGreaterThan(500);
  expect(again).toBeLessThanOrEqual(1000);
  expect(jobs).toBe(2);
});
