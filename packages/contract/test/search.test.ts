import type { JsonObject } from '@web-data/openapi';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, listen, serviceOf } from './support.ts';

interface Case {
  readonly paths: string;
  readonly serve: () => (asked: Asked) => Answer;
  readonly outcome: 'passed' | 'failed' | 'not-tested';
  /** The most requests up to the first that is accepted. */
  readonly atMost: number;
  readonly fixtures?: JsonObject;
}

const LIST = `{ get: { operationId: list, responses: { 200: { description: A., content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: string } } } } } } } } } }`;

/** A POST to `/things` with these members. */
function adding(members: string, required: string): string {
  return `/things: { post: { operationId: add, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [${required}], properties: ${members} } } } }, responses: { 201: { description: A. }, 400: { description: E. }, 422: { description: E. } } } }`;
}

/** A service that accepts what `isRight` says, and rejects all else with these words. */
function accepting(isRight: (body: Record<string, unknown>) => boolean, words: unknown = {}) {
  return () =>
    ({ method, body }: Asked): Answer => {
      if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
      return isRight(Object(body)) ? [201] : [400, words];
    };
}

const TEXT = '{ type: string }';

const CASES: Record<string, Case> = {
  'a name that asks for an e-mail address': {
    paths: adding(`{ contactEmail: ${TEXT} }`, 'contactEmail'),
    serve: accepting(({ contactEmail }) => /^[^@\s]+@[^@\s]+\.\w+$/u.test(String(contactEmail))),
    outcome: 'passed',
    atMost: 2,
  },
  'a period that ends after it begins, in the future': {
    paths: adding(
      '{ startsAt: { type: string, format: date-time }, endsAt: { type: string, format: date-time } }',
      'startsAt, endsAt',
    ),
    serve: accepting(
      ({ startsAt, endsAt }) =>
        Date.parse(String(startsAt)) > Date.now() && String(endsAt) > String(startsAt),
    ),
    outcome: 'passed',
    atMost: 2,
  },
  'the lower of two bounds': {
    paths: adding('{ minPrice: { type: number }, maxPrice: { type: number } }', 'minPrice, maxPrice'),
    serve: accepting(({ minPrice, maxPrice }) => Number(minPrice) < Number(maxPrice)),
    outcome: 'passed',
    atMost: 2,
  },
  'a description that asks for a fully qualified name': {
    paths: adding("{ zone: { type: string, description: 'Name of the zone, fully qualified.' } }", 'zone'),
    serve: accepting(({ zone }) => /^(?:[\w-]+\.)+$/u.test(String(zone))),
    outcome: 'passed',
    atMost: 2,
  },
  'details that list what is allowed': {
    paths: adding(`{ shape: ${TEXT} }`, 'shape'),
    serve: accepting(({ shape }) => shape === 'round', {
      details: [{ path: '/shape', message: 'must be one of "square", "round"' }],
    }),
    outcome: 'passed',
    atMost: 5,
  },
  'a problem that names a field and what it wants': {
    paths: adding(`{ reach: ${TEXT} }`, 'reach'),
    serve: accepting(({ reach }) => String(reach).startsWith('https://'), {
      title: 'Bad',
      errors: [{ pointer: '/reach', detail: 'is no valid URL' }],
    }),
    outcome: 'passed',
    atMost: 4,
  },
  'a member that the service does not know': {
    paths: adding(`{ title: ${TEXT}, colour: ${TEXT} }`, 'title'),
    serve: accepting(({ title, colour }) => title === 'Lamp 1' && colour === undefined, {
      message: 'title must be one of: "Lamp 1"; colour is not allowed',
    }),
    outcome: 'passed',
    atMost: 6,
  },
  'a value that only an example elsewhere has': {
    paths: `${adding(`{ plan: ${TEXT} }`, 'plan')}
  /plans/current: { get: { operationId: plan, responses: { 200: { description: A., content: { application/json: { example: { plan: gold-7 } } } } } } }`,
    serve: () => {
      const add = accepting(({ plan }) => plan === 'gold-7')();
      return (asked) => (asked.path === '/things' ? add(asked) : [200, { plan: 'gold-7' }]);
    },
    outcome: 'passed',
    atMost: 4,
  },
  'the id of something that is listed': {
    paths: `${adding(`{ petId: ${TEXT} }`, 'petId')}
  /pets: ${LIST}`,
    serve: () => {
      const add = accepting(({ petId }) => petId === 'p-4711')();
      return (asked) => (asked.path === '/things' ? add(asked) : [200, [{ id: 'p-4711' }]]);
    },
    outcome: 'passed',
    atMost: 6,
  },
  'an optional member that the service demands contradicts the description': {
    paths: adding(`{ title: ${TEXT}, shelf: { type: integer } }`, 'title'),
    serve: accepting(({ shelf }) => Number.isInteger(shelf)),
    outcome: 'failed',
    atMost: 2,
  },
  'a service that rejects everything is asked a bounded number of times': {
    paths: adding(`{ email: ${TEXT}, name: ${TEXT}, url: ${TEXT} }`, 'email, name'),
    serve: accepting(() => false, { message: 'email, name and url are wrong' }),
    outcome: 'failed',
    atMost: 12,
  },
  'a plain value in a path': {
    paths:
      '/convert/{amount}: { get: { operationId: add, parameters: [{ name: amount, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 50 } }], responses: { 200: { description: A. }, 400: { description: E. } } } }',
    serve:
      () =>
      ({ method, path }) => {
        if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
        const [, amount] = /^\/convert\/(-?\d+)$/u.exec(path) ?? [];
        return [Number(amount) >= 1 && Number(amount) <= 50 ? 200 : 400];
      },
    outcome: 'passed',
    atMost: 1,
  },
  'a path that names what nobody has': {
    paths:
      '/users/{id}: { get: { operationId: add, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { 200: { description: A. }, 404: { description: E. } } } }',
    serve:
      () =>
      ({ method }) =>
        method === 'GET' ? [404] : [405, undefined, { allow: 'GET' }],
    outcome: 'not-tested',
    atMost: 12,
  },
};

it.each(Object.entries(CASES))('searches %s', async (_, { paths, serve, outcome, atMost, fixtures = {} }) => {
  const answer = serve();
  const asked: string[] = [];
  let isFound = false;
  const server = await listen(
    serviceOf((one) => {
      const result = answer(one);
      if (!/^\/(?:things|convert|users)/u.test(one.path) || isFound) return result;
      asked.push(`${one.method} ${one.path} ${one.text}`);
      isFound = result[0] < 300;
      return result;
    }),
  );
  const document = openDocument(
    parse(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  ${paths}`),
  );
  const { results } = await verify({
    document,
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 100, ...fixtures }, {}),
    only: ['add/examples/'],
  });
  await server.close();
  const basic = results.find(({ trial }) => trial.id === 'add/examples/the basic request');
  expect(basic?.conclusion.outcome, asked.join('\n')).toBe(outcome);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(atMost);
});

it('tries the boundaries of a plain value in a path, and finds one that is off by one', async () => {
  const server = await listen(
    serviceOf((asked) => {
      if (!/^\/convert\/[^/]+$/u.test(asked.path)) return [404];
      const answer = CASES['a plain value in a path']!.serve()(asked);
      return asked.path === '/convert/50' ? [400] : answer;
    }),
  );
  const { paths } = CASES['a plain value in a path']!;
  const document = openDocument(
    parse(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  ${paths}`),
  );
  const { findings } = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}) });
  await server.close();
  expect(findings.map(({ trial }) => trial)).toEqual(['add/parameters/path amount maximum exactly']);
});
