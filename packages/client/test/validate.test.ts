import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../src/index.ts';
import { validateResponses } from '../src/validate.ts';

async function map(body: unknown) {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body)));
  const web = createClient({
    apiKey: 'k',
    baseUrl: 'http://service.test',
    fetch,
    validate: validateResponses,
  });
  const result = await web.map.result({ url: 'https://a.test' });
  return result.ok ? result.data : [result.kind, result.exception.message, result.attempts];
}

describe('an answer is checked against the description', () => {
  const table: [string, unknown, unknown][] = [
    ['as described', { links: [{ url: 'https://a.test/' }] }, { links: [{ url: 'https://a.test/' }] }],
    ['with a field of its own', { links: [], took: 3 }, { links: [], took: 3 }],
    [
      'of a wrong type',
      { links: 'none' },
      ['body', 'The answer 200 is not as described: /links must be an array', 1],
    ],
    [
      'without a field',
      { links: [{ title: 'x' }] },
      ['body', 'The answer 200 is not as described: /links/0/url is required', 1],
    ],
  ];
  for (const [title, body, want] of table) it(title, async () => expect(await map(body)).toEqual(want));
});

it('a status that is not described is refused', async () => {
  await expect(validateResponses('mapUrls', 299, {})).rejects.toThrow('status 299 is not described.');
});

it('checks that could not be loaded are loaded again', async () => {
  // Made when asked for: a rejection that waits for its listener is reported as unhandled.
  const loads = [() => Promise.reject(new Error('offline')), () => Promise.resolve(() => undefined)];
  vi.resetModules();
  vi.doMock('@web-data/validator', () => ({
    createValidator: () => ({ responses: () => loads.shift()?.() }),
  }));
  try {
    const fresh = await import('../src/validate.ts');
    await expect(fresh.validateResponses('mapUrls', 200, {})).rejects.toThrow('offline');
    await expect(fresh.validateResponses('mapUrls', 200, {})).resolves.toBeUndefined();
    await expect(fresh.validateResponses('mapUrls', 200, {})).resolves.toBeUndefined();
  } finally {
    vi.doUnmock('@web-data/validator');
  }
});
