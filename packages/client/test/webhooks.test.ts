import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { WebhookError, verifyWebhook } from '../src/webhooks.ts';
import type { WebhookEvent, WebhookEvents, WebhookRequest } from '../src/webhooks.ts';

// The vector of the libraries of Standard Webhooks.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const time = 1_614_265_330;
const body = '{"test": 2432232314}';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const other = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
const headers = { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': signature };
const then = { now: (): number => time * 1000 };
const value = { test: 2_432_232_314 };

/** The code of the error, or what was told. */
async function toldOf(
  request: Request | WebhookRequest,
  secrets: string | string[] = secret,
  options: object = then,
) {
  return verifyWebhook(request, secrets, options).catch((error: unknown) => {
    expect(error).toBeInstanceOf(WebhookError);
    return (error as WebhookError).code;
  });
}

describe('a delivery', () => {
  const bytes = new TextEncoder().encode(body);
  const padded = new Uint8Array([1, ...bytes, 2]);
  it.each<[string, Request | WebhookRequest]>([
    ['as a Request', new Request('https://example.com/', { method: 'POST', headers, body })],
    ['as Headers and a text', { headers: new Headers(headers), body }],
    ['as an object and a text', { headers, body }],
    ['as bytes', { headers, body: bytes }],
    ['as a Buffer', { headers, body: Buffer.from(body) }],
    ['as an ArrayBuffer', { headers, body: bytes.buffer }],
    ['as a part of other bytes', { headers, body: padded.subarray(1, -1) }],
    [
      'under names in capitals',
      {
        headers: { 'WEBHOOK-ID': id, 'Webhook-Timestamp': String(time), 'Webhook-Signature': signature },
        body,
      },
    ],
    [
      'with lists of values',
      {
        headers: {
          'webhook-id': [id],
          'webhook-timestamp': [String(time)],
          'webhook-signature': [signature],
        },
        body,
      },
    ],
    [
      'among other signatures',
      {
        headers: {
          ...headers,
          'webhook-signature': `${other} v2,${signature.slice(3)} ${signature} ${other}`,
        },
        body,
      },
    ],
  ])('is believed %s', async (_, request) => {
    expect(await toldOf(request)).toEqual(value);
  });

  it.each<[string, string | string[]]>([
    ['without its prefix', secret.slice(6)],
    ['among others, while they are rotated', ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX', secret]],
  ])('is believed with a secret %s', async (_, secrets) => {
    expect(await toldOf({ headers, body }, secrets)).toEqual(value);
  });

  it.each<[string, Partial<Record<string, string | string[]>>, string]>([
    ['no id', { 'webhook-id': undefined }, 'header'],
    ['an empty id', { 'webhook-id': '' }, 'header'],
    ['two ids', { 'webhook-id': [id, id] }, 'header'],
    ['an id under two spellings', { 'Webhook-Id': id }, 'header'],
    ['no time', { 'webhook-timestamp': undefined }, 'header'],
    ['no signature', { 'webhook-signature': undefined }, 'header'],
    ['a time that is none', { 'webhook-timestamp': 'hello' }, 'timestamp'],
    ['a time with a fraction', { 'webhook-timestamp': `${time}.0` }, 'timestamp'],
    ['a time in another notation', { 'webhook-timestamp': '1.614265330e9' }, 'timestamp'],
    ['a time with white space', { 'webhook-timestamp': ` ${time}` }, 'timestamp'],
    ['another time', { 'webhook-timestamp': String(time + 1) }, 'signature'],
    ['another id', { 'webhook-id': `${id}x` }, 'signature'],
    ['an id that moves the full stop', { 'webhook-id': `${id}.${time}` }, 'signature'],
    ['another signature', { 'webhook-signature': other }, 'signature'],
    ['a signature that is none', { 'webhook-signature': 'v1,dawfeoifkpqwoekfpqoekf' }, 'signature'],
    ['a part of the signature', { 'webhook-signature': signature.slice(0, 8) }, 'signature'],
    ['no signature but its version', { 'webhook-signature': 'v1,' }, 'signature'],
    ['the signature under another version', { 'webhook-signature': `v2,${signature.slice(3)}` }, 'signature'],
    ['an asymmetric signature', { 'webhook-signature': `v1a,${signature.slice(3)}` }, 'signature'],
    ['the signature without its version', { 'webhook-signature': signature.slice(3) }, 'signature'],
    [
      'the signature behind very many',
      { 'webhook-signature': `${'v1,AAAA '.repeat(100)}${signature}` },
      'signature',
    ],
  ])('is not believed with %s', async (_, change, code) => {
    expect(await toldOf({ headers: { ...headers, ...change }, body })).toBe(code);
  });

  it.each([
    ['another body', `${body} `, 'signature'],
    ['no body', '', 'signature'],
    ['a body that was parsed', value, 'body'],
    ['a body that is missing', undefined, 'body'],
  ])('is not believed with %s', async (_, input, code) => {
    expect(await toldOf({ headers, body: input as string })).toBe(code);
  });

  it.each<[string, string | string[]]>([
    ['an empty one', ''],
    ['only its prefix', 'whsec_'],
    ['one that is not base64', 'whsec_this is no base64!'],
    ['a public key', 'whpk_4Xq'],
    ['none', []],
    ['what is no text', null as unknown as string],
  ])('is not believed with %s for a secret', async (_, secrets) => {
    expect(await toldOf({ headers, body }, secrets)).toBe('secret');
  });

  it.each([
    [-301, 300, false],
    [-300, 300, true],
    [300, 300, true],
    [301, 300, false],
    [1, 0, false],
    [0, 0, true],
    [86_400, 90_000, true],
  ])(
    'of %i seconds from now, with a tolerance of %i, is believed: %s',
    async (seconds, toleranceSeconds, want) => {
      const options = { toleranceSeconds, now: () => (time - seconds) * 1000 };
      expect(await toldOf({ headers, body }, secret, options)).toEqual(want ? value : 'timestamp');
    },
  );

  it('is from now by the clock unless told otherwise', async () => {
    expect(await toldOf({ headers, body }, secret, {})).toBe('timestamp');
  });

  it('that is signed and no JSON is told apart', async () => {
    const signed = new Webhook(secret).sign(id, new Date(time * 1000), 'hello');
    expect(await toldOf({ headers: { ...headers, 'webhook-signature': signed }, body: 'hello' })).toBe(
      'body',
    );
  });

  it.each(['{"text":"ä 日本 😀"}', '[]', '"\\ud800"', `{"long":"${'x'.repeat(1_000_000)}"}`, ' {"a" : 1} '])(
    'is believed as their library signs it: %#',
    async (text) => {
      const now = new Date();
      const signed = new Webhook(secret).sign(id, now, text);
      const own = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signed,
      };
      expect(await verifyWebhook({ headers: own, body: text }, secret)).toEqual(JSON.parse(text));
      // Bytes that are no UTF-8 have another signature than what they are decoded to.
      const broken = new Uint8Array([...new TextEncoder().encode(text), 0xff]);
      expect(await toldOf({ headers: own, body: broken }, secret, {})).toBe('signature');
    },
  );

  it('never tells a secret or a body', async () => {
    const failures = await Promise.allSettled([
      verifyWebhook({ headers, body: `${body} ` }, secret, then),
      verifyWebhook({ headers, body }, 'whsec_hush hush', then),
      verifyWebhook({ headers: {}, body }, secret, then),
    ]);
    const texts = failures.map((failure) => String((failure as PromiseRejectedResult).reason.stack));
    expect(texts.join(' ')).not.toMatch(/hush|2432232314|MfKQ/);
  });
});

it('takes what frameworks give, and tells the events apart', async () => {
  expectTypeOf(verifyWebhook).parameter(0).toEqualTypeOf<Request | WebhookRequest>();
  const reported = await verifyWebhook({ headers, body }, secret, then);
  if (reported.type === 'agent.action') {
    expectTypeOf(reported.success).toEqualTypeOf<true>();
    expectTypeOf(reported.data[0]!.action).toEqualTypeOf<string>();
  } else if (reported.type === 'agent.failed') {
    expectTypeOf(reported.error).toEqualTypeOf<string>();
  }
  expectTypeOf<WebhookEvent['type']>().toEqualTypeOf<keyof WebhookEvents>();
});
