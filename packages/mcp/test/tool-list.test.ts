import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTools } from '@web-data/client/tools';
import type { JsonSchema, Service, Tool } from '@web-data/client/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredResults } from '../src/results/kept-results.ts';
import { createToolbox } from '../src/toolbox.ts';
import { briefSchema } from '../src/tools/brief-schema.ts';
import { readFiles, withFiles } from '../src/tools/files.ts';
import type { FileSources } from '../src/tools/files.ts';
import { listTools } from '../src/tools/list-tools.ts';

const service = {} as Service; // Nothing is called.
const options = { results: new StoredResults(), maxCharacters: 1000, redact: (text: string) => text };

function list(toolsets: string[], isStructured = false) {
  const tools = listTools(apiTools, service, { toolsets });
  return createToolbox(tools, apiTools.definitions, { ...options, isStructured }).list();
}

/** How the models of OpenAI split a text first; the tokens of o200k_base are 6 % more than these pieces. */
const PIECE =
  /[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s+/gu;
const tokens = (value: unknown): number => 1.06 * (JSON.stringify(value).match(PIECE)?.length ?? 0);

test('the tools that are served by default are few, and cost a model less than 8,000 tokens', () => {
  const tools = list(['web']);
  expect(tools.map(({ name }) => name)).toEqual([
    'map',
    'scrape',
    'batch',
    'crawl',
    'search',
    'parse',
    'agent',
    'job',
    'read_more',
  ]);
  expect(tokens(tools)).toBeLessThan(7000);
  expect(tokens(list(['all']))).toBeLessThan(14_000);
});

test('an output schema is listed only where it is asked for', () => {
  expect(list(['all']).filter((tool) => tool.outputSchema)).toEqual([]);
  expect(list(['all'], true).every((tool) => tool.outputSchema?.required?.includes('untrusted'))).toBe(true);
});

/** All schemas in a schema, with itself. */
function walk(schema: JsonSchema): JsonSchema[] {
  const members = Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const branches = (schema['anyOf'] ?? []) as JsonSchema[];
  const items = schema['items'] === undefined ? [] : [schema['items'] as JsonSchema];
  return [schema, ...[...members, ...branches, ...items].flatMap(walk)];
}

/** What hosts take of the schema of a function, by their documentation. */
const hosts: Record<string, (name: string, schema: JsonSchema) => void> = {
  // Tool use: a name, an object at the top without alternatives, names of arguments.
  'Messages API of Anthropic': (name, schema) => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(schema['type']).toBe('object');
    for (const word of ['oneOf', 'anyOf', 'allOf']) expect(schema).not.toHaveProperty(word);
    for (const one of walk(schema))
      for (const member of Object.keys((one['properties'] ?? {}) as object))
        expect(member).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/);
  },
  // Function calling: arrays say their items, required members exist, enumerations are not empty, five levels at most.
  'function calling of OpenAI': (name, schema) => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    for (const one of walk(schema)) {
      if (one['type'] === 'array') expect(one['items']).toBeTypeOf('object');
      const properties = Object.keys((one['properties'] ?? {}) as object);
      expect(properties).toEqual(expect.arrayContaining((one['required'] ?? []) as string[]));
      if ('enum' in one) expect(one['enum']).not.toEqual([]);
    }
    expect(walk(schema).length).toBeLessThan(400);
  },
  // FunctionDeclaration: a subset of OpenAPI's Schema, one type each, neither references nor `const` nor `oneOf`.
  'function declarations of Gemini': (name, schema) => {
    expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/);
    const known = new Set([
      'type',
      'format',
      'description',
      'enum',
      'items',
      'properties',
      'required',
      'minimum',
      'maximum',
      'default',
      'anyOf',
      'additionalProperties',
    ]);
    for (const one of walk(schema)) {
      expect(Object.keys(one).filter((word) => !known.has(word))).toEqual([]);
      if ('type' in one) expect(one['type']).toBeTypeOf('string');
    }
  },
};

test.each(Object.keys(hosts))('the arguments of every tool are taken by the %s', (host) => {
  for (const { name, inputSchema } of list(['all'])) hosts[host]!(name, inputSchema as JsonSchema);
});

describe('a brief schema', () => {
  const definitions: Record<string, JsonSchema> = {
    Tree: { type: 'object', description: 'A tree.', properties: { left: { $ref: '#/$defs/Tree' } } },
    Size: { type: 'integer', minimum: 1, exclusiveMaximum: 9, examples: [3] },
  };
  const brief = (member: JsonSchema, max = 4000) =>
    (briefSchema({ type: 'object', properties: { member } }, definitions, max)['properties'] as JsonSchema)[
      'member'
    ];

  test.each<[schema: JsonSchema, want: JsonSchema]>([
    [{ $ref: '#/$defs/Size' }, { type: 'integer', minimum: 1 }],
    [
      { $ref: '#/$defs/Size', description: 'How many.' },
      { description: 'How many.', type: 'integer', minimum: 1 },
    ],
    [{ $ref: '#/$defs/Tree' }, { description: 'A tree.', type: 'object', properties: { left: {} } }],
    [{ type: ['string', 'null'] }, { type: 'string' }],
    [{ type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [
      { oneOf: [{ const: 'a' }, { enum: ['b', 'c'], type: 'string' }] },
      { type: 'string', enum: ['a', 'b', 'c'] },
    ],
    [
      {
        oneOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', pattern: 'x' },
        ],
      },
      { type: 'string' },
    ],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, { type: 'boolean' }],
    [
      { allOf: [{ properties: { a: true }, required: ['a'] }, { $ref: '#/$defs/Tree' }], required: ['left'] },
      {
        description: 'A tree.',
        type: 'object',
        properties: { a: {}, left: { description: 'A tree.', type: 'object', properties: { left: {} } } },
        required: ['a', 'left'],
      },
    ],
    [{ type: 'array' }, { type: 'array', items: {} }],
    [{ $ref: '#/$defs/Unknown' }, {}],
  ])('of %j is %j', (schema, want) => expect(brief(schema)).toEqual(want));

  test('that is too long names the members of members, and has shorter descriptions', () => {
    const words = 'Words that say much of it. '.repeat(20);
    const deep = {
      type: 'object',
      description: words,
      properties: { a: { type: 'string', description: words } },
    };
    expect(brief(deep, 4000)).toMatchObject({ properties: { a: { type: 'string' } } });
    const short = brief(deep, 150) as { description: string };
    expect(short.description).toMatch(/^Words that say much of it.* Members: a\.$/);
    expect(short.description.length).toBeLessThan(90);
  });
});

describe('a file by its path', () => {
  const tool = {
    name: 'parse',
    files: ['file'],
    input: { type: 'object', properties: { file: {} } },
  } as unknown as Tool;
  const root = mkdtempSync(join(tmpdir(), 'mcp-roots-'));
  beforeAll(() => {
    mkdirSync(join(root, 'own'));
    writeFileSync(join(root, 'own/a.txt'), 'hello');
    writeFileSync(join(root, 'secret.txt'), 'secret');
    symlinkSync(join(root, 'secret.txt'), join(root, 'own/link.txt'));
    symlinkSync(join(root, 'own/a.txt'), join(root, 'own/near.txt'));
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const shown = (sources: FileSources) => {
    const { file } = withFiles(tool, sources)['properties'] as Record<string, { properties: object }>;
    return Object.keys(file!.properties);
  };
  const read = (path: string) => readFiles(tool, { file: { path } }, { roots: [join(root, 'own')] });

  test.each(['a.txt', './a.txt', 'near.txt', join(root, 'own/a.txt')])('%s is read', async (path) => {
    const { file } = (await read(path)) as { file: File };
    expect([file.name, await file.text()]).toEqual(['a.txt', 'hello']);
  });

  test.each(['../secret.txt', 'link.txt', join(root, 'secret.txt'), 'b.txt', '..', 'a.txt/..', 'a.txt\0'])(
    '%j is not',
    async (path) => {
      await expect(read(path)).rejects.toThrow(/in the folders that this server may read|is no file/);
    },
  );

  test('is asked for only where there is a folder', () => {
    expect(shown({ roots: [root] })).toEqual(['path', 'name', 'base64']);
    expect(shown({ roots: [] })).toEqual(['name', 'base64']);
    expect(shown({ urls: true })).toEqual(['url', 'name', 'base64']);
  });
});
