/** Bodies as programs write them, each with what they hold. `|` in a line stands for nothing; see `lines`. */

/** What a part holds: a text, or a file by its name, media type and text. */
export type Held = string | { name: string; type: string; text: string } | Held[];

export interface Habit {
  title: string;
  contentType: string;
  body: string | Uint8Array;
  want: Record<string, Held>;
}

/** Lines with CR LF behind each. */
export function lines(...input: string[]): string {
  return input.map((line) => `${line}\r\n`).join('');
}

const file = (name: string, text: string, type = ''): Held => ({ name, type, text });
const type = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;
const simple = (head: string[], content = 'x'): string => lines('--b', ...head, '', content, '--b--');
const named = (disposition: string): string => simple([`Content-Disposition: form-data; ${disposition}`]);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

export const habits: Habit[] = [
  {
    title: 'curl: a field and a file',
    contentType: type('------------------------d74496d66958873e'),
    body: lines(
      '--------------------------d74496d66958873e',
      'Content-Disposition: form-data; name="note"',
      '',
      'hi',
      '--------------------------d74496d66958873e',
      'Content-Disposition: form-data; name="file"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      'one',
      'two',
      '--------------------------d74496d66958873e--',
    ),
    want: { note: 'hi', file: file('a.txt', 'one\r\ntwo', 'text/plain') },
  },
  {
    title: 'curl before 7.81: quotes and backslashes escaped',
    contentType: type('b'),
    body: named(String.raw`name="file"; filename="say \"a\\b\".txt"`),
    want: { file: file('b".txt', 'x') },
  },
  {
    title: 'Chrome and Firefox: quotes and line breaks as percent',
    contentType: type('----WebKitFormBoundary7MA4YWxkTrZu0gW'),
    body: lines(
      '------WebKitFormBoundary7MA4YWxkTrZu0gW',
      'Content-Disposition: form-data; name="a%22b%0D%0Ac"',
      '',
      'x',
      '------WebKitFormBoundary7MA4YWxkTrZu0gW',
      'Content-Disposition: form-data; name="file"; filename="100%25 %22q%22.txt"',
      'Content-Type: application/octet-stream',
      '',
      '',
      '------WebKitFormBoundary7MA4YWxkTrZu0gW--',
    ),
    want: { 'a"b\r\nc': 'x', file: file('100%25 "q".txt', '', 'application/octet-stream') },
  },
  {
    title: 'Firefox: a backslash at the end of a name, unescaped',
    contentType: type('b'),
    body: named(String.raw`name="a\"; filename="f.txt"`),
    want: { 'a\\': file('f.txt', 'x') },
  },
  {
    title: 'a browser whose control for files is empty',
    contentType: type('b'),
    body: simple(
      ['Content-Disposition: form-data; name="file"; filename=""', 'Content-Type: application/octet-stream'],
      '',
    ),
    want: {},
  },
  {
    title: 'undici: a Blob of JSON under the name blob',
    contentType: type('----formdata-undici-0123456789'),
    body: lines(
      '------formdata-undici-0123456789',
      'Content-Disposition: form-data; name="options"; filename="blob"',
      'Content-Type: application/json',
      '',
      '{"a":1}',
      '------formdata-undici-0123456789--',
    ),
    want: { options: file('blob', '{"a":1}', 'application/json') },
  },
  { title: 'undici: a form of nothing', contentType: type('b'), body: '--b--\r\n', want: {} },
  {
    title: 'Python requests: no Content-Type for fields, hex boundary',
    contentType: type('0a1b2c3d4e5f60718293a4b5c6d7e8f9'),
    body: lines(
      '--0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      'Content-Disposition: form-data; name="note"',
      '',
      'hi',
      '--0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      'Content-Disposition: form-data; name="file"; filename="a.bin"',
      '',
      'x',
      '--0a1b2c3d4e5f60718293a4b5c6d7e8f9--',
    ),
    want: { note: 'hi', file: file('a.bin', 'x') },
  },
  {
    title: 'Python urllib3 1: a name that is not ASCII in its extended form alone',
    contentType: type('b'),
    body: named('name="file"; filename*=utf-8\'\'na%C3%AFve.txt'),
    want: { file: file('naïve.txt', 'x') },
  },
  {
    title: 'Python aiohttp: Content-Type and length of each part before its disposition',
    contentType: type('b'),
    body: simple([
      'Content-Type: text/plain; charset=utf-8',
      'Content-Length: 1',
      'Content-Disposition: form-data; name="note"',
    ]),
    want: { note: 'x' },
  },
  {
    title: 'Go mime/multipart: a long boundary',
    contentType: type('a'.repeat(60)),
    body: lines(
      `--${'a'.repeat(60)}`,
      'Content-Disposition: form-data; name="file"; filename="a.txt"',
      'Content-Type: application/octet-stream',
      '',
      'x',
      `--${'a'.repeat(60)}--`,
    ),
    want: { file: file('a.txt', 'x', 'application/octet-stream') },
  },
  {
    title: 'Apache HttpClient: charset and transfer encoding of a text',
    contentType: `${type('b')}; charset=ISO-8859-1`,
    body: latin(
      simple(
        [
          'Content-Disposition: form-data; name="note"',
          'Content-Type: text/plain; charset=ISO-8859-1',
          'Content-Transfer-Encoding: 8bit',
        ],
        'caf\u00E9',
      ),
    ),
    want: { note: 'café' },
  },
  {
    title: 'JavaMail: an unquoted boundary with equal signs',
    contentType: type('----=_Part_1_23.45'),
    body: lines(
      '------=_Part_1_23.45',
      'Content-Disposition: form-data; name=note',
      '',
      'x',
      '------=_Part_1_23.45--',
    ),
    want: { note: 'x' },
  },
  {
    title: '.NET: quoted boundary, unquoted names, both forms of a file name',
    contentType: type('"6a2ff1a4-6b4e-4d39-8b4c-0f0e6a4b1c2d"'),
    body: lines(
      '--6a2ff1a4-6b4e-4d39-8b4c-0f0e6a4b1c2d',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Disposition: form-data; name=note',
      '',
      'hi',
      '--6a2ff1a4-6b4e-4d39-8b4c-0f0e6a4b1c2d',
      'Content-Disposition: form-data; name=file; filename="=?utf-8?B?bmHDr3ZlLnR4dA==?="; filename*=utf-8\'\'na%C3%AFve.txt',
      '',
      'x',
      '--6a2ff1a4-6b4e-4d39-8b4c-0f0e6a4b1c2d--',
    ),
    want: { note: 'hi', file: file('naïve.txt', 'x') },
  },
  {
    title: 'okhttp: Content-Length of each part',
    contentType: type('b'),
    body: simple([
      'Content-Disposition: form-data; name="file"; filename="a.png"',
      'Content-Type: image/png',
      'Content-Length: 1',
    ]),
    want: { file: file('a.png', 'x', 'image/png') },
  },
  {
    title: 'RFC 7578, 4.3: two files under one name',
    contentType: type('b'),
    body: lines(
      '--b',
      'Content-Disposition: form-data; name="files"; filename="1.txt"',
      '',
      'a',
      '--b',
      'Content-Disposition: form-data; name="files"; filename="2.txt"',
      '',
      'b',
      '--b--',
    ),
    want: { files: [file('1.txt', 'a'), file('2.txt', 'b')] },
  },
  {
    title: 'RFC 2046, 5.1.1: a preamble, an epilogue, and white space behind boundaries',
    contentType: type('"simple boundary"'),
    body: `${lines('This is the preamble.', '--simple boundary \t', 'Content-Disposition: form-data; name="a"', '')}one\r\n--simple boundary--  \r\nThis is the epilogue.\r\n--simple boundary\r\n`,
    want: { a: 'one' },
  },
  {
    title: 'content with lines that begin like the boundary',
    contentType: type('b'),
    body: lines(
      '--b',
      'Content-Disposition: form-data; name="a"',
      '',
      '--bc',
      '--b-',
      '-b',
      '--b x',
      '--b--y',
      'z\n--b\r',
      '--b--',
    ),
    want: { a: '--bc\r\n--b-\r\n-b\r\n--b x\r\n--b--y\r\nz\n--b\r' },
  },
  {
    title: 'content that ends in line breaks',
    contentType: type('b'),
    body: simple(['Content-Disposition: form-data; name="a"'], '\r\nx\r\n\r\n'),
    want: { a: '\r\nx\r\n\r\n' },
  },
  {
    title: 'a part of nothing, and one without the empty line behind it',
    contentType: type('b'),
    body: `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n--b\r\nContent-Disposition: form-data; name="c"\r\n\r\n--b--\r\n`,
    want: { a: '', c: '' },
  },
  {
    title: 'no line break behind the last boundary',
    contentType: type('b'),
    body: named('name="a"').slice(0, -2),
    want: { a: 'x' },
  },
  {
    title: 'lines that break with LF alone, and CR LF in the content',
    contentType: type('b'),
    body: '--b\nContent-Disposition: form-data; name="a"\n\n1\r\n2\n--b--\n',
    want: { a: '1\r\n2' },
  },
  {
    title: 'headers in odd cases, folded, without white space',
    contentType: 'Multipart/Form-Data;BOUNDARY=b',
    body: simple([
      'CONTENT-disposition:FORM-DATA;',
      ' NAME="a" ;\tfilename = "f.txt" ;',
      'content-TYPE:text/CSV',
    ]),
    want: { a: file('f.txt', 'x', 'text/csv') },
  },
  {
    title: 'a file name before the name',
    contentType: type('b'),
    body: named('filename="f.txt"; name="a"'),
    want: { a: file('f.txt', 'x') },
  },
  {
    title: 'a semicolon and an equal sign in a name',
    contentType: type('b'),
    body: named('name="a; filename=b"'),
    want: { 'a; filename=b': 'x' },
  },
  {
    title: 'a file name with directories',
    contentType: type('b'),
    body: named(String.raw`name="a"; filename="C:\dir\../../f.txt"`),
    want: { a: file('f.txt', 'x') },
  },
  {
    title: 'names in UTF-8',
    contentType: type('b'),
    body: named('name="名"; filename="файл.txt"'),
    want: { 名: file('файл.txt', 'x') },
  },
  {
    title: 'a name in Latin-1, as old programs write it',
    contentType: type('b'),
    body: latin(named('name="caf\u00E9"')),
    want: { café: 'x' },
  },
  {
    title: 'a header that nobody knows',
    contentType: type('b'),
    body: simple(['X-Anything: yes', 'Content-Disposition: form-data; name="a"', 'X-More: yes']),
    want: { a: 'x' },
  },
  {
    title: 'a boundary of other characters that it may have',
    contentType: type(`"a'()+_,-./:=? z"`),
    body: lines(
      "--a'()+_,-./:=? z",
      'Content-Disposition: form-data; name="a"',
      '',
      'x',
      "--a'()+_,-./:=? z--",
    ),
    want: { a: 'x' },
  },
];

const part = lines('--b', 'Content-Disposition: form-data; name="a"', '', 'x');

/** Bodies that nobody may write, and what is said of them. */
export const broken: [title: string, contentType: string, body: string, path: string, message: string][] = [
  [
    'no boundary in the header',
    'multipart/form-data',
    `${part}--b--`,
    '',
    'must name its boundary in the Content-Type',
  ],
  ['an empty boundary', type('""'), '----', '', 'must name its boundary in the Content-Type'],
  [
    'a boundary of 71 characters',
    type('b'.repeat(71)),
    '--',
    '',
    'must name its boundary in the Content-Type',
  ],
  [
    'a boundary that ends in a space',
    type('"b "'),
    '--b \r\n',
    '',
    'must name its boundary in the Content-Type',
  ],
  ['another boundary', type('c'), `${part}--b--\r\n`, '', 'must end with its closing boundary'],
  ['no closing boundary', type('b'), part, '', 'must end with its closing boundary'],
  ['half a closing boundary', type('b'), `${part}--b-`, '', 'must end with its closing boundary'],
  ['only a boundary', type('b'), '--b\r\n', '', 'must end with its closing boundary'],
  ['half a header', type('b'), '--b\r\nContent-Disp', '', 'must end with its closing boundary'],
  [
    'a long preamble',
    type('b'),
    `${'x'.repeat(20_000)}\r\n${part}--b--\r\n`,
    '',
    'must begin with its boundary',
  ],
  [
    'no disposition',
    type('b'),
    lines('--b', 'X: y', '', 'x', '--b--'),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'no headers',
    type('b'),
    `${part}${lines('--b', '', 'x', '--b--')}`,
    '',
    'must name the field in the Content-Disposition of part 2',
  ],
  [
    'no name',
    type('b'),
    named('filename="a"'),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'an attachment',
    type('b'),
    simple(['Content-Disposition: attachment; name="a"']),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'two names',
    type('b'),
    named('name="a"; name="c"'),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'an open quote',
    type('b'),
    named('name="a'),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'words behind a name',
    type('b'),
    named('name="a" x'),
    '',
    'must name the field in the Content-Disposition of part 1',
  ],
  [
    'two dispositions',
    type('b'),
    simple(['Content-Disposition: form-data; name="a"', 'content-disposition: form-data; name="c"']),
    '',
    'must have each header once in part 1',
  ],
  [
    'a header without a colon',
    type('b'),
    simple(['Content-Disposition form-data']),
    '',
    'must have well-formed headers in part 1',
  ],
  [
    'white space before a colon',
    type('b'),
    simple(['Content-Disposition : form-data; name="a"']),
    '',
    'must have well-formed headers in part 1',
  ],
  ['NUL in a name', type('b'), named('name="a\0b"'), '', 'must have well-formed headers in part 1'],
  ['a bare CR in a header', type('b'), named('name="a\rb"'), '', 'must have well-formed headers in part 1'],
  [
    'a bare LF in headers',
    type('b'),
    simple(['X: y\nContent-Disposition: form-data; name="a"']),
    '',
    'must end each header of a part with CR LF',
  ],
  [
    'a header of 9,000 bytes',
    type('b'),
    simple([`X: ${'y'.repeat(9000)}`]),
    '',
    'must have at most 8192 bytes in a header of a part',
  ],
  [
    'a header that never ends',
    type('b'),
    `--b\r\nX: ${'y'.repeat(90_000)}`,
    '',
    'must have at most 8192 bytes in a header of a part',
  ],
  [
    '200 headers',
    type('b'),
    simple(Array.from({ length: 200 }, () => `X: ${'y'.repeat(100)}`)),
    '',
    'must have at most 16384 bytes of headers a part',
  ],
  ['1,001 parts', type('b'), `${part.repeat(1001)}--b--\r\n`, '', 'must have at most 1000 parts'],
  ['a field __proto__', type('b'), named('name="__proto__"'), '/__proto__', 'is not allowed'],
  [
    'a text that is no UTF-8',
    type('b'),
    simple(['Content-Disposition: form-data; name="a"', 'Content-Type: text/plain; charset=us-asciiX']),
    '/a',
    'must be us-asciix text',
  ],
  [
    'base64',
    type('b'),
    simple(['Content-Disposition: form-data; name="a"', 'Content-Transfer-Encoding: base64']),
    '/a',
    'must not be in a Content-Transfer-Encoding of its own',
  ],
];
