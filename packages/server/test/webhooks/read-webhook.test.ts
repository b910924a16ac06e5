import { AddressPolicy } from '@web-data/net';
import type { Rejection } from '@web-data/validator';
import { describe, expect, it } from 'vitest';
import { readWebhook } from '../../src/platform/webhooks/read-webhook.ts';
import type { WebhookInput } from '../../src/platform/webhooks/webhook.ts';

const policy = new AddressPolicy();

/** The places that are blamed. */
function faultsOf(given: WebhookInput, own = policy): string[] {
  try {
    readWebhook(given, own);
    return [];
  } catch (error) {
    const { message, status, details } = error as Rejection & { details: { path: string }[] };
    expect([message, status]).toEqual(['Bad Request', 400]);
    return details.map(({ path }) => path);
  }
}

describe('a webhook', () => {
  it('is none where none is given', () => {
    expect(readWebhook(undefined, policy)).toBeUndefined();
  });

  it('is a URL, or one with what belongs to it', () => {
    const plain = { headers: {}, metadata: {}, events: undefined };
    expect(readWebhook('https://example.com/hook?a=b#part', policy)).toEqual({
      ...plain,
      url: 'https://example.com/hook?a=b',
    });
    const given = {
      url: 'HTTP://Example.com',
      headers: { 'X-A': 'b' },
      metadata: { c: 'd' },
      events: ['completed'],
    };
    expect(readWebhook(given, policy)).toEqual({ ...given, url: 'http://example.com/' });
  });

  // Spellings of addresses that must not be reached, from what others have been fooled by.
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0.0.0.0:8080/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://metadata.google.internal/',
    'http://METADATA.google.internal./',
    'http://db.internal/',
    'http://printer.local/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'unix:/run/docker.sock',
    'http://user:secret@example.com/',
    'http://secret@example.com/',
    'not a url',
    '/relative',
    '',
  ])('is refused at %s', (url) => {
    expect(faultsOf(url)).toEqual(['/webhook']);
    expect(faultsOf({ url })).toEqual(['/webhook/url']);
  });

  it.each([
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://hooks.example.com/a/b?c',
    'https://münchen.example/',
    'http://localhost.example.com/',
  ])('is accepted at %s', (url) => expect(faultsOf(url)).toEqual([]));

  it('may be where the operator allows it', () => {
    const own = new AddressPolicy({ allowPrivate: ['127.0.0.1:9000'] });
    expect(faultsOf('http://127.0.0.1:9000/hook', own)).toEqual([]);
    expect(faultsOf('http://127.0.0.1:9001/hook', own)).toEqual(['/webhook']);
  });

  it.each([
    'Host',
    'content-length',
    'CONTENT-TYPE',
    'Content-Encoding',
    'Transfer-Encoding',
    'Connection',
    'keep-alive',
    'TE',
    'Trailer',
    'Upgrade',
    'Proxy-Authorization',
    'Proxy-Connection',
    'Expect',
    'User-Agent',
    'Webhook-Id',
    'webhook-signature',
    'WEBHOOK-TIMESTAMP',
    'webhook-anything',
    'HTTP2-Settings',
    'Accept-Encoding',
  ])('cannot set the header %s', (name) => {
    expect(faultsOf({ url: 'https://example.com/', headers: { 'X-Fine': 'a', [name]: 'x' } })).toEqual([
      `/webhook/headers/${name}`,
    ]);
  });

  it.each(['Authorization', 'X-Api-Key', 'Cookie', 'Accept', 'x-webhook-id', 'web~hook'])(
    'may set the header %s',
    (name) => {
      expect(faultsOf({ url: 'https://example.com/', headers: { [name]: 'x' } })).toEqual([]);
    },
  );
});
