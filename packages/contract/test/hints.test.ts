import { expect, it } from 'vitest';
import { checkHar } from '../src/check/check-har.ts';
import { openDocument } from '../src/plugins/documents.ts';

const properties = {
  url: { type: 'string' },
  includeSubdomains: { type: 'boolean' },
  options: { type: 'object', properties: { timeout: { type: 'integer' } } },
  any: { type: 'object', additionalProperties: true },
};
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/map': {
      post: {
        operationId: 'map',
        parameters: [
          { in: 'query', name: 'page_size', schema: { type: 'integer' } },
          { in: 'query', name: 'filter', style: 'deepObject', schema: { type: 'object' } },
        ],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
        responses: { 200: { description: 'D.' } },
      },
    },
  },
});

async function hints(query: string, body: object): Promise<readonly string[]> {
  const headers = [{ name: 'Content-Type', value: 'application/json' }];
  const request = {
    method: 'POST',
    url: `http://a.test/map${query}`,
    headers,
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  };
  const report = await checkHar(document, {
    log: { entries: [{ request, response: { status: 200, headers: [], content: { text: '' } } }] },
  });
  expect(report.findings).toEqual([]);
  return report.hints;
}

it.each<[query: string, body: object, told: string[]]>([
  ['', { includeSubdomains: true, other: 1, any: { urls: 1 } }, []],
  ['?page_size=1&filter[a]=b', {}, []],
  ['?pageSize=1', {}, ['map: The query parameter pageSize is not documented; did you mean page_size?']],
  ['?verbose=1&verbose=2', {}, ['map: The query parameter verbose is not documented.']],
  [
    '',
    { includeSubdomain: true },
    ['map: The member /includeSubdomain of the body is not documented; did you mean includeSubdomains?'],
  ],
  ['', { includeSubdomains: true, includeSubdomain: true }, []],
  [
    '',
    { options: { time_out: 5 } },
    ['map: The member /options/time_out of the body is not documented; did you mean timeout?'],
  ],
])('%s with %j', async (query, body, told) => {
  expect(await hints(query, body)).toEqual(told);
});
