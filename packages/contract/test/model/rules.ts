import {
  httpUrl,
  isObject,
  isText,
  isWhole,
  items,
  least,
  longest,
  matches,
  most,
  oneOf,
  required,
  shortest,
  type,
  type Rule,
} from './rule.ts';
import { headerFields, webhook } from './webhook-rules.ts';

export type { Rule };

/** One entry of `details`. */
export interface Detail {
  in: string;
  path: string;
  code: string;
  message: string;
}

const DOMAIN =
  /^(?:\*\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;

const shared: Rule[] = [
  type('/auditMetadata', isObject),
  {
    at: '/auditMetadata',
    code: 'additionalProperties',
    test: (value) => !isObject(value) || Object.keys(value).every((key) => key === 'username'),
  },
  required('/auditMetadata/username'),
  type('/auditMetadata/username', isText),
  longest('/auditMetadata/username', 1024),
  type('/threatProtection', isObject),
  type('/threatProtection/mode', isText),
  oneOf('/threatProtection/mode', 'off', 'normal'),
  type('/threatProtection/riskScoreThreshold', isWhole),
  least('/threatProtection/riskScoreThreshold', 0),
  most('/threatProtection/riskScoreThreshold', 100),
  ...['blacklist', 'whitelist'].flatMap((name) => [
    type(`/threatProtection/${name}`, Array.isArray),
    items(`/threatProtection/${name}`, 1000),
    type(`/threatProtection/${name}/*`, isText),
    longest(`/threatProtection/${name}/*`, 255),
    matches(`/threatProtection/${name}/*`, DOMAIN),
  ]),
  type('/threatProtection/blockedTlds', Array.isArray),
  items('/threatProtection/blockedTlds', 1000),
  type('/threatProtection/blockedTlds/*', isText),
  matches('/threatProtection/blockedTlds/*', /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u),
  type('/threatProtection/failurePolicy', isText),
  oneOf('/threatProtection/failurePolicy', 'open', 'closed'),
];

const location: Rule[] = [
  type('/location', isObject),
  type('/location/country', isText),
  matches('/location/country', /^[A-Z]{2}$/u),
  type('/location/languages', Array.isArray),
  type('/location/languages/*', isText),
];

const url: Rule[] = [required('/url'), type('/url', isText), { at: '/url', code: 'format', test: httpUrl }];

/** The demands of each operation on its body, in the order they are looked at. */
export function createRules(): Record<string, Rule[]> {
  return {
    mapUrls: [
      ...url,
      type('/search', isText),
      type('/sitemap', isText),
      oneOf('/sitemap', 'skip', 'include', 'only'),
      type('/includeSubdomains', (value) => typeof value === 'boolean'),
      type('/ignoreQueryParameters', (value) => typeof value === 'boolean'),
      type('/ignoreCache', (value) => typeof value === 'boolean'),
      type('/limit', isWhole),
      least('/limit', 1),
      most('/limit', 100_000),
      type('/timeout', isWhole),
      least('/timeout', 1),
      ...location,
      ...shared,
    ],
    scrapeUrl: [
      ...url,
      type('/formats', Array.isArray),
      { at: '/formats', code: 'minItems', test: (value) => !Array.isArray(value) || value.length > 0 },
      {
        at: '/formats',
        code: 'uniqueItems',
        test: (value) => !Array.isArray(value) || new Set(value).size === value.length,
      },
      type('/formats/*', isText),
      items('/formats', 7),
      oneOf('/formats/*', 'markdown', 'html', 'rawHtml', 'json', 'links', 'images', 'screenshot'),
      type('/schema', isObject),
      type('/prompt', isText),
      shortest('/prompt', 1),
      longest('/prompt', 10_000),
      type('/onlyMainContent', (value) => typeof value === 'boolean'),
      ...['/includeTags', '/excludeTags'].flatMap((at) => [
        type(at, Array.isArray),
        items(at, 32),
        type(`${at}/*`, isText),
        longest(`${at}/*`, 255),
      ]),
      ...headerFields('/headers'),
      type('/waitFor', isWhole),
      least('/waitFor', 0),
      most('/waitFor', 10_000),
      type('/mobile', (value) => typeof value === 'boolean'),
      type('/checkPromptInjection', (value) => typeof value === 'boolean'),
      type('/timeout', isWhole),
      least('/timeout', 1),
      most('/timeout', 300_000),
      ...location,
      ...shared,
    ],
    startAgent: [
      required('/prompt'),
      type('/prompt', isText),
      shortest('/prompt', 1),
      longest('/prompt', 10_000),
      type('/urls', Array.isArray),
      items('/urls', 1000),
      type('/urls/*', isText),
      { at: '/urls/*', code: 'format', test: httpUrl },
      type('/schema', isObject),
      type('/maxCredits', isWhole),
      least('/maxCredits', 1),
      type('/model', isText),
      oneOf('/model', 'gen-2'),
      type('/strictConstrainToURLs', (value) => typeof value === 'boolean'),
      ...webhook,
      ...shared,
    ],
  };
}

/** The first broken demand of each place. */
export function checkBody(rules: readonly Rule[], body: unknown): Detail[] {
  if (!isObject(body)) return [{ in: 'body', path: '', code: 'type', message: 'must be object' }];
  const found = new Map<string, Detail>();
  for (const rule of rules) {
    for (const [path, value] of placesOf(body, rule.at.split('/').slice(1), '', rule.code === 'required')) {
      const broken = !found.has(path) && !rule.test(value);
      if (broken)
        found.set(path, {
          in: 'body',
          path: placeOf(rule, path, value),
          code: rule.code,
          message: `must meet ${rule.code}`,
        });
    }
  }
  return [...found.values()];
}

function placeOf(rule: Rule, path: string, value: unknown): string {
  if (rule.code !== 'additionalProperties' || !isObject(value)) return path;
  return `${path}/${Object.keys(value).find((key) => key !== 'username') ?? ''}`;
}

/** Places that a pattern meets; a missing member counts only where it may be required. */
function placesOf(
  value: unknown,
  members: readonly string[],
  path: string,
  withMissing: boolean,
): [string, unknown][] {
  const [first, ...rest] = members;
  if (first === undefined) return [[path, value]];
  if (first === '*')
    return Array.isArray(value)
      ? value.flatMap((item, index) => placesOf(item, rest, `${path}/${index}`, withMissing))
      : [];
  if (!isObject(value)) return [];
  if (Object.hasOwn(value, first)) return placesOf(value[first], rest, `${path}/${first}`, withMissing);
  return withMissing && rest.length === 0 ? [[`${path}/${first}`, undefined]] : [];
}
