import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractHandlers } from '../src/msw/index.ts';
import { contractMatchers, readDocument } from '../src/vitest/index.ts';

const document = await readDocument('../../spec/dist/openapi.json');
expect.extend(contractMatchers(document));

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('toMatchContract', () => {
  it('passes what conforms', async () => {
    await expect(json(200, { success: true, links: [{ url: 'https://example.com' }] })).toMatchContract(
      'mapUrls',
    );
    await expect(json(401, { success: false, error: 'Unauthorized: Invalid token' })).toMatchContract(
      'mapUrls',
    );
    await expect(json(500, { success: false, error: 'Internal Server Error' })).toMatchContract('mapUrls');
  });

  it('names what does not', async () => {
    const broken = expect(json(200, { links: [{}] })).toMatchContract('mapUrls');
    await expect(broken).rejects.toThrow('/components/schemas/MapLink/required');
    await expect(expect(json(200, {})).toMatchContract('mapURLs')).rejects.toThrow(
      'The document has no operation "mapURLs"; it has mapUrls',
    );
    await expect(json(418, {})).not.toMatchContract('mapUrls');
  });
});

describe('contractHandlers', () => {
  const server = setupServer(
    ...contractHandlers(document, 'https://api.example.test/v2', { keys: ['key-1'] }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  const map = (
    headers: Record<string, string>,
    body: unknown = { url: 'https://example.com' },
  ): Promise<Response> =>
    fetch('https://api.example.test/v2/map', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each<[string, Record<string, string>, unknown, number]>([
    ['a right request', { authorization: 'Bearer key-1' }, { url: 'https://example.com' }, 200],
    ['no key', {}, { url: 'https://example.com' }, 401],
    ['an unknown key', { authorization: 'Bearer key-2' }, { url: 'https://example.com' }, 401],
    ['a wrong body', { authorization: 'Bearer key-1' }, { url: 'nothing' }, 400],
    [
      'an error asked for by status',
      { authorization: 'Bearer key-1', prefer: 'code=429' },
      { url: 'https://example.com' },
      429,
    ],
    [
      'an error asked for by name',
      { authorization: 'Bearer key-1', prefer: 'error=InsufficientCredits' },
      { url: 'https://example.com' },
      402,
    ],
  ])('answers %s', async (_, headers, body, status) => {
    const response = await map(headers, body);
    expect(response.status).toBe(status);
    await expect(response).toMatchContract('mapUrls');
  });

  it('waits as long as it is asked to', async () => {
    const started = performance.now();
    await map({ authorization: 'Bearer key-1', prefer: 'delay=120' });
    expect(performance.now() - started).toBeGreaterThan(110);
  });
});
