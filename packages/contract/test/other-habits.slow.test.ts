import { parse } from 'yaml';
import { Secrets } from '../src/http/secrets.ts';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { listInvalidCredentials } from '../src/verify/probes/invalid-credentials.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

interface Habit {
  readonly paths: string;
  readonly components?: string;
  /** A service in its first state. */
  readonly serve: () => (asked: Asked) => Answer;
  /** What must have been tried, and must have passed. */
  readonly passed: readonly string[];
}

const A = '200: { description: A., content: { application/json: { schema: { type: object } } } }';
const E = (...statuses: number[]): string => statuses.map((one) => `${one}: { description: E. }`).join(', ');

/** What correct services do that a description says little of. */
const HABITS: Record<string, Habit> = {
  'a word in the path beside an id that is not there': {
    paths: `/pets/{id}.{format}: { get: { operationId: file, parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: format, in: path, required: true, schema: { enum: [csv, txt] } }], responses: { 200: { description: A., content: { text/csv: {} } }, ${E(404)} } } }`,
    serve: () => () => [404],
    passed: ['file/parameters/path format enum: not "CSV"'],
  },
  'a value that contradicts is 409': {
    paths: `/items: { post: { operationId: add, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [type], properties: { type: { type: string, const: items } } } } } }, responses: { 201: { description: A. }, ${E(400, 409, 415)} } } }`,
    serve:
      () =>
      ({ body, headers, method, path }) => {
        if (path !== '/items') return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [415];
        const { type } = Object(body) as { type?: unknown };
        if (typeof body !== 'object' || body === null || Array.isArray(body) || typeof type !== 'string')
          return [400];
        return [type === 'items' ? 201 : 409];
      },
    passed: ['add/values//type type: const: not "ITEMS"'],
  },
  'formats and members have names that every object has': {
    paths: `/items: { get: { operationId: list, parameters: [{ name: kind, in: query, schema: { type: string, format: constructor } }, { name: toString, in: query, schema: { type: string, format: hasOwnProperty, maxLength: 3 } }], responses: { ${A}, ${E(400)} } } }
  /constructors: { post: { operationId: constructor, requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [constructor], properties: { constructor: { type: string }, toString: { type: integer } } } } } }, responses: { ${A}, ${E(400, 415)} } } }`,
    serve:
      () =>
      ({ path, method, query, headers, text }) => {
        if (path === '/constructors') {
          if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
          if (!/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '')) return [415];
          const sent = new URLSearchParams(text);
          const isWhole = sent.has('constructor') && /^(?:-?\d+)?$/.test(sent.get('toString') ?? '');
          return [isWhole ? 200 : 400, {}];
        }
        if (path !== '/items') return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        return [[...(query.get('toString') ?? '')].length > 3 ? 400 : 200, {}];
      },
    passed: ['list/parameters/query toString maxLength + 1', 'constructor/examples/the basic request'],
  },
  'a filter is of a language of its own': {
    paths: `/items: { get: { operationId: list, parameters: [{ name: $filter, in: query, schema: { type: string } }, { name: orderBy, in: query, schema: { type: string } }], responses: { ${A}, 4XX: { description: E. } } } }`,
    serve:
      () =>
      ({ query, path, method }) => {
        if (path !== '/items') return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        return query.has('$filter') || query.has('orderBy') ? [400] : [200, {}];
      },
    passed: ['list/examples/the basic request'],
  },
  'what is only read is overlooked in a request': {
    paths: `/items: { post: { operationId: add, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } }, responses: { ${A}, ${E(400, 415)} } } }`,
    components:
      'schemas: { Item: { type: object, properties: { name: { type: string, maxLength: 4 }, state: { enum: [on, off], readOnly: true }, at: { type: string, format: date-time, readOnly: true } } } }',
    serve:
      () =>
      ({ body, headers, method, path }) => {
        if (path !== '/items') return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [415];
        if (typeof body !== 'object' || body === null || Array.isArray(body)) return [400];
        const { name = '' } = body as { name?: unknown };
        return typeof name === 'string' && [...name].length <= 4 ? [200, {}] : [400];
      },
    passed: ['add/values//name name: type: true'],
  },
  'a path is one of another template too': {
    paths: `/people/bulk: { post: { operationId: bulk, responses: { 202: { description: A. } } } }
  /people/{handle}: { parameters: [{ name: handle, in: path, required: true, schema: { type: string } }], get: { operationId: person, responses: { ${A}, ${E(404)} } }, patch: { operationId: change, responses: { ${A}, ${E(415)} } } }`,
    serve:
      () =>
      ({ method, path }) => {
        if (path === '/people/bulk' && method === 'POST') return [202];
        if (!/^\/people\/[^/]+$/u.test(path)) return [404];
        if (method === 'PATCH') return [415];
        const also = path === '/people/bulk' ? 'POST, ' : '';
        return method === 'GET' ? [404] : [405, undefined, { allow: `${also}GET, PATCH` }];
      },
    passed: ['*/protocol/method PUT of /people/bulk'],
  },
  'a key that was used brings the first answer again': {
    paths: `/jobs: { post: { operationId: start, parameters: [{ name: Idempotency-Key, in: header, required: true, schema: { type: string, format: uuid } }], responses: { 201: { description: A., content: { application/json: { schema: { type: object, required: [id], properties: { id: { type: string } } } } } }, ${E(400)} } } }
  /jobs/{id}: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], get: { operationId: job, responses: { ${A}, ${E(404, 410)} } }, delete: { operationId: drop, responses: { 204: { description: Gone. }, ${E(404, 410)} } } }`,
    serve: () => {
      const byKey = new Map<string, string>();
      const jobs = new Map<string, boolean>();
      return ({ method, path, headers }) => {
        const key = String(headers['idempotency-key'] ?? '').toLowerCase();
        if (path === '/jobs' && method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (path === '/jobs') {
          if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key)) return [400];
          const id = byKey.get(key) ?? `job-${byKey.size}`;
          byKey.set(key, id);
          if (!jobs.has(id)) jobs.set(id, true);
          return [201, { id }];
        }
        const id = /^\/jobs\/([^/]+)$/u.exec(path)?.[1];
        if (id === undefined) return [404];
        if (method !== 'GET' && method !== 'DELETE') return [405, undefined, { allow: 'GET, DELETE' }];
        if (!jobs.has(id)) return [404];
        if (!jobs.get(id)) return [410];
        if (method === 'GET') return [200, {}];
        jobs.set(id, false);
        return [204];
      };
    },
    passed: ['job/protocol/no accept header', 'drop/protocol/no accept header'],
  },
  'a name is given once, and wrapped': {
    paths: `/widgets: { post: { operationId: make, requestBody: { required: true, content: { '*/*': { schema: { $ref: '#/components/schemas/Widget' } } } }, responses: { 201: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/Widget' } } } }, ${E(400, 409, 415, 422)} } } }
  /widgets/{name}: { parameters: [{ name: name, in: path, required: true, schema: { type: string } }], put: { operationId: keep, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Widget' } } } }, responses: { ${A}, ${E(400, 415)} } }, get: { operationId: widget, responses: { 200: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/Widget' } } } }, ${E(404)} } } }`,
    components:
      "schemas: { Widget: { type: object, required: [metadata], properties: { metadata: { type: object, required: [name], properties: { name: { type: string, pattern: '^[a-z][a-z0-9]{0,30}$' } } } } } }",
    serve: () => {
      const names = new Set<string>();
      return ({ method, path, headers, body }) => {
        const found = /^\/widgets(?:\/([^/]+))?$/u.exec(path);
        if (found === null) return [404];
        const [, name] = found;
        if (name !== undefined) {
          if (method !== 'GET' && method !== 'PUT') return [405, undefined, { allow: 'GET, PUT' }];
          if (method === 'PUT' && !isJson(headers)) return [415];
          const told = (Object(body) as { metadata?: { name?: unknown } }).metadata?.name;
          if (method === 'PUT')
            return told === name && /^[a-z][a-z0-9]{0,30}$/u.test(name) ? [200, {}] : [400];
          return names.has(name) ? [200, { metadata: { name } }] : [404];
        }
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [415];
        const given = (Object(body) as { metadata?: { name?: unknown } }).metadata?.name;
        if (typeof given !== 'string' || !/^[a-z][a-z0-9]{0,30}$/u.test(given)) return [422];
        if (names.has(given)) return [409];
        names.add(given);
        return [201, { metadata: { name: given } }];
      };
    },
    passed: [
      'keep/examples/the basic request',
      'widget/examples/the basic request',
      'widget/relations/two that were made are two',
    ],
  },
  'a tenant in a header has things of its own': {
    paths: `/things: { parameters: [{ $ref: '#/components/parameters/T' }], post: { operationId: make, responses: { 201: { description: A., content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } }, ${E(400)} } } }
  /things/{id}: { parameters: [{ $ref: '#/components/parameters/T' }, { name: id, in: path, required: true, schema: { type: integer, minimum: 0 } }], get: { operationId: thing, responses: { ${A}, ${E(400, 404)} } }, delete: { operationId: drop, responses: { 204: { description: Gone. }, ${E(400, 404)} } } }`,
    components:
      'parameters: { T: { name: X-Tenant, in: header, required: true, schema: { enum: [north, south] } } }',
    serve: () => {
      const owners = new Map<string, string>();
      return ({ method, path, headers }) => {
        const id = /^\/things(?:\/(?<id>[^/]+))?$/u.exec(path);
        if (id === null) return [404];
        const methods = id.groups?.['id'] === undefined ? ['POST'] : ['GET', 'DELETE'];
        if (!methods.includes(method)) return [405, undefined, { allow: methods.join(', ') }];
        const tenant = headers['x-tenant'];
        if (tenant !== 'north' && tenant !== 'south') return [400];
        const key = id.groups?.['id'];
        if (key === undefined) {
          owners.set(String(owners.size), tenant);
          return [201, { id: owners.size - 1 }];
        }
        if (!/^\d+$/u.test(key)) return [400];
        if (owners.get(key) !== tenant) return [404];
        if (method === 'GET') return [200, {}];
        owners.set(key, 'nobody');
        return [204];
      };
    },
    passed: ['thing/protocol/no accept header', 'thing/parameters/header X-Tenant enum: "north"'],
  },
  'a range is out of reach, and one that is none is overlooked': {
    paths: `/file: { get: { operationId: file, parameters: [{ name: Range, in: header, schema: { type: string, pattern: '^bytes=[0-9]+-$' } }, { name: If-Modified-Since, in: header, schema: { type: string, maxLength: 40 } }], responses: { 200: { description: A., content: { application/octet-stream: {} } }, 206: { description: A., content: { application/octet-stream: {} } }, ${E(304, 416)} } } }`,
    serve:
      () =>
      ({ path, method, headers }) => {
        if (path !== '/file') return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        const from = /^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1];
        const type = { 'content-type': 'application/octet-stream' };
        if (from === undefined) return [200, 'abc', type];
        return Number(from) < 3 ? [206, 'abc'.slice(Number(from)), type] : [416];
      },
    passed: ['file/examples/the basic request'],
  },
  'what a job makes is there later': {
    paths: `/exports: { post: { operationId: start, responses: { 202: { description: A., headers: { Location: { required: true, schema: { type: string } } } } } } }
  /exports/{id}/file: { get: { operationId: file, parameters: [{ name: id, in: path, required: true, schema: { type: integer, minimum: 0 } }], responses: { 200: { description: A., content: { text/csv: {} } }, ${E(400, 404)} } } }`,
    serve: () => {
      const started: number[] = [];
      return ({ path, method }) => {
        if (path === '/exports') {
          if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
          started.push(0);
          return [202, undefined, { location: `/exports/${started.length - 1}/file` }];
        }
        const id = /^\/exports\/([^/]+)\/file$/u.exec(path)?.[1];
        if (id === undefined) return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        if (!/^\d+$/u.test(id)) return [400];
        const asked = started[Number(id)];
        if (asked === undefined) return [404];
        started[Number(id)] = asked + 1;
        return asked < 3 ? [404] : [200, 'a,b', { 'content-type': 'text/csv' }];
      };
    },
    passed: ['file/examples/the basic request'],
  },
  'a union is told apart by its discriminator': {
    paths: `/shapes: { post: { operationId: draw, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Shape' } } } }, responses: { 204: { description: A. }, ${E(400, 415)} } } }`,
    components: `schemas: { Shape: { oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Box' }], discriminator: { propertyName: kind, mapping: { round: '#/components/schemas/Circle' } } }, Circle: { type: object, required: [kind, r], properties: { kind: { type: string }, r: { type: integer } } }, Box: { type: object, required: [kind, w], properties: { kind: { type: string }, w: { type: integer } } } }`,
    serve:
      () =>
      ({ method, headers, body, path }) => {
        if (path !== '/shapes') return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [415];
        const { kind, r, w } = Object(body) as Record<string, unknown>;
        return [
          (kind === 'round' && Number.isInteger(r)) || (kind === 'Box' && Number.isInteger(w)) ? 204 : 400,
        ];
      },
    passed: ['draw/examples/the basic request', 'draw/values/body alternative 2'],
  },
  'a failure is told with 200': {
    paths: `/rpc/{method}: { post: { operationId: call, parameters: [{ name: method, in: path, required: true, schema: { enum: [sum] } }], requestBody: { required: true, content: { application/json: { schema: { type: object, required: [args], properties: { args: { type: array, items: { type: number } } } } } } }, responses: { 200: { description: A., content: { application/json: { schema: { oneOf: [{ type: object, required: [result], properties: { result: { type: number } } }, { type: object, required: [error], properties: { error: { type: string } } }] } } } } } } }`,
    serve:
      () =>
      ({ method, path, headers, body }) => {
        if (!/^\/rpc\/[^/]+$/u.test(path)) return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [200, { error: 'send JSON' }];
        const { args } = Object(body) as { args?: unknown };
        if (!Array.isArray(args) || !args.every((one) => typeof one === 'number'))
          return [200, { error: 'send numbers' }];
        return path === '/rpc/sum' ? [200, { result: 1 }] : [200, { error: 'no such method' }];
      },
    passed: ['call/values//args args: type: true', "*/protocol/odd URL /rpc/'%22%3C%3E"],
  },
  'what was made tells its path as its name': {
    paths: `/v1/shelves: { post: { operationId: make, responses: { 200: { description: A., content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } } } } }
  /v1/shelves/{shelf}: { get: { operationId: shelf, parameters: [{ name: shelf, in: path, required: true, schema: { type: string } }], responses: { ${A}, ${E(404)} } } }
  /v1/Books: { post: { operationId: add, responses: { 201: { description: A., content: { application/json: { schema: { type: object, properties: { ID: { type: integer } } } } } } } } }
  /v1/Books({ID}): { get: { operationId: book, parameters: [{ name: ID, in: path, required: true, schema: { type: integer, minimum: 0 } }], responses: { ${A}, ${E(400, 404)} } } }`,
    serve: () => {
      let made = 0;
      return ({ path, method }) => {
        const allow = /^\/v1\/(?:shelves|Books)$/u.test(path) ? 'POST' : 'GET';
        if (!/^\/v1\/(?:shelves(?:\/[^/]+)?|Books(?:\([^/]+\))?)$/u.test(path)) return [404];
        if (method !== allow) return [405, undefined, { allow }];
        if (path === '/v1/shelves') return [200, { name: `shelves/s${(made += 1)}` }];
        if (path === '/v1/Books') return [201, { ID: (made += 1) }];
        if (path.startsWith('/v1/Books(') && !/^\/v1\/Books\(\d+\)$/u.test(path)) return [400];
        const id = Number(/s(\d+)$|\((\d+)\)$/u.exec(path)?.slice(1).find(Boolean) ?? 0);
        return id > 0 && id <= made ? [200, {}] : [404];
      };
    },
    passed: ['shelf/examples/the basic request', 'book/examples/the basic request'],
  },
  'a malformed request is 400 where only other matters are documented': {
    paths: `/pets/{id}: { get: { operationId: pet, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }, { name: page, in: query, schema: { type: integer } }], responses: { ${A}, ${E(401, 404)} } } }`,
    serve:
      () =>
      ({ path, query, method }) => {
        const [, id] = /^\/pets\/([^/]+)$/u.exec(path) ?? [];
        if (id === undefined) return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        if (![id, query.get('page') ?? '1'].every((text) => /^-?\d+$/u.test(text))) return [400];
        return Number(id) === 2_147_483_646 ? [404] : [200, {}];
      },
    passed: ['pet/parameters/path id type: a string', 'pet/parameters/id that names nothing'],
  },
  'another media type is 415 though nothing lists it': {
    paths: `/forms: { post: { operationId: fill, requestBody: { required: true, content: { application/json: { schema: { type: object } } } }, responses: { ${A}, ${E(400)} } } }`,
    serve:
      () =>
      ({ path, headers, method, body }) => {
        if (path !== '/forms') return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!isJson(headers)) return [415];
        return typeof body === 'object' && body !== null && !Array.isArray(body) ? [200, {}] : [400];
      },
    passed: ['fill/body/content type text/plain', 'fill/body/content type application/jsonx'],
  },
  'a part of another media type is 415': {
    paths: `/photos: { post: { operationId: add, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [photo], properties: { photo: { type: string, format: binary } } }, encoding: { photo: { contentType: image/png } } } } }, responses: { ${A}, ${E(400, 415)} } } }`,
    serve:
      () =>
      ({ path, headers, method, text }) => {
        if (path !== '/photos') return [404];
        if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
        if (!headers['content-type']?.startsWith('multipart/form-data;')) return [415];
        if (!/name="photo"/u.test(text) || !text.trimEnd().endsWith('--')) return [400];
        return /content-type: image\/png/iu.test(text) ? [200, {}] : [415];
      },
    passed: ['add/body//photo of another media type', 'add/body//photo left out'],
  },
  'a path of nothing but parameters': {
    paths: `/{kind}: { get: { operationId: all, parameters: [{ name: kind, in: path, required: true, schema: { enum: [cats, dogs] } }], responses: { ${A}, ${E(400)} } } }
  /{kind}/{id}/{part}: { get: { operationId: one, parameters: [{ name: kind, in: path, required: true, schema: { enum: [cats, dogs] } }, { name: id, in: path, required: true, schema: { enum: [a, b] } }, { name: part, in: path, required: true, schema: { enum: [c, d] } }], responses: { ${A}, ${E(400)} } } }`,
    serve:
      () =>
      ({ path, method }) => {
        const parts = path.slice(1).split('/');
        if (![1, 3].includes(parts.length) || parts.includes('')) return [404];
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        const known = [
          ['cats', 'dogs'],
          ['a', 'b'],
          ['c', 'd'],
        ];
        return parts.every((part, index) => known[index]?.includes(part)) ? [200, {}] : [400];
      },
    passed: ['one/examples/the basic request', '*/protocol/unknown path /x/x-unknown/x-path/x/x/x/x'],
  },
  'an id that was given is more than a path takes': {
    paths: `/orders: { post: { operationId: order, responses: { 200: { description: A., content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } } } } }
  /orders/{id}: { get: { operationId: read, parameters: [{ name: id, in: path, required: true, schema: { type: integer, maximum: 10 } }], responses: { ${A}, ${E(400, 404)} } } }`,
    serve: () => {
      let made = 10;
      return ({ path, method }) => {
        const [, id] = /^\/orders(?:\/([^/]+))?$/u.exec(path) ?? ['', ''];
        if (id === '') return [404];
        const allow = id === undefined ? 'POST' : 'GET';
        if (method !== allow) return [405, undefined, { allow }];
        if (id === undefined) return [200, { id: (made += 1) }];
        return /^-?\d+$/u.test(id) && Number(id) <= 10 ? [404] : [400];
      };
    },
    passed: ['order/examples/the basic request', 'read/parameters/path id maximum + 1'],
  },
  'a PUT makes what is not there': {
    paths: `/notes/{name}: { put: { operationId: keep, parameters: [{ name: name, in: path, required: true, schema: { type: string } }], responses: { 201: { description: A. }, 204: { description: A. }, ${E(404)} } } }`,
    serve: () => {
      const kept = new Set<string>();
      return ({ path, method }) => {
        if (!/^\/notes\/[^/]+$/u.test(path)) return [404];
        if (method !== 'PUT') return [405, undefined, { allow: 'PUT' }];
        const status = kept.has(path) ? 204 : 201;
        kept.add(path);
        return [status];
      };
    },
    passed: ['keep/examples/the basic request'],
  },
};

it.each(Object.entries(HABITS))('%s: nothing is said', async (_, { paths, components, serve, passed }) => {
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  ${paths}\ncomponents: { ${components ?? ''} }`;
  const answer = serve();
  const server = await listen(serviceOf(answer));
  const document = openDocument(parse(text));
  const fixtures = toFixtures({ settleMs: 2000 }, {});
  const report = await verify({ document, baseUrl: server.url, fixtures, writes: 'all' });
  await server.close();
  expect(
    report.findings.map(({ trial, message, got, curl }) => `${trial}: ${message} ${got} ${curl}`),
  ).toEqual([]);
  const verdicts = new Map(report.results.map(({ trial, conclusion }) => [trial.id, conclusion]));
  expect(passed.map((id) => [id, verdicts.get(id)])).toEqual(
    passed.map((id) => [id, expect.objectContaining({ outcome: 'passed' })]),
  );
});

/** A service that says of refusals only 404, and gives also 400 and 415. */
it.each([
  [false, []],
  [true, ['The status 400 is not documented.', 'The status 415 is not documented.']],
])('a refusal that is not documented is told where strict is %s', async (strict, told) => {
  const server = await listen(
    serviceOf(({ path, method, headers, body }) => {
      if (path !== '/pets') return [404];
      if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
      if (!isJson(headers)) return [415];
      return [typeof Object(body).age === 'number' ? 201 : 400];
    }),
  );
  const document = openDocument(
    parse(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { post: { operationId: add, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [age], properties: { age: { type: number } } } } } }, responses: { 201: { description: A. }, ${E(404)} } } }`),
  );
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}), strict });
  await server.close();
  expect([...new Set(report.findings.map(({ message }) => message))].toSorted()).toEqual(told);
});

it('changes of a credential what counts', () => {
  const scheme = { name: 'token', kind: 'header', key: 'authorization', pointer: '' } as const;
  const texts = Object.fromEntries(listInvalidCredentials(scheme, 'Bearer abc', new Secrets()));
  // The scheme is the same in any letter case.
  expect(texts['the valid credential in other letter case']).toBe('Bearer Abc');
  const signature = Buffer.alloc(32, 7).toString('base64url');
  const token = `eyJh.eyJz.${signature}`;
  const changed = Object.fromEntries(
    listInvalidCredentials({ ...scheme, kind: 'bearer' }, token, new Secrets()),
  );
  const sent = String(changed['the valid credential with one character changed']).split('.')[2] ?? '';
  expect(Buffer.from(sent, 'base64url').equals(Buffer.alloc(32, 7))).toBe(false);
  expect(sent.slice(-1)).toBe(signature.slice(-1));
});
