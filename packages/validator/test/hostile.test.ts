import { describe, expect, test } from 'vitest';
import { fetchHandler } from '../src/fetch.ts';
import { operations } from '../src/generated/operations.ts';
import { parseJson } from '../src/runtime/json.ts';
import { parseMediaType } from '../src/runtime/media-type.ts';
import { echoOptions, jsonHeaders } from './support/api.ts';
import { sendToFunction } from './support/hosts.ts';
import { toJson } from './support/exchange.ts';

/** Bodies made to cost more than they should. Times are the best of a few. */
const handle = fetchHandler(echoOptions());
const post = (body: string) =>
  sendToFunction(handle, { method: 'POST', path: '/v2/map', headers: jsonHeaders, body });

/** Processor time in milliseconds: what others do on the machine does not count. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How much slower than here the machine may be; CI sets it. */
const slowness = Number(process.env['VALIDATOR_SLOWNESS'] ?? (process.env['CI'] ? 5 : 2));

const url = '"url":"https://example.com"';
const megabyte = 1_048_576;

/** A body of just under a megabyte: `middle` as often as it fits. */
function fill(start: string, middle: string, end: string): string {
  return start + middle.repeat(Math.floor((megabyte - start.length - end.length) / middle.length)) + end;
}

const floods: [title: string, body: string, first: string][] = [
  [
    '500,000 bad items under a bound',
    fill(`{${url},"threatProtection":{"blacklist":[`, '1,', '1]}}'),
    '/threatProtection/blacklist',
  ],
  [
    '500,000 bad items under a smaller bound',
    fill(`{${url},"location":{"languages":[`, '1,', '1]}}'),
    '/location/languages',
  ],
  [
    'items that fail a pattern',
    fill(`{${url},"threatProtection":{"blockedTlds":[`, '"A",', '"A"]}}'),
    '/threatProtection/blockedTlds',
  ],
  [
    '80,000 forbidden members',
    `{${url},"auditMetadata":{"username":"a"${forbidden(80_000)}}}`,
    '/auditMetadata/m0',
  ],
  [
    'a forbidden member with a huge name',
    `{${url},"auditMetadata":{"username":"a","${'k'.repeat(900_000)}":1}}`,
    `/auditMetadata/${'k'.repeat(64)}…`,
  ],
  ['a url of a megabyte', `{"url":"${'x'.repeat(1_000_000)}"}`, '/url'],
];

function forbidden(count: number): string {
  return Array.from({ length: count }, (_, index) => `,"m${index}":1`).join('');
}

function timeOf(work: () => unknown): number {
  const start = now();
  work();
  return now() - start;
}

describe('a megabyte is answered in milliseconds, with at most 20 details', () => {
  test.each(floods)('%s', async (_title, body, first) => {
    expect(body.length).toBeGreaterThan(800_000);
    let best = Number.POSITIVE_INFINITY;
    let parse = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5; round += 1) {
      const start = now();
      const reply = await post(body);
      best = Math.min(best, now() - start);
      parse = Math.min(
        parse,
        timeOf(() => JSON.parse(body)),
      );
      expect(reply.status).toBe(400);
      const { details = [] } = toJson(reply.text);
      expect(details.length).toBeLessThanOrEqual(20);
      expect(reply.text.length).toBeLessThan(8000);
      expect(details[0]!.path).toBe(first);
    }
    // Members with names of their own cost the engine more to parse than us to refuse.
    expect(best).toBeLessThan(Math.max(20 * slowness, 4 * parse));
  });

  test('what Python writes of text beyond ASCII costs no more than to parse it', async () => {
    const body = fill(`{${url},"rows":[`, String.raw`{"caf\u00e9":"\u65e5\u672c","n":1},`, '1]}');
    let best = Number.POSITIVE_INFINITY;
    let parse = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 7; round += 1) {
      parse = Math.min(
        parse,
        timeOf(() => JSON.parse(body)),
      );
      best = Math.min(
        best,
        timeOf(() => parseJson(body, 64)),
      );
    }
    expect(best).toBeLessThan(parse * 2.5 + 5);
  });

  test('nesting of 500,000 levels', async () => {
    const start = now();
    const reply = await post(`{${url},"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`);
    expect([reply.status, toJson(reply.text).details![0]!.code]).toEqual([400, 'depth']);
    expect(now() - start).toBeLessThan(20 * slowness);
  });

  test('the two forms agree where the collection was cut short', () => {
    const body = JSON.parse(floods[3]![1]) as object;
    const { isValid, collect } = operations.mapUrls.body!.content['application/json']!;
    expect([isValid(body), collect(body).length]).toEqual([false, 20]);
  });
});

/** Ten times the text must not cost a hundred times the time. */
describe('no pattern or format takes more than linear time', () => {
  const attacks: Record<string, (length: number) => string> = {
    'labels without an end': (n) => 'a.'.repeat(n / 2),
    'one long label': (n) => 'a'.repeat(n),
    hyphens: (n) => `a${'-'.repeat(n)}`,
    'hyphens between letters': (n) => 'a-'.repeat(n / 2),
    'stars and dots': (n) => '*.'.repeat(n / 2),
    'a url of labels': (n) => `https://${'a.'.repeat(n / 2)}`,
    'a url of hyphens': (n) => `https://a${'-a'.repeat(n / 2)}!`,
    'a url of spaces': (n) => `https://a.b/${' '.repeat(n)}`,
    'a url of tabs': (n) => `https://a.b/x${'\t'.repeat(n)}x`,
    'hexadecimal digits': (n) => '0'.repeat(n),
    'white space': (n) => `${' '.repeat(n)}x`,
    'high surrogates': (n) => '\ud800'.repeat(n),
  };

  test.each(Object.keys(attacks))('%s', (name) => {
    const time = (length: number) => {
      const text = attacks[name]!(length);
      const body = () => ({
        url: text,
        location: { country: text },
        auditMetadata: { username: text },
        threatProtection: { blacklist: [text], blockedTlds: [text] },
      });
      const { collect } = operations.mapUrls.body!.content['application/json']!;
      const path = operations.getAgent.checkParameters!.collect;
      return Math.min(
        ...Array.from({ length: 7 }, () => {
          const value = body();
          const start = now();
          collect(value);
          path({ path: { jobId: text } });
          return now() - start;
        }),
      );
    };
    time(10_000);
    const [short, long] = [time(10_000), time(100_000)];
    expect(long).toBeLessThan(Math.max(short * 40, 5 * slowness));
    expect(long).toBeLessThan(50 * slowness);
  });
});

test.each([
  ['spaces', (n: number) => `application/json;${' '.repeat(n)}x`],
  ['semicolons', (n: number) => `application/json${' ;\t'.repeat(n / 3)}"`],
  ['parameters', (n: number) => `application/json${';a="b\\"'.repeat(n / 7)}`],
  ['one long token', (n: number) => `application/json;${'a'.repeat(n)}`],
])('a media type with 100 kB of %s is judged in linear time', (_title, header) => {
  expect(timeOf(() => parseMediaType(header(100_000)))).toBeLessThan(20 * slowness);
});
