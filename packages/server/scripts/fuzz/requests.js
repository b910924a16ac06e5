import * as fc from 'fast-check';

/** Creates requests of every kind; each is `{ method, path, headers, body }`, or `{ raw }` for bytes on a socket. */
export function sampleRequests({ count, seed, site, keys }) {
  return fc.sample(requestOf(site, keys), { numRuns: count, seed });
}

function requestOf(site, keys) {
  return fc.oneof(
    { weight: 4, arbitrary: mapRequest(site, keys) },
    { weight: 2, arbitrary: mutatedText(site, keys) },
    { weight: 2, arbitrary: anyRequest(keys) },
    { weight: 1, arbitrary: rawBytes(keys) },
  );
}

/** A body close to the description: each member valid, nearly valid, or anything. */
function mapRequest(site, keys) {
  return fc.record({
    method: fc.constant('POST'),
    path: fc.constant('/v2/map'),
    headers: fc.record(
      { authorization: credential(keys), 'content-type': contentType() },
      { requiredKeys: ['authorization', 'content-type'] },
    ),
    body: fc.oneof(mapBody(site, 4), mapBody(site, 200)).map((body) => JSON.stringify(body)),
  });
}

/** @param rightness how often a member is valid for each time that it is anything. */
function mapBody(site, rightness) {
  const urls = [
    ...Array.from({ length: rightness / 2 }, () => site),
    site,
    `${site}/a`,
    'http://10.0.0.1/',
    'http://[::1]:9/',
    'http://2130706433:9/',
    'http://169.254.169.254/',
    'ftp://x',
    '',
    'http://',
    '//x',
    ' http://10.0.0.1/',
  ];
  const wild = (arbitrary) =>
    fc.oneof({ weight: rightness, arbitrary }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
  const arrayFrom = (...items) => wild(fc.array(wild(fc.constantFrom(...items)), { maxLength: 4 }));
  const list = arrayFrom('a.example', '*.b.example');
  return fc.record(
    {
      url: wild(fc.constantFrom(...urls)),
      search: wild(fc.string()),
      sitemap: wild(fc.constantFrom('skip', 'include', 'only')),
      includeSubdomains: wild(fc.boolean()),
      ignoreQueryParameters: wild(fc.boolean()),
      ignoreCache: wild(fc.boolean()),
      limit: wild(fc.integer({ min: 1, max: 100_000 })),
      timeout: wild(fc.integer({ min: 500, max: 5000 })),
      location: wild(
        fc.record(
          {
            country: fc.constantFrom('DE', 'US'),
            languages: fc.array(fc.string(), { maxLength: 3 }),
          },
          { requiredKeys: [] },
        ),
      ),
      auditMetadata: wild(fc.record({ username: fc.string({ maxLength: 1100 }) })),
      threatProtection: wild(
        fc.record(
          {
            mode: fc.constantFrom('off', 'normal'),
            riskScoreThreshold: fc.integer({ min: 0, max: 100 }),
            blacklist: list,
            whitelist: list,
            blockedTlds: arrayFrom('zip', 'example'),
            failurePolicy: fc.constantFrom('open', 'closed'),
          },
          { requiredKeys: [] },
        ),
      ),
      extra: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['url'] },
  );
}

/** The JSON of a valid body with bytes changed, cut or repeated; deep and long ones. */
function mutatedText(site, keys) {
  const good = JSON.stringify({ url: site, limit: 5, threatProtection: { blacklist: ['a.example'] } });
  const text = fc.oneof(
    fc
      .tuple(fc.nat(good.length), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([at, piece]) => good.slice(0, at) + piece + good.slice(at + piece.length)),
    fc.nat(good.length).map((at) => good.slice(0, at)),
    fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((name) => `{"url":"${site}","${name}":{"x":1}}`),
    fc.integer({ min: 1, max: 5000 }).map((depth) => '['.repeat(depth)),
    fc.integer({ min: 1, max: 2000 }).map((depth) => `{"url":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
    fc
      .integer({ min: 1, max: 5000 })
      .map((length) =>
        JSON.stringify({ url: site, threatProtection: { blacklist: Array(length).fill('a.example') } }),
      ),
    fc.integer({ min: 60_000, max: 70_000 }).map((length) => 'x'.repeat(length)),
  );
  const headers = fc.record({ authorization: credential(keys), 'content-type': contentType() });
  return fc.record({ method: fc.constant('POST'), path: fc.constant('/v2/map'), headers, body: text });
}

function anyRequest(keys) {
  const segment = fc.oneof(
    fc.constantFrom('v2', 'map', 'agent', '..', '%2e', '%00', '%zz', '', 'openapi.json', 'readyz', 'x'),
    fc.webSegment(),
  );
  return fc.record({
    method: fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PURGE',
    ),
    path: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
    headers: fc.record(
      {
        authorization: credential(keys),
        'x-request-id': token(200),
        accept: token(50),
        'content-type': contentType(),
        range: fc.constantFrom('bytes=0-1', 'bytes=9-1'),
        'content-encoding': fc.constantFrom('gzip', 'identity'),
      },
      { requiredKeys: [] },
    ),
  });
}

/** Lines that are nearly HTTP, and bytes that are not. */
function rawBytes(keys) {
  const line = fc.constantFrom(
    'host: x',
    'content-length: 5',
    'content-length: -1',
    'content-length: 5, 6',
    'transfer-encoding: chunked',
    'transfer-encoding: gzip, chunked',
    'expect: 100-continue',
    'upgrade: websocket',
    'connection: upgrade',
    `authorization: Bearer ${keys[0].key}`,
    'content-type: application/json',
    'a b: c',
    ': x',
    'x:',
    'x: \u0001',
    'connection: close',
  );
  const start = fc.constantFrom(
    'GET / HTTP/1.1',
    'POST /v2/map HTTP/1.1',
    'POST /v2/map HTTP/1.0',
    'GET / HTTP/0.9',
    'GET  /v2/map HTTP/1.1',
    'get / http/1.1',
    'PRI * HTTP/2.0',
    'OPTIONS * HTTP/1.1',
    'GET http://10.0.0.1/v2/map HTTP/1.1',
    'CONNECT 10.0.0.1:80 HTTP/1.1',
    '',
  );
  const near = fc.tuple(
    start,
    fc.array(line, { maxLength: 5 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  return fc.oneof(
    near.map(([first, lines, rest]) => ({
      raw: Buffer.from(`${[first, ...lines].join('\r\n')}\r\n\r\n${rest}`),
    })),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ raw: Buffer.from(bytes) })),
  );
}

function credential(keys) {
  const right = keys.map(({ key }) => `Bearer ${key}`);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...right) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...right.map((text) => text.slice(0, -1)),
        'Bearer',
        'Bearer ',
        'Basic dTpw',
        `bearer  ${keys[0].key}`,
      ),
    },
    { weight: 1, arbitrary: token(100) },
  );
}

function contentType() {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'application/json; charset=utf-8',
        'application/json;charset=utf-16',
        'text/plain',
        'application/xml',
        '/',
        'multipart/form-data; boundary=',
      ),
    },
  );
}

/** A string of characters that are valid in a header. */
function token(maxLength) {
  return fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength,
  });
}
