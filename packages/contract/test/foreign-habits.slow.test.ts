import { createServer } from 'node:http';
import type { JsonObject } from '@web-data/openapi';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

interface Habit {
  readonly paths: string;
  readonly fixtures?: JsonObject;
  /** A service in its first state. */
  readonly serve: () => (asked: Asked) => Answer;
  /** What must have been tried, and must have passed. */
  readonly passed?: readonly string[];
  /** What must not count as tried. */
  readonly untested?: readonly string[];
  /** Trials that must have found something, of all services that are wrong. */
  readonly found?: readonly string[];
}

const LISTED = 'read/relations/what was made is listed by list';

const HABITS: Record<string, Habit> = {
  'an e-mail that may be given once, where 409 is one of a range': {
    paths: contacts('4XX'),
    serve: () => contactsService(),
    passed: [
      'add/examples/the basic request',
      'add/values//name name: maxLength exactly',
      ...sentAgain('add'),
    ],
  },
  'an e-mail that may be given once, where 409 is one of all others': {
    paths: contacts('default'),
    serve: () => contactsService(),
    passed: sentAgain('add'),
  },
  'a title that may be given once, where 409 is one of a range': {
    paths: titles('4XX'),
    serve: () => titlesService(409),
    passed: sentAgain('add'),
  },
  'a title that may be given once, where 409 is one of all others': {
    paths: titles('default'),
    serve: () => titlesService(409),
    passed: sentAgain('add'),
  },
  'a title that may be given once, where nothing is said of 409': {
    paths: titles('400'),
    serve: () => titlesService(409),
    passed: sentAgain('add'),
  },
  'something that can be added once, whatever it is called': {
    paths: titles('400'),
    serve: () => {
      let isThere = false;
      return (asked) => {
        const answer = titlesService(409)(asked);
        if (answer[0] !== 201) return answer;
        if (isThere) return [409];
        isThere = true;
        return answer;
      };
    },
    passed: ['add/examples/the basic request'],
    untested: sentAgain('add'),
  },
  'a title that is called malformed the second time, where 4XX is documented': {
    paths: titles('4XX'),
    serve: () => titlesService(422),
    found: sentAgain('add'),
  },
  'a number that the client gives as a key, in brackets': {
    paths: `/products: { post: { operationId: add, requestBody: ${body('{ type: object, required: [no], properties: { no: { type: integer, minimum: 1, maximum: 9000000000 }, title: { type: string, maxLength: 5 } } }')}, responses: { 201: ${ofJson('{ type: object, properties: { no: { type: integer } } }')}, 4XX: { description: E. } } } }
  /products({no}): { get: { operationId: read, parameters: [{ name: no, in: path, required: true, schema: { type: integer } }], responses: { 200: { description: A. }, 4XX: { description: E. } } } }`,
    serve: () => {
      const kept = new Set<unknown>();
      return ({ method, path, headers, body: sent }) => {
        const [, no] = /^\/products\((-?\d+)\)$/u.exec(path) ?? [];
        if (path !== '/products' && !/^\/products\([^)/]*\)$/u.test(path)) return [404];
        const allow = path === '/products' ? 'POST' : 'GET';
        if (method !== allow) return [405, undefined, { allow }];
        if (allow === 'POST' && !isJson(headers)) return [415];
        if (allow === 'GET') return [no === undefined ? 400 : kept.has(Number(no)) ? 200 : 404];
        const { no: key, title = '' } = Object(sent) as { no?: unknown; title?: unknown };
        if (!Number.isInteger(key) || Number(key) < 1 || Number(key) > 9e9) return [400];
        if (typeof title !== 'string' || [...title].length > 5) return [400];
        if (kept.has(key)) return [409];
        kept.add(key);
        return [201, { no: key }];
      };
    },
    passed: ['add/examples/the basic request', 'read/examples/the basic request', ...sentAgain('add')],
  },
  'a name that the query gives to what is made': {
    paths: `/books: { post: { operationId: add, parameters: [{ name: bookId, in: query, required: true, schema: { type: string, pattern: '^[a-z0-9]{3,20}$' } }], responses: { 201: ${ofJson('{ type: object, properties: { name: { type: string } } }')}, default: { description: E. } } } }
  /books/{book}: { get: { operationId: read, parameters: [{ name: book, in: path, required: true, schema: { type: string } }], responses: { 200: { description: A. }, default: { description: E. } } } }`,
    serve: () => {
      const kept = new Set<string>();
      return ({ method, path, query }) => {
        if (path !== '/books' && !/^\/books\/[^/]+$/u.test(path)) return [404];
        const allow = path === '/books' ? 'POST' : 'GET';
        if (method !== allow) return [405, undefined, { allow }];
        if (allow === 'GET') return [kept.has(path.slice(1)) ? 200 : 404];
        const id = query.get('bookId') ?? '';
        if (!/^[a-z0-9]{3,20}$/u.test(id)) return [400];
        if (kept.has(`books/${id}`)) return [409];
        kept.add(`books/${id}`);
        return [201, { name: `books/${id}` }];
      };
    },
    passed: ['read/examples/the basic request', ...sentAgain('add')],
  },
  'what is kept once is given again with 200': {
    paths: bookmarks(),
    serve: () => bookmarksService(200),
    passed: ['read/examples/the basic request'],
    untested: ['read/relations/two that were made are two'],
  },
  'what is made under an id that is given already': {
    paths: bookmarks(),
    serve: () => bookmarksService(201),
    found: ['read/relations/two that were made are two'],
  },
  'an id that the fixtures give was not made': {
    paths: bookmarks(),
    fixtures: { requests: { read: { parameters: { id: 7 } } } },
    serve: () => bookmarksService(201, 8),
    passed: ['read/examples/the basic request'],
    untested: ['read/relations/two that were made are two'],
  },
  'drafts are in no list of what is published': {
    paths: posts('status', 'enum: [draft, published], default: published'),
    serve: () => postsService({ list: (query) => query.get('status') === 'draft' }),
    passed: [LISTED],
  },
  'a switch that nothing made has leaves it out': {
    paths: posts('withDrafts', 'type: boolean, default: false'),
    serve: () => postsService({ list: (query) => query.get('withDrafts') === 'true' }),
    passed: [LISTED],
  },
  'a word of the list that nothing made has leaves it out': {
    paths: posts('region', 'type: string, default: west'),
    serve: () => postsService({ list: (query) => query.get('region') === 'east' }),
    untested: [LISTED],
  },
  'a list that lacks what was made, whatever it is asked for': {
    paths: posts('status', 'enum: [draft, published], default: published'),
    serve: () => postsService({ list: () => false }),
    found: [LISTED],
  },
  'a list that lacks what was made, in any order': {
    paths: posts('sort', "type: string, default: '-title'"),
    serve: () => postsService({ list: () => false }),
    found: [LISTED],
  },
  'names in the query that name nothing, where 404 is documented': {
    paths: named('404: { description: E. }'),
    serve: () => namedService(404),
    untested: ['batch/examples/the basic request', 'batch/parameters/query names minItems exactly'],
  },
  'names in the query beside some that the fixtures give': {
    paths: named('404: { description: E. }'),
    fixtures: { requests: { batch: { parameters: { names: ['one'] } } } },
    serve: () => namedService(404),
    passed: ['batch/examples/the basic request', 'batch/parameters/query size maximum exactly'],
    untested: ['batch/parameters/query names maxItems exactly'],
  },
  'names in the query that name nothing, where 404 is one of all others': {
    paths: named('default: { description: E. }'),
    serve: () => namedService(404),
    untested: ['batch/examples/the basic request'],
  },
  'names in the query that are called malformed': {
    paths: named('404: { description: E. }, 400: { description: E. }'),
    fixtures: { requests: { batch: { parameters: { names: ['one'] } } } },
    serve: () => namedService(400),
    found: ['batch/parameters/query names maxItems exactly'],
  },
  'a number in the query that is answered as if it named nothing': {
    paths: named('404: { description: E. }'),
    fixtures: { requests: { batch: { parameters: { names: ['one'] } } } },
    serve: () => namedService(404, 9),
    found: ['batch/parameters/query size maximum exactly'],
  },
  'words of a search below something that is there, answered as if it were not': {
    paths: `/shelves/{shelf}/books: { get: { operationId: search, parameters: [{ name: shelf, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string, maxLength: 9 } }], responses: { 200: { description: A. }, 400: { description: E. }, 404: { description: E. } } } }`,
    fixtures: { requests: { search: { parameters: { shelf: 'a' } } } },
    serve:
      () =>
      ({ method, path, query }) => {
        if (path !== '/shelves/a/books') return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        const size = [...(query.get('q') ?? '')].length;
        return [size > 9 ? 400 : size === 9 ? 404 : 200];
      },
    found: ['search/parameters/query q maxLength exactly'],
  },
  'a media type that has no charset': {
    paths: typed('application/vnd.api+json'),
    serve: () => typedService('application/vnd.api+json', 415),
    passed: ['add/examples/the basic request'],
    untested: ['add/body/content type with charset'],
  },
  'a media type that has no charset and is taken with one': {
    paths: typed('application/vnd.api+json'),
    serve: () => typedService('application/vnd.api+json', 200),
    passed: ['add/body/content type with charset'],
  },
  'a media type that has no charset and fails with one': {
    paths: typed('application/vnd.api+json'),
    serve: () => typedService('application/vnd.api+json', 400),
    found: ['add/body/content type with charset'],
  },
  'JSON with a charset that is refused': {
    paths: typed('application/json'),
    serve: () => typedService('application/json', 415),
    found: ['add/body/content type with charset'],
  },
  'a secret that can be read once': {
    paths: secrets('404: { description: E. }, 410: { description: E. }'),
    serve: () => secretsService(1),
    passed: ['read/examples/the basic request', ...sentAgain('read')],
  },
  'a secret that the fixtures give and that can be read once': {
    paths: secrets('404: { description: E. }, 410: { description: E. }'),
    fixtures: { requests: { read: { parameters: { token: 't0' } } } },
    serve: () => secretsService(1),
    passed: ['read/examples/the basic request'],
    untested: sentAgain('read'),
  },
  'a secret that can never be read': {
    paths: secrets('404: { description: E. }, 410: { description: E. }'),
    serve: () => secretsService(0),
    found: ['read/examples/the basic request'],
  },
  'a secret that can be read once, where nothing is said of 410': {
    paths: secrets('404: { description: E. }'),
    serve: () => secretsService(1),
    found: ['read/protocol/headers of a browser'],
  },
  'a precondition that nothing may be there': {
    paths: configs(),
    fixtures: { requests: { write: { parameters: { name: 'a', 'If-None-Match': '*' } } } },
    serve: () => configsService(428),
    passed: ['write/examples/the basic request', 'write/relations/changes nothing without a precondition'],
  },
  'a precondition that is not asked for': {
    paths: configs(),
    fixtures: { requests: { write: { parameters: { name: 'a', 'If-None-Match': '*' } } } },
    serve: () => configsService(204),
    found: ['write/relations/changes nothing without a precondition'],
  },
};

it.each(Object.entries(HABITS))('%s', async (_, { paths, fixtures = {}, serve, ...expected }) => {
  const answer = serve();
  const server = await listen(serviceOf(answer));
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  ${paths}`;
  const report = await verify({
    document: openDocument(parse(text)),
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 300, ...fixtures }, {}),
  });
  await server.close();
  const { passed = [], untested = [], found = [] } = expected;
  const accused = report.findings.map(
    ({ trial, message, got, curl }) => `${trial}: ${message} ${got} ${curl}`,
  );
  if (found.length === 0) expect(accused).toEqual([]);
  const outcomes = new Map(report.results.map(({ trial, conclusion }) => [trial.id, conclusion.outcome]));
  const wanted = (ids: readonly string[], outcome: string): [string, string][] =>
    ids.map((id) => [id, outcome]);
  const all = [...wanted(passed, 'passed'), ...wanted(untested, 'not-tested'), ...wanted(found, 'failed')];
  expect(all.map(([id]) => [id, outcomes.get(id)])).toEqual(all);
});

/** Trials that send a request once more, with nothing else in it. */
function sentAgain(operation: string): string[] {
  return ['no accept header', 'headers of a browser'].map((name) => `${operation}/protocol/${name}`);
}

function body(schema: string, type = 'application/json'): string {
  return `{ required: true, content: { ${type}: { schema: ${schema} } } }`;
}

function ofJson(schema: string): string {
  return `{ description: A., content: { application/json: { schema: ${schema} } } }`;
}

/** People, each with an e-mail of their own; how they are refused stands under one key. */
function contacts(refused: string): string {
  return `/contacts: { post: { operationId: add, requestBody: ${body('{ type: object, required: [email, name], properties: { email: { type: string, format: email, maxLength: 60 }, name: { type: string, maxLength: 10 } } }')}, responses: { 201: { description: A. }, ${refused}: { description: E. } } } }`;
}

/** What is made has a title of its own; how it is refused stands under one key. */
function titles(refused: string): string {
  return `/items: { post: { operationId: add, requestBody: ${body('{ type: object, required: [title], properties: { title: { type: string } } }')}, responses: { 201: { description: A. }, ${refused}: { description: E. } } } }`;
}

/** @param taken the status of a title that is there */
function titlesService(taken: number): (asked: Asked) => Answer {
  const kept = new Set<string>();
  return ({ method, path, headers, body: sent }) => {
    if (path !== '/items') return [404];
    if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
    if (!isJson(headers)) return [415];
    const { title } = Object(sent) as { title?: unknown };
    if (typeof title !== 'string') return [400];
    if (kept.has(title)) return [taken];
    kept.add(title);
    return [201];
  };
}

function contactsService(): (asked: Asked) => Answer {
  const kept = new Set<string>();
  return ({ method, path, headers, body: sent }) => {
    if (path !== '/contacts') return [404];
    if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
    if (!isJson(headers)) return [415];
    const { email, name } = Object(sent) as { email?: unknown; name?: unknown };
    if (typeof email !== 'string' || !/^[\w.+-]+@(?:[\w-]+\.)+[\w-]+$/u.test(email) || email.length > 60)
      return [400];
    if (typeof name !== 'string' || [...name].length > 10) return [400];
    if (kept.has(email)) return [409];
    kept.add(email);
    return [201];
  };
}

/** Addresses that are kept once: 201 where one is new, 200 where it is there. */
function bookmarks(): string {
  const bookmark = ofJson('{ type: object, properties: { id: { type: integer } } }');
  return `/bookmarks: { post: { operationId: save, requestBody: ${body('{ type: object, required: [url], properties: { url: { type: string } } }')}, responses: { 200: ${bookmark}, 201: ${bookmark}, 4XX: { description: E. } } } }
  /bookmarks/{id}: { get: { operationId: read, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { 200: ${bookmark}, 4XX: { description: E. } } } }`;
}

/**
 * @param again the status of an answer that gives what is there
 * @param count how many there are at first
 */
function bookmarksService(again: number, count = 0): (asked: Asked) => Answer {
  const kept: unknown[] = Array.from({ length: count }, (_, index) => `http://${index}`);
  return ({ method, path, headers, body: sent }) => {
    const [, id] = /^\/bookmarks(?:\/([^/]+))?$/u.exec(path) ?? ['', ''];
    if (id === '') return [404];
    const allow = id === undefined ? 'POST' : 'GET';
    if (method !== allow) return [405, undefined, { allow }];
    if (id !== undefined && !/^-?\d+$/u.test(id)) return [400];
    if (id !== undefined) return Number(id) in kept ? [200, { id: Number(id) }] : [404];
    if (!isJson(headers)) return [415];
    const { url } = Object(sent) as { url?: unknown };
    if (typeof url !== 'string') return [400];
    const at = kept.indexOf(url);
    return at === -1 ? [201, { id: kept.push(url) - 1 }] : [again, { id: at }];
  };
}

/** Posts that begin as drafts, in a list that the query narrows by one parameter. */
function posts(name: string, schema: string): string {
  const post =
    '{ type: object, properties: { id: { type: integer }, status: { enum: [draft, published] } } }';
  return `/posts: { post: { operationId: write, responses: { 201: ${ofJson(post)}, 4XX: { description: E. } } }, get: { operationId: list, parameters: [{ name: ${name}, in: query, schema: { ${schema} } }], responses: { 200: ${ofJson(`{ type: array, items: ${post} }`)}, 4XX: { description: E. } } } }
  /posts/{id}: { get: { operationId: read, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { 200: ${ofJson(post)}, 4XX: { description: E. } } } }`;
}

/** @param list whether a query lists drafts */
function postsService({ list }: { list: (query: URLSearchParams) => boolean }): (asked: Asked) => Answer {
  const kept: { id: number; status: string }[] = [];
  return ({ method, path, query }) => {
    const [, id] = /^\/posts(?:\/([^/]+))?$/u.exec(path) ?? ['', ''];
    if (id === '') return [404];
    const allowed = id === undefined ? ['POST', 'GET'] : ['GET'];
    if (!allowed.includes(method)) return [405, undefined, { allow: allowed.join() }];
    if (method === 'POST') return [201, kept[kept.push({ id: kept.length, status: 'draft' }) - 1]];
    if (id !== undefined && !/^-?\d+$/u.test(id)) return [400];
    if (id !== undefined) return Number(id) in kept ? [200, kept[Number(id)]] : [404];
    const isWord = (name: string, words: readonly string[]): boolean =>
      query.getAll(name).every((word) => words.includes(word));
    if (!isWord('status', ['draft', 'published']) || !isWord('withDrafts', ['true', 'false'])) return [400];
    return [200, list(query) ? kept : []];
  };
}

/** Books that are read by their names, on a shelf that is one of two words. */
function named(refused: string): string {
  return `/shelves/{shelf}/batch: { get: { operationId: batch, parameters: [{ name: shelf, in: path, required: true, schema: { enum: [a, b] } }, { name: names, in: query, required: true, schema: { type: array, minItems: 1, maxItems: 4, items: { type: string } } }, { name: size, in: query, schema: { type: integer, minimum: 1, maximum: 10 } }], responses: { 200: { description: A. }, ${refused} } } }`;
}

/**
 * @param unknown the status of a name that names nothing
 * @param most the largest number that is taken
 */
function namedService(unknown: number, most = 10): (asked: Asked) => Answer {
  return ({ method, path, query }) => {
    if (!/^\/shelves\/[^/]+\/batch$/u.test(path)) return [404];
    if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
    const [names, sizes] = [query.getAll('names'), query.getAll('size')];
    const isFit = sizes.every((size) => /^\d+$/u.test(size) && Number(size) >= 1 && Number(size) <= 10);
    if (!/\/[ab]\//u.test(path) || names.length < 1 || names.length > 4 || !isFit) return [400];
    const isThere = names.every((name) => name === 'one') && sizes.every((size) => Number(size) <= most);
    return [isThere ? 200 : unknown];
  };
}

/** What is made of one media type. */
function typed(type: string): string {
  return `/items: { post: { operationId: add, requestBody: ${body('{ type: object }', type)}, responses: { 200: { description: A. }, 400: { description: E. }, 415: { description: E. } } } }`;
}

/** @param withCharset the status of an answer to the media type with a charset */
function typedService(type: string, withCharset: number): (asked: Asked) => Answer {
  return ({ method, path, headers, body: sent }) => {
    const [own, parameter] = (headers['content-type'] ?? '').split(';');
    if (path !== '/items') return [404];
    if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
    if (own !== type) return [415];
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [400];
    return [parameter === undefined ? 200 : withCharset];
  };
}

/** Secrets under a token each; what is said of one that is gone stands at its end. */
function secrets(gone: string): string {
  return `/secrets: { post: { operationId: hide, responses: { 201: ${ofJson('{ type: object, properties: { token: { type: string } } }')} } } }
  /secrets/{token}: { get: { operationId: read, parameters: [{ name: token, in: path, required: true, schema: { type: string } }], responses: { 200: { description: A. }, ${gone} } } }`;
}

/** @param times how often each secret can be read */
function secretsService(times: number): (asked: Asked) => Answer {
  const left = new Map([['t0', times]]);
  return ({ method, path }) => {
    const [, token] = /^\/secrets(?:\/([^/]+))?$/u.exec(path) ?? ['', ''];
    if (token === '') return [404];
    const allow = token === undefined ? 'POST' : 'GET';
    if (method !== allow) return [405, undefined, { allow }];
    if (token === undefined) {
      left.set(`t${left.size}`, times);
      return [201, { token: `t${left.size - 1}` }];
    }
    const count = left.get(token);
    if (count === undefined) return [404];
    left.set(token, count - 1);
    return [count > 0 ? 200 : 410];
  };
}

/** What is made under `If-None-Match: *`, and replaced under `If-Match`. */
function configs(): string {
  const header = (name: string): string => `{ name: ${name}, in: header, schema: { type: string } }`;
  return `/configs/{name}: { put: { operationId: write, parameters: [{ name: name, in: path, required: true, schema: { type: string } }, ${header('If-Match')}, ${header('If-None-Match')}], responses: { 201: { description: A. }, 204: { description: A. }, 412: { description: E. }, 428: { description: E. } } } }`;
}

/** @param without the status of an answer to a request without a precondition */
function configsService(without: number): (asked: Asked) => Answer {
  const kept = new Set<string>();
  return ({ method, path, headers }) => {
    if (!/^\/configs\/[^/]+$/u.test(path)) return [404];
    if (method !== 'PUT') return [405, undefined, { allow: 'PUT' }];
    const { 'if-match': is, 'if-none-match': isNone } = headers;
    if (is === undefined && isNone === undefined) return [without];
    if ((is !== undefined && (is !== '*' || !kept.has(path))) || (isNone === '*' && kept.has(path)))
      return [412];
    const status = kept.has(path) ? 204 : 201;
    kept.add(path);
    return [status];
  };
}

const NOTES = openDocument(
  parse(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /notes/{id}: { get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { 200: { description: A. } } } }`),
);

it.each([
  ['/notes/n1/', 308, '/notes/n1', true],
  ['/notes/n1/', 301, '../n1?a=b', true],
  ['/else', 301, '/else/', true],
  ['/note/n1', 307, '/notes/n1', true],
  ['/note/n1', 301, '/else', false],
  ['/notes/n1/', 308, 'http://elsewhere.test/notes/n1', false],
  ['/notes/n1/', 308, undefined, false],
  ['/notes/n1/', 200, '/notes/n1', false],
])('a proxy that passes on %s, answered with %i to %s', async (path, status, location, isRight) => {
  const server = await listen(
    createServer((_, response) => void response.writeHead(status, location ? { location } : {}).end()),
  );
  const proxy = await startProxy({ document: NOTES, target: server.url });
  await fetch(`${proxy.url}${path}`, { redirect: 'manual' });
  await proxy.close();
  await server.close();
  expect(proxy.observations.map(({ side, check }) => `${side} ${check}`)).toEqual([
    'client request',
    ...(isRight ? [] : ['server accepted-invalid']),
  ]);
});

it.each([
  ['503: { description: E. }', true, '0', ['not-tested']],
  ['5XX: { description: E. }', true, '0', ['not-tested']],
  ['503: { description: E. }', true, undefined, ['failed']],
  ['503: { description: E. }', false, '0', ['passed', 'failed']],
  ['default: { description: E. }', true, '0', ['failed']],
])('what is answered with 503 for good, documented as %s', async (refused, isDown, after, outcomes) => {
  let asked = 0;
  const server = await listen(
    createServer((request, response) => {
      const isHere = request.url === '/busy' && request.method === 'GET';
      if (isHere) asked += 1;
      const status = !isHere ? (request.url === '/busy' ? 405 : 404) : isDown || asked > 1 ? 503 : 200;
      response
        .writeHead(status, { allow: 'GET', ...(after !== undefined && { 'retry-after': after }) })
        .end();
    }),
  );
  const text = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /busy: { get: { operationId: busy, responses: { 200: { description: A. }, ${refused} } } }`;
  const report = await verify({
    document: openDocument(parse(text)),
    baseUrl: server.url,
    fixtures: toFixtures({}, {}),
    only: ['busy/examples', 'busy/protocol'],
  });
  await server.close();
  const own = report.results.filter(({ trial }) => trial.operation === 'busy');
  const basic = own
    .filter(({ trial }) => trial.phase === 'examples')
    .map(({ conclusion }) => conclusion.outcome);
  const others = own.filter(({ trial }) => trial.phase === 'protocol');
  expect(basic).toEqual(outcomes.slice(0, 1));
  expect(others.map(({ conclusion }) => conclusion.outcome)).toEqual(
    others.map(() => outcomes[1] ?? 'not-tested'),
  );
  // Three times the basic request, and once the others, where the first said all.
  expect(asked).toBe(isDown ? 3 + others.length : 1 + 3 * others.length);
});
