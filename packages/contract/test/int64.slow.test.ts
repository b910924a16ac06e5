import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { generate } from '@web-data/generate';
import { parseDescription } from '@web-data/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'int64-'));
afterAll(() => rmSync(root, { recursive: true }));

const LONG = '9007199254740993';

const description = `
openapi: 3.1.0
info: { title: Ledger, version: '1' }
servers: [{ url: https://ledger.test }]
components:
  schemas:
    Id: { type: integer, format: int64, minimum: -9007199254740995, maximum: 9223372036854775806 }
    Account:
      type: object
      required: [id]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        owner: { type: [integer, 'null'], format: int64 }
        fee: { type: integer, format: int64, default: 7 }
        step: { type: integer, format: int64, multipleOf: 9007199254740993 }
        size: { type: integer, minimum: 0, maximum: 18446744073709551615 }
        ratio: { type: number }
        others: { type: object, additionalProperties: { type: integer, format: int64 } }
        name: { type: string }
        pair:
          type: array
          prefixItems: [{ type: number }, { type: integer, format: int64 }]
          items: { $ref: '#/components/schemas/Id' }
        parent: { $ref: '#/components/schemas/Account' }
paths:
  /accounts/{id}:
    post:
      operationId: save
      parameters:
        - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
        - { name: after, in: query, schema: { type: array, items: { type: integer, format: int64 } } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } }
      responses:
        '200':
          description: ''
          content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } }
        '400': { description: '', content: { application/json: {} } }
        '409':
          description: ''
          content:
            application/json:
              schema: { type: object, required: [held], properties: { held: { $ref: '#/components/schemas/Id' } } }
`;

/** A typed program: what a caller passes, and what comes back, are of the form that was asked for. */
const program = (form: string) => `
import { createClient } from './api/client/index.js';
import { api } from './api/validator/index.js';
import type { Account } from './api/types/index.js';
import type { AdapterOptions } from '@web-data/validator/runtime';
import type { ApiTypes } from './api/validator/index.js';
${['node', 'express', 'fastify', 'hono'].map((host) => `export * from '@web-data/validator/runtime/${host}';`).join('\n')}
export { api, createClient };

export const seen: unknown[] = [];
export const options: AdapterOptions<ApiTypes, undefined, unknown> = {
  authenticate: false,
  validateResponses: 'reject',
  handlers: {
    save: ({ params: { id }, query: { after }, body }) => {
      const [own, first, fee]: [${form}, ${form} | undefined, ${form}] = [id, after?.[0], body.fee];
      seen.push(own, first, fee, body);
      if (body.name === 'held') return { status: 409, body: { held: body.id } };
      return { status: 200, body };
    },
  },
};

export async function save(baseUrl: string, id: ${form}, account: Account, after: ${form}[]): Promise<[Account, ${form}]> {
  const client = createClient({ baseUrl, retry: { attempts: 1 } });
  const saved = await client.save(id, account, { after });
  return [saved, saved.id];
}

export async function holdOf(baseUrl: string, id: ${form}): Promise<${form} | undefined> {
  const client = createClient({ baseUrl, retry: { attempts: 1 } });
  const result = await client.save.result(id, { id, name: 'held' });
  return result.status === 409 ? result.error.held : undefined;
}
`;

type Adapter = (api: object, options: object) => never;

interface Built {
  api: object;
  options: object;
  seen: unknown[];
  save(baseUrl: string, id: unknown, account: object, after: unknown[]): Promise<[unknown, unknown]>;
  holdOf(baseUrl: string, id: unknown): Promise<unknown>;
  nodeHandler: Adapter;
  expressMiddleware: Adapter;
  fastifyPlugin: Adapter;
  honoMiddleware: Adapter;
}

/** Generates all parts, and compiles them with the strictest options. */
async function build(form: 'bigint' | 'string'): Promise<Built> {
  const project = join(root, form);
  const scope = join(project, 'node_modules/@web-data');
  mkdirSync(scope, { recursive: true });
  for (const one of ['validator', 'client', 'types'])
    symlinkSync(join(packages, one), join(scope, one), 'dir');
  const { files, notes } = await generate(parseDescription(description, 'ledger.yaml'), { int64: form });
  expect(notes).toEqual([]);
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
    outDir: 'out',
    rootDir: '.',
  };
  const written = {
    'package.json': '{ "type": "module" }',
    'main.ts': program(form),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['main.ts', 'api'] }),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`api/${file}`, text])),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  expect(compile(project)).toBe('');
  return (await import(pathToFileURL(join(project, 'out/main.js')).href)) as Built;
}

/** What the compiler says. */
function compile(project: string): string {
  const tsc = join(packages, 'contract/node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

interface Host {
  url: string;
  close(): Promise<void>;
}

const hosts: Record<string, (built: Built) => Promise<Host>> = {
  node: ({ api, options, nodeHandler }) => listen(createServer(nodeHandler(api, options) as RequestListener)),
  express: ({ api, options, expressMiddleware }) =>
    listen(createServer(express().use(expressMiddleware(api, options)))),
  fastify: async ({ api, options, fastifyPlugin }) => {
    const app = fastify();
    await app.register(fastifyPlugin(api, options));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return { url, close: () => app.close() };
  },
  hono: ({ api, options, honoMiddleware }) => {
    const app = new Hono().use(honoMiddleware(api, options));
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    return new Promise((resolve) => server.once('listening', () => resolve(hostOf(server))));
  },
};

function listen(server: Server): Promise<Host> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(hostOf(server))));
}

function hostOf(server: Server): Host {
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

describe.each(['bigint', 'string'] as const)('integers of 64 bits as %s', (form) => {
  const hold = (digits: string): unknown => (form === 'bigint' ? BigInt(digits) : digits);
  let built: Built;
  beforeAll(async () => {
    built = await build(form);
  }, 120_000);

  describe.each(Object.keys(hosts))('behind %s', (name) => {
    let host: Host;
    beforeAll(async () => {
      host = await hosts[name]!(built);
    });
    afterAll(() => host.close());

    const post = async (id: string, body: string): Promise<[number, string]> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${host.url}/accounts/${id}`, { method: 'POST', headers, body });
      return [response.status, await response.text()];
    };

    it('pass from the client to the handler and back unchanged', async () => {
      built.seen.length = 0;
      const account = {
        id: hold(LONG),
        owner: hold('-9223372036854775808'),
        others: { extra: hold('9223372036854775807'), constructor: hold('3') },
        size: hold('18446744073709551615'),
        step: hold('18014398509481986'),
        ratio: 0.5,
        name: LONG,
        pair: [3, hold('5'), hold(LONG)],
        parent: { id: hold('1'), owner: null, fee: hold('2') },
      };
      const filled = { ...account, fee: hold('7') };
      expect(
        await built.save(host.url, hold(LONG), account, [hold('9223372036854775807'), hold('1')]),
      ).toEqual([filled, hold(LONG)]);
      expect(built.seen).toEqual([hold(LONG), hold('9223372036854775807'), hold('7'), filled]);
      expect(account.id).toBe(hold(LONG));
    });

    it('are digits on the wire, in any notation of JSON', async () => {
      const body = `{"id":${LONG},"owner":9.007199254740993e15,"ratio":1e400e}`.replace('1e400e', '1e18');
      expect(await post(LONG, body)).toEqual([
        200,
        `{"id":${LONG},"owner":${LONG},"ratio":1000000000000000000,"fee":7}`,
      ]);
    });

    it('come with errors, too', async () =>
      expect(await built.holdOf(host.url, hold(LONG))).toBe(hold(LONG)));

    it.each([
      [LONG, `{"id":-9007199254740995}`, 200],
      [LONG, `{"id":-9007199254740996}`, 400],
      [LONG, `{"id":9223372036854775806}`, 200],
      [LONG, `{"id":9223372036854775807}`, 400],
      [LONG, `{"id":1,"owner":9223372036854775808}`, 400],
      [LONG, `{"id":1,"owner":1e19}`, 400],
      [LONG, `{"id":1,"owner":9007199254740993.5}`, 400],
      [LONG, `{"id":1,"owner":"${LONG}"}`, 400],
      [LONG, `{"id":1,"size":18446744073709551616}`, 400],
      [LONG, `{"id":1,"step":9007199254740992}`, 400],
      [LONG, `{"id":1,"name":${LONG}}`, 400],
      ['9223372036854775806', '{"id":1}', 200],
      ['9223372036854775807', '{"id":1}', 400],
      ['-9007199254740996', '{"id":1}', 400],
      ['9'.repeat(60), '{"id":1}', 400],
    ])('judge limits exactly: %s %s is %d', async (id, body, status) =>
      expect((await post(id, body))[0]).toBe(status),
    );

    it('name the exact limit', async () =>
      expect(await post(LONG, '{"id":9223372036854775807}')).toEqual([
        400,
        expect.stringContaining('9223372036854775806'),
      ]));
  });
});
