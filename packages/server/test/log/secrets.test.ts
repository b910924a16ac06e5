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
