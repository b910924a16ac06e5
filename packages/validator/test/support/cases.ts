import { job } from './api.ts';
import { actions, places, sessions, verbs } from './interact-cases.ts';
import { inTarget, monitor, monitorRows } from './monitor-rows.ts';
import { scrapeActions } from './scrape-action-cases.ts';

/** A request, and the verdict on it: `ok`, or the `error` string and the places of the details in their order. */
export interface Case {
  title: string;
  operation: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  want: 'ok' | [error: string, ...places: string[]];
}

type Row = [title: string, given: Record<string, unknown>, want: Case['want']];

const url = 'https://example.com';
const batchId = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71';
const bad = (...locations: string[]): Case['want'] => ['Bad Request', ...locations];
const badUrl = (...locations: string[]): Case['want'] => ['Invalid URL', ...locations];

/** A task in words. */
const prompts: Row[] = [
  ['a prompt', { prompt: 'Find the price.' }, 'ok'],
  ['a prompt of 10,000', { prompt: 'a'.repeat(10_000) }, 'ok'],
  ['a prompt of 10,001', { prompt: 'a'.repeat(10_001) }, bad('body/prompt maxLength')],
  ['a prompt without letters', { prompt: '' }, bad('body/prompt minLength')],
  ['a prompt that is a number', { prompt: 1 }, bad('body/prompt type')],
];

/** Members that Map and Scrape share in form: `location`, `auditMetadata`, `threatProtection`. */
const shared: Row[] = [
  ['location empty', { location: {} }, 'ok'],
  ['location a string', { location: 'DE' }, bad('body/location type')],
  ['location a list', { location: [] }, bad('body/location type')],
  ['location null', { location: null }, bad('body/location type')],
  ['country in capitals', { location: { country: 'DE' } }, 'ok'],
  ['country in small letters', { location: { country: 'de' } }, bad('body/location/country pattern')],
  ['country of three letters', { location: { country: 'DEU' } }, bad('body/location/country pattern')],
  ['country with a line end', { location: { country: 'DE\n' } }, bad('body/location/country pattern')],
  ['country empty', { location: { country: '' } }, bad('body/location/country pattern')],
  ['country a number', { location: { country: 49 } }, bad('body/location/country type')],
  ['languages in order', { location: { languages: ['de-AT', 'de', 'en'] } }, 'ok'],
  ['languages empty', { location: { languages: [] } }, 'ok'],
  ['32 languages', { location: { languages: Array(32).fill('de') } }, 'ok'],
  [
    '33 languages',
    { location: { languages: Array(33).fill('de') } },
    bad('body/location/languages maxItems'),
  ],
  [
    'a language of 101',
    { location: { languages: ['d'.repeat(101)] } },
    bad('body/location/languages/0 maxLength'),
  ],
  ['languages a string', { location: { languages: 'de' } }, bad('body/location/languages type')],
  [
    'a language that is a number',
    { location: { languages: ['de', 1] } },
    bad('body/location/languages/1 type'),
  ],
  ['unknown member of location', { location: { city: 'Berlin' } }, 'ok'],
  ['username', { auditMetadata: { username: 'ada@example.com' } }, 'ok'],
  ['username empty', { auditMetadata: { username: '' } }, 'ok'],
  ['username of 1024 characters', { auditMetadata: { username: 'a'.repeat(1024) } }, 'ok'],
  ['username of 1024 emoji', { auditMetadata: { username: '😀'.repeat(1024) } }, 'ok'],
  [
    'username of 1025',
    { auditMetadata: { username: 'a'.repeat(1025) } },
    bad('body/auditMetadata/username maxLength'),
  ],
  [
    'username of 1025 emoji',
    { auditMetadata: { username: '😀'.repeat(1025) } },
    bad('body/auditMetadata/username maxLength'),
  ],
  ['username missing', { auditMetadata: {} }, bad('body/auditMetadata/username required')],
  ['username null', { auditMetadata: { username: null } }, bad('body/auditMetadata/username type')],
  ['auditMetadata a string', { auditMetadata: 'ada' }, bad('body/auditMetadata type')],
  [
    'auditMetadata with more',
    { auditMetadata: { username: 'a', role: 'x' } },
    bad('body/auditMetadata/role additionalProperties'),
  ],
  [
    'auditMetadata with a/b~c',
    { auditMetadata: { username: 'a', 'a/b~c': 1 } },
    bad('body/auditMetadata/a~1b~0c additionalProperties'),
  ],
  [
    'auditMetadata with toString',
    { auditMetadata: { username: 'a', toString: 1 } },
    bad('body/auditMetadata/toString additionalProperties'),
  ],
  ['threatProtection empty', { threatProtection: {} }, 'ok'],
  ['threatProtection a list', { threatProtection: [] }, bad('body/threatProtection type')],
  ['unknown member of threatProtection', { threatProtection: { colour: 1 } }, 'ok'],
  ['mode off', { threatProtection: { mode: 'off' } }, 'ok'],
  ['mode normal', { threatProtection: { mode: 'normal' } }, 'ok'],
  ['mode Normal', { threatProtection: { mode: 'Normal' } }, bad('body/threatProtection/mode enum')],
  [
    'mode false',
    { threatProtection: { mode: false } },
    bad('body/threatProtection/mode type', 'body/threatProtection/mode enum'),
  ],
  ['riskScoreThreshold 0', { threatProtection: { riskScoreThreshold: 0 } }, 'ok'],
  ['riskScoreThreshold 100', { threatProtection: { riskScoreThreshold: 100 } }, 'ok'],
  [
    'riskScoreThreshold -1',
    { threatProtection: { riskScoreThreshold: -1 } },
    bad('body/threatProtection/riskScoreThreshold minimum'),
  ],
  [
    'riskScoreThreshold 101',
    { threatProtection: { riskScoreThreshold: 101 } },
    bad('body/threatProtection/riskScoreThreshold maximum'),
  ],
  [
    'riskScoreThreshold 1.5',
    { threatProtection: { riskScoreThreshold: 1.5 } },
    bad('body/threatProtection/riskScoreThreshold type'),
  ],
  [
    'riskScoreThreshold "5"',
    { threatProtection: { riskScoreThreshold: '5' } },
    bad('body/threatProtection/riskScoreThreshold type'),
  ],
  ...['blacklist', 'whitelist'].flatMap((list): Row[] => [
    [
      `${list} of domains`,
      { threatProtection: { [list]: ['example.com', '*.example.com', 'a-b.co'] } },
      'ok',
    ],
    [`${list} of 1000`, { threatProtection: { [list]: Array(1000).fill('example.com') } }, 'ok'],
    [
      `${list} of 1001`,
      { threatProtection: { [list]: Array(1001).fill('example.com') } },
      bad(`body/threatProtection/${list} maxItems`),
    ],
    [
      `${list} a string`,
      { threatProtection: { [list]: 'example.com' } },
      bad(`body/threatProtection/${list} type`),
    ],
    [
      `${list} with a scheme`,
      { threatProtection: { [list]: ['https://example.com'] } },
      bad(`body/threatProtection/${list}/0 pattern`),
    ],
    [
      `${list} with a port`,
      { threatProtection: { [list]: ['a.com', 'example.com:80'] } },
      bad(`body/threatProtection/${list}/1 pattern`),
    ],
    [
      `${list} with a number`,
      { threatProtection: { [list]: [7] } },
      bad(`body/threatProtection/${list}/0 type`),
    ],
    [
      `${list} with a domain of 256`,
      { threatProtection: { [list]: [`${'a.'.repeat(127)}de`] } },
      bad(`body/threatProtection/${list}/0 maxLength`),
    ],
    [`${list} with a domain of 255`, { threatProtection: { [list]: [`${'a.'.repeat(126)}com`] } }, 'ok'],
  ]),
  ['blockedTlds', { threatProtection: { blockedTlds: ['zip', 'xn--p1ai'] } }, 'ok'],
  [
    'blockedTlds of 1001',
    { threatProtection: { blockedTlds: Array(1001).fill('zip') } },
    bad('body/threatProtection/blockedTlds maxItems'),
  ],
  [
    'blockedTlds with a dot',
    { threatProtection: { blockedTlds: ['.zip'] } },
    bad('body/threatProtection/blockedTlds/0 pattern'),
  ],
  [
    'blockedTlds in capitals',
    { threatProtection: { blockedTlds: ['ZIP'] } },
    bad('body/threatProtection/blockedTlds/0 pattern'),
  ],
  [
    'blockedTlds with null',
    { threatProtection: { blockedTlds: [null] } },
    bad('body/threatProtection/blockedTlds/0 type'),
  ],
  [
    'blockedTlds an object',
    { threatProtection: { blockedTlds: {} } },
    bad('body/threatProtection/blockedTlds type'),
  ],
  ['failurePolicy open', { threatProtection: { failurePolicy: 'open' } }, 'ok'],
  ['failurePolicy closed', { threatProtection: { failurePolicy: 'closed' } }, 'ok'],
  [
    'failurePolicy ajar',
    { threatProtection: { failurePolicy: 'ajar' } },
    bad('body/threatProtection/failurePolicy enum'),
  ],
  [
    'failurePolicy true',
    { threatProtection: { failurePolicy: true } },
    bad('body/threatProtection/failurePolicy type', 'body/threatProtection/failurePolicy enum'),
  ],
];

/** What Map and Scrape take as `url`. */
const urls: Row[] = [
  ['https', { url }, 'ok'],
  ['8192 characters', { url: `${url}/${'a'.repeat(8172)}` }, 'ok'],
  ['8193 characters', { url: `${url}/${'a'.repeat(8173)}` }, badUrl('body/url maxLength')],
  ['http with a port, a path and a query', { url: 'http://example.com:8080/a/b?c=d#e' }, 'ok'],
  ['scheme in capitals', { url: 'HTTPS://EXAMPLE.COM' }, 'ok'],
  ['an international host', { url: 'https://münchen.de/straße' }, 'ok'],
  ['a Japanese host and path', { url: 'https://例え.jp/パス' }, 'ok'],
  ['a punycode host', { url: 'https://xn--mnchen-3ya.de' }, 'ok'],
  ['malformed punycode', { url: 'https://xn--a-ä.de' }, badUrl('body/url format')],
  ['an address', { url: 'http://192.0.2.1/' }, 'ok'],
  ['an IPv6 address', { url: 'http://[2001:db8::1]/' }, 'ok'],
  ['user information', { url: 'https://user:pass@example.com' }, 'ok'],
  ['a malformed escape in the path', { url: 'https://example.com/%zz' }, 'ok'],
  ['a host that ends in a number', { url: 'https://example.256' }, badUrl('body/url format')],
  ['an address out of range', { url: 'http://256.256.256.256' }, badUrl('body/url format')],
  ['a port out of range', { url: 'http://example.com:99999' }, badUrl('body/url format')],
  ['no host', { url: 'https://' }, badUrl('body/url format')],
  ['a space in the host', { url: 'https://exa mple.com' }, badUrl('body/url format')],
  ['white space before', { url: ' https://example.com' }, badUrl('body/url format')],
  ['white space after', { url: 'https://example.com ' }, badUrl('body/url format')],
  ['a line end inside', { url: 'https://exa\nple.com' }, badUrl('body/url format')],
  ['a tab in the path', { url: 'https://example.com/a\tb' }, badUrl('body/url format')],
  ['a carriage return in the scheme', { url: 'htt\rps://example.com' }, badUrl('body/url format')],
  ['an international host and a fragment', { url: 'https://münchen.de/#ä' }, 'ok'],
  ['a Latin-1 host that is none', { url: 'https://ü ü.de/' }, badUrl('body/url format')],
  ['a line end after', { url: 'https://example.com\n' }, badUrl('body/url format')],
  ['a no-break space after', { url: 'https://example.com/\u00a0' }, badUrl('body/url format')],
  ['a control before', { url: '\u0001https://example.com' }, badUrl('body/url format')],
  ['a control after', { url: 'https://example.com/\u001f' }, badUrl('body/url format')],
  ['no slashes', { url: 'https:example.com' }, badUrl('body/url format')],
  ['no scheme', { url: 'example.com' }, badUrl('body/url format')],
  ['no scheme but slashes', { url: '//example.com' }, badUrl('body/url format')],
  ['ftp', { url: 'ftp://example.com' }, badUrl('body/url format')],
  ['javascript', { url: 'javascript:alert(1)' }, badUrl('body/url format')],
  ['file', { url: 'file:///etc/passwd' }, badUrl('body/url format')],
  ['data', { url: 'data:text/html,x' }, badUrl('body/url format')],
  ['mailto', { url: 'mailto:a@example.com' }, badUrl('body/url format')],
  ['empty', { url: '' }, badUrl('body/url format')],
  ['a number', { url: 7 }, badUrl('body/url type')],
  ['null', { url: null }, badUrl('body/url type')],
  ['a list', { url: [url] }, badUrl('body/url type')],
  ['an object', { url: { href: url } }, badUrl('body/url type')],
  ['missing', {}, badUrl('body/url required')],
];

const map: Row[] = [
  ['search', { search: 'pricing' }, 'ok'],
  ['search empty', { search: '' }, 'ok'],
  ['search of 10000', { search: 'x'.repeat(10_000) }, 'ok'],
  ['search of 10001', { search: 'x'.repeat(10_001) }, bad('body/search maxLength')],
  ['search a number', { search: 7 }, bad('body/search type')],
  ['sitemap skip', { sitemap: 'skip' }, 'ok'],
  ['sitemap include', { sitemap: 'include' }, 'ok'],
  ['sitemap only', { sitemap: 'only' }, 'ok'],
  ['sitemap never', { sitemap: 'never' }, bad('body/sitemap enum')],
  ['sitemap null', { sitemap: null }, bad('body/sitemap type', 'body/sitemap enum')],
  ...['includeSubdomains', 'ignoreQueryParameters', 'ignoreCache'].flatMap((flag): Row[] => [
    [`${flag} true`, { [flag]: true }, 'ok'],
    [`${flag} false`, { [flag]: false }, 'ok'],
    [`${flag} "true"`, { [flag]: 'true' }, bad(`body/${flag} type`)],
    [`${flag} 1`, { [flag]: 1 }, bad(`body/${flag} type`)],
    [`${flag} null`, { [flag]: null }, bad(`body/${flag} type`)],
  ]),
  ['limit 1', { limit: 1 }, 'ok'],
  ['limit 100000', { limit: 100000 }, 'ok'],
  ['limit 5.0', { limit: 5.0 }, 'ok'],
  ['limit 0', { limit: 0 }, bad('body/limit minimum')],
  ['limit 100001', { limit: 100001 }, bad('body/limit maximum')],
  ['limit 1.5', { limit: 1.5 }, bad('body/limit type')],
  ['limit "5"', { limit: '5' }, bad('body/limit type')],
  ['timeout 1', { timeout: 1 }, 'ok'],
  ['timeout of a year', { timeout: 31_536_000_000 }, 'ok'],
  ['timeout 0', { timeout: 0 }, bad('body/timeout minimum')],
  ['timeout true', { timeout: true }, bad('body/timeout type')],
  ['unknown members', { colour: 'red', constructor: 1, hasOwnProperty: 2 }, 'ok'],
  ['two faults', { limit: 0, sitemap: 'x' }, bad('body/sitemap enum', 'body/limit minimum')],
  [
    'a bad url among other faults',
    { limit: 0, url: 1, search: 2 },
    badUrl('body/url type', 'body/search type', 'body/limit minimum'),
  ],
  [
    'a bad url and an oversized list',
    { url: 'x', threatProtection: { blacklist: Array(1001).fill('a.b') } },
    badUrl('body/url format', 'body/threatProtection/blacklist maxItems'),
  ],
  [
    'no url and a bad list',
    { url: undefined, threatProtection: { blockedTlds: 1 } },
    badUrl('body/url required', 'body/threatProtection/blockedTlds type'),
  ],
];

const scrape: Row[] = [
  ['formats', { formats: ['markdown', 'json', 'links'] }, 'ok'],
  ['formats empty', { formats: [] }, 'ok'],
  ['formats twice the same', { formats: ['json', 'json'] }, bad('body/formats uniqueItems')],
  ['formats a string', { formats: 'markdown' }, bad('body/formats type')],
  ['schema', { schema: { type: 'object', $ref: '#/x' } }, 'ok'],
  ['schema true', { schema: true }, bad('body/schema type')],
  ['prompt', { prompt: 'x' }, 'ok'],
  ['prompt of 10000', { prompt: 'x'.repeat(10000) }, 'ok'],
  ['prompt of 10001', { prompt: 'x'.repeat(10001) }, bad('body/prompt maxLength')],
  ['prompt empty', { prompt: '' }, bad('body/prompt minLength')],
  ['prompt a list', { prompt: [] }, bad('body/prompt type')],
  ['onlyMainContent', { onlyMainContent: false }, 'ok'],
  ['onlyMainContent 0', { onlyMainContent: 0 }, bad('body/onlyMainContent type')],
  ['checkPromptInjection', { checkPromptInjection: true }, 'ok'],
  ['checkPromptInjection "yes"', { checkPromptInjection: 'yes' }, bad('body/checkPromptInjection type')],
  ['timeout 1', { timeout: 1 }, 'ok'],
  ['timeout 300000', { timeout: 300000 }, 'ok'],
  ['timeout 300001', { timeout: 300001 }, bad('body/timeout maximum')],
  ['timeout 0', { timeout: 0 }, bad('body/timeout minimum')],
  ['timeout "1"', { timeout: '1' }, bad('body/timeout type')],
];

const forms = 'markdown html rawHtml json links images screenshot summary attributes changeTracking'.split(
  ' ',
);
/** How a page is read, the same in every operation that reads pages. */
const reading: Row[] = [
  ...scrape,
  ...scrapeActions,
  ['maxAge 0', { maxAge: 0 }, 'ok'],
  ['maxAge -1', { maxAge: -1 }, bad('body/maxAge minimum')],
  ['maxAge of more than a year', { maxAge: 31_536_000_001 }, bad('body/maxAge maximum')],
  ['maxAge "1"', { maxAge: '1' }, bad('body/maxAge type')],
  ['storeInCache', { storeInCache: false }, 'ok'],
  ['storeInCache 1', { storeInCache: 1 }, bad('body/storeInCache type')],
  ['a parser by its name', { parsers: ['pdf'] }, 'ok'],
  ['a parser with options', { parsers: [{ type: 'pdf', mode: 'fast', maxPages: 2, pages: true }] }, 'ok'],
  ['two parsers', { parsers: ['pdf', { type: 'pdf' }] }, bad('body/parsers maxItems')],
  ['parsers a word', { parsers: 'pdf' }, bad('body/parsers type')],
  ['a parser of no type', { parsers: [{ pages: true }] }, bad('body/parsers/0/type required')],
  ['formats all', { formats: forms }, 'ok'],
  [
    'formats too many',
    { formats: [...forms, 'json'] },
    bad('body/formats maxItems', 'body/formats uniqueItems'),
  ],
  ['formats a number', { formats: [1] }, bad('body/formats/0 enum', 'body/formats/0 oneOf')],
  ['formats with objects', { formats: forms.map((type) => ({ type })) }, 'ok'],
  [
    'a format with all it may have',
    {
      formats: [
        { type: 'screenshot', fullPage: true, quality: 1, viewport: { width: 1, height: 1 } },
        { type: 'json', schema: {}, prompt: 'x', modes: [] },
        { type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] },
        { type: 'changeTracking', modes: ['git-diff', 'json'], schema: {}, prompt: 'x', tag: 'daily' },
      ],
    },
    'ok',
  ],
  ['formats unknown', { formats: ['pdf'] }, bad('body/formats/0 enum', 'body/formats/0 oneOf')],
  ...(
    [
      ['of no type', {}, 'type required'],
      ['of a strange type', { type: 'pdf' }, 'type enum'],
      ['of the type 1', { type: 1 }, 'type type', 'type enum'],
      ['with a quality of 0', { type: 'json', quality: 0 }, 'quality minimum'],
      ['with a quality of 101', { type: 'json', quality: 101 }, 'quality maximum'],
      ['with a quality as text', { type: 'json', quality: '1' }, 'quality type'],
      ['with a long fullPage', { type: 'json', fullPage: 'yes' }, 'fullPage type'],
      ['with a schema that is text', { type: 'json', schema: '{}' }, 'schema type'],
      ['with no prompt', { type: 'json', prompt: '' }, 'prompt minLength'],
      ['with a long prompt', { type: 'json', prompt: 'a'.repeat(10_001) }, 'prompt maxLength'],
      ['with the prompt 1', { type: 'json', prompt: 1 }, 'prompt type'],
      ['with a window as text', { type: 'json', viewport: '1' }, 'viewport type'],
      ['with no selectors', { type: 'attributes', selectors: [] }, 'selectors minItems'],
      [
        'with 33 selectors',
        {
          type: 'attributes',
          selectors: Array.from({ length: 33 }, () => ({ selector: 'a', attribute: 'b' })),
        },
        'selectors maxItems',
      ],
      ['with selectors as text', { type: 'attributes', selectors: 'a' }, 'selectors type'],
      ['with a selector as text', { type: 'attributes', selectors: ['a'] }, 'selectors/0 type'],
      [
        'with half a selector',
        { type: 'attributes', selectors: [{ selector: 'a' }] },
        'selectors/0/attribute required',
      ],
      [
        'with an empty selector',
        { type: 'attributes', selectors: [{ selector: '', attribute: '' }] },
        'selectors/0/selector minLength',
        'selectors/0/attribute minLength',
      ],
      [
        'with a long selector',
        { type: 'attributes', selectors: [{ selector: 'a'.repeat(256), attribute: 'b'.repeat(256) }] },
        'selectors/0/selector maxLength',
        'selectors/0/attribute maxLength',
      ],
      [
        'with a selector of numbers',
        { type: 'attributes', selectors: [{ selector: 1, attribute: 1 }] },
        'selectors/0/selector type',
        'selectors/0/attribute type',
      ],
      ['with a strange mode', { type: 'changeTracking', modes: ['diff'] }, 'modes/0 enum'],
      ['with a mode of no text', { type: 'changeTracking', modes: [1] }, 'modes/0 type', 'modes/0 enum'],
      ['with a mode twice', { type: 'changeTracking', modes: ['json', 'json'] }, 'modes uniqueItems'],
      [
        'with three modes',
        { type: 'changeTracking', modes: ['json', 'git-diff', 'json'] },
        'modes maxItems',
        'modes uniqueItems',
      ],
      ['with modes as text', { type: 'changeTracking', modes: 'json' }, 'modes type'],
      ['with an empty tag', { type: 'changeTracking', tag: '' }, 'tag minLength'],
      ['with a long tag', { type: 'changeTracking', tag: 'a'.repeat(256) }, 'tag maxLength'],
      ['with the tag 1', { type: 'changeTracking', tag: 1 }, 'tag type'],
    ] as [title: string, format: object, ...places: string[]][]
  ).map(([title, format, ...locations]): Row => [
    `a format ${title}`,
    { formats: [format] },
    bad(...locations.map((path) => `body/formats/0/${path}`)),
  ]),
  ...['removeBase64Images', 'blockAds'].flatMap((name): Row[] => [
    [`${name} false`, { [name]: false }, 'ok'],
    [`${name} "no"`, { [name]: 'no' }, bad(`body/${name} type`)],
  ]),
  ...['includeTags', 'excludeTags'].flatMap((list): Row[] => [
    [`${list}`, { [list]: ['main', '.price > b'] }, 'ok'],
    [`${list} empty`, { [list]: [] }, 'ok'],
    [`${list} of 33`, { [list]: Array(33).fill('a') }, bad(`body/${list} maxItems`)],
    [`${list} a string`, { [list]: 'main' }, bad(`body/${list} type`)],
    [`${list} with a number`, { [list]: [1] }, bad(`body/${list}/0 type`)],
    [`${list} with 256 characters`, { [list]: ['a'.repeat(256)] }, bad(`body/${list}/0 maxLength`)],
  ]),
  ['headers', { headers: { Cookie: 'a=1', 'X-Empty': '' } }, 'ok'],
  ['headers a list', { headers: [] }, bad('body/headers type')],
  [
    'headers of 33',
    { headers: Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`x-${at}`, '1'])) },
    bad('body/headers maxProperties'),
  ],
  [
    'a header of no name',
    { headers: { '': 'a' } },
    bad('body/headers pattern', 'body/headers propertyNames'),
  ],
  [
    'a header of a name with a colon',
    { headers: { 'X:A': 'a' } },
    bad('body/headers pattern', 'body/headers propertyNames'),
  ],
  [
    'a header of a name of 129',
    { headers: { ['x'.repeat(129)]: 'a' } },
    bad('body/headers maxLength', 'body/headers propertyNames'),
  ],
  ['a header that is a number', { headers: { a: 1 } }, bad('body/headers/a type')],
  ['a header of 4097', { headers: { a: 'x'.repeat(4097) } }, bad('body/headers/a maxLength')],
  ['a header of two lines', { headers: { a: 'x\r\ny: z' } }, bad('body/headers/a pattern')],
  ['waitFor 0', { waitFor: 0 }, 'ok'],
  ['waitFor 10000', { waitFor: 10000 }, 'ok'],
  ['waitFor 10001', { waitFor: 10001 }, bad('body/waitFor maximum')],
  ['waitFor -1', { waitFor: -1 }, bad('body/waitFor minimum')],
  ['waitFor "1"', { waitFor: '1' }, bad('body/waitFor type')],
  ['mobile', { mobile: true }, 'ok'],
  ['mobile 1', { mobile: 1 }, bad('body/mobile type')],
];

/** Where events are delivered, whatever the job. */
const webhook: Row[] = [
  ['webhook', { webhook: url }, 'ok'],
  ['webhook of FTP', { webhook: 'ftp://example.com' }, bad('body/webhook format', 'body/webhook oneOf')],
  ['webhook a number', { webhook: 1 }, bad('body/webhook oneOf')],
  ['webhook without a url', { webhook: {} }, bad('body/webhook/url required')],
  ['webhook url of FTP', { webhook: { url: 'ftp://example.com' } }, bad('body/webhook/url format')],
  ['webhook headers', { webhook: { url, headers: { Authorization: 'Bearer x', 'X-Empty': '' } } }, 'ok'],
  [
    'webhook header with a line end',
    { webhook: { url, headers: { 'X-A': 'a\r\nHost: b' } } },
    bad('body/webhook/headers/X-A pattern'),
  ],
  [
    'webhook header with a NUL',
    { webhook: { url, headers: { 'X-A': 'a\0' } } },
    bad('body/webhook/headers/X-A pattern'),
  ],
  [
    'webhook header with a space before',
    { webhook: { url, headers: { 'X-A': ' a' } } },
    bad('body/webhook/headers/X-A pattern'),
  ],
  [
    'webhook header a number',
    { webhook: { url, headers: { 'X-A': 1 } } },
    bad('body/webhook/headers/X-A type'),
  ],
  [
    'webhook header of no name',
    { webhook: { url, headers: { '': 'a' } } },
    bad('body/webhook/headers pattern', 'body/webhook/headers propertyNames'),
  ],
  [
    'webhook header of a name with a colon',
    { webhook: { url, headers: { 'X:A': 'a' } } },
    bad('body/webhook/headers pattern', 'body/webhook/headers propertyNames'),
  ],
  [
    'webhook headers, 33 of them',
    { webhook: { url, headers: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`X-${i}`, 'a'])) } },
    bad('body/webhook/headers maxProperties'),
  ],
  ['webhook metadata', { webhook: { url, metadata: { project: 'a', 'ä b': '' } } }, 'ok'],
  [
    'webhook metadata of a number',
    { webhook: { url, metadata: { project: 1 } } },
    bad('body/webhook/metadata/project type'),
  ],
  ['webhook events, none', { webhook: { url, events: [] } }, bad('body/webhook/events minItems')],
];

/** Of a crawl and a batch. */
const pageEvents: Row[] = [
  ...webhook,
  [
    'webhook events of a crawl',
    { webhook: { url, events: ['started', 'page', 'completed', 'failed', 'cancelled'] } },
    'ok',
  ],
  [
    'webhook events of another job',
    { webhook: { url, events: ['action'] } },
    bad('body/webhook/events/0 enum'),
  ],
];

const noRetention: Row[] = [
  ['zeroDataRetention false', { zeroDataRetention: false }, 'ok'],
  ['zeroDataRetention true', { zeroDataRetention: true }, bad('body/zeroDataRetention const')],
  [
    'zeroDataRetention null',
    { zeroDataRetention: null },
    bad('body/zeroDataRetention type', 'body/zeroDataRetention const'),
  ],
];

const concurrency: Row[] = [
  ['maxConcurrency 1', { maxConcurrency: 1 }, 'ok'],
  ['maxConcurrency 1000', { maxConcurrency: 1000 }, 'ok'],
  ['maxConcurrency 0', { maxConcurrency: 0 }, bad('body/maxConcurrency minimum')],
  ['maxConcurrency 1001', { maxConcurrency: 1001 }, bad('body/maxConcurrency maximum')],
  ['maxConcurrency 1.5', { maxConcurrency: 1.5 }, bad('body/maxConcurrency type')],
];

const crawl: Row[] = [
  ['limit 1', { limit: 1 }, 'ok'],
  ['limit 100000', { limit: 100_000 }, 'ok'],
  ['limit 0', { limit: 0 }, bad('body/limit minimum')],
  ['limit 100001', { limit: 100_001 }, bad('body/limit maximum')],
  ['limit "10"', { limit: '10' }, bad('body/limit type')],
  ...['includePaths', 'excludePaths'].flatMap((name): Row[] => [
    [name, { [name]: ['^/docs/', 'x'.repeat(500)] }, 'ok'],
    [`${name} empty`, { [name]: [] }, 'ok'],
    [`100 ${name}`, { [name]: Array.from({ length: 100 }, () => 'a') }, 'ok'],
    [`101 ${name}`, { [name]: Array.from({ length: 101 }, () => 'a') }, bad(`body/${name} maxItems`)],
    [`${name} a string`, { [name]: '^/docs/' }, bad(`body/${name} type`)],
    [`${name} with an empty one`, { [name]: ['a', ''] }, bad(`body/${name}/1 minLength`)],
    [`${name} with one of 501`, { [name]: ['x'.repeat(501)] }, bad(`body/${name}/0 maxLength`)],
    [`${name} with a number`, { [name]: [1] }, bad(`body/${name}/0 type`)],
  ]),
  ['maxDiscoveryDepth 0', { maxDiscoveryDepth: 0 }, 'ok'],
  ['maxDiscoveryDepth 1000', { maxDiscoveryDepth: 1000 }, 'ok'],
  ['maxDiscoveryDepth -1', { maxDiscoveryDepth: -1 }, bad('body/maxDiscoveryDepth minimum')],
  ['maxDiscoveryDepth 1001', { maxDiscoveryDepth: 1001 }, bad('body/maxDiscoveryDepth maximum')],
  ['maxDiscoveryDepth null', { maxDiscoveryDepth: null }, bad('body/maxDiscoveryDepth type')],
  ['sitemap skip', { sitemap: 'skip' }, 'ok'],
  ['sitemap "all"', { sitemap: 'all' }, bad('body/sitemap enum')],
  ['sitemap true', { sitemap: true }, bad('body/sitemap type', 'body/sitemap enum')],
  ...[
    'regexOnFullURL',
    'ignoreQueryParameters',
    'crawlEntireDomain',
    'allowSubdomains',
    'allowExternalLinks',
    'ignoreRobotsTxt',
  ].flatMap((name): Row[] => [
    [name, { [name]: true }, 'ok'],
    [`${name} "true"`, { [name]: 'true' }, bad(`body/${name} type`)],
  ]),
  ['robotsUserAgent', { robotsUserAgent: 'ExampleBot' }, 'ok'],
  ['robotsUserAgent empty', { robotsUserAgent: '' }, bad('body/robotsUserAgent minLength')],
  ['robotsUserAgent of 201', { robotsUserAgent: 'x'.repeat(201) }, bad('body/robotsUserAgent maxLength')],
  ['robotsUserAgent a list', { robotsUserAgent: ['a'] }, bad('body/robotsUserAgent type')],
  ['delay 0.5', { delay: 0.5 }, 'ok'],
  ['delay 300', { delay: 300 }, 'ok'],
  ['delay -1', { delay: -1 }, bad('body/delay minimum')],
  ['delay 300.5', { delay: 300.5 }, bad('body/delay maximum')],
  ['delay "1"', { delay: '1' }, bad('body/delay type')],
  ['scrapeOptions empty', { scrapeOptions: {} }, 'ok'],
  ['scrapeOptions a list', { scrapeOptions: [] }, bad('body/scrapeOptions type')],
];

const batch: Row[] = [
  ['two that are equal', { urls: [url, url] }, 'ok'],
  // What becomes of an entry that is no URL is a choice of the request.
  ['one that is no URL', { urls: ['example'] }, 'ok'],
  ['10,000 URLs', { urls: Array.from({ length: 10_000 }, () => url) }, 'ok'],
  ['10,001 URLs', { urls: Array.from({ length: 10_001 }, () => url) }, bad('body/urls maxItems')],
  ['no URL', { urls: [] }, bad('body/urls minItems')],
  ['urls missing', { urls: undefined }, bad('body/urls required')],
  ['urls a string', { urls: url }, bad('body/urls type')],
  ['a URL that is null', { urls: [url, null] }, bad('body/urls/1 type')],
  ['a URL of 4096', { urls: [`${url}/${'a'.repeat(4076)}`] }, 'ok'],
  ['a URL of 4097', { urls: [`${url}/${'a'.repeat(4077)}`] }, bad('body/urls/0 maxLength')],
  ['appendToId', { appendToId: batchId }, 'ok'],
  ['appendToId no UUID', { appendToId: 'x' }, bad('body/appendToId format')],
  ['appendToId a number', { appendToId: 1 }, bad('body/appendToId type')],
  ['appendToId beside webhook', { appendToId: batchId, webhook: url }, bad('body not')],
  ['ignoreInvalidURLs', { ignoreInvalidURLs: false }, 'ok'],
  ['ignoreInvalidURLs 1', { ignoreInvalidURLs: 1 }, bad('body/ignoreInvalidURLs type')],
];

const agent: Row[] = [
  ['prompt alone', {}, 'ok'],
  ['prompt missing', { prompt: undefined }, bad('body/prompt required')],
  ['prompt empty', { prompt: '' }, bad('body/prompt minLength')],
  ['prompt of 10001', { prompt: 'x'.repeat(10001) }, bad('body/prompt maxLength')],
  ['prompt a number', { prompt: 1 }, bad('body/prompt type')],
  ['urls', { urls: [url, 'http://example.org/a'] }, 'ok'],
  ['urls of 1000', { urls: Array(1000).fill(url) }, 'ok'],
  ['urls of 1001', { urls: Array(1001).fill(url) }, bad('body/urls maxItems')],
  ['urls with a bad one', { urls: [url, 'ftp://example.com'] }, bad('body/urls/1 format')],
  ['urls with a long one', { urls: [`${url}/${'a'.repeat(8173)}`] }, bad('body/urls/0 maxLength')],
  ['urls with a number', { urls: [1] }, bad('body/urls/0 type')],
  ['urls a string', { urls: url }, bad('body/urls type')],
  ['schema', { schema: {} }, 'ok'],
  ['schema a list', { schema: [] }, bad('body/schema type')],
  ['maxCredits 1', { maxCredits: 1 }, 'ok'],
  ['maxCredits 0', { maxCredits: 0 }, bad('body/maxCredits minimum')],
  ['maxCredits 1.5', { maxCredits: 1.5 }, bad('body/maxCredits type')],
  ['model', { model: 'gen-2' }, 'ok'],
  ['model of another generation', { model: 'gen-3' }, bad('body/model enum')],
  ['model in capitals', { model: 'GEN-2' }, bad('body/model enum')],
  ['model empty', { model: '' }, bad('body/model enum')],
  ['model null', { model: null }, bad('body/model type', 'body/model enum')],
  ['strictConstrainToURLs', { strictConstrainToURLs: true }, 'ok'],
  ['strictConstrainToURLs "true"', { strictConstrainToURLs: 'true' }, bad('body/strictConstrainToURLs type')],
  ...webhook,
  [
    'webhook events',
    { webhook: { url, events: ['started', 'action', 'completed', 'failed', 'cancelled'] } },
    'ok',
  ],
  [
    'webhook events of another job',
    { webhook: { url, events: ['page'] } },
    bad('body/webhook/events/0 enum'),
  ],
];

const domains: Row[] = ['includeDomains', 'excludeDomains'].flatMap((name): Row[] => [
  [name, { [name]: ['example.com', '*.example.org'] }, 'ok'],
  [`${name} empty`, { [name]: [] }, 'ok'],
  [`100 ${name}`, { [name]: Array(100).fill('example.com') }, 'ok'],
  [`101 ${name}`, { [name]: Array(101).fill('example.com') }, bad(`body/${name} maxItems`)],
  [`${name} a string`, { [name]: 'example.com' }, bad(`body/${name} type`)],
  [`${name} with a number`, { [name]: [1] }, bad(`body/${name}/0 type`)],
  [`${name} with a URL`, { [name]: ['https://example.com'] }, bad(`body/${name}/0 pattern`)],
  [`${name} with one of 300`, { [name]: ['a.'.repeat(149) + 'de'] }, bad(`body/${name}/0 maxLength`)],
]);

const search: Row[] = [
  ['query alone', {}, 'ok'],
  ['query missing', { query: undefined }, bad('body/query required')],
  ['query empty', { query: '' }, bad('body/query minLength')],
  ['query of 500', { query: 'x'.repeat(500) }, 'ok'],
  ['query of 501', { query: 'x'.repeat(501) }, bad('body/query maxLength')],
  ['query a list', { query: ['a'] }, bad('body/query type')],
  ['limit 1', { limit: 1 }, 'ok'],
  ['limit 100', { limit: 100 }, 'ok'],
  ['limit 0', { limit: 0 }, bad('body/limit minimum')],
  ['limit 101', { limit: 101 }, bad('body/limit maximum')],
  ['limit "10"', { limit: '10' }, bad('body/limit type')],
  ['sources by name', { sources: ['web', 'news', 'images'] }, 'ok'],
  ['sources as objects', { sources: [{ type: 'web' }, { type: 'news', tbs: 'qdr:d' }] }, 'ok'],
  ['the source of other clients', { sources: ['web', { type: 'alexandria' }] }, 'ok'],
  ['sources empty', { sources: [] }, bad('body/sources minItems')],
  ['sources, four of them', { sources: ['web', 'news', 'images', 'alexandria'] }, 'ok'],
  ['sources, five of them', { sources: Array(5).fill('web') }, bad('body/sources maxItems')],
  ['sources a string', { sources: 'web' }, bad('body/sources type')],
  ['a source that there is not', { sources: ['videos'] }, bad('body/sources/0 enum', 'body/sources/0 oneOf')],
  ['a source that is a number', { sources: [1] }, bad('body/sources/0 enum', 'body/sources/0 oneOf')],
  ['a source without a type', { sources: [{}] }, bad('body/sources/0/type required')],
  [
    'a source of a type that there is not',
    { sources: [{ type: 'videos' }] },
    bad('body/sources/0/type enum'),
  ],
  [
    'a source of a type that is a number',
    { sources: [{ type: 1 }] },
    bad('body/sources/0/type type', 'body/sources/0/type enum'),
  ],
  ...[
    'qdr:h',
    'qdr:d',
    'qdr:w3',
    'qdr:y9999',
    'cdr:1,cd_min:1/2/2026,cd_max:12/31/2026',
    'cdr:1,cd_max:06/30/2026',
    'sbd:1',
    'qdr:d,sbd:1',
    'sbd:0,cdr:1,cd_max:06/30/2026',
  ].map((tbs): Row => [`tbs ${tbs}`, { tbs }, 'ok']),
  ...[
    '',
    'qdr:x',
    'qdr:h0',
    'qdr:h10000',
    'sbd:2',
    'cdr:1,cd_min:2026-01-02',
    'qdr:d\n',
    'qdr:d,qdr:w',
    'sbd:1,sbd:1',
  ].map((tbs): Row => [`tbs ${JSON.stringify(tbs)}`, { tbs }, bad('body/tbs pattern')]),
  ['tbs of 101 characters', { tbs: 'q'.repeat(101) }, bad('body/tbs maxLength')],
  ['tbs a number', { tbs: 1 }, bad('body/tbs type')],
  ['country of a search', { country: 'DE' }, 'ok'],
  ['country of a search in small letters', { country: 'de' }, bad('body/country pattern')],
  ['country of a search that is null', { country: null }, bad('body/country type')],
  ['place', { location: 'Berlin,Germany' }, 'ok'],
  ['place empty', { location: '' }, bad('body/location minLength')],
  ['place of 201', { location: 'x'.repeat(201) }, bad('body/location maxLength')],
  ['place an object', { location: { country: 'DE' } }, bad('body/location type')],
  ['timeout of a search', { timeout: 300_000 }, 'ok'],
  ['timeout of a search, 0', { timeout: 0 }, bad('body/timeout minimum')],
  ['timeout of a search, 300001', { timeout: 300_001 }, bad('body/timeout maximum')],
  ['timeout of a search, 1.5', { timeout: 1.5 }, bad('body/timeout type')],
  ['scrapeOptions of a search', { scrapeOptions: {} }, 'ok'],
  ['scrapeOptions of a search, a string', { scrapeOptions: 'markdown' }, bad('body/scrapeOptions type')],
];

const inMail = (title: string, email: unknown, want: Case['want']): Row => [
  `letters: ${title}`,
  { notification: { email } },
  want,
];
const people = Array.from({ length: 26 }, (_, at) => `ada${at}@example.com`);
const notified: Row[] = [
  ['notification of nothing', { notification: {} }, 'ok'],
  ['notification of a string', { notification: 'ada@example.com' }, bad('body/notification type')],
  inMail('nothing', {}, 'ok'),
  inMail('all', { enabled: true, recipients: people.slice(1), includeDiffs: false }, 'ok'),
  inMail('a string', 'ada@example.com', bad('body/notification/email type')),
  inMail('enabled "yes"', { enabled: 'yes' }, bad('body/notification/email/enabled type')),
  inMail('includeDiffs 1', { includeDiffs: 1 }, bad('body/notification/email/includeDiffs type')),
  inMail('recipients a string', { recipients: people[0] }, bad('body/notification/email/recipients type')),
  inMail('26 recipients', { recipients: people }, bad('body/notification/email/recipients maxItems')),
  inMail(
    'one twice',
    { recipients: [people[0], people[0]] },
    bad('body/notification/email/recipients uniqueItems'),
  ),
  inMail('a number', { recipients: [1] }, bad('body/notification/email/recipients/0 type')),
  inMail(
    'one of 255',
    { recipients: [`${'a'.repeat(243)}@example.com`] },
    bad('body/notification/email/recipients/0 maxLength'),
  ),
  ...[
    'ada',
    '@',
    'ada@',
    'Ada <ada@example.com>',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
  ].map((text) =>
    inMail(JSON.stringify(text), { recipients: [text] }, bad('body/notification/email/recipients/0 pattern')),
  ),
];

const notObjects: [string, unknown][] = [
  ['null', null],
  ['a list', [url]],
  ['a string', url],
  ['a number', 7],
  ['true', true],
];

const jobIds: [string, string, boolean][] = [
  ['a UUID', job, true],
  ['a UUID in capitals', job.toUpperCase(), true],
  ['a UUID of version 4', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', true],
  ['the nil UUID', '00000000-0000-0000-0000-000000000000', true],
  ['a UUID with an escaped hyphen', job.replace('-', '%2D'), true],
  ['a UUID as URN', `urn:uuid:${job}`, false],
  ['a UUID in braces', `%7B${job}%7D`, false],
  ['a UUID without hyphens', job.replaceAll('-', ''), false],
  ['a UUID with a line end', `${job}%0A`, false],
  ['a word', 'latest', false],
  ['a number', '17', false],
  ['a malformed escape', '%zz', false],
  ['an escaped slash', '..%2F..%2Fmap', false],
  ['300 characters', 'a'.repeat(300), false],
];

const badJob: Case['want'] = ['Invalid job ID format. Job ID must be a valid UUID.', 'path/jobId format'];
const badSnapshot: Case['want'] = ['Invalid snapshot ID', 'path/snapshotId format'];

const jobOperations = [
  { operation: 'getAgent', method: 'GET', after: '' },
  { operation: 'cancelAgent', method: 'DELETE', after: '' },
  { operation: 'getAgentTrace', method: 'GET', after: '/trace' },
];

export const cases: Case[] = [
  ...bodies('mapUrls', '/v2/map', urls),
  ...bodies('mapUrls', '/v2/map', [...map, ...shared], { url }),
  ...bodies('scrapeUrl', '/v2/scrape', urls),
  ...bodies('scrapeUrl', '/v2/scrape', [...reading, ...shared], { url }),
  ...bodies('searchWeb', '/v2/search', [...search, ...domains, ...shared.slice(18)], { query: 'a plan' }),
  ...bodies('searchWeb', '/v2/search', [...reading, ...shared.slice(0, 18)].map(inScrapeOptions), {
    query: 'a plan',
  }),
  ...bodies('startInteract', '/v2/interact', [['nothing', {}, 'ok'], ...sessions, ...places, ...shared]),
  ...bodies('runInteractActions', `/v2/interact/${job}/actions`, [
    ['no actions at all', {}, bad('body/actions required')],
    ...actions,
    ...verbs,
  ]),
  ...jobIds.map(([title, id, valid]): Case => ({
    title: `endInteract: ${title}`,
    operation: 'endInteract',
    method: 'DELETE',
    path: `/v2/interact/${id}`,
    want: valid ? 'ok' : ['Invalid session ID', 'path/sessionId format'],
  })),
  ...bodies('interactWithScrape', `/v2/scrape/${job}/interact`, [
    ['nothing', {}, 'ok'],
    // Its timeout is in seconds.
    ...[...actions, ...verbs].filter(([, input]) => !('timeout' in input)),
    ...prompts,
    ['a timeout of 300', { timeout: 300 }, 'ok'],
    ['a timeout of 301', { timeout: 301 }, bad('body/timeout maximum')],
    ['a timeout of 0', { timeout: 0 }, bad('body/timeout minimum')],
    ['a timeout in words', { timeout: '60' }, bad('body/timeout type')],
  ]),
  ...jobIds.map(([title, id, valid]): Case => ({
    title: `endScrapeInteract: ${title}`,
    operation: 'endScrapeInteract',
    method: 'DELETE',
    path: `/v2/scrape/${id}/interact`,
    want: valid ? 'ok' : bad('path/scrapeId format'),
  })),
  ...bodies('previewCrawl', '/v2/crawl/params-preview', urls, { prompt: 'The blog.' }),
  ...bodies(
    'previewCrawl',
    '/v2/crawl/params-preview',
    [['no prompt', {}, bad('body/prompt required')], ...prompts],
    { url },
  ),
  ...bodies('startAgent', '/v2/agent', [...agent, ...shared.slice(18)], { prompt: 'Find the price.' }),
  ...bodies('startCrawl', '/v2/crawl', urls),
  ...bodies(
    'startCrawl',
    '/v2/crawl',
    [...crawl, ...concurrency, ...noRetention, ...pageEvents, ...shared.slice(18)],
    {
      url,
    },
  ),
  ...bodies('startCrawl', '/v2/crawl', [...reading, ...shared.slice(0, 18)].map(inScrapeOptions), {
    url,
  }),
  ...bodies(
    'startBatchScrape',
    '/v2/batch/scrape',
    [...batch, ...concurrency, ...reading, ...noRetention, ...pageEvents, ...shared],
    { urls: [url] },
  ),
  ...bodies(
    'createMonitor',
    '/v2/monitor',
    [
      ...monitorRows,
      ...notified,
      ...domains.map(inTarget()),
      ...[...reading, ...shared.slice(0, 18)].map(inTarget('scrapeOptions')),
      ...[...crawl.slice(5), ...concurrency]
        .filter(([, input]) => !('scrapeOptions' in input))
        .map(inTarget('crawlOptions')),
    ],
    monitor,
  ),
  ...notObjects.flatMap(([title, body]) =>
    [
      ['mapUrls', '/v2/map'],
      ['scrapeUrl', '/v2/scrape'],
      ['searchWeb', '/v2/search'],
      ['startInteract', '/v2/interact'],
      ['runInteractActions', `/v2/interact/${job}/actions`],
      ['interactWithScrape', `/v2/scrape/${job}/interact`],
      ['startAgent', '/v2/agent'],
      ['previewCrawl', '/v2/crawl/params-preview'],
      ['startCrawl', '/v2/crawl'],
      ['startBatchScrape', '/v2/batch/scrape'],
      ['createMonitor', '/v2/monitor'],
    ].map(([operation, path]): Case => ({
      title: `${operation}: a body that is ${title}`,
      operation: operation!,
      method: 'POST',
      path: path!,
      body,
      want: bad('body type'),
    })),
  ),
  ...jobIds.flatMap(([title, id, valid]) =>
    jobOperations.map(({ operation, method, after }): Case => ({
      title: `${operation}: ${title}`,
      operation,
      method,
      path: `/v2/agent/${id}${after}`,
      want: valid ? 'ok' : badJob,
    })),
  ),
  ...jobIds.map(([title, id, valid]): Case => ({
    title: `getAgentSnapshot: a snapshot of ${title}`,
    operation: 'getAgentSnapshot',
    method: 'GET',
    path: `/v2/agent/${job}/snapshots/${id}`,
    want: valid ? 'ok' : badSnapshot,
  })),
  {
    title: 'getAgentSnapshot: neither is a UUID',
    operation: 'getAgentSnapshot',
    method: 'GET',
    path: '/v2/agent/1/snapshots/2',
    want: [...badJob, 'path/snapshotId format'] as Case['want'],
  },
  ...[
    ['a key', 'k', 'ok'],
    ['a key of 255', 'k'.repeat(255), 'ok'],
    ['a key of 256', 'k'.repeat(256), bad('header/Idempotency-Key maxLength')],
    ['an empty key', '', bad('header/Idempotency-Key minLength')],
  ].map(([title, value, want]): Case => ({
    title: `startAgent: ${String(title)}`,
    operation: 'startAgent',
    method: 'POST',
    path: '/v2/agent',
    headers: { 'idempotency-key': String(value) },
    body: { prompt: 'Find the price.' },
    want: want as Case['want'],
  })),
  ...(
    [
      ['getCrawl', '/v2/crawl'],
      ['getBatchScrape', '/v2/batch/scrape'],
    ] as const
  ).flatMap(([operation, path]) =>
    (
      [
        ['the first page', '0', 'ok'],
        ['the last page that there can be', '1000000', 'ok'],
        ['one more', '1000001', bad('header/Last-Event-ID maximum')],
        ['a negative place', '-1', bad('header/Last-Event-ID minimum')],
        ['a word', 'one', bad('header/Last-Event-ID type')],
      ] as const
    ).map(([title, value, want]): Case => ({
      title: `${operation}: after ${title}`,
      operation,
      method: 'GET',
      path: `${path}/${job}`,
      headers: { 'last-event-id': value },
      want,
    })),
  ),
  ...[
    ['nothing', '', 'ok'],
    ['every parameter', `?endpoint=crawl&limit=1&cursor=${job}`, 'ok'],
    ['a limit of 100', '?limit=100', 'ok'],
    ['a limit of 101', '?limit=101', bad('query/limit maximum')],
    ['a limit of 0', '?limit=0', bad('query/limit minimum')],
    ['a limit in words', '?limit=ten', bad('query/limit type')],
    ['another endpoint', '?endpoint=map', bad('query/endpoint enum')],
    ['a cursor that is none', '?cursor=1', bad('query/cursor format')],
  ].map(([title, query, want]): Case => ({
    title: `getTeamActivity: ${String(title)}`,
    operation: 'getTeamActivity',
    method: 'GET',
    path: `/v2/team/activity${String(query)}`,
    want: want as Case['want'],
  })),
  ...[
    ['nothing', '', 'ok'],
    ['every parameter', '?before=1905240600000&limit=1', 'ok'],
    ['the first moment', '?before=0', 'ok'],
    ['a moment before it', '?before=-1', bad('query/before minimum')],
    ['the last moment', '?before=9007199254740991', 'ok'],
    ['a date', '?before=2030-05-17', bad('query/before type')],
    ['a limit of 100', '?limit=100', 'ok'],
    ['a limit of 101', '?limit=101', bad('query/limit maximum')],
    ['a limit of 0', '?limit=0', bad('query/limit minimum')],
  ].map(([title, query, want]): Case => ({
    title: `listAgents: ${String(title)}`,
    operation: 'listAgents',
    method: 'GET',
    path: `/v2/agent${String(query)}`,
    want: want as Case['want'],
  })),
  ...[
    ['nothing', '', 'ok'],
    ['by key', '?byApiKey=true', 'ok'],
    ['not by key', '?byApiKey=false', 'ok'],
    ['a word', '?byApiKey=yes', bad('query/byApiKey type')],
  ].map(([title, query, want]): Case => ({
    title: `getCreditUsageHistory: ${String(title)}`,
    operation: 'getCreditUsageHistory',
    method: 'GET',
    path: `/v2/team/credit-usage/historical${String(query)}`,
    want: want as Case['want'],
  })),
];

/** The same of an option of each page. */
function inScrapeOptions([title, input, want]: Row): Row {
  const locations = want === 'ok' ? [] : want.slice(1);
  const moved = locations.map((path) => path.replace('body/', 'body/scrapeOptions/'));
  return [`scrapeOptions, ${title}`, { scrapeOptions: input }, want === 'ok' ? 'ok' : [want[0], ...moved]];
}

function bodies(operation: string, path: string, rows: Row[], base: object = {}): Case[] {
  return rows.map(([title, input, want]) => ({
    title: `${operation}: ${title}`,
    operation,
    method: 'POST',
    path,
    body: { ...base, ...input },
    want,
  }));
}
