import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFailure } from '../../src/fetch/failure.ts';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { REACH } from '../support/loopback.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'net-tls-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a visit to a site with a certificate of these properties ends in. */
async function failureWith(...properties: readonly string[]): Promise<unknown> {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-subj',
    '/CN=example.test',
  ];
  execFileSync('openssl', [...request, ...properties], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fetcher = new Fetcher(REACH);
  const url = new URL(`https://example.test:${(server.address() as AddressInfo).port}/`);
  const failure: unknown = await fetcher.get(url).catch((error: unknown) => error);
  await fetcher.close();
  server.close();
  return failure;
}

test('a certificate nobody vouches for is named as the reason', async () => {
  const failure = await failureWith('-days', '2', '-addext', 'subjectAltName=DNS:example.test');
  expect(failure).toMatchObject({
    code: 'Unreachable',
    message: expect.stringMatching(
      /^example\.test:\d+ could not be reached safely: its certificate is signed by the site itself and by no known authority\. /,
    ) as string,
  });
});

test('a port that speaks no TLS is named as the reason', async () => {
  const server = createPlainServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fetcher = new Fetcher(REACH);
  const url = new URL(`https://example.test:${(server.address() as AddressInfo).port}/`);
  await expect(fetcher.get(url)).rejects.toMatchObject({
    code: 'Unreachable',
    message: expect.stringMatching(/^example\.test:\d+ did not answer in TLS.* try http:\/\/\.$/) as string,
  });
  await fetcher.close();
  server.close();
});

test.each([
  [{ code: 'CERT_HAS_EXPIRED' }, 'has expired'],
  [{ cause: Object.assign(new Error('x'), { code: 'CERT_NOT_YET_VALID' }) }, 'is not valid yet'],
  [
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', cert: { subjectaltname: 'DNS:a.test, DNS:*.b.test' } },
    'is for a.test, *.b.test',
  ],
  [
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', cert: { subjectaltname: 'DNS:a, DNS:b, DNS:c, DNS:d, DNS:e' } },
    'is for a, b, c and 2 more',
  ],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'is for another name'],
  [{ code: 'ECONNREFUSED' }, undefined],
])('%j', (properties, said) => {
  expect(certificateFailure(Object.assign(new Error('x'), properties))).toBe(said);
});
