import { errors } from '@web-data/types';
import { describe, expect, it, vi } from 'vitest';
import * as classes from '../src/generated/errors.ts';
import { ApiError, createClient, isWebDataError, unwrap } from '../src/index.ts';
import type { WebData } from '../src/index.ts';

async function failure(status: number, body: unknown, operation: 'map' | 'scrape' | 'get' = 'map') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = () => Promise.resolve(new Response(text, { status }));
  const web = createClient({ apiKey: 'k', baseUrl: 'http://service.test', retry: false, fetch });
  const call = {
    map: () => web.map({ url: '' }),
    scrape: () => web.scrape({ url: '' }),
    get: () => web.agent.get('a'),
  };
  return call[operation]().catch((error: unknown) => error as ApiError) as Promise<ApiError>;
}

describe('every entry has its class', () => {
  for (const [name, { status, error, retryable }] of Object.entries(errors)) {
    it(`${status} ${error}`, async () => {
      const caught = await failure(status, { success: false, error, details: [1], code: 'c' });
      const className = name.endsWith('Error') ? name : `${name}Error`;
      expect(caught.constructor).toBe(new Map(Object.entries(classes)).get(className));
      expect(caught).toMatchObject({
        name: className,
        errorName: name,
        status,
        message: error,
        retry: retryable,
        details: [1],
        code: 'c',
        kind: 'api',
        retryable: retryable === 'yes',
      });
      expect(isWebDataError(caught, name as keyof typeof errors)).toBe(true);
    });
  }
});

describe('which entry', () => {
  const table: [string, number, unknown, 'map' | 'scrape' | 'get', string, string][] = [
    [
      'a validation message',
      400,
      { error: 'limit must be at most 100000' },
      'map',
      'BadRequestError',
      'limit must be at most 100000',
    ],
    [
      'an extraction message',
      422,
      { error: 'schema: unknown type' },
      'scrape',
      'UnprocessableEntityError',
      'schema: unknown type',
    ],
    ['an open error the operation cannot give', 422, { error: 'x' }, 'map', 'UnprocessableEntityError', 'x'],
    ['no open error at all', 400, { error: 'x' }, 'get', 'BadRequestError', 'x'],
    [
      'an exact message of another operation',
      400,
      { error: 'Invalid snapshot ID' },
      'map',
      'InvalidSnapshotIdError',
      'Invalid snapshot ID',
    ],
    ['a message of another status', 500, { error: 'Not Found' }, 'map', 'InternalServerError', 'Not Found'],
    ['another case', 404, { error: 'not found' }, 'map', 'NotFoundError', 'not found'],
    [
      'a body without success',
      429,
      { error: 'Rate limit exceeded' },
      'map',
      'RateLimitExceededError',
      'Rate limit exceeded',
    ],
    [
      'an error that is no string',
      400,
      { error: { message: 'x' } },
      'map',
      'BadRequestError',
      'The service answered 400 without an error of the API (text/plain;charset=UTF-8): {"error":{"message":"x"}}',
    ],
    ['an empty message', 400, { error: '' }, 'get', 'BadRequestError', ''],
    [
      'a string',
      502,
      '"Bad Gateway"',
      'map',
      'BadGatewayError',
      'The service answered 502 without an error of the API (text/plain;charset=UTF-8): "Bad Gateway"',
    ],
    [
      'null',
      502,
      'null',
      'map',
      'BadGatewayError',
      'The service answered 502 without an error of the API (text/plain;charset=UTF-8): null',
    ],
  ];
  for (const [title, status, body, operation, name, message] of table) {
    it(title, async () => {
      const caught = await failure(status, body, operation);
      expect(caught).toBeInstanceOf(ApiError);
      expect([caught.name, caught.message, caught.status]).toEqual([name, message, status]);
    });
  }

  it('a long message is cut to 200 characters in one line', async () => {
    const { message, body } = await failure(502, `a\n\t${'b'.repeat(70_000)}`);
    expect(message).toBe(
      `The service answered 502 without an error of the API (text/plain;charset=UTF-8): a ${'b'.repeat(197)}`,
    );
    expect(body).toHaveLength(65_536);
  });
});

it('isWebDataError tells other values apart', () => {
  for (const value of [undefined, null, 'x', {}, new Error('Not Found'), { errorName: 'NotFound' }]) {
    expect(isWebDataError(value)).toBe(false);
    expect(isWebDataError(value, 'NotFound')).toBe(false);
  }
});

it('isWebDataError knows the errors of another copy of this package', async () => {
  vi.resetModules();
  const copy = await import('../src/index.ts');
  const web = copy.createClient({ apiKey: 'k', baseUrl: 'http://service.test', fetch: notFound });
  const caught: unknown = await web.map({ url: '' }).catch((error: unknown) => error);
  expect(caught).not.toBeInstanceOf(ApiError);
  expect([isWebDataError(caught), isWebDataError(caught, 'NotFound')]).toEqual([true, true]);
  expect(isWebDataError(caught, 'Conflict')).toBe(false);
});

async function theCaller(web: WebData) {
  return unwrap(await web.map.result({ url: '' }));
}

const notFound = () => Promise.resolve(new Response('{"error":"Not Found"}', { status: 404 }));

it('the stack of an error names the line of the caller, and the class', async () => {
  const web = createClient({ apiKey: 'k', baseUrl: 'http://service.test', fetch: notFound });
  const caught = [
    theCaller(web),
    (async () => web.map({ url: '' }))(),
    (async () => web.agent.run({ prompt: '' }))(),
  ];
  for (const { reason } of (await Promise.allSettled(caught)) as PromiseRejectedResult[]) {
    expect((reason as Error).stack).toMatch(/^NotFoundError: Not Found\n[^]*catalogue\.test\.ts/);
  }
});
