import { createServer, type IncomingMessage, type Server } from 'node:http';

/** The parameter whose numbers may be too large, or whose rules are not looked at. */
export type StylesFault =
  | 'deep'
  | 'box'
  | 'flat'
  | 'piped'
  | 'spaced'
  | 'where'
  | 'x-numbers'
  | 'x-flat'
  | 'x-pairs'
  | 'colour'
  | 'simple'
  | 'simple-pairs'
  | 'label'
  | 'label-pairs'
  | 'matrix'
  | 'matrix-each'
  | 'matrix-one';

/** A service that takes its parameters apart letter by letter, as OpenAPI 3.1 and RFC 6570 write them. */
export function createStyles(fault?: StylesFault): Server {
  return createServer((request, response) => {
    const { status, body } = answer(request, fault);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 405 && { allow: 'GET' }),
    });
    response.end(JSON.stringify(body));
  });
}

function answer(request: IncomingMessage, fault: StylesFault | undefined): { status: number; body: object } {
  const [, name = '', text] = /^\/([\w-]+)(?:\/([^?/]+))?(?:\?|$)/u.exec(request.url ?? '') ?? [];
  const isKnown = text === undefined ? name === 'find' : PATHS.has(name);
  if (!isKnown) return { status: 404, body: { wrong: 'path' } };
  if (request.method !== 'GET') return { status: 405, body: { wrong: 'method' } };
  const checks = text === undefined ? inFind(request) : [[name, text] as const];
  const wrong = checks.find(([one, written]) => one !== fault && RULES[one]?.(written) !== true);
  return wrong ? { status: 400, body: { wrong } } : { status: 200, body: { ok: true } };
}

const PATHS = new Set([
  'simple',
  'simple-pairs',
  'label',
  'label-pairs',
  'matrix',
  'matrix-each',
  'matrix-one',
]);

/** The parameters that are there, with their undecoded texts. */
function inFind({ url = '', headers }: IncomingMessage): (readonly [name: string, text: string])[] {
  const query = (url.split('?')[1] ?? '').split('&').filter((pair) => pair !== '');
  const named = (start: string): string =>
    query.filter((pair) => start.split(' ').some((one) => pair.startsWith(one))).join('&');
  const found: [string, string | undefined][] = [
    ['deep', named('deep%5B')],
    ['box', named('w= h=')],
    ...['flat', 'piped', 'spaced', 'where'].map((name): [string, string] => [name, named(`${name}=`)]),
    ['x-numbers', headers['x-numbers']?.toString()],
    ['x-flat', headers['x-flat']?.toString()],
    ['x-pairs', headers['x-pairs']?.toString()],
    ['colour', headers.cookie?.split('; ').find((cookie) => cookie.startsWith('colour='))],
  ];
  return found.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}

const byte = (text: string): boolean => /^(?:0|[1-9]\d{0,2})$/u.test(text) && Number(text) <= 255;
const numbers = (texts: string[]): boolean =>
  texts.length <= 3 && texts.every((text) => byte(text) && text !== '0');

/** `r` in bounds and there, `g` not below 0, nothing else. */
function colour(pairs: string[][]): boolean {
  const names = pairs.map(([name]) => name);
  return (
    names.includes('r') &&
    new Set(names).size === names.length &&
    pairs.every(([name, text = '']) =>
      name === 'r' ? byte(text) : name === 'g' && /^(?:0|[1-9]\d*)$/u.test(text),
    )
  );
}
const inTwos = (parts: string[]): string[][] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));
const equals = (parts: string[]): string[][] => parts.map((part) => part.split('='));

function deep(text: string): boolean {
  const pairs = text.split('&').map((pair) => /^deep%5B(\w+)%5D=(.*)$/u.exec(pair)?.slice(1) ?? []);
  const right = pairs.every(([name, value = '']) =>
    name === 'min'
      ? byte(value) && Number(value) <= 100
      : name === 'word' && value !== '' && [...decodeURIComponent(value)].length <= 5,
  );
  return right && pairs.some(([name]) => name === 'min');
}

function box(text: string): boolean {
  const members = new Map(equals(text.split('&')) as [string, string][]);
  const h = members.get('h');
  return /^[1-9]$/u.test(members.get('w') ?? '') && (h === undefined || (h !== '' && Number(h) <= 9));
}

function where(text: string): boolean {
  const value = JSON.parse(decodeURIComponent(text.slice('where='.length))) as { path?: unknown } | null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { path } = value;
  return Array.isArray(path) && path.length <= 2 && path.every((one) => one === 'a' || one === 'b');
}

const after = (start: string, text: string): string =>
  text.startsWith(start) ? text.slice(start.length) : '?';

const RULES: Readonly<Record<string, (text: string) => boolean>> = {
  deep,
  box,
  where,
  flat: (text) => colour(inTwos(after('flat=', text).split(','))),
  piped: (text) => colour(inTwos(after('piped=', text).split('%7C'))),
  spaced: (text) => numbers(after('spaced=', text).split('%20')),
  'x-numbers': (text) => numbers(text.split(',')),
  'x-flat': (text) => colour(inTwos(text.split(','))),
  'x-pairs': (text) => colour(equals(text.split(','))),
  colour: (text) => colour(inTwos(after('colour=', text).split(','))),
  simple: (text) => numbers(text.split(',')),
  'simple-pairs': (text) => colour(equals(text.split(','))),
  label: (text) => numbers(after('.', text).split(',')),
  'label-pairs': (text) => colour(equals(after('.', text).split('.'))),
  matrix: (text) => colour(inTwos(after(';p=', text).split(','))),
  'matrix-each': (text) => numbers(after(';p=', text).split(';p=')),
  'matrix-one': (text) => numbers([after(';p=', text)]),
};
