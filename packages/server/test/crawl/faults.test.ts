import { FetchError } from '@web-data/net';
import { reject } from '@web-data/validator';
import { describe, expect, test, vi } from 'vitest';
import { judgeError, judgeStatus } from '../../src/capabilities/crawl/judge-error.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const url = new URL('https://example.com:8443/a');

/** What was judged, with the milliseconds until the next attempt in the place of its time. */
function atNow<Judged extends { retryAt?: number }>(
  judge: () => Judged,
): Omit<Judged, 'retryAt'> & { inMs?: number } {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  try {
    const { retryAt, ...rest } = judge();
    return retryAt === undefined ? rest : { ...rest, inMs: retryAt - NOW };
  } finally {
    vi.useRealTimers();
  }
}

describe('a response without content', () => {
  test.each<
    [
      status: number,
      attempt: number,
      pauseMs: number | undefined,
      isOverload: boolean,
      inMs: number | undefined,
    ]
  >([
    [404, 0, undefined, false, undefined],
    [403, 0, 1000, false, undefined],
    [501, 0, undefined, false, undefined],
    [500, 0, undefined, false, 500],
    [502, 1, undefined, false, 1000],
    [504, 2, undefined, false, undefined],
    [429, 0, 7000, true, 7000],
    [503, 4, undefined, true, 8000],
    [503, 5, undefined, true, undefined],
    [429, 0, 60_000, true, 60_000],
    [429, 0, 60_001, true, undefined],
    [429, 0, 0, true, 0],
  ])(
    'of status %i at attempt %i, with a pause of %s ms (overload: %s), is tried again in %s ms',
    (status, attempt, pauseMs, isOverload, inMs) => {
      expect(atNow(() => judgeStatus(url, status, { attempt, pauseMs, isOverload }))).toEqual({
        error: `example.com:8443 answered with ${status}.`,
        status,
        ...(inMs !== undefined && { inMs }),
      });
    },
  );
});

describe('an error on the way to a page', () => {
  const busy = reject('ServiceUnavailable');
  const refused = new FetchError('Unreachable', 'Refused.', {
    cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  });
  const unknownHost = new FetchError('Unreachable', 'No such host.', {
    cause: Object.assign(new Error('lookup'), { code: 'ENOTFOUND' }),
  });
  test.each<[title: string, error: unknown, attempt: number, judged: object]>([
    [
      'that is a malformed response is final',
      new FetchError('MalformedResponse', 'No page.'),
      0,
      { error: 'No page.' },
    ],
    [
      'of the threat policy is final',
      new FetchError('UrlRejected', 'x'),
      0,
      { error: 'The policy of threat protection blocks this URL.' },
    ],
    [
      'that is a timeout is tried again once',
      new FetchError('Timeout', 'Slow.'),
      0,
      { error: 'Slow.', inMs: 500 },
    ],
    ['that is a second timeout is final', new FetchError('Timeout', 'Slow.'), 1, { error: 'Slow.' }],
    ['that is a broken connection is tried again', refused, 1, { error: 'Refused.', inMs: 1000 }],
    ['that is a third broken connection is final', refused, 2, { error: 'Refused.' }],
    ['that is an unknown host is final', unknownHost, 0, { error: 'No such host.' }],
    ['of a busy machine is tried again five times', busy, 4, { error: busy.message, inMs: 8000 }],
    ['of a machine that stays busy is final', busy, 5, { error: busy.message }],
    ['that rejects the content is final', reject('BadRequest', { message: 'No.' }), 0, { error: 'No.' }],
  ])('%s', (_, error, attempt, judged) => {
    expect(atNow(() => judgeError(error, attempt))).toEqual(judged);
  });

  test.each<[title: string, error: Error]>([
    ['of an aborted step', new FetchError('Aborted', 'Stopped.')],
    ['of the program', new TypeError('bug')],
  ])('%s is thrown on', (_, error) => {
    expect(() => judgeError(error, 0)).toThrow(error);
  });
});
