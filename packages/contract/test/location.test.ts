import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, listen, serviceOf } from './support.ts';

const json = { 'application/json': { schema: { type: 'object' } } };
const Location = { required: true, schema: { type: 'string' } };
const none = { description: 'No.' };

function documentOf(path: string, name: string) {
  return openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      [path]: {
        post: {
          operationId: 'add',
          responses: {
            201: { description: 'Made.', headers: { Location }, content: json },
            202: { description: 'Soon.', headers: { Location }, content: json },
          },
        },
      },
      [`${path}/{${name}}`]: {
        parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          operationId: 'read',
          responses: {
            200: { description: 'It.', content: json },
            303: { description: 'There.', headers: { Location } },
            404: none,
          },
        },
      },
    },
  });
}

async function run(document: ReturnType<typeof documentOf>, trial: string, answer: (asked: Asked) => Answer) {
  const server = await listen(serviceOf(answer));
  const fixtures = toFixtures({ settleMs: 400 }, {});
  const report = await verify({ document, baseUrl: server.url, fixtures, only: [trial] });
  await server.close();
  const own = report.results.find((one) => one.trial.id === trial);
  return [
    own?.conclusion.outcome,
    report.findings.filter((one) => one.trial === trial).map(({ message }) => message),
  ];
}

let count = 0;

it.each<[string, string, string, () => Answer, (id: string) => Answer, string[]]>([
  [
    'itself',
    '/pets',
    'id',
    () => [201, { id: ++count }, { location: `/pets/${count}` }],
    (id) => [200, { id }],
    [],
  ],
  [
    'an operation that makes it',
    '/pets',
    'id',
    () => [201, { id: 'op-1' }, { location: '/operations/7' }],
    (id) => [200, { id }],
    [],
  ],
  [
    'what is made later',
    '/pets',
    'id',
    () => [202, { id: 'job' }, { location: '/pets/7' }],
    (id) => [200, { id }],
    [],
  ],
  [
    'what tells no id',
    '/pets',
    'id',
    () => [201, { id: 1 }, { location: '/pets/1' }],
    () => [200, { name: 'Rex' }],
    [],
  ],
  ['nothing that tells', '/pets', 'id', () => [201, {}, { location: '/pets/1' }], (id) => [200, { id }], []],
  [
    'what is named by another member',
    '/pets',
    'tag',
    () => [201, { id: 9, tag: 'rex' }, { location: '/pets/rex' }],
    (tag) => [200, { id: 10, tag }],
    [],
  ],
  [
    'another',
    '/pets',
    'id',
    () => [201, { id: 1 }, { location: '/pets/2' }],
    (id) => [200, { id }],
    ['The answer says that 1 was made, and its Location, /pets/2, leads to 2.'],
  ],
  [
    'another by its own name',
    '/pets',
    'tag',
    () => [201, { data: { tag: 'rex' } }, { location: '/pets/max' }],
    (tag) => [200, { data: { tag } }],
    ['The answer says that rex was made, and its Location, /pets/max, leads to max.'],
  ],
])('a Location may lead to %s', async (_, path, name, made, read, told) => {
  const trial = 'add/relations/leads to something that is there';
  const answered = await run(documentOf(path, name), trial, ({ method, path: asked }) =>
    method === 'POST' ? made() : read(asked.split('/').at(-1)!),
  );
  expect(answered).toEqual([told.length > 0 ? 'failed' : 'passed', told]);
});

it.each<[string, (reads: number) => Answer, string, string[]]>([
  [
    'in the end',
    (reads) => (reads < 4 ? [200, {}] : [303, undefined, { location: '/results/1' }]),
    'passed',
    [],
  ],
  ['at once', () => [303, undefined, { location: '/results/1' }], 'passed', []],
  ['never', () => [200, {}], 'not-tested', []],
  ['nowhere', (reads) => (reads < 4 ? [200, {}] : [303]), 'failed', ['The 303 lacks the header location.']],
])('a job may lead on %s', async (_, answer, outcome, told) => {
  const reads = new Map<string, number>();
  const found = await run(
    documentOf('/jobs', 'id'),
    'read/relations/leads on in the end',
    ({ method, path }) => {
      if (method === 'POST') return [201, { id: ++count }, { location: `/jobs/${count}` }];
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return answer(reads.get(path)!);
    },
  );
  expect(found).toEqual([outcome, told]);
});

it.each(['/pets/%zz', '/pets/%E0%A4%A', '/pets/a%'])(
  'a Location that nobody can decode ends no run: %s',
  async (location) => {
    const answer = ({ method }: Asked): Answer => (method === 'POST' ? [201, {}, { location }] : [404]);
    const [outcome] = await run(documentOf('/pets', 'id'), 'read/examples/the basic request', answer);
    expect(outcome).toBe('failed');
  },
);

it('an id with half a character ends no run', async () => {
  const answer = ({ method }: Asked): Answer => (method === 'POST' ? [201, { id: '\uD800' }] : [404]);
  const [outcome] = await run(documentOf('/pets', 'id'), 'read/examples/the basic request', answer);
  expect(outcome).not.toBe('passed');
});
