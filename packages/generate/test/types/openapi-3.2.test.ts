import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDescription, parseText, readDescription, type Description } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../../src/index.ts';
import { diagnose } from '../support/compile.ts';
import { createProject } from '../support/project.ts';

const notices = new URL('../../../openapi/test/gallery/notices.yaml', import.meta.url);

/** Complaints of a strict compiler about a program over the generated types. */
async function complaints(description: Description, program: string): Promise<string[]> {
  const project = createProject();
  const { files } = await generate(description, { parts: ['types'], extension: '.ts' });
  for (const [name, text] of Object.entries(files)) {
    const file = join(project, name.replace('/', '-'));
    writeFileSync(file, text.replaceAll('"./', '"./types-'));
  }
  writeFileSync(join(project, 'program.ts'), program);
  return diagnose(join(project, 'program.ts'));
}

const same = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;\n`;

test('operations of query and of additional methods have types', async () => {
  expect(
    await complaints(
      await readDescription(notices.pathname),
      `import type { paths } from './types-openapi.ts';
import type { Notice } from './types-openapi.ts';
${same}
type Item = paths['/notices'];
export const methods: Same<keyof Item, 'parameters' | 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace' | 'query' | 'COPY' | 'M-Search'> = true;
export const found: Same<Item['query']['responses'][200]['content']['application/json'][number], Notice> = true;
export const copied: Same<Item['COPY']['responses'][204]['content'], undefined> = true;
export const searched: keyof Item['M-Search']['responses'] = 204;
export const known: Same<keyof paths, '/notices' | '/pages/{path}'> = true;
`,
    ),
  ).toEqual([]);
});

test('a whole query, and streams of lines, events and parts, have types', async () => {
  expect(
    await complaints(
      await readDescription(notices.pathname),
      `import type { paths } from './types-openapi.ts';
import type { Notice } from './types-openapi.ts';
${same}
type List = paths['/notices']['get'];
export const query: Same<NonNullable<List['parameters']['query']>, { topic?: string; limit?: number }> = true;
type Content = List['responses'][200]['content'];
export const lines: Same<Content['application/jsonl'], AsyncIterable<Notice>> = true;
type Events = Content['text/event-stream'];
export async function read(events: Events): Promise<string> {
  for await (const { event, data, id } of events) return event satisfies 'notice' && data.text + (id ?? '');
  return '';
}
export const parts: Same<paths['/pages/{path}']['get']['responses'][200]['content']['multipart/mixed'], AsyncIterable<Record<string, unknown>>> = true;
`,
    ),
  ).toEqual([]);
});

const value = parseText(readFileSync(notices, 'utf8'), 'notices.yaml') as Record<string, object>;

test('a default of a discriminator leaves its property to the schemas', async () => {
  expect(
    await complaints(
      openDescription(value),
      `import type { Shape } from './types-openapi.ts';
export const circle: Shape = { kind: 'circle' };
export const none: Shape = {};
// @ts-expect-error: no schema allows it
export const other: Shape = { kind: 7 };
`,
    ),
  ).toEqual([]);
});

const event = (name: string, data: object) => ({
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { const: name }, data },
});
const json = (contentSchema: object) => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema,
});

test('events are told apart by their name', async () => {
  const itemSchema = {
    oneOf: [
      event('delta', json({ type: 'object', required: ['text'], properties: { text: { type: 'string' } } })),
      event('count', { type: 'integer' }),
      event('end', { type: 'string' }),
    ],
  };
  const responses = { 200: { content: { 'text/event-stream': { itemSchema } } } };
  const description = openDescription({ openapi: '3.2.0', paths: { '/a': { get: { responses } } } });
  expect(
    await complaints(
      description,
      `import type { paths } from './types-openapi.ts';
export async function read(events: paths['/a']['get']['responses'][200]['content']['text/event-stream']): Promise<void> {
  for await (const item of events) {
    if (item.event === 'delta') item.data.text satisfies string;
    else if (item.event === 'count') item.data satisfies number;
    else item.data satisfies string;
    // @ts-expect-error: no other event
    if (item.event === 'none') return;
  }
}
`,
    ),
  ).toEqual([]);
});

test('names that begin with a quotation mark stay names', async () => {
  const responses = {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
  };
  const description = openDescription({
    openapi: '3.2.0',
    paths: { '/"a" b': { additionalOperations: { COPY: { responses } } } },
    components: { schemas: { A: { type: 'object', properties: { '"x" y': { type: 'integer' } } } } },
  });
  expect(
    await complaints(
      description,
      `import type { A, paths } from './types-openapi.ts';
export const x: A['"x" y'] = 1;
export const own: keyof paths['/"a" b'] = 'COPY';
`,
    ),
  ).toEqual([]);
});
