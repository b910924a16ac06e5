import { createServer, METHODS, request as send } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { generate } from '../../src/index.ts';
import { createProject, writeScripts } from '../support/project.ts';
import { news } from './news.ts';

/** The hosts that the package of the adapters has. */
const { resolve } = createRequire(new URL('../../../validator/package.json', import.meta.url));
const load = async (name: string) =>
  (await import(pathToFileURL(resolve(name)).href)) as Record<string, never>;

type Adapter = (api: object, options: object) => never;
let module: Record<'nodeHandler' | 'expressMiddleware' | 'fastifyPlugin' | 'honoMiddleware', Adapter> & {
  api: object;
};
beforeAll(async () => {
  const project = createProject();
  writeScripts(join(project, 'api'), (await generate(openDescription(news), { parts: ['validator'] })).files);
  const hosts = ['node', 'express', 'fastify', 'hono'];
  writeScripts(project, {
    'main.ts': `${hosts.map((host) => `export * from "@web-data/validator/runtime/${host}";\n`).join('')}export { api } from "./api/validator/index.ts";\n`,
  });
  module = (await import(pathToFileURL(join(project, 'main.js')).href)) as typeof module;
});

const open: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function listen(server: Server): Promise<string> {
  open.push(() => server.close().closeAllConnections());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hosts: [name: string, serve: (options: object) => Promise<string>][] = [
  [
    'node:http',
    async (options) => listen(createServer(module.nodeHandler(module.api, options) as RequestListener)),
  ],
  [
    'Express',
    async (options) => {
      const { default: express } = (await load('express')) as unknown as {
        default: () => RequestListener & { use(one: unknown): void };
      };
      const app = express();
      app.use(module.expressMiddleware(module.api, options));
      return listen(createServer(app));
    },
  ],
  [
    'Fastify',
    async (options) => {
      const { default: fastify } = (await load('fastify')) as unknown as {
        default: (options: object) => {
          register(one: unknown): Promise<void>;
          listen(at: object): Promise<string>;
          close(): Promise<void>;
        };
      };
      const app = fastify({ forceCloseConnections: true });
      await app.register(module.fastifyPlugin(module.api, options));
      open.push(() => app.close());
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
  ],
  [
    'Hono',
    async (options) => {
      const { Hono } = (await load('hono')) as unknown as {
        Hono: new () => { use(one: unknown): void; fetch: unknown };
      };
      const { getRequestListener } = (await load('@hono/node-server')) as unknown as {
        getRequestListener: (fetch: unknown) => RequestListener;
      };
      const app = new Hono();
      app.use(module.honoMiddleware(module.api, options));
      return listen(createServer(getRequestListener(app.fetch)));
    },
  ],
];

it.each(hosts)(
  '%s writes events as they come, and ends the handler when the client goes',
  async (_, serve) => {
    let ended = false;
    let go: (() => void) | undefined;
    const handlers = {
      watchNews: () => ({
        status: 200,
        body: (async function* () {
          try {
            yield { event: 'end', data: 'a' };
            await new Promise<void>((resolve) => {
              go = resolve;
            });
            for (;;) {
              yield { event: 'item', data: { n: 1 } };
              await new Promise((resolve) => setTimeout(resolve, 5));
            }
          } finally {
            ended = true;
          }
        })(),
      }),
    };
    const url = await serve({ authenticate: false, partial: true, handlers });
    const { headers, body } = await fetch(`${url}/events`);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/event-stream',
      'no-cache',
    ]);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data: a\n\n')) text += (await reader.read()).value;
    go!();
    while (!text.includes('{"n":1}\n\n')) text += (await reader.read()).value;
    expect(text.startsWith(':\n\nevent: end\ndata: a\n\nevent: item\ndata: {"n":1}\n\n')).toBe(true);
    await reader.cancel();
    await expect.poll(() => ended, { timeout: 5000 }).toBe(true);
  },
);

/** The status and the body of a request of any method. */
function ask(url: string, method: string, body: string): Promise<[number | undefined, string]> {
  return new Promise((done, fail) => {
    const request = send(url, { method, headers: { 'content-type': 'application/json' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => done([response.statusCode, text]));
    });
    request.on('error', fail).end(body);
  });
}

it.each(hosts)('%s serves QUERY where node:http reads it, and warns where not', async (name, serve) => {
  const warnings: string[] = [];
  const listener = ({ message }: Error) => warnings.push(message);
  process.on('warning', listener);
  const handlers = {
    searchItems: ({ body }: { body: { text: string } }) => ({ status: 200, body: [{ n: body.text.length }] }),
    copyItems: () => ({ status: 204 }),
  };
  const url = await serve({ authenticate: false, partial: true, handlers });
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('warning', listener);
  const [status, text] = await ask(`${url}/items`, 'QUERY', '{"text":"abc"}');
  if (METHODS.includes('QUERY')) {
    expect([status, text]).toEqual([200, '\u001e{"n":3}\n']);
  } else {
    expect(status).toBe(400);
    // Hono may run where no parser of Node.js stands before it.
    if (name !== 'Hono')
      expect(warnings.join('\n')).toContain(
        'The operation searchItems has the method QUERY, which node:http',
      );
  }
  expect((await ask(`${url}/items`, 'COPY', ''))[0]).toBe(204);
});
