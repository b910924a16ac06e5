import { FetchError } from '@web-data/net';
import { Traffic } from '@web-data/net/pace';
import type { MapOptions } from './options.ts';
import { parseUrl } from '@web-data/net/url';

type Checks = Readonly<Record<string, readonly [is: (value: unknown) => boolean, expected: string]>>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (value: unknown): value is string => typeof value === 'string';
const BOOLEAN = [(value: unknown): boolean => typeof value === 'boolean', 'true or false'] as const;
const FUNCTION = [isFunction, 'a function'] as const;
const STRING_LIST = [
  (value: unknown): boolean => Array.isArray(value) && value.every(isText),
  'a list of texts',
] as const;

/** Type of each option; numbers are checked together with their defaults. */
export const OPTIONS: Checks = {
  search: [isText, 'a text'],
  sitemap: [(value) => ['skip', 'include', 'only'].includes(value as string), '"skip", "include" or "only"'],
  includeSubdomains: BOOLEAN,
  ignoreQueryParameters: BOOLEAN,
  ignoreCache: BOOLEAN,
  location: [isObject, 'an object, such as { country: "US" }'],
  signal: [isSignal, 'an AbortSignal'],
  allowPrivate: STRING_LIST,
  ports: [
    (value) => Array.isArray(value) && value.every(isPort),
    'a list of whole numbers between 1 and 65,535',
  ],
  userAgent: [(value) => isText(value) && /^[\x20-\x7e]*[\x21-\x7e]$/.test(value), 'a text of plain ASCII'],
  resolve: FUNCTION,
  proxies: [
    (value) => isObject(value) && Object.values(value as object).every(isProxy),
    'an object of http or https URLs by country',
  ],
  traffic: [(value) => value instanceof Traffic, 'an instance of Traffic'],
  tenant: [isText, 'a text'],
  cache: [isCache, 'an object with the methods get and set'],
  allowUrl: FUNCTION,
  onProgress: FUNCTION,
  budget: [isObject, 'an object, such as { pages: 100 }'],
};

const LOCATION: Checks = {
  country: [(value) => isText(value) && /^[A-Z]{2}$/.test(value), 'two capital letters, such as "US"'],
  languages: STRING_LIST,
};

/**
 * Checks the type of every option that is set; numbers are checked together with their defaults.
 *
 * @throws FetchError `InvalidOption` with the option and what it must be.
 */
export function checkOptions(options: MapOptions): void {
  if (!isObject(options)) throw new FetchError('InvalidOption', 'The options must be an object.');
  check(options, OPTIONS, '');
  check(options.location ?? {}, LOCATION, 'location.');
}

function check(options: object, checks: Checks, prefix: string): void {
  for (const [name, [is, expected]] of Object.entries(checks)) {
    const value = (options as Record<string, unknown>)[name];
    if (value !== undefined && !is(value)) throw invalidOption(prefix + name, expected);
  }
}

/** Creates the error for an invalid option. */
export function invalidOption(name: string, expected: string): FetchError {
  return new FetchError('InvalidOption', `The option ${name} must be ${expected}.`);
}

function isSignal(value: unknown): boolean {
  const { aborted, addEventListener } = (value ?? {}) as { aborted?: unknown; addEventListener?: unknown };
  return typeof aborted === 'boolean' && isFunction(addEventListener);
}

function isPort(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 65_535;
}

function isProxy(value: unknown): boolean {
  return value === undefined || (isText(value) && /^https?:$/.test(parseUrl(value)?.protocol ?? ''));
}

function isCache(value: unknown): boolean {
  const { get, set } = (value ?? {}) as { get?: unknown; set?: unknown };
  return isFunction(get) && isFunction(set);
}
