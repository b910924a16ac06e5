import type { Operation, WriteBody } from './operation.ts';

/**
 * Parameter → its style, with a star where it explodes (OpenAPI 3.2, Style Values), and a plus sign behind it where
 * reserved characters stay as they are; or `json`.
 */
export type Styles = Readonly<Record<string, string>>;

type Pair = readonly [name: string, value: string];

/** Writes query parameters of any style; those without one are `form*`. */
export function createQueryWriter(styles: Styles): NonNullable<Operation['query']> {
  return (query = {}) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : queryPairs(name, value, styles[name]),
    );
    return pairs[0] ? `?${pairs.map(([name, value]) => `${encode(name)}=${value}`).join('&')}` : '';
  };
}

function queryPairs(name: string, value: unknown, wish: string | undefined): Pair[] {
  const style = wish?.replace('+', '');
  const write = wish === style ? encode : expandReserved;
  if (style === 'json') return [[name, encode(JSON.stringify(value))]];
  if (style === 'deepObject') return deepPairs(name, value, write);
  const separator = { spaceDelimited: '%20', pipeDelimited: '%7C', form: ',' }[style ?? ''];
  if (separator && isContainer(value)) return [[name, flat(value, write).join(separator)]];
  return exploded(name, value, write);
}

function exploded(name: string, value: unknown, write: (value: unknown) => string): Pair[] {
  if (Array.isArray(value)) return value.map((item) => [name, write(item)]);
  return isContainer(value) ? members(value).map(([own, one]) => [own, write(one)]) : [[name, write(value)]];
}

function deepPairs(name: string, value: unknown, write: (value: unknown) => string): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(`${name}[]`, item, write));
  if (!isContainer(value)) return [[name, write(value)]];
  return members(value).flatMap(([own, one]) => deepPairs(`${name}[${own}]`, one, write));
}

/** `application/x-www-form-urlencoded` whose fields have styles. */
export function styledForm(styles: Styles): WriteBody {
  const write = createQueryWriter(styles);
  return (body, headers) => {
    if (body === undefined) return undefined;
    headers['content-type'] = 'application/x-www-form-urlencoded';
    return write(body as object).slice(1);
  };
}

/** The query string as one JSON value. */
export function jsonQuery(query?: object): string {
  return query === undefined ? '' : `?${encode(JSON.stringify(query))}`;
}

/** The query string as one value of any other media type. */
export function textQuery(query?: object): string {
  return query === undefined ? '' : `?${encode(query)}`;
}

/** Puts path parameters of any style into a path template; those without one are `simple`. */
export function createPathWriter(styles: Styles): NonNullable<Operation['fill']> {
  return (template, read) =>
    template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const style = styles[name] ?? 'simple';
      // A path has none of these in a value (OpenAPI 3.2, Path Templating).
      const write = style.endsWith('+')
        ? (one: unknown) => expandReserved(one).replace(/[/?]/g, encode)
        : encode;
      const text = expand(name, read(name) ?? '', style.replace('+', ''), write);
      if (/^\.{0,2}$/.test(text))
        throw new TypeError(`The path parameter ${name} is "${text}"; give its value.`);
      return text;
    });
}

/** Writes parameters into headers, and those that are named so into cookies. */
export function writeFields(
  styles: Styles,
  cookies: readonly string[] = [],
): NonNullable<Operation['fields']> {
  return (headers, args) => {
    const pairs: string[] = [];
    for (const [name, value] of Object.entries(Object(args.shift()) as object)) {
      if (value === undefined) continue;
      const style = styles[name] ?? 'simple';
      if (cookies.includes(name))
        pairs.push(...cookiePairs(name, value, style).map((pair) => pair.join('=')));
      else headers[name.toLowerCase()] = expand(name, value, style, String);
    }
    if (pairs[0]) headers['cookie'] = pairs.join('; ');
  };
}

/** The style `cookie` writes values as they are: they are escaped by who gives them, if at all. */
function cookiePairs(name: string, value: unknown, style: string): Pair[] {
  if (style === 'cookie*') return exploded(name, value, String);
  return style === 'cookie' && isContainer(value)
    ? [[name, flat(value, String).join(',')]]
    : queryPairs(name, value, style);
}

/** Several of them, one after the other. */
export function allFields(...each: NonNullable<Operation['fields']>[]): NonNullable<Operation['fields']> {
  return (headers, args) => each.forEach((put) => put(headers, args));
}

/** Asks for media types, where the caller asks for none. */
export function accepting(types: string): NonNullable<Operation['fields']> {
  return (headers) => {
    if (!('accept' in headers)) headers['accept'] = types;
  };
}

/** RFC 6570, section 3.2, for the operators of OpenAPI: `simple` has none, `label` is `.`, `matrix` is `;`. */
function expand(name: string, value: unknown, style: string, write: (value: unknown) => string): string {
  if (style === 'json') return write(JSON.stringify(value));
  const explode = style.endsWith('*');
  const [prefix, separator] = { label: ['.', '.'], matrix: [';', ';'] }[style.replace('*', '')] ?? ['', ','];
  if (!isContainer(value)) return prefix + (prefix === ';' ? `${name}=` : '') + write(value);
  if (!explode) return prefix + (prefix === ';' ? `${name}=` : '') + flat(value, write).join(',');
  const parts = Array.isArray(value)
    ? value.map((item) => (prefix === ';' ? `${name}=` : '') + write(item))
    : members(value).map(([own, one]) => `${write(own)}=${write(one)}`);
  return prefix + parts.join(separator);
}

function flat(value: object, write: (value: unknown) => string): string[] {
  return (Array.isArray(value) ? value : members(value).flat()).map(write);
}

function members(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** RFC 6570, section 3.2.3: reserved characters and percent-encoded triples stay, but for a `#`, which would end the URL. */
function expandReserved(value: unknown): string {
  return encodeURI(String(value))
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/#/g, encode);
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value));
}
