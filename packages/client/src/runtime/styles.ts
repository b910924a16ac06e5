import type { Operation } from './operation.ts';

/** Parameter → its style, with a star where it explodes (OpenAPI 3.1, 4.8.12.3), or `json`. */
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

function queryPairs(name: string, value: unknown, style: string | undefined): Pair[] {
  if (style === 'json') return [[name, encode(JSON.stringify(value))]];
  if (style === 'deepObject') return deepPairs(name, value);
  const separator = { spaceDelimited: '%20', pipeDelimited: '%7C', form: ',' }[style ?? ''];
  if (separator && isContainer(value)) return [[name, flat(value, encode).join(separator)]];
  if (Array.isArray(value)) return value.map((item) => [name, encode(item)]);
  return isContainer(value)
    ? members(value).map(([own, one]) => [own, encode(one)])
    : [[name, encode(value)]];
}

function deepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(`${name}[]`, item));
  if (!isContainer(value)) return [[name, encode(value)]];
  return members(value).flatMap(([own, one]) => deepPairs(`${name}[${own}]`, one));
}

/** Puts path parameters of any style into a path template; those without one are `simple`. */
export function createPathWriter(styles: Styles): NonNullable<Operation['fill']> {
  return (template, read) =>
    template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const text = expand(name, read(name) ?? '', styles[name] ?? 'simple', encode);
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
      if (cookies.includes(name)) pairs.push(...queryPairs(name, value, style).map((pair) => pair.join('=')));
      else headers[name.toLowerCase()] = expand(name, value, style, String);
    }
    if (pairs[0]) headers['cookie'] = pairs.join('; ');
  };
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

function encode(value: unknown): string {
  return encodeURIComponent(String(value));
}
