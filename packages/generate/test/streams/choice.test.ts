import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../src/index.ts';
import type { Generated } from '../../src/index.ts';
import { diagnose } from '../support/compile.ts';
import { createProject, writeScripts, writeTypes } from '../support/project.ts';
import { chat } from './chat.ts';
import { startChatService } from './chat-service.ts';
import type { ChatService } from './chat-service.ts';

type Call = (...args: unknown[]) => Promise<unknown>;
type Client = Record<string, Call & { result: Call }>;

let generated: Generated;
let createClient: (options: object) => Client;
beforeAll(async () => {
  const project = createProject();
  generated = await generate(openDescription(chat), { parts: ['client'] });
  writeScripts(join(project, 'api'), generated.files);
  const url = pathToFileURL(join(project, 'api/client/index.js')).href;
  ({ createClient } = (await import(url)) as { createClient: typeof createClient });
});

const services: ChatService[] = [];
afterEach(() => Promise.all(services.splice(0).map((service) => service.close())));

async function serve() {
  const service = await startChatService();
  services.push(service);
  const { baseUrl, accepts, go } = service;
  const client = createClient({ baseUrl, apiKey: 'k-12345678', retry: { attempts: 1 }, timeoutMs: 5000 });
  return { client, accepts, go };
}

describe('an operation whose body asks for a stream', () => {
  it('yields each item as it comes, up to the mark of the end', async () => {
    const { client, accepts, go } = await serve();
    const items: unknown[] = [];
    const stream = await client['createChatCompletion']!({ model: 'a', messages: [], stream: true });
    for await (const item of stream as AsyncIterable<unknown>) {
      items.push(item);
      go();
    }
    expect(items).toEqual([{ data: { delta: 'a' } }, { data: { delta: 'b' } }]);
    expect(accepts).toEqual(['application/json, text/event-stream']);
  });

  it('gives complete content where it does not', async () => {
    const { client } = await serve();
    const call = client['createChatCompletion']!;
    expect(await call({ model: 'a', messages: [] })).toEqual({ text: 'whole' });
    expect(await call.result({ model: 'a', messages: [], stream: false })).toMatchObject({
      status: 200,
      data: { text: 'whole' },
    });
  });

  it('reports an error of the service', async () => {
    const { client } = await serve();
    const result = await client['createChatCompletion']!.result({
      model: 'none',
      messages: [],
      stream: true,
    });
    expect(result).toMatchObject({ ok: false, status: 404, error: { error: { message: 'No such model.' } } });
  });
});

it('an operation whose header asks for a stream has a function of its own for it', async () => {
  const { client, accepts } = await serve();
  expect(await client['listRuns']!()).toEqual({ text: 'whole' });
  const items: unknown[] = [];
  for await (const item of (await client['listRunsStream']!()) as AsyncIterable<unknown>) items.push(item);
  expect(items).toEqual([{ n: 1 }, { n: 2 }]);
  expect(accepts).toEqual(['application/json', 'application/x-ndjson']);
});

it('nothing is noted as left out', () => {
  expect(generated.notes.map(({ text }) => text)).toEqual([]);
});

it('the types follow what is asked for', () => {
  const project = createProject();
  writeTypes(project, generated.files);
  const program = `import { createClient } from './api/client/index.js';
import type { CreateChatCompletionStream } from './api/client/index.js';
import type { CreateChatCompletionRequest } from './api/types/index.js';
export async function run(either: CreateChatCompletionRequest): Promise<void> {
  const client = createClient({ apiKey: 'k' });
  const asked = { model: 'a', messages: [] };
  const chunks: CreateChatCompletionStream = await client.createChatCompletion({ ...asked, stream: true });
  for await (const { data } of chunks) data.delta satisfies string;
  for (const stream of [undefined, null, false] as const)
    if (stream !== undefined) (await client.createChatCompletion({ ...asked, stream })).text satisfies string;
  (await client.createChatCompletion(asked)).text satisfies string;
  const unknown = await client.createChatCompletion(either);
  if ('text' in unknown) unknown.text satisfies string;
  else for await (const { data } of unknown) data.delta satisfies string;
  const result = await client.createChatCompletion.result({ ...asked, stream: true });
  if (result.ok) for await (const { data } of result.data) data.delta satisfies string;
  (await client.listRuns()).text satisfies string;
  for await (const { n } of await client.listRunsStream()) n satisfies number;
  // @ts-expect-error A stream is not complete.
  (await client.createChatCompletion({ ...asked, stream: true })).text;
}
`;
  writeFileSync(join(project, 'program.ts'), program);
  expect(diagnose(join(project, 'program.ts'))).toEqual([]);
});
