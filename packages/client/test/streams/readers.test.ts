import { describe, expect, it } from 'vitest';
import { eventItems, lineItems, partItems, sequenceItems } from '../../src/runtime/streams/index.ts';
import type { EventFormats, ItemReader, Resumption } from '../../src/runtime/streams/index.ts';

const fail = (reason: string) => new Error(reason);
const bytes = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

/** All items of a body that arrives in chunks of a size. */
async function readAll(
  reader: ItemReader,
  body: string,
  { size = body.length || 1, limit = 1000, mediaType = reader.type } = {},
): Promise<{ items: unknown[]; resumption: Resumption; error: string | undefined }> {
  const all = bytes(body);
  const resumption: Resumption = { id: undefined, retryMs: undefined };
  async function* chunks() {
    for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
  }
  const items: unknown[] = [];
  try {
    for await (const item of reader.read({ chunks: chunks(), mediaType, limit, resumption, fail }))
      items.push(item);
    return { items, resumption, error: undefined };
  } catch (error) {
    return { items, resumption, error: (error as Error).message };
  }
}

const text: EventFormats = { data: 'text' };
const json: EventFormats = { data: 'json' };

describe('events', () => {
  const cases: [title: string, body: string, formats: EventFormats, items: unknown[]][] = [
    ['one event', 'data: a\n\n', text, [{ data: 'a' }]],
    [
      'all fields',
      'event: e\nid: 7\nretry: 5\ndata: a\n\n',
      text,
      [{ event: 'e', id: '7', retry: 5, data: 'a' }],
    ],
    ['several lines of data', 'data: a\ndata\ndata:b\n\n', text, [{ data: 'a\n\nb' }]],
    ['one space after the colon removed', 'data:  a \n\n', text, [{ data: ' a ' }]],
    ['carriage returns', 'data: a\r\rdata: b\r\r', text, [{ data: 'a' }, { data: 'b' }]],
    ['both ends', 'data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n', text, [{ data: 'a\nb' }, { data: 'c' }]],
    [
      'ends that are mixed',
      'data: a\r\n\ndata: b\n\r\ndata: c\r\n\r',
      text,
      [{ data: 'a' }, { data: 'b' }, { data: 'c' }],
    ],
    ['a byte order mark', '\uFEFFdata: a\n\n', text, [{ data: 'a' }]],
    ['comments and unknown fields', ': hi\n:\nfoo: 1\nDATA: x\ndata: a\n: x\n\n', text, [{ data: 'a' }]],
    ['an event without data', 'event: ping\n\ndata: a\n\n', text, [{ data: 'a' }]],
    ['empty data', 'data\n\ndata:\n\n', text, [{ data: '' }, { data: '' }]],
    [
      'an id with NUL, and a retry that is no number',
      'id: a\0b\nretry: 1s\ndata: a\n\n',
      text,
      [{ data: 'a' }],
    ],
    ['an event that the end cuts off', 'data: a\n\ndata: b\n', text, [{ data: 'a' }]],
    ['characters of several bytes', 'data: é😀\n\n', text, [{ data: 'é😀' }]],
    ['JSON', 'data: {"a":\ndata: 1}\n\n', json, [{ data: { a: 1 } }]],
    ['JSON or text', 'data: 1\n\ndata: [DONE]\n\n', { data: 'either' }, [{ data: 1 }, { data: '[DONE]' }]],
    [
      'formats by name',
      'event: t\ndata: 1\n\ndata: 1\n\n',
      { data: 'text', byName: [['message', 'json']] },
      [{ event: 't', data: '1' }, { data: 1 }],
    ],
    [
      'a name that objects inherit',
      'event: constructor\ndata: 1\n\n',
      { data: 'text', byName: [] },
      [{ event: 'constructor', data: '1' }],
    ],
  ];
  it.each(cases)('%s', async (_, body, formats, items) => {
    // A chunk may end anywhere, also between the two characters of an end and within a character.
    for (const size of [1, 2, 3, 5, body.length])
      expect((await readAll(eventItems(formats), body, { size })).items).toEqual(items);
  });

  it('tells where to go on', async () => {
    const body = 'id: 1\nretry: 10\ndata: a\n\nid: 2\n\ndata: b\n\n';
    expect((await readAll(eventItems(text), body)).resumption).toEqual({ id: '2', retryMs: 10 });
    expect((await readAll(eventItems(text), 'id: 1\ndata: a\n\nid\ndata: b\n\n')).resumption.id).toBe('');
  });

  it.each([
    ['a line', `data: ${'x'.repeat(200)}\n\n`],
    ['a line without an end', `data: ${'x'.repeat(200)}`],
    ['many lines', `${'data: 12345\n'.repeat(20)}\n`],
  ])('%s longer than the limit ends the stream', async (_, body) => {
    const { error } = await readAll(eventItems(text), body, { size: 7, limit: 100 });
    expect(error).toBe('has an item that is longer than maxResponseBytes.');
  });

  it('data that is no JSON ends the stream', async () => {
    const { items, error } = await readAll(eventItems(json), 'data: 1\n\nevent: e\ndata: {\n\n');
    expect([items, error]).toEqual([[{ data: 1 }], 'has an event e that is no JSON: {']);
  });
});

describe('lines', () => {
  it.each([
    ['{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
    ['{"a":1}\r\n\r\n\n2', [{ a: 1 }, 2]],
    ['\uFEFF"é\\n"\n', ['é\n']],
    ['', []],
  ])('%j', async (body, items) => {
    for (const size of [1, 3, 100])
      expect((await readAll(lineItems('application/jsonl'), body, { size })).items).toEqual(items);
  });

  it('ends with an error in a line that is no JSON, or too long', async () => {
    const reader = lineItems('application/x-ndjson');
    expect((await readAll(reader, '1\n{\n2\n')).error).toBe('has an item that is no JSON: {');
    expect((await readAll(reader, `"${'x'.repeat(50)}`, { size: 5, limit: 20 })).error).toMatch('longer');
  });
});

async function* openEnded() {
  yield bytes('\u001e1\n');
  await new Promise(() => {});
}

describe('sequences', () => {
  it.each([
    ['\u001e{"a":\n1}\n\u001e2\n', [{ a: 1 }, 2]],
    ['\u001e1\u001e\u001e[2]', [1, [2]]],
  ])('%j', async (body, items) => {
    for (const size of [1, 2, 100])
      expect((await readAll(sequenceItems('application/json-seq'), body, { size })).items).toEqual(items);
  });

  it('gives an item when it is complete, not when the next begins', async () => {
    const resumption = { id: undefined, retryMs: undefined };
    const source = { chunks: openEnded(), mediaType: '', limit: 10, resumption, fail };
    const items = sequenceItems('application/json-seq').read(source);
    expect(await items.next()).toEqual({ done: false, value: 1 });
  });
});

describe('parts', () => {
  const mediaType = 'multipart/mixed; boundary="b c"';
  const body =
    'preamble\r\n--b c\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--b c  \r\n\r\né\r\n--b c\r\ncontent-type: image/png\r\n\r\n\u0000\r\n-\r\n--b c--\r\nepilogue';
  it('are read by their media types', async () => {
    for (const size of [1, 4, 1000]) {
      const { items, error } = await readAll(partItems('multipart/mixed'), body, { size, mediaType });
      expect([items.slice(0, 2), error]).toEqual([[{ a: 1 }, 'é'], undefined]);
      const image = items[2] as Blob;
      expect([image.type, await image.text()]).toEqual(['image/png', '\u0000\r\n-']);
    }
  });
  it('of a longer boundary are not its own', async () => {
    const nested = '--b\r\n\r\n--b2\r\n\r\nx\r\n--b2\r\n--b--';
    for (const size of [1, 100]) {
      const { items } = await readAll(partItems('multipart/mixed'), nested, {
        size,
        mediaType: 'multipart/mixed; boundary=b',
      });
      expect(items).toEqual(['--b2\r\n\r\nx\r\n--b2']);
    }
  });
  it.each([
    ['no boundary', 'multipart/mixed', body, 1000, 'has no boundary in its media type.'],
    ['an end before the last part', mediaType, body.slice(0, 60), 1000, 'ends before its last part.'],
    ['a part that is too long', mediaType, body, 30, 'has an item that is longer than maxResponseBytes.'],
  ])('%s ends the stream', async (_, type, text, limit, error) => {
    expect(
      (await readAll(partItems('multipart/mixed'), text, { size: 3, mediaType: type, limit })).error,
    ).toBe(error);
  });
});
