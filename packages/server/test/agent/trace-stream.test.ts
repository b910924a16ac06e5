import { connect, watchAgent } from '@web-data/client/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';
import { readEvents, requestEvents } from '../support/watchers.ts';

interface Sent {
  event: string;
  id?: string;
  data: { type?: string; status?: string; data?: unknown; eventId?: string };
}

const nothing = (): void => {};

describe.each(storeKinds)('the stream of a trace on %s', (kind) => {
  let site: Site;
  let model: Model;
  let server: TestServer;
  let held = Promise.resolve();
  let release = nothing;
  beforeAll(async () => {
    site = await serveSite(async (_request, response) => {
      await held;
      response.setHeader('content-type', 'text/html').end('<title>Plans</title><p>Team costs $49.');
    });
    const script: Line[] = [
      { tool: 'scrape', input: { url: `${site.url}/plans` } },
      { text: JSON.stringify({ data: { price: 49 } }) },
    ];
    model = await serveModel((heard) => script[heard % 2]!);
    const options = { sitePorts: [Number(new URL(site.url).port)], agentPollMs: 20 };
    const agentModel = { agentModelUrl: `${model.url}/v1`, agentModelName: 'scripted' };
    server = await startTestServer({ ...options, ...agentModel }, kind);
  });
  afterAll(async () => {
    release();
    await server.close();
    await Promise.all([site.close(), model.close()]);
  });
  beforeEach(() => {
    model.heard.length = 0;
    held = new Promise((resolve) => (release = resolve));
  });

  const start = (key: string): Promise<string> =>
    startJob(server, key, { prompt: 'The price', maxCredits: 20 });
  const traceUrl = (id: string): string => `${server.url}/v2/agent/${id}/trace`;

  test('has each event as it is written, and the job at the end', async () => {
    const { key } = await server.caller();
    const id = await start(key);
    const response = await requestEvents(traceUrl(id), key);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events: Sent[] = [];
    for await (const event of readEvents(response)) {
      events.push(event as Sent);
      // The page is held until its call is in the stream: nothing waits for the end of the run.
      if ((event as Sent).data.type === 'tool_call.started') release();
    }
    const { job, events: stored } = await endedJob(server, key, id);
    expect(events.slice(0, -1).map(({ event, id: place, data }) => [event, place, data])).toEqual(
      stored.map((event, index) => ['trace', String(index + 1), event]),
    );
    expect(events.at(-1)).toEqual({ event: 'done', data: job });
    expect(job).toMatchObject({ status: 'completed', data: { price: 49 } });
  });

  test('goes on after an event', async () => {
    release();
    const { key } = await server.caller();
    const id = await start(key);
    const { events: stored } = await endedJob(server, key, id);
    const last = String(stored.length - 1);
    const events: Sent[] = [];
    for await (const event of readEvents(await requestEvents(traceUrl(id), key, { 'last-event-id': last })))
      events.push(event as Sent);
    expect(events.map(({ event, id: place }) => [event, place])).toEqual([
      ['trace', String(stored.length)],
      ['done', undefined],
    ]);
  });

  test('is read by watchAgent', async () => {
    const { key } = await server.caller();
    const id = await start(key);
    const web = connect({ apiKey: key, baseUrl: server.url });
    const watch = watchAgent(web, id);
    const types: string[] = [];
    for (;;) {
      const { done, value } = await watch.next();
      if (done) {
        expect(value).toMatchObject({ status: 'completed', data: { price: 49 } });
        break;
      }
      if (value.event === 'trace') types.push(value.data.type);
      release();
    }
    expect(types[0]).toBe('run.started');
    expect(types.at(-1)).toBe('run.finished');
  });

  test('is of a run of the team, and with an id that is a number', async () => {
    release();
    const { key } = await server.caller();
    const id = await start(key);
    const stranger = await server.caller();
    expect((await requestEvents(traceUrl(id), stranger.key)).status).toBe(404);
    expect((await requestEvents(traceUrl(id), key, { 'last-event-id': 'x' })).status).toBe(400);
    expect((await call(server, 'getAgentTrace', `/agent/${id}/trace`, { key })).status).toBe(200);
  });
});
