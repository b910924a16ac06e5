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
  items('/location/languages', 32),
  type('/location/languages/*', isText),
  longest('/location/languages/*', 100),
];

const url: Rule[] = [
  required('/url'),
  type('/url', isText),
  longest('/url', 8192),
  { at: '/url', code: 'format', test: httpUrl },
];

const FORMS: readonly string[] =
  'markdown html rawHtml json links images screenshot summary attributes changeTracking'.split(' ');

/** Its members are a fault of theirs where it is there. */
const window = (at: string): Rule[] => [
  type(at, isObject),
  ...['width', 'height'].flatMap((name) => [
    required(`${at}/${name}`),
    type(`${at}/${name}`, isWhole),
    least(`${at}/${name}`, 1),
    most(`${at}/${name}`, 4096),
  ]),
];

/** A list has each value once. */
const unique = (at: string): Rule => ({
  at,
  code: 'uniqueItems',
  test: (value) => !Array.isArray(value) || new Set(value).size === value.length,
});

/** What formats of attributes and of changes have. */
const formatMembers: Rule[] = [
  type('/formats/*/selectors', Array.isArray),
  items('/formats/*/selectors', 32),
  {
    at: '/formats/*/selectors',
    code: 'minItems',
    test: (value) => !Array.isArray(value) || value.length > 0,
  },
  type('/formats/*/selectors/*', isObject),
  ...['selector', 'attribute'].flatMap((name) => {
    const at = `/formats/*/selectors/*/${name}`;
    return [required(at), type(at, isText), shortest(at, 1), longest(at, 255)];
  }),
  type('/formats/*/modes', Array.isArray),
  items('/formats/*/modes', 2),
  unique('/formats/*/modes'),
  type('/formats/*/modes/*', isText),
  oneOf('/formats/*/modes/*', 'git-diff', 'json'),
  type('/formats/*/tag', isText),
  shortest('/formats/*/tag', 1),
  longest('/formats/*/tag', 255),
];

/** What is done in a page before it is read. */
const pageActions: Rule[] = [
  type('/actions', Array.isArray),
  items('/actions', 50),
  type('/actions/*', isObject),
  required('/actions/*/type'),
  type('/actions/*/type', isText),
  oneOf('/actions/*/type', ...'wait click write press scroll screenshot scrape pdf'.split(' ')),
  ...[
    ['milliseconds', 0, 30_000],
    ['quality', 1, 100],
  ].flatMap(([name, low, high]) => {
    const at = `/actions/*/${name}`;
    return [type(at, isWhole), least(at, low as number), most(at, high as number)];
  }),
  ...[
    ['selector', 1, 1000],
    ['text', 0, 10_000],
    ['key', 1, 50],
  ].flatMap(([name, low, high]) => {
    const at = `/actions/*/${name}`;
    return [type(at, isText), shortest(at, low as number), longest(at, high as number)];
  }),
  type('/actions/*/direction', isText),
  oneOf('/actions/*/direction', 'up', 'down', 'left', 'right'),
  type('/actions/*/format', isText),
  oneOf('/actions/*/format', ...'A0 A1 A2 A3 A4 A5 A6 Letter Legal Tabloid Ledger'.split(' ')),
  ...['all', 'fullPage', 'landscape'].map((name) =>
    type(`/actions/*/${name}`, (value) => typeof value === 'boolean'),
  ),
  ...window('/actions/*/viewport'),
  type('/actions/*/scale', (value) => typeof value === 'number'),
  least('/actions/*/scale', 0.1),
  most('/actions/*/scale', 2),
];

/** The demands of each operation on its body, in the order they are looked at. */
export function createRules(): Record<string, Rule[]> {
  return {
    mapUrls: [
      ...url,
      type('/search', isText),
      longest('/search', 10_000),
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
      type('/maxAge', isWhole),
      least('/maxAge', 0),
      most('/maxAge', 31_536_000_000),
      type('/storeInCache', (value) => typeof value === 'boolean'),
      type('/formats', Array.isArray),
      unique('/formats'),
      { at: '/formats/*', code: 'oneOf', test: (value) => isText(value) || isObject(value) },
      {
        at: '/formats/*',
        code: 'enum',
        test: (value) => typeof value !== 'string' || FORMS.includes(value),
      },
      items('/formats', 10),
      required('/formats/*/type'),
      type('/formats/*/type', isText),
      oneOf('/formats/*/type', ...FORMS),
      type('/formats/*/fullPage', (value) => typeof value === 'boolean'),
      type('/formats/*/quality', isWhole),
      least('/formats/*/quality', 1),
      most('/formats/*/quality', 100),
      ...window('/formats/*/viewport'),
      type('/formats/*/schema', isObject),
      type('/formats/*/prompt', isText),
      shortest('/formats/*/prompt', 1),
      longest('/formats/*/prompt', 10_000),
      ...formatMembers,
      type('/parsers', Array.isArray),
      items('/parsers', 1),
      { at: '/parsers/*', code: 'oneOf', test: (value) => value === 'pdf' || isObject(value) },
      required('/parsers/*/type'),
      type('/parsers/*/type', isText),
      oneOf('/parsers/*/type', 'pdf'),
      type('/parsers/*/mode', isText),
      oneOf('/parsers/*/mode', 'fast', 'auto', 'ocr'),
      type('/parsers/*/maxPages', isWhole),
      least('/parsers/*/maxPages', 1),
      most('/parsers/*/maxPages', 10_000),
      type('/parsers/*/pages', (value) => typeof value === 'boolean'),
      type('/removeBase64Images', (value) => typeof value === 'boolean'),
      type('/blockAds', (value) => typeof value === 'boolean'),
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
      ...pageActions,
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
      longest('/urls/*', 8192),
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
