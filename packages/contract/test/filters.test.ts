import { describe, expect, it } from 'vitest';
import { startMock } from '../src/mock/serve.ts';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Asked, listen, serviceOf } from './support.ts';

const STATES = ['draft', 'sent'];
const state = { enum: STATES };
const words = { type: 'array', items: state };
const item = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    state,
    paid: { type: 'boolean' },
    severity: { enum: ['low', 'high'] },
    archived: { type: 'boolean' },
  },
};
const resource = { type: 'object', properties: { id: { type: 'string' }, attributes: item } };
const INVOICES = Array.from({ length: 6 }, (_, index) => ({
  id: `i${index}`,
  state: STATES[index % 2],
  paid: index % 3 === 0,
}));

interface Query {
  /** The parameter of the query, without its place. */
  readonly parameter: { readonly name: string; readonly [keyword: string]: unknown };
  /** What is asked for in a query; nothing where it does not ask. */
  readonly asked: (query: URLSearchParams) => string[];
  readonly member?: 'state' | 'paid';
  readonly items?: object;
  /** The trial that finds a service which lists all the same. */
  readonly trial: string;
}

const FILTERS: Record<string, Query> = {
  'a word': {
    parameter: { name: 'state', schema: state },
    asked: (query) => query.getAll('state'),
    trial: 'lists nothing else with state draft',
  },
  'a switch': {
    parameter: { name: 'paid', schema: { type: 'boolean' } },
    asked: (query) => query.getAll('paid'),
    member: 'paid',
    trial: 'lists nothing else with paid true',
  },
  'a list of words': {
    parameter: { name: 'state', schema: words, style: 'form', explode: true },
    asked: (query) => query.getAll('state'),
    trial: 'lists nothing else with state draft',
  },
  'a list of words between bars': {
    parameter: { name: 'state', schema: words, style: 'pipeDelimited', explode: false },
    asked: (query) => (query.get('state') ?? '').split('|').filter(Boolean),
    trial: 'lists nothing else with state sent',
  },
  'a name in brackets': {
    parameter: { name: 'filter[state]', schema: state },
    asked: (query) => query.getAll('filter[state]'),
    trial: 'lists nothing else with filter[state] draft',
  },
  'an object': {
    parameter: {
      name: 'filter',
      style: 'deepObject',
      explode: true,
      schema: { type: 'object', properties: { state } },
    },
    asked: (query) => query.getAll('filter[state]'),
    trial: 'lists nothing else with filter[state] draft',
  },
  'an attribute of JSON:API': {
    parameter: { name: 'filter[state]', schema: state },
    asked: (query) => query.getAll('filter[state]'),
    items: resource,
    trial: 'lists nothing else with filter[state] draft',
  },
};

/** Invoices as items of a schema. */
function told(items: object, invoices: readonly { id: string }[] = INVOICES): object[] {
  return invoices.map((one) => (items === item ? one : { id: one.id, attributes: one }));
}

function documentOf({ parameter, items = item }: Pick<Query, 'parameter' | 'items'>) {
  const schema = { type: 'object', properties: { data: { type: 'array', items } } };
  const get = {
    operationId: 'list',
    parameters: [{ in: 'query', ...parameter }],
    responses: {
      200: {
        description: 'They.',
        content: { 'application/json': { schema, example: { data: told(items) } } },
      },
      400: { description: 'No.' },
    },
  };
  return openDocument({
    openapi: '3.1.0',
    info: { title: 'I', version: '1' },
    paths: { '/invoices': { get } },
  } as never);
}

async function run(query: Query, ignores: boolean) {
  const { asked, member = 'state', items = item } = query;
  const answer = ({ path, method, query: sent }: Asked): [number, unknown?, Record<string, string>?] => {
    if (path !== '/invoices') return [404];
    if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
    const wanted = asked(sent);
    const known = member === 'paid' ? ['true', 'false'] : STATES;
    if (wanted.some((one) => !known.includes(one))) return [400];
    const found = INVOICES.filter(
      (one) => ignores || wanted.length === 0 || wanted.includes(String(one[member])),
    );
    return [200, { data: told(items, found) }];
  };
  const server = await listen(serviceOf(answer as never));
  const report = await verify({
    document: documentOf(query),
    baseUrl: server.url,
    fixtures: toFixtures({}, {}),
    only: ['relations'],
  });
  await server.close();
  return {
    tried: report.results.map(({ trial }) => trial.id.split('/').at(-1)),
    found: report.findings.map(({ trial }) => trial.split('/').at(-1)),
  };
}

describe.each(Object.entries(FILTERS))('a filter in %s', (_, query) => {
  it('is tried, and holds', async () => {
    const { tried, found } = await run(query, false);
    expect(tried).toContain(query.trial);
    expect(found).toEqual([]);
  });

  it('is missed where all are listed', async () => {
    expect((await run(query, true)).found).toContain(query.trial);
  });

  it('is kept by the mock', async () => {
    const document = documentOf(query);
    const mock = await startMock(document, {});
    const report = await verify({ document, baseUrl: mock.url, fixtures: toFixtures({}, {}) });
    await mock.close();
    expect(report.findings).toEqual([]);
    expect(report.results.map(({ trial }) => trial.id.split('/').at(-1))).toContain(query.trial);
  });
});

/** What looks like a filter and is none. */
it.each([
  { name: 'not', style: 'deepObject', explode: true, schema: { type: 'object', properties: { state } } },
  { name: 'exclude[state]', schema: state },
  { name: 'sort', style: 'deepObject', explode: true, schema: { type: 'object', properties: { state } } },
  { name: 'stateNot', schema: state },
  { name: 'id', schema: { enum: ['a', 'b'] } },
  { name: 'filter[severity]', schema: { enum: ['low', 'high'] } },
  { name: 'archived', schema: { type: 'boolean' } },
  { name: 'filter', content: { 'application/json': { schema: { type: 'object', properties: { state } } } } },
])('$name of a list asks for no kind', async (parameter) => {
  const { tried } = await run({ parameter, asked: () => [], trial: '' }, true);
  expect(tried.filter((name) => name?.startsWith('lists'))).toEqual([]);
});

it.each(['limit', 'page[size]', 'page[limit]', '$top', 'pageSize'])('%s bounds a list', async (name) => {
  const query = { parameter: { name, schema: { type: 'integer', minimum: 1 } }, asked: () => [], trial: '' };
  expect((await run(query, true)).found).toEqual([`lists at most 1 with ${name} 1`]);
});

it('the mock lists every kind where a word is of the query alone', async () => {
  const parameter = { name: 'state', schema: { enum: ['all', ...STATES] } };
  const mock = await startMock(documentOf({ parameter }));
  const listed = async (query: string) => {
    const response = await fetch(`${mock.url}/invoices?${query}`);
    return ((await response.json()) as { data: object[] }).data;
  };
  expect(await listed('state=all')).toHaveLength(INVOICES.length);
  expect(await listed('state=sent')).toHaveLength(INVOICES.length / 2);
  await mock.close();
});

it('an attribute is asked for before a member of the resource itself', async () => {
  const items = { ...resource, properties: { ...resource.properties, state: { enum: ['kept', ...STATES] } } };
  const { found } = await run({ ...FILTERS['an attribute of JSON:API']!, items }, false);
  expect(found).toEqual([]);
});
