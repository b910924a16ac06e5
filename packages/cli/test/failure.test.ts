import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { JobError, UsageError, report } from '../src/failure.ts';
import { ClosedPipe, OutputError, readError } from '../src/io.ts';
import type { Io } from '../src/io.ts';

/** The exit code of a failure, and what is said on stderr. */
function reported(error: Error, env: Io['env'] = {}): { code: number; said: string } {
  const stderr = new PassThrough();
  const code = report({ stderr, env } as unknown as Io, error);
  return { code, said: String(stderr.read() ?? '') };
}
const failed = (members: object): Error => Object.assign(new Error('No.'), members);

describe('a failure', () => {
  test.each<[title: string, error: Error, code: number]>([
    ['of the arguments', new UsageError('No.'), 2],
    ['of the arguments of a tool', failed({ name: 'ToolArgumentsError' }), 2],
    ['of a job', new JobError('No.'), 8],
    ['of the output', new OutputError('No.'), 9],
    ['of a login that found nobody', failed({ name: 'AuthorizationError', code: 'unreachable' }), 6],
    ['of a login', failed({ name: 'AuthorizationError', code: 'denied' }), 3],
    ['of the network', failed({ kind: 'network' }), 6],
    ['of the time', failed({ kind: 'timeout' }), 6],
    ['with status 400', failed({ status: 400 }), 4],
    ['with status 401', failed({ status: 401 }), 3],
    ['with status 402', failed({ status: 402 }), 5],
    ['with status 403', failed({ status: 403 }), 3],
    ['with status 404', failed({ status: 404 }), 4],
    ['with status 429', failed({ status: 429 }), 5],
    ['with status 499', failed({ status: 499 }), 4],
    ['with status 500', failed({ status: 500 }), 7],
    ['of another kind', new TypeError('No.'), 1],
  ])('%s ends with its code and says what failed', (_, error, code) => {
    const remedy = code === 3 ? '\nRun `webdata login`, or set WEB_DATA_API_KEY.' : '';
    expect(reported(error)).toEqual({ code, said: `webdata: No.${remedy}\n` });
  });

  test.each<[title: string, error: Error, code: number]>([
    ['of a pipe that nobody reads', new ClosedPipe('No.'), 0],
    ['of a person who wants it to end', failed({ kind: 'abort' }), 130],
  ])('%s says nothing', (_, error, code) => {
    expect(reported(error)).toEqual({ code, said: '' });
  });

  test.each<[details: unknown, text: string]>([
    [[{ path: '/url', message: 'is missing' }, { path: '/limit' }], '  /url: is missing\n  /limit'],
    [{ message: 'The site is down.' }, 'The site is down.'],
    [Array.from({ length: 12 }, () => ({ path: '/x' })), Array.from({ length: 10 }, () => '  /x').join('\n')],
  ])('with the details %j says them', (details, text) => {
    expect(reported(failed({ status: 400, details })).said).toBe(`webdata: No.\n${text}\n`);
  });

  test.each([
    [{}, 'webdata login'],
    [{ npm_command: 'exec' }, 'npx @web-data/cli login'],
    [{ npm_command: 'run-script' }, 'webdata login'],
  ])('with the environment %j names the command %s', (env, command) => {
    const { said } = reported(failed({ status: 401 }), env);
    expect(said).toBe(`webdata: No.\nRun \`${command}\`, or set WEB_DATA_API_KEY.\n`);
  });

  test('says how long to wait, in whole seconds', () => {
    expect(reported(failed({ status: 429, retryAfterMs: 1001 })).said).toBe(
      'webdata: No.\nTry again in 2 s.\n',
    );
  });
});

test.each<[code: string, kind: typeof ClosedPipe | typeof OutputError, message: string]>([
  ['EPIPE', ClosedPipe, 'Nobody reads what is written.'],
  ['ENOSPC', OutputError, 'The output cannot be written: the disk is full.'],
  ['EIO', OutputError, 'The output cannot be written: i/o error.'],
])('a write that fails with %s is told', (code, kind, message) => {
  const error = readError(Object.assign(new Error('i/o error'), { code }));
  expect(error).toBeInstanceOf(kind);
  expect(error.message).toBe(message);
});
