import { expect, it } from 'vitest';
import { loadConfig } from '../../src/platform/config/load.ts';
import { createRedactor } from '../../src/platform/log/config-secrets.ts';
import { OPTIONS, leaks, secretOf } from '../support/secret-texts.ts';

it.each(Object.keys(OPTIONS))('shows no secret where %s is wrong', async (name) => {
  const wrong = `no//user:${secretOf(name)}@[x`;
  const { message } = await loadConfig({}, { [name]: wrong }).then(
    () => new Error('It is a text like any other.'),
    (error: Error) => error,
  );
  expect(leaks(message, { [name]: secretOf(name) })).toEqual([]);
});

it('removes each secret of a configuration from a text, however it is encoded', () => {
  const password = secretOf('a password');
  const redact = createRedactor({
    redisUrl: `redis://user:${encodeURIComponent(`${password}/+`)}@127.0.0.1`,
    searchUrl: 'http://127.0.0.1/?language=german&api_key=abcdefgh',
    agentModelKey: secretOf('a key'),
    publicUrl: 'https://api.example.com/',
    proxies: { DE: `http://user:${secretOf('a proxy')}@127.0.0.1` },
  });
  const text = [
    `${password}/+`,
    encodeURIComponent(`${password}/+`),
    secretOf('a key'),
    secretOf('a proxy'),
    'abcdefgh',
  ]
    .flatMap((one) =>
      [one].concat(['', 'u', 'us'].map((before) => Buffer.from(before + one).toString('base64'))),
    )
    .join(' ');
  expect(
    leaks(redact(text), { a: password, b: secretOf('a key'), c: secretOf('a proxy'), d: 'abcdefgh' }),
  ).toEqual([]);
  expect(redact('german https://api.example.com/ user')).toBe('german https://api.example.com/ user');
});

it.each([
  ['http://ada:pa55word@shop.example/p', 'http://ada:[redacted]@shop.example/p'],
  ['fetching "https://:p%40ss@h:8/": closed', 'fetching "https://:[redacted]@h:8/": closed'],
  [
    'https://h/p?page=2&access_token=abcdef&X-Amz-Signature=a1b2&lang=de#id_token=x',
    'https://h/p?page=2&access_token=[redacted]&X-Amz-Signature=[redacted]&lang=de#id_token=[redacted]',
  ],
  ['https://ada@h/?q=keys&tokens=3 mail a:b@h', 'https://ada@h/?q=keys&tokens=3 mail a:b@h'],
])('removes passwords and tokens of all URLs: %s', (text, redacted) => {
  expect(createRedactor({})(text)).toBe(redacted);
});
