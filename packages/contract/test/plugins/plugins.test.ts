import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { startMock } from '../../src/mock/serve.ts';
import { defaultPlugins, openDocument } from '../../src/plugins/documents.ts';
import type { Plugin } from '../../src/plugins/plugin.ts';
import { verify } from '../../src/verify/run.ts';
import { listen } from '../support.ts';
import { sorted } from './sorted.ts';

const content = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });
const Names = {
  type: 'array',
  items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
};
const description = {
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  'x-problems': { Busy: { status: 503, title: 'Come back later.' } },
  paths: {
    '/names': {
      get: {
        operationId: 'listNames',
        'x-sorted-by': 'name',
        'x-may-be': ['Busy'],
        responses: {
          '200': { description: 'Names.', content: content(Names, [{ name: 'Bo' }, { name: 'Al' }]) },
          '404': { description: 'Not there.' },
          '503': { description: 'Busy.', content: content({ type: 'object' }, {}) },
        },
      },
    },
  },
};

type Answer = readonly [status: number, body: unknown];

/** Verifies a service that answers each GET of `/names` alike. */
async function runTrials(plugins: readonly Plugin[], [status, body]: Answer, only: string) {
  const server = await listen(
    createServer((request, response) => {
      if (request.url !== '/names') return response.writeHead(404).end();
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }),
  );
  const document = openDocument(description, { plugins });
  const { findings, results } = await verify({ document, baseUrl: server.url, only: [only] }).finally(() =>
    server.close(),
  );
  return {
    findings: findings.map(({ check, pointer }) => `${check} ${pointer}`),
    trials: results.map(({ trial }) => trial.id),
  };
}

const unsorted = [{ name: 'Bo' }, { name: 'Al' }];
const basic = 'listNames/examples';
const pointer = '/paths/~1names/get/x-sorted-by';

it('the page shows the plug-in that is tested here', () => {
  const page = readFileSync('docs/plugins.md', 'utf8');
  const [, text = ''] = readFileSync('test/plugins/sorted.ts', 'utf8').split(/\n(?=type Item)/u);
  const shown = text.replace(/\nexport .*\n$/u, '');
  expect(shown).toContain('name: ');
  expect(page).toContain(shown);
});

it.each<[string, readonly Plugin[], Answer, string[]]>([
  ['what the plug-in finds', [sorted], [200, unsorted], [`relation ${pointer}`]],
  ['nothing where the service keeps it', [sorted], [200, unsorted.toReversed()], []],
  ['nothing without the plug-in', [], [200, unsorted], []],
  ['nothing by the default ones', defaultPlugins, [200, unsorted], []],
  [
    'no rejection that a plug-in permits',
    [{ name: 'busy', permitsRejection: (_document, _operation, { response }) => response.status === 404 }],
    [404, {}],
    [],
  ],
  [
    'a rejection that no plug-in permits',
    [{ name: 'idle' }],
    [404, {}],
    ['refused-valid /paths/~1names/get'],
  ],
])('verify reports %s', async (_title, plugins, answer, expected) => {
  expect((await runTrials(plugins, answer, basic)).findings).toEqual(expected);
});

it('the mock follows a plug-in', async () => {
  const mock = await startMock(openDocument(description, { plugins: [sorted] }));
  const body: unknown = await (await fetch(`${mock.url}/names`)).json();
  await mock.close();
  expect(body).toEqual(unsorted.toReversed());
});

it('a plug-in reads errors from an extension of its own, and names those of an operation', () => {
  const problems: Plugin = {
    name: 'problems',
    readErrors: (root) => {
      const { Busy } = root['x-problems'] as { Busy: { status: number; title: string } };
      const entry = { name: 'Busy', status: Busy.status, error: Busy.title, pointer: '/x-problems/Busy' };
      const none = { group: undefined, details: undefined, code: undefined, headers: [], body: 'Problem' };
      const flags = { openMessage: false, situational: true, retryAfter: false };
      return new Map([['Busy', { ...entry, ...none, ...flags }]]);
    },
    readOperation: (operation) => ({ errors: operation['x-may-be'] as string[], safe: true }),
  };
  const { catalogue, operations } = openDocument(description, { plugins: [problems] });
  expect(catalogue.get('Busy')?.error).toBe('Come back later.');
  expect(operations.map(({ errors }) => errors)).toEqual([['Busy']]);
});

it('trials of a plug-in run, those of the service last', async () => {
  const trial = { phase: 'relations', title: 'a trial', pointer: '', writes: false } as const;
  const own: Plugin = {
    name: 'own',
    planService: () => [
      {
        ...trial,
        id: '*/own/service',
        operation: '*',
        run: async () => ({ outcome: 'not-tested', reason: 'no' }),
      },
    ],
    planOperation: (_session, { id }) => [
      { ...trial, id: `${id}/own/one`, operation: id, run: async () => ({ outcome: 'passed' }) },
    ],
  };
  const { trials } = await runTrials([own], [200, []], '/own/');
  expect(trials).toEqual(['listNames/examples/the basic request', 'listNames/own/one', '*/own/service']);
});

it('the core imports no plug-in, and knows only two keywords of extensions', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replaceAll('\\', '/'));
  const core = paths.filter((path) => /^(?!plugins|commands|msw|vitest)[^/]+\//u.test(path));
  const read = (path: string): string => readFileSync(`src/${path}`, 'utf8');
  expect(core.length).toBeGreaterThan(100);
  expect(core.filter((path) => /(?:from |import |import\()'[^']*\/plugins\//u.test(read(path)))).toEqual([]);
  const extensions = core.flatMap(
    (path) => read(path).match(/(?<=\[|, )'x-(?!api-key|unheard-of)[a-z-]+'(?=\]|\))/gu) ?? [],
  );
  expect([...new Set(extensions)].toSorted()).toEqual(["'x-error'", "'x-format'"]);
});
