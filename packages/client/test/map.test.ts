import { afterEach, expect, it } from 'vitest';
import { InvalidUrlError, RateLimitExceededError, createClient, isWebDataError } from '../src/index.ts';
import { json, startService } from './support/service.ts';
import type { Handler, Service } from './support/service.ts';

let service: Service;
afterEach(() => service.close());

async function clientOf(handler: Handler) {
  service = await startService(handler);
  return createClient({ apiKey: 'key-1', baseUrl: service.baseUrl });
}

it('maps a site', async () => {
  const web = await clientOf((response) =>
    json(response, 200, { success: true, links: [{ url: 'https://a.test/' }] }),
  );

  const { links } = await web.map({ url: 'https://a.test' });

  expect(links).toEqual([{ url: 'https://a.test/' }]);
  const [arrival] = service.arrivals;
  expect([arrival!.method, arrival!.path, arrival!.body]).toEqual([
    'POST',
    '/v2/map',
    '{"url":"https://a.test"}',
  ]);
  expect(arrival!.headers.authorization).toBe('Bearer key-1');
  expect(arrival!.headers['content-type']).toBe('application/json');
});

it('throws the class of the catalogue', async () => {
  const details = [
    { in: 'body', path: '/url', code: 'format', message: 'must be an absolute http or https URL' },
  ];
  const web = await clientOf((response) =>
    json(response, 400, { success: false, error: 'Invalid URL', details }),
  );

  const error: unknown = await web.map({ url: 'no' }).catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(InvalidUrlError);
  expect(error).toMatchObject({
    name: 'InvalidUrlError',
    status: 400,
    message: 'Invalid URL',
    details,
    attempts: 1,
  });
  expect(isWebDataError(error, 'InvalidUrl')).toBe(true);
  expect(isWebDataError(error, 'BadRequest')).toBe(false);
});

it('gives every failure as a value with .result', async () => {
  const web = await clientOf((response) =>
    json(response, 402, { error: 'Payment Required: Insufficient credits' }),
  );

  const result = await web.map.result({ url: 'https://a.test' });

  expect(result).toMatchObject({ ok: false, status: 402, attempts: 1 });
  if (result.status === 402) expect(result.error.error).toBe('Payment Required: Insufficient credits');
});

it('waits as long as a 429 asks and sends the same body again', async () => {
  const web = await clientOf((response, _, count) =>
    count === 1
      ? json(response, 429, { error: 'Rate limit exceeded' }, { 'retry-after': '1' })
      : json(response, 200, { links: [] }),
  );
  const started = Date.now();

  const result = await web.map.result({ url: 'https://a.test' });

  expect(result).toMatchObject({ ok: true, attempts: 2, data: { links: [] } });
  expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
  expect(service.arrivals.map(({ body }) => body)).toEqual([
    '{"url":"https://a.test"}',
    '{"url":"https://a.test"}',
  ]);
});

it('does not retry when told so', async () => {
  const web = await clientOf((response) =>
    json(response, 429, { error: 'Rate limit exceeded' }, { 'retry-after': '1' }),
  );

  const error: unknown = await web
    .map({ url: 'https://a.test' }, { retry: false })
    .catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(RateLimitExceededError);
  expect(error).toMatchObject({ retryAfterMs: 1000, retryable: true, attempts: 1 });
});

it('ends when a hook aborts it', async () => {
  const controller = new AbortController();
  const hanging = createClient({
    apiKey: 'k',
    fetch: () => new Promise(() => {}),
    timeoutMs: 1000,
    retry: false,
    onRequest: () => controller.abort(),
  });
  const result = await hanging.map.result({ url: 'https://a.test' }, { signal: controller.signal });
  expect(result.kind).toBe('abort');
});
