import { describe, expect, test } from 'vitest';
import { expressApi } from '../src/express.ts';
import { fetchHandler } from '../src/fetch.ts';
import { createValidator, reject } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { key, jsonHeaders } from './support/api.ts';

/** What somebody new gets wrong is said where it is written, and lets nobody in. */
const authenticate = (token: string) => (token === key ? { team: 'ours' } : null);
const mapUrls = () => ({ status: 200, body: { success: true } }) as const;
const good = { authenticate, partial: true, handlers: { mapUrls } };

describe('options that cannot be are refused at the start', () => {
  const table: [title: string, start: (input: never) => unknown, given: unknown, message: string][] = [
    ['none', nodeHandler, undefined, 'The options are missing. Give { authenticate, handlers }.'],
    ['none for routes', expressApi, undefined, 'The options are missing. Give { authenticate, handlers }.'],
    ['none of a validator', createValidator, undefined, 'The options are missing.'],
    [
      'no handlers',
      nodeHandler,
      { authenticate },
      'handlers is missing. Give one for each operation by its id',
    ],
    ['no handlers at all', nodeHandler, {}, 'handlers is missing.'],
    ['no handlers, in part', nodeHandler, { authenticate, partial: true }, 'handlers is missing.'],
    [
      'a handler of nothing',
      nodeHandler,
      { ...good, handlers: { mapUrl: mapUrls } },
      'handlers.mapUrl is for no operation. The operations are mapUrls, ',
    ],
    [
      'a handler that is none',
      nodeHandler,
      { ...good, handlers: { mapUrls: { status: 200 } } },
      'handlers.mapUrls must be a function.',
    ],
    [
      'a key for authenticate',
      nodeHandler,
      { ...good, authenticate: 'secret' },
      'authenticate must be a function, or false',
    ],
    [
      'true for authenticate',
      nodeHandler,
      { ...good, authenticate: true },
      'authenticate must be a function, or false',
    ],
    ['a list for admit', nodeHandler, { ...good, admit: ['map'] }, 'admit must be a function.'],
  ];
  test.each(table)('%s', (_title, start, input, message) => {
    expect(() => start(input as never)).toThrow(TypeError);
    expect(() => start(input as never)).toThrow(message);
  });

  test('a handler that is not given yet is none', () => {
    const handlers = { mapUrls, scrapeUrl: undefined };
    expect(() => fetchHandler({ authenticate, partial: true, handlers } as never)).not.toThrow();
  });
});

test('an error that the catalogue does not have is refused by its name', () => {
  expect(() => reject('InvalidURL' as never)).toThrow('No error has the name "InvalidURL".');
  expect(() => reject('toString' as never)).toThrow('No error has the name "toString".');
});

describe('a hook that says no in its own way lets nobody in', () => {
  const challengeSent: string[] = [];
  const onError = (error: Error) => void challengeSent.push(error.message);
  const ask = async (options: object): Promise<number> => {
    const handle = fetchHandler({ ...good, onError, ...options } as never);
    const body = '{"url":"https://example.com"}';
    const response = await handle(
      new Request('http://a.test/v2/map', { method: 'POST', headers: jsonHeaders, body }),
    );
    return response.status;
  };

  const answers: [title: string, options: object, status: number][] = [
    ['authenticate gives false', { authenticate: () => false }, 401],
    ['authenticate gives false later', { authenticate: async () => false }, 401],
    ['authenticate gives null', { authenticate: () => null }, 401],
    ['authenticate gives true', { authenticate: () => true }, 200],
    ['authenticate gives 0, which may be an id', { authenticate: () => 0 }, 200],
    ['admit gives nothing', { admit: () => undefined }, 200],
    ['admit gives true', { admit: () => true }, 200],
    ['admit gives false', { admit: () => false }, 500],
    ['admit gives false later', { admit: async () => false }, 500],
  ];
  test.each(answers)('%s', async (_title, options, status) => {
    challengeSent.length = 0;
    expect(await ask(options)).toBe(status);
    const sentence = 'admit returned false. Let it return reject(…), or nothing.';
    expect(challengeSent).toEqual(status === 500 ? [sentence] : []);
  });
});
