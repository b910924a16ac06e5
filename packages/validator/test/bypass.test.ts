import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { echoOptions, jsonHeaders, key } from './support/api.ts';
import { locations, toJson } from './support/exchange.ts';
import { hosts } from './support/hosts.ts';
import type { Host } from './support/hosts.ts';

/** Ways around a validator that others have left open: each stays closed through every adapter. */
const invalid = '{"url":1}';

const mediaTypes: [title: string, type: string | undefined, status: number][] = [
  ['JSON', 'application/json', 400],
  ['JSON in capitals', 'APPLICATION/JSON', 400],
  ['JSON as UTF-8', 'application/json; charset=utf-8', 400],
  ['JSON as "UTF-8"', 'application/json;charset="UTF-8"', 400],
  ['JSON with another parameter', 'application/json; profile=x', 400],
  ['JSON with a comma in a quoted parameter', 'application/json; profile="a, \\"b\\""', 400],
  ['JSON with an empty parameter', 'application/json;; charset=utf-8 ; ', 400],
  ['JSON as UTF-8 twice', 'application/json; charset=utf-8; charset="UTF-8"', 400],
  ['JSON as UTF-8 and UTF-16', 'application/json; charset=utf-8; charset=utf-16', 415],
  ['JSON as UTF-16', 'application/json; charset=utf-16', 415],
  ['JSON with half a parameter', 'application/json; charset', 415],
  ['JSON with words for a parameter', 'application/json; charset=utf-8 text/plain', 415],
  ['JSON with an open quote', 'application/json; charset="utf-8', 415],
  ['none', undefined, 415],
  ['an empty one', '', 415],
  ['text', 'text/plain', 415],
  ['a form', 'application/x-www-form-urlencoded', 415],
  ['multipart', 'multipart/form-data; boundary=x', 415],
  ['a structured suffix', 'application/vnd.api+json', 415],
  ['a longer subtype', 'application/jsonx', 415],
  ['JSON behind a tab and another', 'application/json\t,text/plain', 415],
  ['two types', 'application/json, text/plain', 415],
  ['text with JSON as a parameter', 'text/plain; application/json', 415],
  ['text that names JSON in a parameter', 'text/plain; x=application/json', 415],
  ['JSON before a stray word', 'application/json x', 415],
  ['a wildcard', 'application/*', 415],
  ['a type without a subtype', 'application', 415],
  ['a member of Object.prototype', 'constructor', 415],
  ['__proto__', '__proto__', 415],
];

const bodies: [title: string, body: string | Uint8Array, places: string[], error?: string][] = [
  ['an empty body', '', ['body required']],
  ['white space', ' \n', ['body json']],
  ['half a body', '{"url":"https://example.com"', ['body json']],
  ['two bodies', '{"url":"https://example.com"}{}', ['body json']],
  ['a comment', '{"url":"https://example.com"}//', ['body json']],
  ['NaN', '{"url":"https://example.com","limit":NaN}', ['body json']],
  ['Infinity by exponent', '{"url":"https://example.com","limit":1e999}', ['body/limit type']],
  ['a number as text', '{"url":"https://example.com","limit":"5"}', ['body/limit type']],
  ['a boolean as text', '{"url":"https://example.com","ignoreCache":"true"}', ['body/ignoreCache type']],
  ['null for a number', '{"url":"https://example.com","limit":null}', ['body/limit type']],
  ['a list for a text', '{"url":"https://example.com","search":["x"]}', ['body/search type']],
  ['a number for a text', '{"url":"https://example.com","search":7}', ['body/search type']],
  ['__proto__ with the url', '{"__proto__":{"url":"https://example.com"}}', ['body/__proto__ propertyNames']],
  [
    '__proto__ beside the url',
    '{"url":"https://example.com","__proto__":{"limit":0}}',
    ['body/__proto__ propertyNames'],
  ],
  [
    '__proto__ behind escapes',
    '{"url":"https://example.com","\\u005f\\u005fproto__":1}',
    ['body/__proto__ propertyNames'],
  ],
  [
    '__proto__ behind escapes in capitals, and white space',
    '{"url":"https://example.com","_\\u005F\\u0070r\\u006Fto__" \n:1}',
    ['body/__proto__ propertyNames'],
  ],
  [
    '__proto__ deep inside',
    '{"url":"https://example.com","a":[{"b":{"__proto__":1}}]}',
    ['body/a/0/b/__proto__ propertyNames'],
  ],
  ['a member twice, the last of them at fault', '{"url":"https://example.com","url":1}', ['body/url type']],
  ['a number in base 16', '{"url":"https://example.com","limit":0x10}', ['body json']],
  ['minus zero', '{"url":"https://example.com","limit":-0}', ['body/limit minimum']],
  ['a text of white space and a number', '{"url":"https://example.com","limit":" 5"}', ['body/limit type']],
  ['an empty text for a number', '{"url":"https://example.com","limit":""}', ['body/limit type']],
  ['a member whose name has a NUL', '{"url\\u0000":"https://example.com"}', ['body/url required']],
  ['two byte order marks', '\ufeff\ufeff{"url":"https://example.com"}', ['body json']],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), ['body json']],
  ['an overlong slash', new Uint8Array([0x22, 0xc0, 0xaf, 0x22]), ['body json']],
];

describe.each(Object.keys(hosts))('through %s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await hosts[name]!(echoOptions({ maxBodyBytes: 1000, maxDepth: 8 }));
  });
  afterAll(() => host.close());

  const post = (headers: Record<string, string>, body: string | Uint8Array) =>
    host.send({
      method: 'POST',
      path: '/v2/map',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body,
    });

  test.each(mediaTypes)('the media type is %s', async (_title, type, status) => {
    const reply = await post(type === undefined ? {} : { 'content-type': type }, invalid);
    expect([reply.status, toJson(reply.text).error]).toEqual([
      status,
      status === 415 ? 'Unsupported Media Type' : 'Invalid URL',
    ]);
  });

  test('a compressed body is not read as it stands', async () => {
    const reply = await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, invalid);
    expect(reply.status).toBe(415);
  });

  /** node:http keeps the first of these, `Headers` joins them, and a gateway may read the last. */
  const repeatedKeys: [name: string, values: string[], status: number][] = [
    ['content-type', ['application/json', 'text/plain'], 415],
    ['content-type', ['text/plain', 'application/json'], 415],
    ['authorization', [`Bearer ${key}`, 'Bearer other'], 401],
    ['authorization', ['Bearer other', `Bearer ${key}`], 401],
    ['content-encoding', ['identity', 'gzip'], 415],
  ];
  test.each(repeatedKeys)('the header %s is sent as %j', async (header, values, status) => {
    const reply = await post({ 'content-type': 'application/json', [header]: values as never }, '{}');
    expect(reply.status).toBe(status);
  });

  test('an empty list of codings is none', async () => {
    const reply = await post({ 'content-type': 'application/json', 'content-encoding': '' }, invalid);
    expect(reply.status).toBe(400);
  });

  test.each(bodies)('the body is %s', async (_title, body, want) => {
    const reply = await post({ 'content-type': 'application/json' }, body);
    expect([reply.status, ...locations(reply.text)]).toEqual([400, ...want]);
  });

  test('a byte order mark is passed over', async () => {
    const reply = await post({ 'content-type': 'application/json' }, '\ufeff{"url":"https://example.com"}');
    expect(reply.status).toBe(200);
  });

  test.each([
    [8, 200],
    [9, 400],
  ])('%i levels of nesting', async (depth, status) => {
    // The body itself is one level; brackets inside text are none.
    const nested = '['.repeat(depth - 1) + ']'.repeat(depth - 1);
    const reply = await post(
      jsonHeaders,
      `{"url":"https://example.com","search":"[[[[[[[[[[\\"[[","a":${nested}}`,
    );
    expect(reply.status).toBe(status);
    if (status === 400) expect(locations(reply.text)).toEqual(['body depth']);
  });

  test.each([
    ['declared', 1000, {}, 200],
    ['declared', 1001, {}, 413],
    ['chunked', 1000, { 'transfer-encoding': 'chunked' }, 200],
    ['chunked', 1001, { 'transfer-encoding': 'chunked' }, 413],
    ['chunked', 300_000, { 'transfer-encoding': 'chunked' }, 413],
  ])('a %s body of %i bytes', async (_title, bytes, more, status) => {
    const empty = '{"url":"https://example.com","search":""}';
    const body = empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
    const reply = await post(
      // A host may close the connection of a body that was not read to its end.
      { 'content-type': 'application/json', connection: 'close', ...(name === 'fetch' ? {} : more) } as never,
      body,
    );
    expect(reply.status).toBe(status);
  });

  test('a length that is not true bounds nothing', async () => {
    // Of the hosts here only one that makes its own requests can be told a false length.
    if (name !== 'fetch') return;
    const body = `{"url":"https://example.com","search":"${'x'.repeat(1000)}"}`;
    const reply = await post({ 'content-type': 'application/json', 'content-length': '10' }, body);
    expect(reply.status).toBe(413);
  });

  test('what is unknown reaches nothing', async () => {
    const reply = await post(
      jsonHeaders,
      '{"url":"https://example.com","constructor":{"prototype":{"polluted":1}}}',
    );
    expect(reply.status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    ['as a value', '{"url":"https://example.com","search":"__proto__"}'],
    ['as a value behind escapes', String.raw`{"url":"https://example.com","search":"\u005f_proto__"}`],
    ['as part of a name', '{"url":"https://example.com","a__proto__":1,"__proto__b":2}'],
    ['in a name with a quote before it', String.raw`{"url":"https://example.com","a\"__proto__":1}`],
  ])('__proto__ %s is nothing special', async (_title, body) => {
    expect((await post(jsonHeaders, body)).status).toBe(200);
  });

  test('a lone surrogate is text like any other', async () => {
    const reply = await post(jsonHeaders, String.raw`{"url":"https://example.com","search":"\ud800"}`);
    expect(reply.status).toBe(200);
  });

  test('defaults are those of each request, not shared', async () => {
    const first = await post(jsonHeaders, '{"url":"https://example.com","location":{}}');
    const second = await post(jsonHeaders, '{"url":"https://example.com","limit":7}');
    const defaults = {
      sitemap: 'include',
      includeSubdomains: true,
      ignoreQueryParameters: true,
      ignoreCache: false,
    };
    expect(JSON.parse(first.text)).toMatchObject({
      body: { url: 'https://example.com', location: { country: 'US' }, limit: 5000, ...defaults },
    });
    expect(JSON.parse(second.text).body).toEqual({ url: 'https://example.com', limit: 7, ...defaults });
  });
});
