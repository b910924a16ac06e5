import { expect, it } from 'vitest';
import { observe } from '../src/observe/observe.ts';
import { readDocument } from '../src/openapi/read-document.ts';

const document = await readDocument('../../spec/dist/openapi.json');

const SCRAPE = { url: 'https://example.com/', actions: [{ type: 'click', selector: '#a' }] };
const BATCH = { urls: ['nonsense'], ignoreInvalidURLs: false };

const place = (path: string, code: string): object[] => [
  { in: 'body', path, code, message: 'It is not what it must be.' },
];
const site = { cause: 'certificate', message: 'The certificate is not valid.' };
const refused = (answer: string): string[] => [`The server refused a valid request with ${answer}.`];

/** A refusal of a valid request by its path and body, status, error and details, and what the server is accused of. */
const ROWS: [string, object, number, string, unknown, string[]][] = [
  ['scrape', SCRAPE, 422, 'Action failed', place('/actions/0', 'action'), []],
  ['scrape', SCRAPE, 422, 'Site cannot be read', site, []],
  ['scrape', SCRAPE, 400, 'Bad Request', place('/actions/0', 'type'), refused('400 "Bad Request"')],
  ['scrape', SCRAPE, 400, 'Invalid URL', place('/url', 'format'), refused('400 "Invalid URL"')],
  ['batch/scrape', BATCH, 400, 'Invalid URL', place('/urls/0', 'format'), []],
  [
    'batch/scrape',
    BATCH,
    400,
    'Invalid URL',
    [...place('/urls/0', 'format'), ...place('/urls', 'maxItems')],
    refused('400 "Invalid URL"'),
  ],
  ['batch/scrape', BATCH, 400, 'Bad Request', place('/urls', 'maxItems'), refused('400 "Bad Request"')],
];

it.each(ROWS)('%s of %j is answered with %i %s', (path, body, status, error, details, accused) => {
  expect(accusations(path, body, status, { success: false, error, details })).toEqual(accused);
});

it.each([
  ['news', ['web', { type: 'news' }], []],
  ['news', ['news'], []],
  ['images', ['web', { type: 'news' }], ['present-when', 'present-when']],
])('holds that %s are there when %j are asked for', (there, sources, broken) => {
  const answer = {
    success: true,
    data: { ...(sources.includes('web') && { web: [] }), [there]: [] },
    id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71',
    creditsUsed: 0,
  };
  expect(accusations('search', { query: 'a', sources }, 200, answer)).toEqual(
    broken.map((kind) => `The answer breaks the relation ${kind} with its request.`),
  );
});

function accusations(path: string, body: object, status: number, answer: object): string[] {
  const observations = observe(document, {
    request: {
      method: 'POST',
      url: `http://127.0.0.1/v2/${path}`,
      headers: { authorization: 'Bearer wd_0123456789', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    failure: undefined,
    response: {
      status,
      headers: { 'content-type': 'application/json', 'x-request-id': 'a' },
      body: JSON.stringify(answer),
      ms: 1,
    },
  });
  return observations.map(({ message }) => message);
}
