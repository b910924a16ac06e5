import { describe, expect, it } from 'vitest';
import { jsonReport } from '../src/report/json.ts';
import { htmlReport } from '../src/report/html.ts';
import { markdownReport } from '../src/report/markdown.ts';
import { terminalReport } from '../src/report/terminal.ts';
import { openDocument, toFixtures, verify, type VerifyOptions, type VerifyReport } from '../src/index.ts';
import { listen, serviceOf, type Answer } from './support.ts';

const TEXT = { type: 'string' };
const json = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
const none = { description: 'Nothing.' };
const named = (name: string, schema: object = { type: 'integer' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
});
const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: TEXT },
};
const order = {
  type: 'object',
  required: ['id', 'customerId'],
  properties: { id: { type: 'integer' }, customerId: TEXT },
};
const user = { type: 'object', required: ['id'], properties: { id: TEXT } };
const written = { type: 'object', required: ['name'], properties: { name: TEXT } };
const settings = { type: 'object', properties: { theme: TEXT } };
const body = (schema: object) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
const done = { responses: { 204: none } };
const gone = { responses: { 204: none, 404: none } };
const ids = body({ type: 'object', properties: { ids: { type: 'array', items: { type: 'integer' } } } });

const paths = {
  '/items': {
    get: {
      operationId: 'listItems',
      responses: {
        200: {
          ...json({ type: 'array', items: item }),
          links: {
            remove: { operationId: 'removeFirst', parameters: { entryId: '$response.body#/0/id' } },
          },
        },
      },
    },
    post: { operationId: 'createItem', ...body(written), responses: { 201: json(item) } },
    put: { operationId: 'replaceItems', ...body({ type: 'array', items: written }), ...done },
    patch: { operationId: 'changeItems', ...body(written), ...done },
    delete: { operationId: 'deleteItems', ...done },
  },
  '/items/{itemId}': {
    parameters: [named('itemId')],
    get: { operationId: 'getItem', responses: { 200: json(item), 404: none } },
    put: { operationId: 'replaceItem', ...body(written), responses: { 200: json(item), 404: none } },
    delete: { operationId: 'deleteItem', ...gone },
  },
  // What the link of a list names.
  '/entries/{entryId}': { delete: { operationId: 'removeFirst', parameters: [named('entryId')], ...gone } },
  '/items/batch-delete': { post: { operationId: 'deleteSeveral', ...ids, ...done } },
  '/items/bulkUpdate': { post: { operationId: 'updateSeveral', ...ids, ...done } },
  '/items:purge': { post: { operationId: 'purgeItems', ...done } },
  '/reset': { post: { operationId: 'reset', ...done } },
  '/logout': { post: { operationId: 'logout', ...done } },
  '/sign-out': { get: { operationId: 'signOut', ...done } },
  '/items/delete-all': { get: { operationId: 'deleteAll', ...done } },
  '/cache:flush': { get: { operationId: 'flush', ...done } },
  '/cache/clear': { get: { operationId: 'clear', ...done } },
  // A query that is required does not make what a DELETE names a search.
  '/token': {
    delete: {
      operationId: 'revokeToken',
      parameters: [{ name: 'token', in: 'query', required: true, schema: TEXT }],
      ...done,
    },
  },
  '/state': { post: { operationId: 'wipeState', ...done } },
  '/search': {
    post: { operationId: 'searchItems', ...body(written), responses: { 200: json({ type: 'object' }) } },
  },
  '/settings': {
    get: { operationId: 'getSettings', responses: { 200: json(settings) } },
    put: { operationId: 'replaceSettings', ...body(settings), ...done },
    patch: { operationId: 'changeSettings', ...body(settings), ...done },
    delete: { operationId: 'deleteSettings', ...done },
  },
  '/profile': {
    get: { operationId: 'getProfile', responses: { 200: json(settings) } },
    post: { operationId: 'updateProfile', ...body(settings), responses: { 200: json(settings) } },
  },
  '/users': {
    get: { operationId: 'listUsers', responses: { 200: json({ type: 'array', items: user }) } },
  },
  '/users/{userId}': {
    get: {
      operationId: 'getUser',
      parameters: [named('userId', TEXT)],
      responses: { 200: json(user), 404: none },
    },
  },
  '/users/{userId}/sessions': {
    delete: { operationId: 'endSessions', parameters: [named('userId', TEXT)], ...gone },
  },
  '/boards': {
    post: { operationId: 'createBoard', ...body(written), responses: { 201: json(item) } },
  },
  '/boards/{boardId}': {
    get: {
      operationId: 'getBoard',
      parameters: [named('boardId')],
      responses: { 200: json(item), 404: none },
    },
  },
  '/boards/{boardId}/cards': {
    delete: { operationId: 'clearBoard', parameters: [named('boardId')], ...gone },
  },
  // What a response links to may have been there before.
  '/orders': {
    post: {
      operationId: 'createOrder',
      ...body(written),
      responses: {
        201: {
          ...json(order),
          links: {
            customer: {
              operationId: 'getCustomer',
              parameters: { customerId: '$response.body#/customerId' },
            },
          },
        },
      },
    },
  },
  '/orders/{orderId}': {
    parameters: [named('orderId')],
    delete: { operationId: 'deleteOrder', ...gone },
  },
  '/login': {
    post: {
      operationId: 'login',
      responses: {
        200: {
          ...json(user),
          links: { me: { operationId: 'getMember', parameters: { memberId: '$response.body#/id' } } },
        },
      },
    },
  },
  '/members/{memberId}': {
    parameters: [named('memberId', TEXT)],
    get: { operationId: 'getMember', responses: { 200: json(user), 404: none } },
    delete: { operationId: 'deleteMember', ...gone },
  },
  '/customers/{customerId}': {
    parameters: [named('customerId', TEXT)],
    get: { operationId: 'getCustomer', responses: { 200: json(user), 404: none } },
    put: { operationId: 'replaceCustomer', ...body(settings), ...gone },
    delete: { operationId: 'deleteCustomer', ...gone },
  },
  '/notifications/mark-all-read': { post: { operationId: 'markAllRead', ...done } },
  '/system/halt': { post: { operationId: 'haltSystem', ...done } },
  '/labels/{label}': {
    parameters: [named('label', { type: 'integer', minimum: 1, maximum: 99 })],
    get: { operationId: 'getLabel', responses: { 200: json({ type: 'object' }), 404: none } },
    put: { operationId: 'putLabel', ...body(settings), responses: { 200: none, 201: none } },
  },
};
const document = openDocument({ openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths });

/** A service with things that were there before, which says what it was asked and what is left. */
async function start() {
  const asked: string[] = [];
  const items = new Map(Array.from({ length: 40 }, (_, index) => [index + 1, 'of others']));
  const boards = new Map<number, string>([[1, 'of others']]);
  const labels = new Map(Array.from({ length: 39 }, (_, index) => [index + 1, 'of others']));
  let last = 100;
  const make = (map: Map<number, string>, given: unknown): Answer => {
    if (typeof (given as { name?: unknown })?.name !== 'string') return [400];
    map.set(++last, 'own');
    return [201, { id: last, name: 'own' }];
  };
  const answer = (method: string, path: string, given: unknown): Answer => {
    const [, kind, name, part] = path.split('/');
    const id = Number.parseInt(name ?? '', 10);
    if (path === '/items' && method === 'GET')
      return [200, [...items].map(([key, value]) => ({ id: key, name: value }))];
    if (path === '/items' && method === 'POST') return make(items, given);
    if (path === '/items' && method === 'DELETE') return (items.clear(), [204]);
    if (path === '/boards' && method === 'POST') return make(boards, given);
    // As careless as services are: `7x` is 7.
    if (kind === 'items' && name !== undefined && Number.isInteger(id)) {
      if (!items.has(id)) return [404];
      if (method === 'DELETE') return (items.delete(id), [204]);
      if (method === 'PUT') items.set(id, `${items.get(id)} changed`);
      return [200, { id, name: items.get(id) }];
    }
    if (kind === 'boards' && part === undefined) return boards.has(id) ? [200, { id, name: 'board' }] : [404];
    if (kind === 'labels') {
      const known = labels.has(id);
      if (method === 'PUT') labels.set(id, known ? 'changed' : 'own');
      return method === 'PUT' ? [known ? 200 : 201] : [known ? 200 : 404, {}];
    }
    if (path === '/orders' && method === 'POST') return [201, { id: ++last, customerId: 'acme' }];
    if (kind === 'orders') return id > 100 && id <= last ? [204] : [404];
    if (path === '/login') return [200, { id: 'ada' }];
    if (kind === 'customers' || kind === 'members')
      return name !== 'acme' && name !== 'ada' ? [404] : method === 'DELETE' ? [204] : [200, { id: name }];
    if (path === '/users') return [200, [{ id: 'ada' }]];
    if (kind === 'users' && part === undefined) return name === 'ada' ? [200, { id: 'ada' }] : [404];
    if (method === 'GET' || path === '/search' || path === '/profile') return [200, {}];
    return [204];
  };
  const server = await listen(
    serviceOf(({ method, path, body: given }) => {
      asked.push(`${method} ${path}`);
      return answer(method, path, given);
    }),
  );
  return { ...server, asked, items, boards, labels };
}

async function run(options: Partial<VerifyOptions> = {}) {
  const service = await start();
  const report = await verify({
    document,
    baseUrl: service.url,
    fixtures: toFixtures({ settleMs: 200 }, {}),
    ...options,
  });
  await service.close();
  return { ...service, report, calls: new Set(service.asked) };
}

function outcome({ results }: VerifyReport, operation: string): string[] {
  return results
    .filter(({ trial }) => trial.id === `${operation}/examples/the basic request`)
    .map(({ conclusion }) => (conclusion.outcome === 'not-tested' ? conclusion.reason : conclusion.outcome));
}

const WIDE = [
  'PUT /items',
  'PATCH /items',
  'DELETE /items',
  'POST /items/batch-delete',
  'POST /items/bulkUpdate',
  'POST /items:purge',
  'POST /reset',
  'POST /logout',
  'GET /sign-out',
  'GET /items/delete-all',
  'GET /cache:flush',
  'GET /cache/clear',
  'POST /token',
  'POST /state',
  'PUT /settings',
  'PATCH /settings',
  'DELETE /settings',
  'POST /profile',
  'DELETE /entries/1',
  'DELETE /users/ada/sessions',
  'POST /notifications/mark-all-read',
  'POST /system/halt',
  'PUT /customers/acme',
  'DELETE /customers/acme',
  'DELETE /members/ada',
  // Not documented, and maybe there all the same.
  'DELETE /users',
  'PUT /profile',
  'DELETE /users/ada',
];

describe.each([undefined, true, 'own'] as const)('by default on loopback, and with writes: %s', (writes) => {
  it('changes nothing that the run did not create', async () => {
    const { calls, items, labels, asked } = await run(writes === undefined ? {} : { writes });
    expect(WIDE.filter((call) => calls.has(call))).toEqual([]);
    expect([...items].filter(([id]) => id <= 40)).toEqual(
      Array.from({ length: 40 }, (_, index) => [index + 1, 'of others']),
    );
    expect([...labels].filter(([id, of]) => id < 40 && of === 'changed')).toEqual([]);
    expect(
      asked.filter((call) => /^(?:PUT|PATCH|DELETE) \/items\/0*(?:[1-9]|[1-3]\d|40)(?!\d)/.test(call)),
    ).toEqual([]);
  });

  it('tests what it created, and what only looks like a wide write', async () => {
    const { calls, report, items } = await run(writes === undefined ? {} : { writes });
    for (const operation of [
      'createItem',
      'replaceItem',
      'deleteItem',
      'searchItems',
      'createBoard',
      'clearBoard',
    ])
      expect([operation, ...outcome(report, operation)]).toEqual([operation, 'passed']);
    expect(calls).toContain('POST /search');
    // All that it made and could delete is gone.
    expect([...items.keys()].filter((id) => id > 100)).toEqual([]);
    expect(report.cleanUp.deleted).toBeGreaterThan(0);
  });
});

it('names what was left out, why, and what allows it', async () => {
  const { report } = await run();
  expect(outcome(report, 'deleteItems')).toEqual([
    'DELETE /items may change what this run did not create: it is about all of a collection; allow it with --writes=all',
  ]);
  expect(outcome(report, 'replaceSettings')).toEqual([
    'PUT /settings may change what this run did not create: there is one of it for all; allow it with --writes=all',
  ]);
  expect(outcome(report, 'purgeItems')).toEqual([
    'POST /items:purge may change what this run did not create: it is called "purge"; allow it with --writes=all',
  ]);
  expect(outcome(report, 'removeFirst')[0]).toBe(
    'DELETE /entries/{entryId} may change what this run did not create; allow it with --writes=all, or name one under requests.removeFirst.parameters in the fixtures',
  );
  const full = terminalReport(report, { full: true });
  for (const text of [full, htmlReport(report), markdownReport(report), jsonReport(report)])
    expect(text).toContain('DELETE /items may change what this run did not create');
});

it('says what it could not delete', async () => {
  const { report, boards } = await run();
  const made = boards.size - 1;
  expect(made).toBeGreaterThan(0);
  expect(report.cleanUp.left).toContainEqual({
    path: '/boards/{boardId}',
    count: made,
    reason: 'the description has no DELETE for it',
  });
  for (const text of [terminalReport(report), htmlReport(report), markdownReport(report)])
    expect(text).toContain(`${made} × /boards/{boardId}: the description has no DELETE for it`);
  expect(JSON.parse(jsonReport(report)).cleanUp).toEqual(report.cleanUp);
});

it('calls all of them when it is asked to', async () => {
  const { calls } = await run({ writes: 'all' });
  // What a list shows is read, and nothing else.
  expect(WIDE.filter((call) => !calls.has(call) && !/ada|acme/.test(call))).toEqual([]);
});

it('changes what the fixtures name for an operation', async () => {
  const fixtures = toFixtures(
    { settleMs: 200, requests: { removeFirst: { parameters: { entryId: 7 } } } },
    {},
  );
  const { calls, report } = await run({ fixtures });
  expect(outcome(report, 'removeFirst')).toEqual(['passed']);
  expect([...calls].filter((call) => /^DELETE \/entries\/\d+$/.test(call))).toContain('DELETE /entries/7');
});

it('writes nothing when it may not', async () => {
  const { asked } = await run({ writes: false });
  expect(asked.filter((call) => !/^(?:GET|HEAD|OPTIONS) /.test(call))).toEqual([]);
});
