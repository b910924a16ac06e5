import { describe, expect, it } from 'vitest';
import { openDocument, toFixtures, verify, type VerifyReport } from '../src/index.ts';
import { listen, serviceOf, type Answer, type Asked } from './support.ts';

type Schema = Record<string, unknown>;

const TEXT = { type: 'string' };
const none = { description: 'Nothing.' };
const json = (schema: Schema) => ({ description: 'It.', content: { 'application/json': { schema } } });
const body = (schema: Schema) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
const thing = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: TEXT, name: { ...TEXT, maxLength: 40 } },
};
const written = { type: 'object', required: ['name'], properties: { name: { ...TEXT, example: 'taken' } } };
const id = { name: 'id', in: 'path', required: true, schema: TEXT };

/** A collection of things, of which each can be read, changed and deleted. */
function collection(
  name: string,
  { post, list = true, verb = 'create' }: { post: Schema; list?: boolean; verb?: string },
): Schema {
  return {
    [`/${name}`]: {
      ...(list && {
        get: { operationId: `list-${name}`, responses: { 200: json({ type: 'array', items: thing }) } },
      }),
      post: { operationId: `${verb}-${name}`, ...body(written), responses: post },
    },
    [`/${name}/{id}`]: {
      parameters: [id],
      get: { operationId: `get-${name}`, responses: { 200: json(thing), 404: none } },
      put: { operationId: `put-${name}`, ...body(written), responses: { 200: json(thing), 404: none } },
      delete: { operationId: `delete-${name}`, responses: { 204: none, 404: none } },
    },
  };
}

interface Stored {
  /** What there is, by path; what was there before the run is called `taken`. */
  readonly things: Map<string, string>;
  /** The id of the next thing of a collection. */
  next(): string;
}

/** Answers a POST to a collection; `undefined` for a body that is not valid. */
type Post = (stored: Stored, name: string, asked: Asked) => Answer;

const create =
  (status: number): Post =>
  (stored, name) => {
    const made = stored.next();
    stored.things.set(made, name);
    return [status, { id: made, name }];
  };

const findOrCreate =
  (found: number, made: number): Post =>
  (stored, name, asked) => {
    const known = [...stored.things].find(([, value]) => value === name);
    return known ? [found, { id: known[0], name }] : create(made)(stored, name, asked);
  };

/** Serves one collection with ten things that were there before, and writes down what it is asked. */
async function serve(
  post: Post,
  { pageSize, listOthers = true }: { pageSize?: number; listOthers?: boolean } = {},
) {
  const asked: string[] = [];
  const things = new Map([
    ['old-0', 'taken'],
    ...Array.from({ length: 9 }, (_, at): [string, string] => [`old-${at + 1}`, `n${at + 1}`]),
  ]);
  let last = 0;
  const stored = { things, next: () => `new-${++last}` };
  const answer = (call: Asked): Answer => {
    const [, , key] = call.path.split('/');
    const name = (call.body as { name?: unknown } | undefined)?.name;
    const isFit = typeof name === 'string' && name.length > 0 && name.length <= 40;
    if (key === undefined && call.method === 'GET') {
      const all = [...things].flatMap(([at, value]) =>
        listOthers || at.startsWith('new') ? [{ id: at, name: value }] : [],
      );
      const page = Number(call.query.get('page') ?? 1);
      return [200, pageSize ? all.slice((page - 1) * pageSize, page * pageSize) : all];
    }
    if (key === undefined) return call.method !== 'POST' ? [405] : isFit ? post(stored, name, call) : [400];
    const known = things.get(key);
    if (known === undefined) return [404];
    if (call.method === 'DELETE') return (things.delete(key), [204]);
    if (call.method === 'PUT' && !isFit) return [400];
    if (call.method === 'PUT') things.set(key, name as string);
    return call.method === 'GET' || call.method === 'PUT' ? [200, { id: key, name: things.get(key) }] : [405];
  };
  const server = await listen(
    serviceOf((call) => {
      asked.push(`${call.method} ${call.path}`);
      return answer(call);
    }),
  );
  return { ...server, asked, things };
}

async function run(paths: Schema, url: string, writes?: 'all'): Promise<VerifyReport> {
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths,
  } as never);
  const fixtures = toFixtures({ settleMs: 200 }, {});
  return verify({ document, baseUrl: url, fixtures, ...(writes && { writes }) });
}

const outcomes = ({ results }: VerifyReport, operation: string): string[] =>
  results
    .filter(({ trial }) => trial.id === `${operation}/examples/the basic request`)
    .map(({ conclusion }) => (conclusion.outcome === 'not-tested' ? conclusion.reason : conclusion.outcome));

const made = json(thing);

describe('what a POST gives back', () => {
  const UNCONFIRMED = (method: string, name = 'people') =>
    `${method} /${name}/{id} may change what this run did not create: it may have existed before the run; allow it with --writes=all, or name one under requests.${method.toLowerCase()}-${name}.parameters in the fixtures`;
  it.each<[title: string, paths: Schema, post: Post, options: object, isOwn: boolean]>([
    [
      '200 alone, found by its name',
      collection('people', { post: { 200: made } }),
      findOrCreate(200, 200),
      {},
      false,
    ],
    [
      '200 alone, found, and no list',
      collection('people', { post: { 200: made }, list: false }),
      findOrCreate(200, 200),
      {},
      false,
    ],
    ['2XX, found', collection('people', { post: { '2XX': made } }), findOrCreate(200, 201), {}, false],
    [
      '202, the work that already runs',
      collection('people', { post: { 202: made }, list: false }),
      findOrCreate(202, 202),
      {},
      false,
    ],
    [
      '201 for all, found or made',
      collection('people', { post: { 201: made } }),
      findOrCreate(201, 201),
      {},
      false,
    ],
    [
      '200 beside 201, found',
      collection('people', { post: { 200: made, 201: made } }),
      findOrCreate(200, 201),
      {},
      false,
    ],
    [
      'the next that waits, and no list',
      collection('people', { post: { 200: made }, list: false, verb: 'next' }),
      ({ things }, name) => {
        const waiting = [...things.keys()].filter((key) => key.startsWith('old'));
        const key = waiting[turn++ % waiting.length] ?? 'none';
        return [200, { id: key, name: things.get(key) ?? name }];
      },
      {},
      false,
    ],
    [
      'found on the second page',
      withPages(collection('people', { post: { 200: made } })),
      ({ things }) => [200, { id: 'old-9', name: things.get('old-9') }],
      { pageSize: 4 },
      false,
    ],
    ['200 alone, listed before', collection('people', { post: { 200: made } }), create(200), {}, true],
    [
      '200 alone, several pages',
      withPages(collection('people', { post: { 200: made } })),
      create(200),
      { pageSize: 4 },
      true,
    ],
    [
      '200 alone, another each time, and no list',
      collection('people', { post: { 200: made }, list: false }),
      create(200),
      {},
      true,
    ],
    [
      '202, another each time, and no list',
      collection('people', { post: { 202: made }, list: false, verb: 'start' }),
      create(202),
      {},
      true,
    ],
    [
      '201, under an id that was used before',
      collection('people', { post: { 201: made } }),
      (stored, name) => {
        const free = Array.from({ length: 99 }, (_, at) => `new-${at}`).find(
          (key) => !stored.things.has(key),
        )!;
        stored.things.set(free, name);
        return [201, { id: free, name }];
      },
      {},
      true,
    ],
    ['201', collection('people', { post: { 201: made } }), create(201), {}, true],
    [
      '201, another each time, and no list',
      collection('people', { post: { 201: made }, list: false }),
      create(201),
      {},
      true,
    ],
    [
      '201 for what is there, and no list',
      collection('people', { post: { 201: made }, list: false }),
      findOrCreate(201, 201),
      {},
      false,
    ],
    [
      '201 for what no list shows',
      collection('people', { post: { 201: made }, list: false, verb: 'find-or-create' }),
      ({ things }) => [201, { id: 'old-3', name: things.get('old-3') }],
      {},
      false,
    ],
    [
      '200 for what is overwritten',
      collection('people', { post: { 200: made }, list: false, verb: 'createOrUpdate' }),
      ({ things }, name) => {
        things.set('old-3', name);
        return [200, { id: 'old-3', name }];
      },
      {},
      false,
    ],
    [
      '200 for what is saved over',
      collection('people', { post: { 200: made }, list: false, verb: 'save' }),
      ({ things }, name) => {
        things.set('old-3', name);
        return [200, { id: 'old-3', name }];
      },
      {},
      false,
    ],
  ])('%s', async (_title, paths, post, options, isOwn) => {
    turn = 0;
    const service = await serve(post, options);
    const report = await run(paths, service.url);
    await service.close();
    const before = ['taken', ...Array.from({ length: 9 }, (_, at) => `n${at + 1}`)];
    expect([...service.things].flatMap(([key, name]) => (key.startsWith('old') ? [name] : []))).toEqual(
      before,
    );
    expect(service.asked.filter((call) => /^(?:PUT|PATCH|DELETE) \/people\/old/.test(call))).toEqual([]);
    if (!isOwn) return;
    expect(outcomes(report, 'put-people')).toEqual(['passed']);
    expect(outcomes(report, 'delete-people')).toEqual(['passed']);
  });

  it('is told of in one sentence', async () => {
    const service = await serve(findOrCreate(200, 200));
    const report = await run(collection('people', { post: { 200: made } }), service.url);
    await service.close();
    expect(outcomes(report, 'put-people')).toEqual([UNCONFIRMED('PUT')]);
    expect(outcomes(report, 'delete-people')).toEqual([UNCONFIRMED('DELETE')]);
    expect(report.cleanUp.left).toEqual([
      { path: '/people/{id}', count: 1, reason: 'it may have existed before the run' },
    ]);
  });
});

let turn = 0;

function withPages(paths: Schema): Schema {
  const people = paths['/people'] as { get: Schema };
  const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } };
  return { ...paths, '/people': { ...people, get: { ...people.get, parameters: [page] } } };
}

const done = { responses: { 200: json({ type: 'object' }), 204: none } };
/** As frameworks write it where nobody says which status it is. */
const unsaid = { responses: { 201: { description: '' } } };
const members = (name: string): Schema => ({
  [`/${name}/{id}`]: {
    parameters: [id],
    get: { operationId: `get-${name}`, responses: { 200: json(thing), 404: none } },
  },
});
const listed = (name: string): Schema => ({
  [`/${name}`]: {
    get: { operationId: `list-${name}`, responses: { 200: json({ type: 'array', items: thing }) } },
  },
});

/** Actions, each at a path and in a form of its own, and what else its description has. */
const ACTIONS: [call: string, operation: Schema, others?: Schema][] = [
  ['/cache/clear', { operationId: 'CacheController_run', ...unsaid }],
  [
    '/queue/drain',
    { operationId: 'queueDrain', responses: { 202: json(thing) } },
    { ...listed('queue'), ...members('queue') },
  ],
  ['/index/rebuild', { ...unsaid, ...body({ type: 'object' }) }],
  ['/sessions/invalidate-all', done, { ...listed('sessions'), ...members('sessions') }],
  ['/emails/send-all', { operationId: 'flushOutbox', responses: { 202: none } }, listed('emails')],
  ['/deletions', { ...body(written), responses: { 201: json(thing) } }, members('deletions')],
  ['/items:purge', { operationId: 'items_purge', ...done }],
  ['/documents:batchWrite', { ...body(written), responses: { 201: json(thing) } }],
  ['/admin/shutdown', unsaid],
  ['/admin/warm-standby', { responses: { 201: { description: '' } } }],
  ['/rotate-keys', { responses: { 200: json(thing) } }],
  ['/graphql', { ...body(written), responses: { 200: json({ type: 'object' }) } }],
  ['/sql', { operationId: 'query', ...body(written), responses: { 200: json({ type: 'object' }) } }],
  ['/jobs/next', { operationId: 'getNextJob', responses: { 200: json(thing), 204: none } }, members('jobs')],
  [
    '/users/find-or-create',
    { operationId: 'findOrCreateUser', ...body(written), responses: { 200: json(thing) } },
  ],
  ['/notifications/read', { operationId: 'readNotifications', ...done }, listed('notifications')],
  [
    '/config',
    { operationId: 'postConfig', ...body(written), responses: { 201: json(thing) } },
    { '/config': { get: { operationId: 'config', responses: { 200: json(thing) } } } },
  ],
  ['/maintenance', { operationId: 'startMaintenance', ...done }],
  [
    '/accounts',
    { operationId: 'deleteAccounts', ...body(written), responses: { 202: json(thing) } },
    members('accounts'),
  ],
  [
    '/members',
    { operationId: 'updateMembers', ...body(written), responses: { 201: json(thing) } },
    members('members'),
  ],
  ['/users/reset-password', { ...body(written), responses: { 201: json(thing) } }, listed('users')],
  [
    '/users/change-password',
    { operationId: 'setPassword', ...body(written), responses: { 201: json(thing) } },
  ],
  [
    '/billing/start',
    { operationId: 'startBill', ...body(written), responses: { 200: json({ type: 'object' }) } },
  ],
  ['/folders/erase', { ...unsaid, ...body(written) }],
  ['/me/rotate', { operationId: 'rotateOwnKey', responses: { 200: json(thing) } }],
  ['/queues/inbox/get', { ...body(written), responses: { 200: json({ type: 'array', items: thing }) } }],
  ['/login', { operationId: 'login', ...body(written), responses: { 200: json({ type: 'object' }) } }],
  ['/wallet/add-funds', { operationId: 'addFunds', ...body(written), responses: { 200: json(thing) } }],
  ['/playlist/random', { operationId: 'playRandom', ...done }, listed('playlist')],
];

/** What creates a member of a collection, or only reads. */
const EVIDENT: [call: string, operation: Schema, others?: Schema][] = [
  ['/pets', { ...body(written), responses: { 200: json(thing) } }, members('pets')],
  ['/contacts', { ...body(written), responses: { 201: none } }],
  ['/notes', { ...body(written), responses: { 204: none } }, members('notes')],
  ['/images', { operationId: 'addImage', ...body(written), responses: { 200: json({ type: 'object' }) } }],
  [
    '/people/bulk',
    { ...body({ type: 'array', items: written }), responses: { 201: none } },
    { ...listed('people'), ...members('people') },
  ],
  ['/members/create', { ...body(written), responses: { 200: json({ type: 'object' }) } }],
  ['/search', { ...body(written), responses: { 200: json({ type: 'object' }) } }],
  ['/orders/validate', { ...body(written), responses: { 200: json({ type: 'object' }) } }, listed('orders')],
  ['/currencies:convert', { ...body(written), responses: { 200: json({ type: 'object' }) } }],
  [
    '/routes',
    { operationId: 'calculateRoute', ...body(written), responses: { 200: json({ type: 'object' }) } },
  ],
  ['/lookups', { 'x-safe': true, ...body(written), responses: { 200: json({ type: 'object' }) } }],
];

const merge = (rows: typeof ACTIONS): Schema => {
  const paths: Record<string, Schema> = {};
  for (const [path, post, others = {}] of rows) {
    paths[path] = { ...paths[path], post };
    for (const [other, item] of Object.entries(others))
      paths[other] = { ...(item as Schema), ...paths[other] };
  }
  return paths;
};

async function calls(paths: Schema, writes?: 'all') {
  const asked = new Set<string>();
  const server = await listen(
    serviceOf(({ method, path }) => {
      asked.add(`${method} ${path}`);
      if (method === 'POST') return [200, { id: 'x', name: 'x' }];
      return method === 'GET' && !path.includes('/x-') ? [200, []] : [404];
    }),
  );
  const report = await run(paths, server.url, writes);
  await server.close();
  return { asked: [...asked], report };
}

describe('a POST on no resource of the run', () => {
  const posts = (asked: string[], rows: typeof ACTIONS) =>
    rows.flatMap(([path]) => (asked.includes(`POST ${path}`) ? [path] : []));

  it('is not sent unless it evidently creates or reads', async () => {
    const { asked, report } = await calls(merge([...ACTIONS, ...EVIDENT]));
    expect(posts(asked, ACTIONS)).toEqual([]);
    expect(posts(asked, EVIDENT)).toEqual(EVIDENT.map(([path]) => path));
    expect(outcomes(report, 'CacheController_run')).toEqual([
      'POST /cache/clear may change what this run did not create: it is called "clear"; allow it with --writes=all',
    ]);
    expect(outcomes(report, 'playRandom')).toEqual([
      'POST /playlist/random may change what this run did not create: the description does not show that it only creates a member of a collection, or only reads; allow it with --writes=all',
    ]);
  });

  it('is sent with --writes=all', async () => {
    const { asked } = await calls(merge([...ACTIONS, ...EVIDENT]), 'all');
    expect(posts(asked, ACTIONS)).toEqual(ACTIONS.map(([path]) => path));
  });
});

describe('an action on a named resource', () => {
  const user = { name: 'userId', in: 'path', required: true, schema: TEXT };
  const paths = {
    ...collection('people', { post: { 201: made } }),
    '/people/{id}/suspend': {
      parameters: [id],
      post: { operationId: 'suspendPerson', responses: { 204: none } },
    },
    '/users/{userId}': {
      parameters: [user],
      get: { operationId: 'getUser', responses: { 200: json(thing), 404: none } },
    },
    '/users/{userId}/greet': { parameters: [user], post: { operationId: 'greet', responses: { 204: none } } },
  };

  it('is taken on what the run created, and on nothing else', async () => {
    const asked: string[] = [];
    let last = 0;
    const server = await listen(
      serviceOf(({ method, path, body: given }) => {
        asked.push(`${method} ${path}`);
        if (path === '/people' && method === 'GET') return [200, [{ id: 'old', name: 'Old' }]];
        if (path === '/people' && typeof (given as { name?: unknown } | undefined)?.name !== 'string')
          return [400];
        if (path === '/people') return [201, { id: `new${++last}`, name: 'New' }];
        if (!/^\/(?:people|users)\/(?:old|new\d+|ada)(?:\/|$)/.test(path)) return [404];
        if (method === 'GET' || method === 'PUT') return [200, { id: path.split('/')[2], name: 'It' }];
        return [204];
      }),
    );
    const document = openDocument({ openapi: '3.1.0', info: { title: 'P', version: '1' }, paths } as never);
    const fixtures = toFixtures(
      { settleMs: 200, requests: { greet: { parameters: { userId: 'ada' } } } },
      {},
    );
    const report = await verify({ document, baseUrl: server.url, fixtures });
    await server.close();
    expect(outcomes(report, 'suspendPerson')).toEqual(['passed']);
    expect(asked.filter((call) => /old|ada/.test(call) && !/^(?:GET|HEAD|OPTIONS) /.test(call))).toEqual([]);
  });
});

describe('a PUT under a name of the caller', () => {
  const label = { ...id, name: 'label' };
  const put = (responses: Schema) => ({ operationId: 'putLabel', ...body(written), responses });
  const upsert = (responses: Schema, withGet = true): Schema => ({
    '/labels/{label}': {
      parameters: [label],
      ...(withGet && { get: { operationId: 'getLabel', responses: { 200: json(thing), 404: none } } }),
      put: put(responses),
      delete: { operationId: 'deleteLabel', responses: { 204: none, 404: none } },
    },
  });

  /** Labels, some of which were there before under names that a run may take for free. */
  async function labels(paths: Schema, there: readonly string[]) {
    const stored = new Map(there.map((name) => [name, 'of others']));
    const asked: string[] = [];
    const server = await listen(
      serviceOf(({ method, path, body: given }) => {
        asked.push(`${method} ${path}`);
        const [, kind, key = ''] = path.split('/');
        if (kind !== 'labels' || key === '' || path.split('/').length > 3) return [404];
        const known = stored.get(key);
        if (method === 'PUT') {
          const { name } = (given ?? {}) as { name?: unknown };
          if (typeof name !== 'string') return [400];
          stored.set(key, 'own');
          return [known ? 200 : 201, { id: key, name }];
        }
        if (known === undefined) return method === 'GET' || method === 'DELETE' ? [404] : [405];
        if (method === 'DELETE') return (stored.delete(key), [204]);
        return method === 'GET' ? [200, { id: key, name: known }] : [405];
      }),
    );
    const report = await run(paths, server.url);
    await server.close();
    return { report, stored, asked };
  }

  const made201 = { 200: json(thing), 201: json(thing), 404: none };
  it('creates one that is free, and leaves those that are there', async () => {
    const there = ['contract-1-0', 'contract-1-1', 'names-nothing-7f3a'];
    const { report, stored, asked } = await labels(upsert(made201), there);
    expect([...stored]).toEqual(there.map((name) => [name, 'of others']));
    expect(
      asked.filter(
        (call) => !/^(?:GET|HEAD|OPTIONS) /.test(call) && there.some((one) => call.endsWith(`/${one}`)),
      ),
    ).toEqual([]);
    expect(outcomes(report, 'putLabel')).toEqual(['passed']);
    expect(outcomes(report, 'deleteLabel')).toEqual(['passed']);
  });

  it('takes a name that no earlier run took, where no GET tells', async () => {
    const there = ['contract-1-0', 'contract-1-1', 'contract-1-2'];
    const { stored } = await labels(upsert(made201, false), there);
    expect([...stored]).toEqual(there.map((name) => [name, 'of others']));
  });
});

it('looks for what does not exist below what the fixtures name', async () => {
  const asked: string[] = [];
  const team = { name: 'team', in: 'path', required: true, schema: TEXT };
  const paths = {
    '/teams/{team}': {
      parameters: [team],
      get: { operationId: 'getTeam', responses: { 200: json(thing), 404: none } },
    },
    '/teams/{team}/keys/{id}': {
      parameters: [team, id],
      get: { operationId: 'getKey', responses: { 200: json(thing), 404: none } },
    },
    '/teams/{team}/keys/{id}/label': {
      parameters: [team, id],
      delete: { operationId: 'deleteLabel', responses: { 204: none, 404: none } },
    },
  };
  const server = await listen(
    serviceOf(({ method, path }) => {
      asked.push(`${method} ${path}`);
      return method === 'GET' && path === '/teams/t1' ? [200, { id: 't1', name: 'Crew' }] : [404];
    }),
  );
  const document = openDocument({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths } as never);
  const named = { parameters: { team: 't1' } };
  const requests = { getTeam: named, getKey: named, deleteLabel: named };
  const fixtures = toFixtures({ settleMs: 200, requests }, {});
  const { results } = await verify({ document, baseUrl: server.url, fixtures, concurrency: 1 });
  await server.close();
  expect(asked).toContain('DELETE /teams/t1/keys/names-nothing-7f3a/label');
  const left = results.filter(({ conclusion }) => conclusion.outcome === 'not-tested');
  expect(left.filter(({ trial }) => trial.id.startsWith('deleteLabel/resources/'))).toEqual([]);
});
