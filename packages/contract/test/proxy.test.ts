import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { withValueAt } from '../src/openapi/pointer.ts';
import { readYaml } from '../src/openapi/read-document.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import { verify } from '../src/verify/run.ts';
import { createShop } from './foreign/shop.ts';
import { modelDocument } from './model/document.ts';
import { withMembers } from './model/fault.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';
import { listen } from './support.ts';

const document = await modelDocument();
const fixtures = await readFixtures('test/model/contract.fixtures.yaml', {});

async function through(service: Service, calls: (url: string) => Promise<void>): Promise<string[]> {
  const model = await serve(service);
  const proxy = await startProxy({ document, target: model.url });
  await calls(proxy.url);
  const found = proxy.observations.map(({ side, operation, check }) => `${side} ${operation} ${check}`);
  await proxy.close();
  await model.close();
  return found;
}

const map =
  (body: unknown, headers: Record<string, string> = {}) =>
  async (url: string): Promise<void> => {
    const response = await fetch(`${url}/v2/map`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer key-valid-0001', 'content-type': 'application/json', ...headers },
    });
    await response.text();
  };

it('reports nothing between a right client and a right service', async () => {
  expect(await through(new Service(), map({ url: 'http://site.test/', limit: 3 }))).toEqual([]);
});

it('reports the client', async () => {
  expect(await through(new Service(), map({ url: 'http://site.test/', limit: 0 }))).toEqual([
    'client mapUrls request',
  ]);
});

it('reports the service', async () => {
  const service = new Service();
  withMembers('mapUrls', 200, { links: {} })(service);
  expect(await through(service, map({ url: 'http://site.test/' }))).toEqual(['server mapUrls schema']);
});

it('changes nothing that verify would see', async () => {
  const found = await through(new Service(), async (url) => {
    const report = await verify({
      document,
      baseUrl: url,
      fixtures,
      only: [
        'mapUrls/authentication',
        'mapUrls/relations',
        'getAgent/relations',
        'cancelAgent/relations',
        'mapUrls/situations',
      ],
    });
    expect(report.findings).toEqual([]);
    expect(report.results.length).toBeGreaterThan(40);
  });
  expect(found.filter((line) => line.startsWith('server'))).toEqual([]);
});

it('answers 502 when the target is not there', async () => {
  const proxy = await startProxy({ document, target: 'http://127.0.0.1:9' });
  const response = await fetch(`${proxy.url}/v2/map`, { method: 'POST' });
  await proxy.close();
  expect(response.status).toBe(502);
});

it('reads the text of a parameter by its schema', async () => {
  const shop = await listen(createShop());
  const limit = { name: 'limit', in: 'query', schema: { type: 'string' } };
  const asText = withValueAt(await readYaml('test/foreign/shop.yaml'), '/paths/~1items/get/parameters', [
    limit,
  ]);
  const proxy = await startProxy({ document: openDocument(asText), target: shop.url });
  const response = await fetch(`${proxy.url}/api/items?api_key=shop-key-1&limit=007`);
  await proxy.close();
  await shop.close();
  expect(await response.json()).toEqual({ items: [] });
  expect(proxy.observations).toEqual([]);
});

it('answers 502 when an exchange cannot be judged, and goes on', async () => {
  const model = await serve(new Service());
  const proxy = await startProxy({
    document,
    target: model.url,
    onDeviations: () => {
      throw new Error('no room');
    },
  });
  const send = () => fetch(`${proxy.url}/v2/map`, { method: 'POST' });
  const [first, second] = [await send(), await send()];
  await proxy.close();
  await model.close();
  expect([first.status, second.status]).toEqual([502, 502]);
  expect(await first.json()).toEqual({ error: 'The proxy failed: no room' });
});

it('reads lists by the style of their parameter', async () => {
  const shop = await listen(createShop());
  const proxy = await startProxy({
    document: await readDocument('test/foreign/shop.yaml'),
    target: shop.url,
  });
  const response = await fetch(
    `${proxy.url}/api/items?api_key=shop-key-1&sizes=s%7Cm&rooms=a%20b&flags=true,false`,
  );
  await proxy.close();
  await shop.close();
  expect(response.status).toBe(200);
  expect(proxy.observations).toEqual([]);
});

/** A description of one stream of events. */
const events = openDocument({
  openapi: '3.1.0',
  info: { title: 'Events', version: '1' },
  paths: {
    '/events': {
      get: {
        operationId: 'listen',
        responses: {
          '200': {
            description: 'Events.',
            headers: { 'x-topic': { required: true, schema: { type: 'string' } } },
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
        },
      },
    },
  },
});

/** A service whose events are sent by the test, through a proxy. */
async function openEvents(): Promise<{
  first: (text: string) => Promise<ServerResponse>;
  proxy: Awaited<ReturnType<typeof startProxy>>;
  close: () => Promise<void>;
}> {
  let asked: (response: ServerResponse) => void = () => {};
  const open = new Promise<ServerResponse>((done) => (asked = done));
  const service = await listen(createServer((_, response) => asked(response)));
  const proxy = await startProxy({ document: events, target: service.url });
  return {
    proxy,
    async first(text) {
      const response = await open;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text);
      return response;
    },
    async close() {
      await proxy.close();
      await service.close();
    },
  };
}

it('passes events on as they come, and judges them at their end', async () => {
  const { first, proxy, close } = await openEvents();
  const [service, response] = await Promise.all([first('data: one\n\n'), fetch(`${proxy.url}/events`)]);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  // The second is sent only once the first has arrived.
  expect((await reader.read()).value).toBe('data: one\n\n');
  expect(proxy.observations).toEqual([]);
  service.end('data: two\n\n');
  expect((await reader.read()).value).toBe('data: two\n\n');
  expect((await reader.read()).done).toBe(true);
  await expect.poll(() => proxy.observations.map(({ check }) => check)).toEqual(['header']);
  await close();
});

it('ends a stream at the service when the client leaves, and at the client when the service breaks it off', async () => {
  const left = await openEvents();
  const stop = new AbortController();
  const [service] = await Promise.all([
    left.first('data: one\n\n'),
    fetch(`${left.proxy.url}/events`, { signal: stop.signal }),
  ]);
  const closed = new Promise((done) => service.once('close', done));
  stop.abort();
  await closed;
  await left.close();

  const broken = await openEvents();
  const [other, response] = await Promise.all([
    broken.first('data: one\n\n'),
    fetch(`${broken.proxy.url}/events`),
  ]);
  const read = response.text();
  other.destroy();
  await expect(read).rejects.toThrow();
  await broken.close();
});

const below = openDocument({
  openapi: '3.1.0',
  info: { title: 'Desk', version: '1' },
  servers: [{ url: '/acme' }],
  paths: { '/status': { get: { operationId: 'status', responses: { '204': { description: 'Up.' } } } } },
});

it.each([
  ['/api/acme', '/status', '/api/acme/status'],
  ['/api/acme/', '/api/acme/status?a=1', '/api/acme/status?a=1'],
  ['/api', '/acme/status', '/api/acme/status'],
  ['/api', '/api/acme/status', '/api/acme/status'],
  ['', '/acme/status', '/acme/status'],
  ['/', '/acme/status', '/acme/status'],
])('passes on to a service at %s: %s is %s there, and right', async (prefix, path, expected) => {
  const asked: (string | undefined)[] = [];
  const service = await listen(
    createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(204).end();
    }),
  );
  const proxy = await startProxy({ document: below, target: service.url + prefix });
  await fetch(proxy.url + path);
  await proxy.close();
  await service.close();
  expect([asked, proxy.observations]).toEqual([[expected], []]);
});
