import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { verify } from '../src/index.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { listen, serviceOf } from './support.ts';

const content = { 'application/json': { schema: { type: 'object' } } };
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': { get: { operationId: 'listThings', responses: { 200: { description: 'It.', content } } } },
  },
});

/** What a run says of a workflow whose only step has a condition for the text of the response. */
async function run(condition: string): Promise<unknown> {
  const workflow = {
    workflowId: 'w',
    steps: [
      {
        stepId: 's',
        operationId: 'listThings',
        successCriteria: [{ type: 'regex', context: '$response.body#/text', condition }],
      },
    ],
  };
  const arazzo = { arazzo: '1.0.0', workflows: [workflow] };
  const workflows = [{ file: 'w.yaml', document: arazzo, inputs: {}, inputsOf: {} }];
  const server = await listen(serviceOf(() => [200, { text: `${'a'.repeat(28)}!` }]));
  const report = await verify({
    document,
    baseUrl: server.url,
    fixtures: { ...toFixtures({}, {}), workflows },
    only: ['*/workflows/w'],
    writes: 'all',
  }).finally(() => server.close());
  return report.results.map(({ conclusion }) => conclusion);
}

it.each([
  ['^a+!$', [{ outcome: 'passed' }]],
  ['^b', [{ outcome: 'failed' }]],
  ['^(a+)+$', [{ outcome: 'not-tested', reason: 'The pattern ^(a+)+$ takes too long for a text.' }]],
])('a step whose criterion is the pattern %s ends in %j', async (condition, conclusions) => {
  const before = process.cpuUsage();
  expect(await run(condition)).toMatchObject(conclusions);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
});

it('says which criterion is no pattern', async () => {
  await expect(run('a(')).rejects.toThrow('the condition "a(" is not a regular expression: ');
});
