import { ConfigError } from './config-error.ts';
import { isObject } from '../json/is-object.ts';

/** One option: its source, its valid values and its description. */
export interface Option<T> {
  /** Environment variable. */
  env: string;
  /** One sentence for docs/options.md, `.env.example` and error messages. */
  description: string;
  /** Describes a valid value, in the form that ends "… must be". */
  expected: string;
  default: T;
  /** Parses an environment variable into a value for `accepts`. */
  fromText(text: string): unknown;
  accepts(value: unknown): value is T;
  /** Messages never contain the value. */
  secret?: boolean;
}

/** The options of some members of the configuration. */
export type OptionsOf<Config> = { [Name in keyof Config]: Option<Config[Name]> };

type Described<T> = Pick<Option<T>, 'env' | 'description'> & { default: T; secret?: boolean };

/** An integer from `min` to `max`. */
export function integer<T extends number | undefined>(
  option: Described<T> & { min: number; max: number },
): Option<T> {
  const { min, max } = option;
  return {
    ...option,
    expected: `a whole number from ${min} to ${max}`,
    fromText: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
    accepts: (value): value is T => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  };
}

/** A number from `min` to `max`. */
export function decimal<T extends number | undefined>(
  option: Described<T> & { min: number; max: number },
): Option<T> {
  const { min, max } = option;
  return {
    ...option,
    expected: `a number from ${min} to ${max}`,
    fromText: (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text),
    accepts: (value): value is T => Number.isFinite(value) && Number(value) >= min && Number(value) <= max,
  };
}

/** Any non-empty string. */
export function text<T extends string | undefined>(option: Described<T>): Option<T> {
  return {
    ...option,
    expected: 'a text that is not empty',
    fromText: (value) => value,
    accepts: (value): value is T => typeof value === 'string' && value !== '',
  };
}

/** One of `values`. */
export function word<T extends string>(option: Described<T> & { values: readonly T[] }): Option<T> {
  return {
    ...option,
    expected: `one of ${option.values.join(', ')}`,
    fromText: (value) => value,
    accepts: (value): value is T => (option.values as readonly unknown[]).includes(value),
  };
}

/** An absolute URL of one of some schemes. */
export function url(
  option: Described<string | undefined> & { schemes: readonly string[] },
): Option<string | undefined> {
  return {
    ...option,
    expected: `a URL that starts with ${option.schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    fromText: (value) => value,
    accepts: (value): value is string => option.schemes.includes(parseUrl(value)?.protocol ?? ''),
  };
}

/** A list. In the environment it is comma-separated or JSON. */
export function list<T>(
  option: Described<readonly T[]> & {
    item: string;
    parse(text: string): unknown;
    is(item: unknown): item is T;
  },
): Option<readonly T[]> {
  return {
    ...option,
    expected: `a list of ${option.item}`,
    fromText: (value) => {
      const json = parseJson(value);
      if (Array.isArray(json)) return json;
      return value.split(',').flatMap((item) => (item.trim() === '' ? [] : [option.parse(item.trim())]));
    },
    accepts: (value): value is readonly T[] => Array.isArray(value) && value.every((item) => option.is(item)),
  };
}

/** An object whose members are items by name. In the environment it is JSON. */
export function record<T>(
  option: Described<Readonly<Record<string, T>>> & {
    item: string;
    is(key: string, item: unknown): item is T;
  },
): Option<Readonly<Record<string, T>>> {
  return {
    ...option,
    expected: `an object of ${option.item}`,
    fromText: parseJson,
    accepts: (value): value is Readonly<Record<string, T>> =>
      isObject(value) && Object.entries(value).every(([key, item]) => option.is(key, item)),
  };
}

/** @throws {ConfigError} with the source (a member or a variable) and the remedy, never with the value of a secret. */
export function checkOption<T>(option: Option<T>, value: unknown, source: string): T {
  if (option.accepts(value)) return value;
  const displayed = option.secret === true ? '' : `, not ${formatStart(value)}`;
  throw new ConfigError(`${source} must be ${option.expected}${displayed}.`);
}

/**
 * Formats the start of a value. Hides in each text everything up to an `@` and behind a `?`: even an invalid URL may
 * contain a password or a token.
 */
function formatStart(value: unknown): string {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'string' ? hideSecrets(member) : member,
  );
  return (text ?? typeof value).slice(0, 80);
}

function hideSecrets(text: string): string {
  return text.replace(/^([a-z][\w+.-]*:\/\/)?[^]*@/i, '$1***@').replace(/\?[^]*/, '?***');
}

/**
 * Parses a value as an absolute URL; undefined when it is not one. Does not use `URL.canParse`, which in Node.js 20
 * misreads characters from U+0080 to U+00FF once compiled.
 */
export function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
