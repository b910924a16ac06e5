import { expect, test } from 'vitest';
import { Secrets } from '../src/http/secrets.ts';

const key = 'wd_4f1c2a9b8e713f1c_Zq7Lw2';
const long = Array.from({ length: 40 }, (_, index) => `part${(index * 7919).toString(36)}`).join('.');
const secrets = new Secrets();
secrets.add([key, long, 'correct-horse-battery', 'hunter22']);

test.each([
  ['without its first letters', `got ${key.slice(4)}.`, 'got ***.'],
  ['from its middle', `got ${key.slice(6, 16)}!`, 'got ***!'],
  ['cut in two', `${key.slice(0, 10)} / ${key.slice(10)}`, '*** / ***'],
  ['in upper case', key.toUpperCase(), '***'],
  ['in lower case', key.toLowerCase(), '***'],
  ['in hexadecimal digits', Buffer.from(key).toString('hex'), '***'],
  ['of a long one', `<${long.slice(101, 119)}>`, '<***>'],
  ['its end alone', `…${key.slice(-8)}`, '…***'],
  ['twice', `${key.slice(4)}${key.slice(4)}`, '******'],
])('a part of a secret %s is masked', (_, text, masked) => {
  expect(secrets.mask(text)).toBe(masked);
});

test.each(['the battery is low', 'a horse-box', 'Hunter', 'wd', '8e713', 'HORSE', 'part of a horse'])(
  'what only looks like one is left: %s',
  (text) => {
    expect(secrets.mask(text)).toBe(text);
  },
);
