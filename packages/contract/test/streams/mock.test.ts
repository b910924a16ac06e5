import { afterAll, describe, expect, test } from 'vitest';
import { setupServer } from 'msw/node';
import {
  NO_FIXTURES,
  openDocument,
  startMock,
  startProxy,
  verify,
  type MockServer,
} from '../../src/index.ts';
import { contractHandlers } from '../../src/msw/index.ts';
import { contractMatchers } from '../../src/vitest/index.ts';
import { description, document } from './document.ts';
import { serveStreams } from './serve.ts';

expect.extend(contractMatchers(document));

const mock: MockServer = await startMock(document);
afterAll(() => mock.close());

const read = async (path: string, init?: RequestInit): Promise<[string | null, string]> => {
  const response = await fetch(mock.url + path, init);
  return [response.headers.get('content-type'), await response.text()];
};

describe('the mock', () => {
  test.each([
    ['/events', 'text/event-stream', ':\n\nevent: item\ndata: {"n":1}\n\nevent: end\ndata: example\n\n'],
    ['/lines', 'application/jsonl', '{"n":1}\n'],
    ['/sequence', 'application/json-seq', '\u001e{"n":1}\n'],
  ])('streams generated items of %s', async (path, type, text) => {
    expect(await read(path)).toEqual([type, text]);
  });

  test('streams parts with a boundary of their own', async () => {
    const [type, text] = await read('/parts');
    const boundary = /^multipart\/mixed; boundary=(\S+)$/u.exec(type ?? '')?.[1];
    expect(text).toBe(
      `--${boundary}\r\ncontent-type: application/json\r\n\r\n{"n":1}\r\n--${boundary}--\r\n`,
    );
  });

  test('streams where Accept or the body asks for it, and answers with JSON otherwise', async () => {
    const ask = (body: object, headers: object = {}) =>
      read('/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ prompt: 'a', ...body }),
      });
    const stream = ['text/event-stream', ':\n\ndata: {"n":1}\n\ndata: [DONE]\n\n'];
    expect(await ask({})).toEqual(['application/json', '{"n":1}']);
    expect(await ask({ stream: false })).toEqual(['application/json', '{"n":1}']);
    expect(await ask({ stream: true })).toEqual(stream);
    expect(await ask({}, { accept: 'text/event-stream' })).toEqual(stream);
  });

  test('goes on where the description says so, until the client goes', async () => {
    const response = await fetch(`${mock.url}/ticks`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while ((text.match(/data:/gu) ?? []).length < 2) {
      const { value, done } = await reader.read();
      expect(done).toBe(false);
      text += value;
    }
    expect(text.startsWith(':\n\ndata: ')).toBe(true);
    await reader.cancel();
  });

  test('keeps every promise that a run asks about', async () => {
    const { findings, results } = await verify({ document, baseUrl: mock.url, fixtures: NO_FIXTURES });
    expect(findings).toEqual([]);
    const passed = results
      .filter(({ conclusion }) => conclusion.outcome === 'passed')
      .map(({ trial }) => trial.id);
    expect(passed).toEqual(
      expect.arrayContaining([
        'chat/examples/as a stream of text/event-stream',
        'watch/relations/ends-with',
        'tick/relations/goes-on',
        'log/examples/the basic request',
        'album/examples/the basic request',
      ]),
    );
  }, 60_000);
});

const items = (type: string, media: object) =>
  openDocument({
    openapi: '3.2.0',
    info: { title: 'Items', version: '1' },
    paths: {
      '/a': {
        get: { operationId: 'a', responses: { 200: { description: 'All.', content: { [type]: media } } } },
      },
    },
    components: (description as { components: object }).components,
  });

test.each([
  [
    'a list',
    'application/jsonl',
    '#/components/schemas/Item',
    { value: [{ n: 7 }, { n: 8 }] },
    '{"n":7}\n{"n":8}\n',
  ],
  ['data', 'application/jsonl', '#/components/schemas/Item', { dataValue: [{ n: 7 }] }, '{"n":7}\n'],
  ['one item', 'application/jsonl', '#/components/schemas/Item', { value: { n: 7 } }, '{"n":7}\n'],
  [
    'a text',
    'application/jsonl',
    '#/components/schemas/Item',
    { value: '{"n": 7}\n\n{"n": 8}\n' },
    '{"n": 7}\n\n{"n": 8}\n',
  ],
  [
    'events with parsed data',
    'text/event-stream',
    '#/components/schemas/Event',
    { value: [{ event: 'item', data: { n: 7 } }] },
    ':\n\nevent: item\ndata: {"n":7}\n\n',
  ],
  [
    'events as they are sent',
    'text/event-stream',
    '#/components/schemas/Event',
    {
      value: [
        { event: 'item', data: '{"n":7}' },
        { event: 'end', data: 'x' },
      ],
    },
    ':\n\nevent: item\ndata: {"n":7}\n\nevent: end\ndata: x\n\n',
  ],
  [
    'wrong items, which are left out',
    'application/jsonl',
    '#/components/schemas/Item',
    { value: [{ n: 'x' }] },
    '{"n":1}\n',
  ],
])('an example that is %s is streamed', async (_, type, $ref, example, text) => {
  const { url, close } = await startMock(items(type, { itemSchema: { $ref }, examples: { shown: example } }));
  expect(await (await fetch(`${url}/a`)).text()).toBe(text);
  await close();
});

test('Mock Service Worker streams, too, and the matcher judges what comes', async () => {
  const server = setupServer(...contractHandlers(document, 'http://streams.test'));
  server.listen({ onUnhandledRequest: 'bypass' });
  const response = await fetch('http://streams.test/lines');
  await expect(response).toMatchContract('export');
  expect(await response.text()).toBe('{"n":1}\n');
  server.close();
});

const streamed = (text: string, type = 'text/event-stream', isOpen = false): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (!isOpen) controller.close();
      },
    }),
    { headers: { 'content-type': type } },
  );

test('the matcher judges each item, and a stream that goes on by what came', async () => {
  await expect(streamed('event: end\ndata: x\n\n')).toMatchContract('watch');
  await expect(expect(streamed('event: item\ndata: {}\n\n')).toMatchContract('watch')).rejects.toThrow(
    "Item 1 of the stream breaks its schema: /data must have required property 'n'",
  );
  await expect(streamed('data: 1\n\ndata: ', undefined, true)).toMatchContract('tick');
  await expect(streamed('{"n":"1"}\n', 'application/jsonl', true)).not.toMatchContract('export');
}, 20_000);

test('the proxy passes a stream on as it comes, and judges its items at the end', async () => {
  const { url, close } = await serveStreams({
    '/lines': (response) =>
      response.writeHead(200, { 'content-type': 'application/jsonl' }).end('{"n":1}\n{"n":"2"}\n'),
  });
  const proxy = await startProxy({ document, target: url });
  expect(await (await fetch(`${proxy.url}/lines`)).text()).toBe('{"n":1}\n{"n":"2"}\n');
  await expect
    .poll(() => proxy.observations.map(({ side, message }) => `${side}: ${message}`))
    .toEqual(['server: Item 2 of the stream breaks its schema: /n must be integer.']);
  await proxy.close();
  await close();
});
