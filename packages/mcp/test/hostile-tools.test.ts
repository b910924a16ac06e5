import { ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import { expect, test } from 'vitest';
import { hostileDescription } from '../../generate/test/support/hostile-description.ts';
import { createToolbox } from '../src/toolbox.ts';
import { listTools } from '../src/tools/list-tools.ts';

const service = {} as Service; // Nothing is called.
const SHOWN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]*$/u;

interface Operation {
  operationId: string;
  'x-sdk-method'?: string;
  summary: string;
  description: string;
}

interface PathItem {
  additionalOperations: Record<string, Operation>;
  [method: string]: Operation | Record<string, Operation>;
}

/** The tools that agents are told of for operations, as the protocol reads them. */
function listFor(operations: readonly Operation[], members: Partial<Tool> = {}) {
  const tools = operations.map(({ operationId: id, summary: title, description, ...own }): Tool => ({
    id,
    name: own['x-sdk-method'] ?? id,
    tag: '',
    title,
    description,
    method: 'GET',
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: { type: 'object', properties: {} },
    path: [],
    query: [],
    body: [],
    files: [],
    ...members,
  }));
  const tables: ToolTables = {
    tools: Object.fromEntries(tools.map((one) => [one.id, one])),
    definitions: {},
    operations: () => Promise.resolve({}),
  };
  const { list } = createToolbox(listTools(tables, service), {}, { redact: (text: string) => text } as never);
  return ListToolsResultSchema.parse(JSON.parse(JSON.stringify({ tools: list() }))).tools;
}

test.each([1, 2, 3, 4, 5, 6].map((offset) => Number(process.env['FUZZ_SEED'] ?? 1) + offset - 1))(
  'tools of the hostile description %i have names of the protocol, and texts of one line that all show',
  (seed) => {
    const { paths } = hostileDescription(seed) as { paths: Record<string, PathItem> };
    const tools = listFor(
      Object.values(paths).flatMap(({ additionalOperations, ...item }) =>
        Object.values({ ...additionalOperations, ...(item as Record<string, Operation>) }),
      ),
    );
    expect(tools.length).toBeGreaterThan(1);
    for (const { name, title = '', description = '' } of tools) {
      expect(name).toMatch(/^[\w-]{1,64}$/);
      for (const text of [title, description]) expect(text, name).toMatch(SHOWN);
    }
  },
);

const named = (...ids: string[]): Operation[] =>
  ids.map((operationId) => ({ operationId, summary: 'A', description: 'B.' }));
const long = 'a'.repeat(70);

test.each([
  [named('rooms.list', 'rooms_list', 'rooms/list'), ['rooms_list', 'rooms_list_2', 'rooms_list_3']],
  [named(''), ['tool']],
  [named(long, `${long}b`), ['a'.repeat(64), `${'a'.repeat(62)}_2`]],
  [named('read_more'), ['read_more_2']],
  [named('\u{1F98A}x'), ['_x']],
])('the names of %j are %j', (operations, names) => {
  const all = listFor(operations).map(({ name }) => name);
  expect(all).toEqual([...names, 'read_more']);
});

test('text that is hidden, or turns around what follows, is left out of what a model reads', () => {
  const [tool] = listFor([
    {
      operationId: 'a',
      summary: 'Reads\u202E a\u0000 page',
      description: 'Reads it.\n\u001B[2K\u{E0041}\u{E0042}\u2066Now.\u2069',
    },
  ]);
  expect([tool!.title, tool!.description]).toEqual(['Reads a page', 'Reads a page. Reads it. [2K Now.']);
});

const hidden = '\u200B\u200D\u2060\u00AD\u180E\uFE0F\u{E0101}\u{E0041}';
test('texts of a schema show in full too, and its values stay as they are', () => {
  const described = { description: `One\n${hidden}two\u202E`, title: `a${hidden}` };
  const properties = {
    list: { type: 'array', items: { type: 'string', ...described, default: `x${hidden}` } },
    description: { type: 'string', enum: [`y${hidden}`] },
    enum: { type: 'string', ...described },
  };
  const [tool] = listFor([{ operationId: 'a', summary: `S${hidden}`, description: `D${hidden}` }], {
    input: { type: 'object', properties } as Tool['input'],
  });
  expect([tool!.title, tool!.description]).toEqual(['S', 'S. D']);
  expect(tool!.inputSchema.properties).toMatchObject({
    list: { items: { description: 'One two', default: `x${hidden}` } },
    description: { enum: [`y${hidden}`] },
    enum: { description: 'One two' },
  });
});
