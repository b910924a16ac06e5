import { expect, it } from 'vitest';
import { observe } from '../src/observe/observe.ts';
import { readDocument } from '../src/openapi/read-document.ts';

const document = await readDocument('../../spec/dist/openapi.json');

/** A refusal of a valid scrape, by its status and error, and what the server is accused of. */
const ROWS: [status: number, error: string, code: string, accused: string[]][] = [
  [422, 'Action failed', 'action', []],
  [400, 'Bad Request', 'type', ['The server refused a valid request with 400 "Bad Request".']],
];

it.each(ROWS)('a valid request is answered with %i %s', (status, error, code, accused) => {
  const details = [{ in: 'body', path: '/actions/0', code, message: 'No element is there.' }];
  const observations = observe(document, {
    request: {
      method: 'POST',
      url: 'http://127.0.0.1/v2/scrape',
      headers: { authorization: 'Bearer wd_0123456789', 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com/', actions: [{ type: 'click', selector: '#a' }] }),
    },
    failure: undefined,
    response: {
      status,
      headers: { 'content-type': 'application/json', 'x-request-id': 'a' },
      body: JSON.stringify({ success: false, error, details }),
      ms: 1,
    },
  });
  expect(observations.map(({ message }) => message)).toEqual(accused);
});
