import { parseJson } from './json.ts';
import type { Parameter } from './parameter.ts';
import { coerce, malformedPart } from './parameters.ts';
import type { ParameterSource } from './parameter.ts';

/**
 * Member of an object → the types other than string that its text may stand for, whether it is a list of them, and its
 * own members, which only the style `deepObject` has.
 */
type Members = Readonly<Record<string, Member>>;

interface Member {
  types: readonly string[];
  list?: boolean;
  members?: Members;
}

type Read = NonNullable<Parameter['read']>;

/** Maximum nesting of `a[b][c]…`, and maximum number of keys of one object. */
const maxLevels = 5;
const maxKeys = 1000;

/**
 * `filter[name]=a&filter[tags][]=b`: style `deepObject`. Without brackets it is one string.
 * @param types the types other than string that the text may stand for
 */
export function deepObject(members: Members, types: readonly string[] = []): Read {
  const one = readScalar(types, '');
  return (source, parameter) => {
    const { name } = parameter;
    const keys = new Set([...source.query().keys()].filter((key) => key.startsWith(`${name}[`)));
    if (keys.size === 0) return one(source, parameter);
    const value: Record<string, unknown> = {};
    for (const key of [...keys].slice(0, maxKeys)) {
      const path = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part!);
      const values = source.query().getAll(key);
      if (path.length > maxLevels || path.includes('__proto__')) return key;
      write(value, path, values, members);
    }
    return value;
  };
}

/**
 * Writes the strings of a key at its path. On a conflict it leaves the value that is there, which the check rejects.
 */
function write(root: Record<string, unknown>, path: string[], items: string[], members: Members): void {
  const isList = path.at(-1) === '' || items.length > 1;
  const names = path.at(-1) === '' ? path.slice(0, -1) : path;
  const last = names.pop() ?? '';
  let at = root;
  let known: Members | undefined = members;
  for (const name of names) {
    known = known && Object.hasOwn(known, name) ? known[name]!.members : undefined;
    const next = Object.hasOwn(at, name) ? at[name] : (at[name] = {});
    if (typeof next !== 'object' || next === null || Array.isArray(next)) return;
    at = next as Record<string, unknown>;
  }
  const { types = [], list = false } = (known && Object.hasOwn(known, last) && known[last]) || {};
  const values = items.map((text) => coerce(text, types));
  at[last] = isList || list ? values : values[0];
}

/** Members as parameters of their own, `a=1&b=2`: style `form` with `explode` in a query or a cookie. */
export function readExplodedObject(members: Members): Read {
  return (source, parameter) => {
    const entries = Object.entries(members).flatMap(([name, { types, list }]): [string, unknown][] => {
      const items = source.values({ in: parameter.in, name });
      const values = items.map((text) => coerce(text, types));
      if (items.length === 0) return [];
      return [[name, list || values.length > 1 ? values : values[0]]];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
}

/** A value for each occurrence, `a=1&a=2`: style `form` with `explode` in a query. */
export function readRepeated(types: readonly string[]): Read {
  return (source, parameter) => {
    const values = source.values(parameter);
    return values.length > 0 ? values.map((text) => coerce(text, types)) : undefined;
  };
}

/** Values between commas, with white space around them in a header: styles `form` and `simple` without `explode`. */
export function commas(types: readonly string[]): Read {
  return (source, parameter) => {
    const [text, ...more] = source.values(parameter);
    // A repeated list stays a string, which the check rejects.
    if (text === undefined || more.length > 0) return text && [text, ...more].join();
    return text === '' ? [] : text.split(',').map((item) => coerce(item.trim(), types));
  };
}

/** JSON text: a parameter with `content`. */
export function json(): Read {
  return (source, parameter) => {
    const [text, ...more] = source.values(parameter);
    if (text === undefined) return undefined;
    const parsed = more.length > 0 ? undefined : parseJson(text, 64);
    return parsed && 'value' in parsed ? parsed.value : malformedPart;
  };
}

/** How a cookie is written: `form` is percent-encoded, `cookie` is not; an exploded list repeats its name. */
interface CookieForm {
  encoded?: boolean;
  repeated?: boolean;
}

/** Reads a parameter from a cookie with the given reader. Default: percent-encoded, and once. */
export function cookie(read: Read, { encoded = true, repeated = false }: CookieForm = {}): Read {
  return (source, parameter) => {
    const values: ParameterSource['values'] = ({ name }) => {
      const all = cookiesOf(source, name);
      // The last cookie of a name wins, as in readers that use a map.
      return (repeated ? all : all.slice(-1)).map((text) => (encoded ? decodeCookie(text) : text));
    };
    return read({ ...source, values }, parameter);
  };
}

function cookiesOf(source: ParameterSource, requestedName: string): string[] {
  const pairs = (source.header('cookie') ?? '').split(';').map((pair) => pair.split('='));
  const found = pairs.filter(([name, ...value]) => value.length > 0 && name!.trim() === requestedName);
  return found.map(([, ...value]) => value.join('=').trim());
}

/** A value that is not percent-encoded as it should be stays as it is; the check of the parameter rejects it. */
function decodeCookie(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/** A list in one text between separators, behind a prefix: styles `spaceDelimited`, `pipeDelimited`, `label`, `matrix`. */
export function readList(types: readonly string[], separator: string, prefix = ''): Read {
  return (source, parameter) => {
    const text = textOf(source.values(parameter), prefix);
    if (typeof text !== 'string') return text;
    return text === '' ? [] : text.split(separator).map((item) => coerce(item, types));
  };
}

/** An object in one text: `a,1,b,2`, or `a=1,b=2` with an assignment; behind a prefix in `label` and `matrix`. */
export function readObject(members: Members, separator: string, assignment = '', prefix = ''): Read {
  return (source, parameter) => {
    const text = textOf(source.values(parameter), prefix);
    if (typeof text !== 'string') return text;
    const items = text.split(separator);
    const pairs = assignment
      ? items.map((item) => item.split(assignment))
      : items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]]] : []));
    // A member without a value is malformed; the check rejects the string.
    if (pairs.some(([name, value]) => name === '__proto__' || value === undefined)) return text;
    return Object.fromEntries(
      pairs.map(([name, ...rest]) => [
        name!,
        coerce(rest.join(assignment), (Object.hasOwn(members, name!) && members[name!]?.types) || []),
      ]),
    );
  };
}

/** One value behind a prefix: styles `label` and `matrix`. */
export function readScalar(types: readonly string[], prefix: string): Read {
  return (source, parameter) => {
    const text = textOf(source.values(parameter), prefix);
    return typeof text === 'string' ? coerce(text, types) : text;
  };
}

/** The only string, without its prefix; several strings stay a list, which the check rejects. */
function textOf(values: string[], prefix: string): unknown {
  const [text] = values;
  if (text === undefined) return undefined;
  if (values.length > 1) return values;
  return text.startsWith(prefix) ? text.slice(prefix.length) : values;
}
