import { asString, timely, findKeyword, readKeyword, type Node } from '@web-data/openapi';
import { extraFormats } from '../openapi/formats.ts';
import type { Candidate } from './candidate.ts';
import { isUrl, isUrlSchema } from '../openapi/is-url.ts';
import { matching } from '../patterns/matching.ts';

type Draft = Pick<Candidate, 'label' | 'keyword' | 'pointer' | 'value' | 'intent'> & { unusual?: true };

/** Longer strings are not built: the document's bound stays untested, and the server is not flooded. */
const MAX_BUILT_LENGTH = 200_000;

/**
 * Returns candidates for both sides of length, pattern and format, and strings that break careless code. `current` is a
 * valid string.
 */
export function stringCandidates(schema: Node, current: string): Draft[] {
  return [
    ...lengths(schema, current),
    ...patternBreakers(schema, current),
    ...besideCounts(schema),
    ...formats(schema, current),
    ...unusual(schema),
  ];
}

function lengths(schema: Node, current: string): Draft[] {
  const max = findKeyword(schema, 'maxLength');
  const least = findKeyword(schema, 'minLength');
  const drafts: Draft[] = [];
  if (typeof max?.value === 'number' && max.value < MAX_BUILT_LENGTH) {
    const base = { keyword: 'maxLength', pointer: max.pointer };
    drafts.push(
      { ...base, label: 'maxLength exactly', value: stretch(current, max.value), intent: 'valid' },
      { ...base, label: 'maxLength + 1', value: stretch(current, max.value + 1), intent: 'invalid' },
      // Characters are code points (JSON Schema Validation, 6.3.1), not UTF-16 units or bytes.
      {
        ...base,
        label: 'maxLength exactly, in characters of two UTF-16 units',
        value: '😀'.repeat(max.value),
        intent: 'valid',
      },
      {
        ...base,
        label: 'maxLength + 1, in characters of two UTF-16 units',
        value: '😀'.repeat(max.value + 1),
        intent: 'invalid',
      },
      // Two code points that normalisation joins into one character.
      {
        ...base,
        label: 'more than maxLength, in letters with combining accents',
        value: 'e\u0301'.repeat(Math.floor(max.value / 2) + 1),
        intent: 'invalid',
      },
      {
        ...base,
        label: 'maxLength + 1, white space at the end',
        value: `${stretch(current, max.value)} `,
        intent: 'invalid',
      },
      { ...base, label: 'twice maxLength', value: stretch(current, max.value * 2 + 2), intent: 'invalid' },
    );
  }
  if (typeof least?.value === 'number' && least.value > 0 && least.value < MAX_BUILT_LENGTH) {
    const base = { keyword: 'minLength', pointer: least.pointer };
    drafts.push(
      { ...base, label: 'minLength exactly', value: stretch(current, least.value), intent: 'valid' },
      {
        ...base,
        label: 'minLength − 1',
        value: [...current]
          .slice(0, least.value - 1)
          .join('')
          .padEnd(least.value - 1, 'x'),
        intent: 'invalid',
      },
      { ...base, label: 'the empty string', value: '', intent: 'invalid' },
    );
  }
  return drafts;
}

function stretch(text: string, length: number): string {
  const characters = [...text];
  return characters.length >= length
    ? characters.slice(0, length).join('')
    : text + 'x'.repeat(length - characters.length);
}

function patternBreakers(schema: Node, current: string): Draft[] {
  const node = findKeyword(schema, 'pattern');
  if (typeof node?.value !== 'string') return [];
  const pattern = timely(node.value);
  const base = { keyword: 'pattern', pointer: node.pointer };
  const variants: [string, string][] = [
    ['the empty string', ''],
    ['lower case', current.toLowerCase()],
    ['upper case', current.toUpperCase()],
    ['one character more', `${current}${current.at(-1) ?? 'x'}`],
    ['one character less', current.slice(0, -1)],
    ['a space before', ` ${current}`],
    ['a space after', `${current} `],
    ['a line feed after', `${current}\n`],
    ['a full stop before', `.${current}`],
    ['a protocol before', `https://${current}`],
    ['a path after', `${current}/path`],
    ['a port after', `${current}:8080`],
    ['a digit instead of the last character', `${current.slice(0, -1)}0`],
    ['a letter outside ASCII instead of the first', `Ä${current.slice(1)}`],
    ['a wildcard alone', '*'],
    ...besideRanges(node.value, current),
  ];
  const drafts = variants.flatMap(([label, value]): Draft[] => {
    const matches = pattern.test(value);
    if (matches === undefined) return [];
    return [{ ...base, label: `pattern: ${label}`, value, intent: matches ? 'valid' : 'invalid' }];
  });
  // A URL with one character more or less may be another site, which no test may fetch.
  return isUrlSchema(schema) ? drafts.filter(({ intent }) => intent === 'invalid') : drafts;
}

/** Replaces a character in each range of a pattern by the neighbours of the first and the last of the range. */
function besideRanges(pattern: string, current: string): [label: string, value: string][] {
  return [...pattern.matchAll(/([A-Za-z])-([A-Za-z])/gu)].flatMap(([range, first = '', last = '']) => {
    const position = [...current].findIndex((character) => character >= first && character <= last);
    if (position === -1) return [];
    const around = [first.charCodeAt(0) - 1, last.charCodeAt(0) + 1].map((code) => String.fromCharCode(code));
    return around.map((character): [string, string] => [
      `${character} beside ${range}`,
      current.slice(0, position) + character + current.slice(position + 1),
    ]);
  });
}

/**
 * How many quantifiers of a pattern are tried, and the maximum length of the string that all of them together produce.
 */
const MAX_COUNTS = 4;
const MAX_REPEATS = 2_000;
const COUNTS = /(?<!\\)\{(\d+)(?:(,)(\d*))?\}/gu;

/**
 * Strings that repeat each counted part of a pattern its minimum and maximum number of times, and once less and once
 * more. Those that match are marked unusual: a pattern of a date or a code often allows more than exists.
 */
function besideCounts(schema: Node): Draft[] {
  const node = findKeyword(schema, 'pattern');
  if (typeof node?.value !== 'string') return [];
  const { value: source, pointer } = node;
  const pattern = timely(source);
  const drafts = [...source.matchAll(COUNTS)]
    .slice(0, MAX_COUNTS)
    .flatMap(({ 0: count, 1: least = '', 2: comma, 3: max, index }) => {
      const last = comma === undefined ? least : max;
      const times = [Number(least) - 1, Number(least), ...(last ? [Number(last), Number(last) + 1] : [])];
      return times.flatMap((one): Draft[] => {
        const changed = `${source.slice(0, index)}{${one}}${source.slice(index + count.length)}`;
        if (one < 0 || countMaxRepeats(changed) > MAX_REPEATS) return [];
        const value = matching(changed, 1);
        const matches = pattern.test(value);
        if (matches === undefined) return [];
        const label = `pattern: ${one} times ${count} at ${index}`;
        return [
          {
            label,
            keyword: 'pattern',
            pointer,
            value,
            ...(matches ? { intent: 'valid', unusual: true } : { intent: 'invalid' }),
          },
        ];
      });
    });
  return isUrlSchema(schema) ? drafts.filter(({ intent }) => intent === 'invalid') : drafts;
}

/** The product of the maximum counts of a pattern: counts may be nested. */
function countMaxRepeats(pattern: string): number {
  return [...pattern.matchAll(COUNTS)].reduce(
    (product, [, least, , max]) => product * Math.max(1, Number(max || least)),
    1,
  );
}

/** Values that are invalid by any reading of the format. */
const BROKEN: Record<string, readonly string[]> = {
  uuid: [
    'not-a-uuid',
    '018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d1',
    '018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10a',
    'g18f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10',
    '018f4a5e7c3b7d219a445f0c2b7e9d10',
    '{018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10}',
    ' 018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10',
    '018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10 ',
  ],
  'date-time': ['yesterday', '2024-13-01T00:00:00Z', '2024-02-29'],
  date: ['yesterday', '2024-13-01', '01.02.2024', '2024-02-29T00:00:00Z'],
  email: ['nobody', '@example.com', 'a@'],
  ipv4: ['256.0.0.1', 'localhost'],
  ipv6: ['::g', '127.0.0.1'],
  uri: ['not a url', 'example.com/path', ''],
  'http-url': [
    'not a url',
    'example.com',
    '',
    '//example.com',
    'http://',
    'https://',
    'ftp://example.com/',
    'javascript:alert(1)',
    'file:///etc/hosts',
    'data:text/html,x',
    'mailto:ada@example.com',
    '/relative',
    'http:/example.com',
    'http://exa mple.com',
    'http://[::1',
    'http://a:99999/',
  ],
};

function formats(schema: Node, current: string): Draft[] {
  const exact = findKeyword(schema, 'x-format');
  const known = exact && Object.hasOwn(extraFormats, asString(exact.value) ?? '');
  const node = known ? exact : findKeyword(schema, 'format');
  const name = asString(node?.value);
  if (!node || name === undefined) return [];
  const base = { keyword: 'format', pointer: node.pointer };
  const broken: Draft[] = (Object.hasOwn(BROKEN, name) ? BROKEN[name]! : []).map((value) => ({
    ...base,
    label: `${name}: ${JSON.stringify(value)}`,
    value,
    intent: 'invalid',
  }));
  const padded: Draft[] =
    name === 'http-url'
      ? [` ${current}`, `${current} `, `${current}\n`].map((value) => ({
          ...base,
          label: `${name} with white space`,
          value,
          intent: 'invalid',
        }))
      : [];
  return [
    ...broken,
    ...padded,
    ...urlVariants(name, current).map(([label, value]): Draft => ({
      ...base,
      label,
      value,
      intent: 'valid',
    })),
  ];
}

/** Other spellings of the same site: no other host may be reached. */
function urlVariants(format: string, current: string): [string, string][] {
  if (format !== 'http-url' || !isUrl(current)) return [];
  const { origin, protocol, host, hostname, port } = new URL(current);
  const own = port || (protocol === 'https:' ? '443' : '80');
  return [
    ['a URL without a path', origin],
    ['a URL with its port', `${protocol}//${hostname}:${own}/`],
    ['a URL with a query and a fragment', `${origin}/?q=1&r=a%20b#part`],
    ['a URL with letters outside ASCII', `${origin}/straße/日本?q=ä`],
    ['a URL with its scheme in capitals', `${protocol.toUpperCase()}//${host}/`],
  ];
}

function unusual(schema: Node): Draft[] {
  const type = findKeyword(schema, 'type');
  if (
    !type ||
    isUrlSchema(schema) ||
    findKeyword(schema, 'pattern') ||
    findKeyword(schema, 'enum') ||
    findKeyword(schema, 'const')
  )
    return [];
  const base = { keyword: 'type', pointer: type.pointer };
  const hard = readKeyword(schema, 'format') === undefined;
  return [
    ...(hard ? [{ ...base, label: 'the empty string', value: '', intent: 'valid' as const }] : []),
    ...(hard
      ? [
          {
            ...base,
            label: 'letters of many scripts',
            value: 'ä 日本 עברית 😀 e\u0301',
            intent: 'valid' as const,
          },
        ]
      : []),
    { ...base, label: 'a NUL character', value: 'a\u0000b', intent: 'valid', unusual: true },
    { ...base, label: 'half a surrogate pair', value: 'a\ud800b', intent: 'valid', unusual: true },
    {
      ...base,
      label: 'quotes, backslashes, brackets',
      value: `'"\\%_;--(.*)[a-\${x}{{y}}</script>`,
      intent: 'valid',
      unusual: true,
    },
    {
      ...base,
      label: 'a hundred thousand characters',
      value: 'x'.repeat(100_000),
      intent: 'valid',
      unusual: true,
    },
    { ...base, label: 'only white space', value: ' \t\n ', intent: 'valid', unusual: true },
    { ...base, label: 'the name of a prototype member', value: '__proto__', intent: 'valid', unusual: true },
  ];
}
