import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { diffOpenApi } from '@web-data/diff';
import { generate } from '@web-data/generate';
import { readDescription, type Json } from '@web-data/openapi';
import { afterAll, describe, expect, test } from 'vitest';
import { readDocument, startMock, toFixtures, verify, type ContractDocument } from '../src/index.ts';
import { createStreamReply } from '../src/mock/stream-reply.ts';
import { responseFor } from '../src/semantics/response-for.ts';
import { createReply } from '../src/mock/reply.ts';
import { listStreams } from '../src/verify/stream-input.ts';
import { listen } from './support.ts';

const folder = fileURLToPath(new URL('stream-gallery/', import.meta.url));
const packages = fileURLToPath(new URL('../../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'stream-gallery-'));
afterAll(() => rmSync(root, { recursive: true }));

interface Built {
  readonly api: object;
  readonly nodeHandler: (api: object, options: object) => RequestListener;
  readonly fastifyPlugin: (api: object, options: object) => never;
  readonly createClient: (options: object) => Record<string, (...args: unknown[]) => Promise<unknown>>;
}

/** Generates all parts, and compiles them with the strictest options. @throws with what the compiler says */
async function build(name: string, source: string): Promise<Built> {
  const project = join(root, name);
  const scope = join(project, 'node_modules/@web-data');
  mkdirSync(scope, { recursive: true });
  for (const one of ['validator', 'client', 'types'])
    symlinkSync(join(packages, one), join(scope, one), 'dir');
  const { files } = await generate(await readDescription(source));
  const main = `${['node', 'fastify'].map((host) => `export * from '@web-data/validator/runtime/${host}';\n`).join('')}export { api } from './api/validator/index.js';\nexport { createClient } from './api/client/index.js';\n`;
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
    'main.ts': main,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['main.ts', 'api'] }),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`api/${file}`, text])),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const tsc = join(packages, 'contract/node_modules/typescript/bin/tsc');
  const { stdout } = run(tsc, project);
  expect(stdout).toBe('');
  return (await import(pathToFileURL(join(project, 'out/main.js')).href)) as Built;
}

function run(tsc: string, project: string): { stdout: string } {
  try {
    return { stdout: execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' }) };
  } catch (error) {
    return { stdout: (error as { stdout: string }).stdout };
  }
}

/** Handlers that give the items of the mock; one that goes on gives them again until the client goes. */
function createHandlers({ operations, plugins }: ContractDocument) {
  return Object.fromEntries(
    operations.map((operation) => {
      const [stream] = listStreams(operation);
      const { items, goesOn } = createStreamReply(
        operation,
        stream!,
        stream!.examples.map(({ value }) => value),
        plugins,
      );
      const success = responseFor(operation, 200)!;
      const isWhole = success.content.length > 1;
      const handler = ({ body }: { body?: { stream?: boolean } }) => {
        if (isWhole && body?.stream !== true)
          return { status: 200, body: createReply(operation, success, 200).body };
        const headers = isWhole ? { 'content-type': stream!.type } : {};
        return { status: 200, headers, body: goesOn ? repeat(items) : items };
      };
      return [operation.id, handler];
    }),
  );
}

async function* repeat(items: readonly Json[]): AsyncGenerator<Json> {
  for (;;) {
    yield* items;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const authenticate = (token: unknown) => (token === 'secret' ? { caller: 1 } : null);
const fixtures = toFixtures({ credentials: { valid: 'secret' } }, {});

async function findDeviations(document: ContractDocument, baseUrl: string): Promise<string[]> {
  const { findings } = await verify({ document, baseUrl, fixtures });
  return findings.map(({ trial, message, got }) => `${trial}: ${message} ${got}`);
}

const names = readdirSync(folder).map((file) => file.replace('.yaml', ''));

// A program that documents descriptions can take the same ones: `test/stream-gallery/*.yaml`.
describe.each(names)('%s', (name) => {
  const source = join(folder, `${name}.yaml`);

  test('is generated, compiled, served, called, verified, mocked and compared', async () => {
    const document = await readDocument(source);
    const { api, nodeHandler, fastifyPlugin, createClient } = await build(name, source);
    const options = { handlers: createHandlers(document), authenticate };
    const node = await listen(createServer(nodeHandler(api, options)));
    const app = fastify({ forceCloseConnections: true });
    await app.register(fastifyPlugin(api, options));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const isSecured = document.operations.some(({ security }) => security.schemes.length > 0);
    const mock = await startMock(document, { keys: ['secret'] });
    try {
      for (const at of [node.url, url, mock.url]) {
        const client = createClient({ baseUrl: at, ...(isSecured && { credentials: { key: 'secret' } }) });
        await callAll(document, client);
        expect([at === mock.url ? 'mock' : 'server', await findDeviations(document, at)]).toEqual([
          at === mock.url ? 'mock' : 'server',
          [],
        ]);
      }
    } finally {
      await Promise.all([node.close(), app.close(), mock.close()]);
    }
    expect(compareAsWhole(await readDescription(source), source)).toContain('stream');
  }, 120_000);
});

/** Reads each stream with the generated client, and compares it with the items of the mock. */
async function callAll(
  { operations, plugins }: ContractDocument,
  client: ReturnType<Built['createClient']>,
): Promise<void> {
  for (const operation of operations) {
    const [stream] = listStreams(operation);
    const { items, goesOn } = createStreamReply(
      operation,
      stream!,
      stream!.examples.map(({ value }) => value),
      plugins,
    );
    const body = operation.body && { where: 'a', model: 'm', messages: [{ role: 'user', content: 'a' }] };
    const data = await client[operation.id]!(...(body ? [body] : []));
    if (responseFor(operation, 200)!.content.length > 1) continue;
    const seen: unknown[] = [];
    for await (const item of data as AsyncIterable<unknown>) {
      seen.push(item);
      if (goesOn && seen.length === items.length * 2) break;
    }
    expect(seen).toEqual(goesOn ? [...items, ...items] : items);
  }
}

/** The rules that tell a description from one in which each stream became complete content. */
function compareAsWhole(description: Awaited<ReturnType<typeof readDescription>>, source: string): string[] {
  const text = JSON.stringify(description.value);
  expect(diffOpenApi(description, JSON.parse(text) as never), source).toEqual([]);
  const whole = JSON.parse(text.replaceAll('"itemSchema":', '"schema":')) as never;
  return diffOpenApi(description, whole)
    .filter(({ level }) => level === 'breaking')
    .map(({ rule }) => rule);
}

test('the gallery has streams in each framing', async () => {
  expect(names.length).toBeGreaterThanOrEqual(6);
  const documents = await Promise.all(names.map((name) => readDocument(join(folder, `${name}.yaml`))));
  const framings = documents.flatMap(({ operations }) =>
    operations.flatMap(listStreams).map(({ framing }) => framing),
  );
  expect([...new Set(framings)].toSorted()).toEqual(['events', 'lines', 'parts', 'sequence']);
  expect(readFileSync(join(folder, 'chat.yaml'), 'utf8')).toContain('openapi: 3.2.0');
});
