import { describe, expect, test } from 'vitest';
import { respondInPage } from '../src/browser/try-it/answer-in-page.ts';
import { toRequest, UnfitRequest } from '../src/browser/try-it/request.ts';
import type { Filled } from '../src/browser/try-it/request.ts';
import type { Trial, TrialBody } from '../src/browser/try-it/trial.ts';
import { filesOf, read } from './helpers/site.ts';

const trials = filesOf('try.json').map((file) => JSON.parse(read(file)) as Trial);
const map = trials.find(({ operation }) => operation === 'mapUrls')!;

/** A body as the console sends it at first, with a small file in each place for one. */
function bodyOf(body: TrialBody | undefined): Pick<Filled, 'body' | 'mediaType'> {
  if (body === undefined) return {};
  if ('text' in body) return { body: body.text, mediaType: body.mediaType };
  const form = new FormData();
  for (const { name, file, value, type } of body.parts) {
    if (file) form.append(name, new File(['<h1>Plans</h1>'], value, { type: 'text/html' }));
    else form.append(name, type === undefined ? value : new Blob([value], { type }));
  }
  return { body: form };
}

function fill(trial: Trial, body = trial.bodies[0]): Request {
  const parameters = trial.parameters.map(({ value }) => value);
  return toRequest(trial, { parameters, key: 'any', ...bodyOf(body) });
}

describe('in the page', () => {
  test('every operation has a console', () => {
    const known = JSON.parse(read('operations.json')) as { id: string }[];
    const ids = known.map(({ id }) => id).toSorted();
    expect(trials.map(({ operation }) => operation).toSorted()).toEqual(ids);
  });

  test.each(
    trials.flatMap((trial) =>
      trial.bodies.map((body) => ({ id: trial.operation, title: body.title, trial, body })),
    ),
  )('$id answers its body "$title"', async ({ trial, body }) => {
    const [reply] = trial.responses;
    const response = await respondInPage(trial, reply!, fill(trial, body));
    expect([response.status, await response.clone().text()]).toEqual([reply!.status, expect.any(String)]);
  });

  test.each(trials)('$operation gives each documented answer', async (trial) => {
    const statuses = [];
    for (const response of trial.responses)
      statuses.push((await respondInPage(trial, response, fill(trial))).status);
    expect(statuses).toEqual(trial.responses.map(({ status }) => status));
  });

  test('what the description refuses is refused as the service does', async () => {
    const wrong = { body: '{"url":"ftp://example.com","limit":0}', mediaType: 'application/json' };
    const request = toRequest(map, { parameters: [], key: 'any', ...wrong });
    const response = await respondInPage(map, map.responses[0]!, request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, details: expect.arrayContaining([]) });
    const bare = await respondInPage(map, map.responses[0]!, toRequest(map, { parameters: [] }));
    expect(bare.status).toBe(401);
  });
});

describe('a request', () => {
  const trial: Trial = {
    ...map,
    method: 'GET',
    path: '/v2/jobs/{id}',
    bodies: [],
    parameters: [
      { in: 'path', name: 'id', required: true, value: '', values: [] },
      { in: 'query', name: 'q', required: false, value: '', values: [] },
      { in: 'header', name: 'x-a', required: false, value: '', values: [] },
    ],
  };

  test('holds what was filled in, where it belongs, and no more', () => {
    const { url, headers } = toRequest(trial, { parameters: ['a/../b', 'x&y=z', ''], key: 'k' });
    expect(url).toBe('http://127.0.0.1:3000/v2/jobs/a%2F..%2Fb?q=x%26y%3Dz');
    expect([...headers]).toEqual([['authorization', 'Bearer k']]);
  });

  test('names what is missing and what no header can hold', () => {
    expect(() => toRequest(trial, { parameters: ['', '', ''] })).toThrow(UnfitRequest);
    expect(() => toRequest(trial, { parameters: ['', '', ''] })).toThrow('Fill in id');
    expect(() => toRequest(trial, { parameters: ['..', '', ''] })).toThrow('no part of a path');
    expect(() => toRequest(trial, { parameters: ['a', '', 'ä\n€'] })).toThrow('x-a holds characters');
    expect(() => toRequest(trial, { parameters: ['a', '', ''], key: '“k”' })).toThrow('Authorization holds');
  });
});
