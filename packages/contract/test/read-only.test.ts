import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDocument, toFixtures, verify } from '../src/index.ts';
import { listen } from './support.ts';

const TEXT = { type: 'string' };
const film = { type: 'object', required: ['id', 'title'], properties: { id: TEXT, title: TEXT } };
const scene = {
  type: 'object',
  required: ['number'],
  properties: { number: { type: 'integer' }, words: TEXT },
};
const json = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
const missing = { description: 'Nothing.' };
const named = (name: string, schema: object = TEXT) => ({ name, in: 'path', required: true, schema });
const read = (operationId: string, schema: object) => ({
  operationId,
  responses: { 200: json(schema), 404: missing },
});
const data = (items: object) => ({
  type: 'object',
  properties: { data: { type: 'array', items }, next: TEXT },
});

/** A catalogue that one reads: lists, and what stands in them by its name. */
const paths = {
  '/films': { get: read('listFilms', data(film)) },
  '/films/{filmId}': {
    parameters: [named('filmId')],
    get: read('getFilm', film),
    delete: { operationId: 'deleteFilm', responses: { 204: { description: 'Gone.' }, 404: missing } },
  },
  '/films/{filmId}/scenes': {
    parameters: [named('filmId')],
    get: read('listScenes', { type: 'array', items: scene }),
  },
  '/films/{filmId}/scenes/{sceneNumber}': {
    parameters: [named('filmId'), named('sceneNumber', { type: 'integer' })],
    get: read('getScene', scene),
  },
  '/genres': { get: read('listGenres', { type: 'array', items: TEXT }) },
  '/genres/{genre}': { parameters: [named('genre')], get: read('getGenre', data(film)) },
};
const document = openDocument({ openapi: '3.1.0', info: { title: 'Films', version: '1' }, paths });

/** What the catalogue answers by path. */
const answers: Record<string, unknown> = {
  '/films': { data: [{ id: 'm1', title: 'Metropolis' }] },
  '/films/m1': { id: 'm1', title: 'Metropolis' },
  '/films/m1/scenes': [{ number: 3, words: 'None.' }],
  '/films/m1/scenes/3': { number: 3, words: 'None.' },
  '/genres': ['silent'],
  '/genres/silent': { data: [] },
};

interface Options {
  writes?: boolean;
  described?: typeof document;
  settleMs?: number;
}

async function verifyFilms(change: Record<string, unknown>, options: Options = {}) {
  const { described = document, settleMs = 10_000, ...others } = options;
  const asked: string[] = [];
  const server = await listen(
    createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      asked.push(`${request.method} ${path}`);
      const found = { ...answers, ...change }[path];
      if (found === undefined) return void response.writeHead(404).end();
      if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
    }),
  );
  const fixtures = { ...toFixtures({}, {}), settleMs };
  const report = await verify({ document: described, baseUrl: server.url, fixtures, ...others });
  await server.close();
  return { report, asked };
}

test.each([true, false])(
  'what lists show is read by its name, and nothing else is done to it (writes: %s)',
  async (writes) => {
    const { report, asked } = await verifyFilms({}, { writes });
    expect(report.findings).toEqual([]);
    const basic = report.results.filter(({ trial }) => trial.title.endsWith('the basic request'));
    expect(
      Object.fromEntries(basic.map(({ trial, conclusion }) => [trial.id.split('/')[0], conclusion.outcome])),
    ).toEqual({
      listFilms: 'passed',
      getFilm: 'passed',
      deleteFilm: 'not-tested',
      listScenes: 'passed',
      getScene: 'passed',
      listGenres: 'passed',
      getGenre: 'passed',
    });
    const changing = asked.filter((line) => /^(?:DELETE|PUT|PATCH|POST) \/films\/m1/.test(line));
    expect(changing).toEqual([]);
  },
);

test('what is wrong with it is found', async () => {
  const { report } = await verifyFilms({ '/films/m1/scenes/3': { number: 'three' } });
  expect(report.findings.map(({ operation }) => operation)).toContain('getScene');
});

test('an empty list says so', async () => {
  const { report } = await verifyFilms({ '/films': { data: [] } });
  expect(report.findings).toEqual([]);
  const reasons = report.results.flatMap(({ conclusion }) =>
    conclusion.outcome === 'not-tested' ? [conclusion.reason] : [],
  );
  expect(reasons).toContain('listFilms gave no filmId');
});
