import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type WebData } from '@web-data/client';
import { modelDocument } from './model/document.ts';
import { startProxy, type Proxy } from '../src/proxy/proxy.ts';
import { startReference, type Reference } from './reference.ts';

const document = await modelDocument();
let server: Reference;
let proxy: Proxy;
let web: WebData;

beforeAll(async () => {
  server = await startReference();
  proxy = await startProxy({ document, target: server.url });
  const apiKey = await server.key(await server.team({ plan: 'wide', credits: 10_000 }));
  web = createClient({ apiKey, baseUrl: proxy.url, retry: false });
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

it('reports nothing between the client and the server', async () => {
  const url = server.home;
  await web.map({ url, search: 'pricing', limit: 3, sitemap: 'only', includeSubdomains: false });
  await web.scrape({ url, formats: ['markdown', 'links'] });
  const job = await web.agent.run({ prompt: 'List the pages.', urls: [url] }, { pollMs: 50 });
  await web.agent.get(job.id);
  for await (const event of web.agent.events(job.id, { pollMs: 50 })) {
    if (event.type === 'artifact.updated') await web.agent.snapshot(job.id, String(event['snapshotId']));
  }
  await web.agent.trace(job.id);
  const { id } = await web.agent.start({
    prompt: 'List the pages.',
    urls: [`${url}slow`, `${url}slow?again`],
  });
  await web.agent.cancel(id);
  await web.agent.wait(id, { pollMs: 50 });

  expect(proxy.observations).toEqual([]);
  expect(proxy.exchanges()).toBeGreaterThan(10);
});

it('reports nothing of calls that the server refuses', async () => {
  const unknown = 'ffffffff-ffff-4fff-bfff-fffffffffffe';
  const refused = [
    await web.agent.get.result(unknown),
    await web.agent.trace.result(unknown),
    await web.agent.snapshot.result(unknown, unknown),
    await web.agent.cancel.result(unknown),
    await web.map.result({ url: server.broken }),
    await web.scrape.result({ url: server.home, formats: ['json'], schema: { type: 'nothing' } }),
    await web.map.result(
      { url: server.home },
      { headers: { authorization: 'Bearer wd_unknown_0123456789' } },
    ),
  ];

  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 502, 422, 401]);
  expect(proxy.observations).toEqual([]);
});
