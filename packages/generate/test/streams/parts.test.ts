import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../src/index.ts';
import { createProject, writeScripts } from '../support/project.ts';

type Fetch = (request: Request) => Promise<Response>;
interface Module {
  api: object;
  fetchHandler: (api: object, options: object) => Fetch;
  createClient: (options: object) => Record<string, (...args: unknown[]) => Promise<AsyncIterable<unknown>>>;
}

const encodings = {
  prefixEncoding: [
    { contentType: 'text/markdown' },
    {
      contentType: 'multipart/related',
      prefixEncoding: [{ contentType: 'application/ld+json' }],
      itemEncoding: { contentType: 'image/png' },
    },
  ],
  itemEncoding: { contentType: 'application/json, text/plain' },
};
const report = {
  openapi: '3.2.0',
  info: { title: 'Report', version: '1' },
  servers: [{ url: 'http://report.test' }],
  paths: {
    '/report': {
      get: {
        operationId: 'readReport',
        responses: { 200: { content: { 'multipart/mixed': { itemSchema: {}, ...encodings } } } },
      },
    },
  },
};

let module: Module;
let notes: string[];
beforeAll(async () => {
  const project = createProject();
  const generated = await generate(openDescription(report as never));
  notes = generated.notes.map(({ text }) => text);
  writeScripts(join(project, 'api'), generated.files);
  writeScripts(project, {
    'main.ts':
      'export { fetchHandler } from "@web-data/validator/runtime/fetch";\nexport { api } from "./api/validator/index.ts";\nexport { createClient } from "./api/client/index.ts";\n',
  });
  module = (await import(pathToFileURL(join(project, 'main.js')).href)) as Module;
});

const serve = (items: unknown[]): Fetch =>
  module.fetchHandler(module.api, { handlers: { readReport: () => ({ status: 200, body: items }) } });

async function collect(fetch: (url: string, init: RequestInit) => Promise<Response>): Promise<unknown[]> {
  const client = module.createClient({ baseUrl: 'http://report.test', fetch });
  const items: unknown[] = [];
  for await (const item of await client['readReport']!()) items.push(item);
  return items;
}

describe('parts by their position', () => {
  const picture = new Blob([new Uint8Array([1, 13, 10, 255])], { type: 'image/png' });

  it('have the media types that their encodings say, within parts, too', async () => {
    const handle = serve(['# Title', [{ '@id': 'a' }, picture], { n: 1 }, picture]);
    let text = '';
    const items = await collect(async (url, init) => {
      const response = await handle(new Request(url, init));
      text = Buffer.from(await response.clone().arrayBuffer()).toString('latin1');
      return response;
    });
    expect([...text.matchAll(/content-type: ([^;\r]*)/g)].map(([, type]) => type)).toEqual([
      'text/markdown',
      'multipart/related',
      'application/ld+json',
      'image/png',
      'application/json',
      'image/png',
    ]);
    const [title, [graph, inner] = [], object, outer] = items as [string, unknown[], object, Blob];
    expect([title, graph, object]).toEqual(['# Title', { '@id': 'a' }, { n: 1 }]);
    for (const one of [inner, outer] as Blob[])
      expect([one.type, ...new Uint8Array(await one.arrayBuffer())]).toEqual(['image/png', 1, 13, 10, 255]);
  });

  it('are read by their encodings where a part has no media type', async () => {
    const inner = '--i\r\n\r\n{"n":1}\r\n--i\r\n\r\nabc\r\n--i--';
    const body = `--o\r\n\r\nplain\r\n--o\r\ncontent-type: multipart/related; boundary=i\r\n\r\n${inner}\r\n--o--\r\n`;
    const headers = { 'content-type': 'multipart/mixed; boundary=o' };
    const [text, parts] = (await collect(async () => new Response(body, { headers }))) as [
      string,
      [object, Blob],
    ];
    expect([text, parts[0], parts[1].type, await parts[1].text()]).toEqual([
      'plain',
      { n: 1 },
      'image/png',
      'abc',
    ]);
  });

  it.each([
    ['a text', [{ n: 1 }], 'A part of text/markdown must be a text or a Blob.'],
    ['a list', ['a', 'b'], 'A part of multipart/related must be a list of its parts.'],
  ])('that cannot be written as %s end the stream', async (_, items, message) => {
    const errors: unknown[] = [];
    const handle = module.fetchHandler(module.api, {
      handlers: { readReport: () => ({ status: 200, body: items }) },
      onError: (error: unknown) => errors.push((error as Error).message),
    });
    await handle(new Request('http://report.test/report'))
      .then((response) => response.text())
      .catch(() => {});
    expect(errors).toEqual([message]);
  });

  it('are noted nowhere', () => {
    expect(notes).toEqual([]);
  });
});
