/** The verdict on a request, as in `cases.ts`. */
type Want = 'ok' | [error: string, ...places: string[]];

const url = 'https://example.com';
const bad = (...locations: string[]): Want => ['Bad Request', ...locations];

/** A monitor that is valid; each row changes members of it. */
export const monitor: Record<string, unknown> = {
  name: 'Prices',
  schedule: { cron: '0 * * * *' },
  targets: [{ type: 'scrape', urls: [url] }],
};

const values = (name: string, max: number, inside?: string): MonitorRow[] => {
  const input = (value: unknown): Record<string, unknown> =>
    inside === undefined ? { [name]: value } : { [inside]: { [name]: value } };
  const path = inside === undefined ? `body/${name}` : `body/${inside}/${name}`;
  return [
    [`${path} of ${max}`, input('a'.repeat(max)), 'ok'],
    [`${path} of ${max + 1}`, input('a'.repeat(max + 1)), bad(`${path} maxLength`)],
    [`${path} empty`, input(''), bad(`${path} minLength`)],
    [`${path} a number`, input(1), bad(`${path} type`)],
  ];
};

export type MonitorRow = [title: string, given: Record<string, unknown>, want: Want];

const inWebhook = (title: string, input: object, want: Want): MonitorRow => [
  `webhook ${title}`,
  { webhook: { url, ...input } },
  want,
];

const many = (length: number): object[] => Array.from({ length }, () => ({ type: 'crawl', url }));

/** A row about a member of a target, or of an object in it, as one about a monitor with that target. */
export function inTarget(inside?: string): (row: MonitorRow) => MonitorRow {
  const path = inside === undefined ? 'targets/0' : `targets/0/${inside}`;
  return ([title, input, want]) => {
    const target = { type: 'scrape', urls: [url], ...(inside === undefined ? input : { [inside]: input }) };
    const moved = want === 'ok' ? want : moveInto(want, path);
    return [`target${inside === undefined ? '' : ` ${inside}`}, ${title}`, { targets: [target] }, moved];
  };
}

function moveInto([error, ...locations]: [string, ...string[]], path: string): Want {
  return [error, ...locations.map((one) => one.replace('body/', `body/${path}/`))];
}

/** What a target may hold besides options. */
const targetRows: readonly MonitorRow[] = [
  ['id', { id: 'a_B-1' }, 'ok'],
  ['id empty', { id: '' }, bad('body/id pattern')],
  ['id of 101', { id: 'a'.repeat(101) }, bad('body/id maxLength')],
  ['id with a space', { id: 'a b' }, bad('body/id pattern')],
  ['id a number', { id: 1 }, bad('body/id type')],
  ['type missing', { type: undefined }, bad('body/type required')],
  ['type of another kind', { type: 'agent' }, bad('body/type enum')],
  ['type a number', { type: 1 }, bad('body/type type', 'body/type enum')],
  ['urls empty', { urls: [] }, bad('body/urls minItems')],
  ['urls a string', { urls: url }, bad('body/urls type')],
  ['urls of 1001', { urls: Array(1001).fill(url) }, bad('body/urls maxItems')],
  ['a long url among urls', { urls: [`${url}/${'a'.repeat(2040)}`] }, bad('body/urls/0 maxLength')],
  ['a number among urls', { urls: [1] }, bad('body/urls/0 type')],
  ['FTP among urls', { urls: ['ftp://example.com'] }, bad('body/urls/0 format')],
  ['url of a crawl', { type: 'crawl', url }, 'ok'],
  ['url of FTP', { url: 'ftp://example.com' }, bad('body/url format')],
  ['a long url', { url: `${url}/${'a'.repeat(8173)}` }, bad('body/url maxLength')],
  ['url a number', { url: 1 }, bad('body/url type')],
  ['crawlOptions a list', { crawlOptions: [] }, bad('body/crawlOptions type')],
  ['scrapeOptions a list', { scrapeOptions: [] }, bad('body/scrapeOptions type')],
  ['queries', { type: 'search', queries: ['a'] }, 'ok'],
  ['queries empty', { queries: [] }, bad('body/queries minItems')],
  ['queries a string', { queries: 'a' }, bad('body/queries type')],
  ['queries of 13', { queries: Array(13).fill('a') }, bad('body/queries maxItems')],
  ['an empty query', { queries: [''] }, bad('body/queries/0 minLength')],
  ['a long query', { queries: ['a'.repeat(501)] }, bad('body/queries/0 maxLength')],
  ['a query that is a number', { queries: [1] }, bad('body/queries/0 type')],
  ['searchWindow', { searchWindow: '15m' }, 'ok'],
  ['searchWindow of two days', { searchWindow: '2d' }, bad('body/searchWindow enum')],
  ['searchWindow a number', { searchWindow: 1 }, bad('body/searchWindow type', 'body/searchWindow enum')],
  ['maxResults 50', { maxResults: 50 }, 'ok'],
  ['maxResults 0', { maxResults: 0 }, bad('body/maxResults minimum')],
  ['maxResults 51', { maxResults: 51 }, bad('body/maxResults maximum')],
  ['maxResults 1.5', { maxResults: 1.5 }, bad('body/maxResults type')],
  ['limit of a crawl', { crawlOptions: { limit: 10_000 } }, 'ok'],
  ['limit 0 of a crawl', { crawlOptions: { limit: 0 } }, bad('body/crawlOptions/limit minimum')],
  ['limit 10001 of a crawl', { crawlOptions: { limit: 10_001 } }, bad('body/crawlOptions/limit maximum')],
  ['limit "5" of a crawl', { crawlOptions: { limit: '5' } }, bad('body/crawlOptions/limit type')],
];

/** What a monitor may hold, and what not. */
export const monitorRows: readonly MonitorRow[] = [
  ...values('name', 200),
  ['name missing', { name: undefined }, bad('body/name required')],
  ['schedule a string', { schedule: 'hourly' }, bad('body/schedule type')],
  ['schedule missing', { schedule: undefined }, bad('body/schedule required')],
  ...['cron', 'text', 'timezone'].flatMap((name): MonitorRow[] => [
    [`schedule.${name} a number`, { schedule: { [name]: 1 } }, bad(`body/schedule/${name} type`)],
    [`schedule.${name} empty`, { schedule: { [name]: '' } }, bad(`body/schedule/${name} pattern`)],
  ]),
  ['schedule in words', { schedule: { text: 'weekdays at 9', timezone: 'Europe/Berlin' } }, 'ok'],
  ['targets an object', { targets: {} }, bad('body/targets type')],
  ['a target that is text', { targets: ['x'] }, bad('body/targets/0 type')],
  ['targets empty', { targets: [] }, bad('body/targets minItems')],
  ['targets of 50', { targets: many(50) }, 'ok'],
  ['targets of 51', { targets: many(51) }, bad('body/targets maxItems')],
  [
    'a search target',
    { targets: [{ type: 'search', queries: ['a'], searchWindow: '24h', maxResults: 5 }] },
    'ok',
  ],
  ['a webhook a list', { webhook: [] }, bad('body/webhook type')],
  ['a webhook without url', { webhook: {} }, bad('body/webhook/url required')],
  inWebhook('with a long url', { url: `${url}/${'a'.repeat(2040)}` }, bad('body/webhook/url maxLength')),
  inWebhook('with headers', { headers: { Authorization: 'Bearer x' } }, 'ok'),
  inWebhook('with a list of headers', { headers: [] }, bad('body/webhook/headers type')),
  inWebhook(
    'with a header that is a number',
    { headers: { 'X-A': 1 } },
    bad('body/webhook/headers/X-A type'),
  ),
  inWebhook('with metadata of a number', { metadata: { a: 1 } }, bad('body/webhook/metadata/a type')),
  inWebhook('with metadata', { metadata: { project: 'prices' } }, 'ok'),
  inWebhook(
    'with too much metadata',
    { metadata: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`m${i}`, 'a'])) },
    bad('body/webhook/metadata maxProperties'),
  ),
  inWebhook(
    'with long metadata',
    { metadata: { a: 'a'.repeat(1025) } },
    bad('body/webhook/metadata/a maxLength'),
  ),
  inWebhook(
    'with metadata of a long name',
    { metadata: { ['a'.repeat(129)]: 'a' } },
    bad('body/webhook/metadata maxLength', 'body/webhook/metadata propertyNames'),
  ),
  inWebhook('with a list of metadata', { metadata: [] }, bad('body/webhook/metadata type')),
  inWebhook(
    'with events',
    { events: ['monitor.page', 'monitor.check.completed', 'page', 'check.completed'] },
    'ok',
  ),
  inWebhook('without events', { events: [] }, bad('body/webhook/events minItems')),
  inWebhook('with an event that is text', { events: 'page' }, bad('body/webhook/events type')),
  inWebhook('with too many events', { events: Array(17).fill('page') }, bad('body/webhook/events maxItems')),
  inWebhook('with an event of another job', { events: ['started'] }, bad('body/webhook/events/0 enum')),
  inWebhook(
    'with an event that is a number',
    { events: [1] },
    bad('body/webhook/events/0 type', 'body/webhook/events/0 enum'),
  ),
  ['retentionDays 1', { retentionDays: 1 }, 'ok'],
  ['retentionDays 365', { retentionDays: 365 }, 'ok'],
  ['retentionDays 0', { retentionDays: 0 }, bad('body/retentionDays minimum')],
  ['retentionDays 366', { retentionDays: 366 }, bad('body/retentionDays maximum')],
  ['retentionDays 1.5', { retentionDays: 1.5 }, bad('body/retentionDays type')],
  ...values('goal', 2000),
  ['judgeEnabled false', { judgeEnabled: false }, 'ok'],
  ['judgeEnabled "no"', { judgeEnabled: 'no' }, bad('body/judgeEnabled type')],
  ...targetRows.map(inTarget()),
];
