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
  ['in the other case', 'WD_4F1C2A9B8E713F1C_zQ7lW2', '***'],
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

const password = 'p&ss<w0rd>/ü"\'9';
test.each([
  ['Go', String.raw`p\u0026ss\u003cw0rd\u003e/ü\"'9`],
  ['PHP', String.raw`p&ss<w0rd>\/\u00fc\"'9`],
  ['Python', String.raw`p&ss<w0rd>/\u00fc\"'9`],
  ['HTML by numbers', 'p&amp;ss&lt;w0rd&gt;/ü&#34;&#39;9'],
  ['HTML by hexadecimal numbers', 'p&amp;ss&lt;w0rd&gt;/ü&quot;&#x27;9'],
  ['JSON in JSON', String.raw`p&ss<w0rd>/ü\\\"'9`],
  ['JSON, in capitals,', String.raw`P&SS<W0RD>/Ü\"'9`],
  ['a URL, in capitals,', encodeURIComponent('P&SS<W0RD>/Ü"\'9')],
  ['HTML, in the other case,', 'P&amp;SS&lt;W0RD&gt;/Ü&quot;&#39;9'],
])('a password as %s escapes it is masked', (_, text) => {
  const own = new Secrets();
  own.add(password);
  expect(own.mask(`[${text}]`)).toBe('[***]');
});

test.each([
  ['a cookie with percent-encoding', encodeURIComponent('Zk9_live+Qw3/rt7=Yx')],
  ['a header of UTF-8 bytes', Buffer.from('Zk9_live+Qw3/rt7=Yxäß').toString('latin1')],
])('what %s means is masked as well', (_, carried) => {
  const own = new Secrets();
  own.add(carried);
  expect(own.mask('got Zk9_live+Qw3/rt7=Yx, live+Qw3/rt7')).toBe('got ***, ***');
  expect(own.mask(Buffer.from('Zk9_live+Qw3/rt7=Yx').toString('hex'))).toMatch(/^\*+$/);
});

test('a header of UTF-8 bytes is masked to its last letter', () => {
  const own = new Secrets();
  own.add(Buffer.from('Zk9_"Yx5&pä41üUi').toString('latin1'));
  expect(own.mask('Zk9_"Yx5&pä41üUi 5&pä41üU')).toBe('*** ***');
});

test('secrets in the query and the fragment of an address are known', () => {
  const own = new Secrets();
  own.addUrl(
    'https://a.test/cb?code=c0de-of-oauth&page=2&sig=si%2Fgned-1#access_token=t0ken-in-part&state=open',
  );
  expect(own.mask('c0de-of-oauth si/gned-1 t0ken-in-part open 2')).toBe('*** *** *** open 2');
});

test('what was given is never forgotten, whatever a service issues', () => {
  const own = new Secrets();
  own.add('given-key-0001');
  own.keep();
  for (let count = 0; count < 6000; count += 1) own.add(`${count}-issued`);
  expect(own.mask('given-key-0001')).toBe('***');
});
