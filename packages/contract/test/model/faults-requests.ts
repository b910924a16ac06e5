import { answers, demand, drop, refuse, type Fault } from './fault.ts';

const MAP = '/components/schemas/MapRequest';
const SCRAPE = '/components/schemas/ScrapeRequest';
const AGENT = '/components/schemas/AgentRequest';
const THREAT = '/components/schemas/ThreatProtectionOverride/properties';
const text = (value: unknown): value is string => typeof value === 'string';

/** Invalid requests are let through. */
export const acceptedInvalid: Fault[] = [
  {
    name: 'limit above its maximum',
    pointer: `${MAP}/properties/limit/maximum`,
    apply: drop('mapUrls', '/limit', 'maximum'),
  },
  {
    name: 'limit 100001 alone',
    pointer: `${MAP}/properties/limit/maximum`,
    apply: demand('mapUrls', '/limit', 'maximum', (value) => Number(value) <= 100_001),
  },
  {
    name: 'limit 0',
    pointer: `${MAP}/properties/limit/minimum`,
    apply: drop('mapUrls', '/limit', 'minimum'),
  },
  {
    name: 'limit as numeric string',
    pointer: `${MAP}/properties/limit/type`,
    apply: demand(
      'mapUrls',
      '/limit',
      'type',
      (value) =>
        Number.isInteger(Number(value)) &&
        !Array.isArray(value) &&
        typeof value !== 'boolean' &&
        value !== null,
    ),
  },
  {
    name: 'limit as fraction',
    pointer: `${MAP}/properties/limit/type`,
    apply: demand('mapUrls', '/limit', 'type', (value) => typeof value === 'number'),
  },
  {
    name: 'sitemap null',
    pointer: `${MAP}/properties/sitemap/type`,
    apply: (service) => {
      demand('mapUrls', '/sitemap', 'type', (value) => value === null || text(value))(service);
      demand(
        'mapUrls',
        '/sitemap',
        'enum',
        (value) => value === null || ['skip', 'include', 'only'].includes(String(value)),
      )(service);
    },
  },
  {
    name: 'sitemap of any word',
    pointer: `${MAP}/properties/sitemap/enum`,
    apply: drop('mapUrls', '/sitemap', 'enum'),
  },
  {
    name: 'sitemap in any case',
    pointer: `${MAP}/properties/sitemap/enum`,
    apply: demand('mapUrls', '/sitemap', 'enum', (value) =>
      ['skip', 'include', 'only'].includes(String(value).toLowerCase()),
    ),
  },
  {
    name: 'includeSubdomains as "true"',
    pointer: `${MAP}/properties/includeSubdomains/type`,
    apply: demand(
      'mapUrls',
      '/includeSubdomains',
      'type',
      (value) => typeof value === 'boolean' || value === 'true',
    ),
  },
  {
    name: 'ignoreCache of any type',
    pointer: `${MAP}/properties/ignoreCache/type`,
    apply: drop('mapUrls', '/ignoreCache', 'type'),
  },
  {
    name: 'url missing',
    pointer: `${MAP}/required`,
    apply: (service) => {
      drop('mapUrls', '/url', 'required')(service);
      const discover = service.discover.bind(service);
      service.discover = (body) => (body.url === undefined ? [] : discover(body));
    },
  },
  {
    name: 'url of another scheme',
    pointer: `${MAP}/properties/url/x-format`,
    apply: demand(
      'mapUrls',
      '/url',
      'format',
      (value) => text(value) && value === value.trim() && URL.canParse(value),
    ),
  },
  {
    name: 'url with white space',
    pointer: `${MAP}/properties/url/x-format`,
    apply: demand(
      'mapUrls',
      '/url',
      'format',
      (value) => text(value) && /^https?:\/\//iu.test(value.trim()) && URL.canParse(value.trim()),
    ),
  },
  {
    name: 'search of any type',
    pointer: `${MAP}/properties/search/type`,
    apply: (service) => {
      drop('mapUrls', '/search', 'type')(service);
      service.rank = (links) => links;
    },
  },
  {
    name: 'timeout 0',
    pointer: `${MAP}/properties/timeout/minimum`,
    apply: drop('mapUrls', '/timeout', 'minimum'),
  },
  {
    name: 'country in lower case',
    pointer: '/components/schemas/Location/properties/country/pattern',
    apply: demand('mapUrls', '/location/country', 'pattern', (value) => /^[A-Z]{2}$/iu.test(String(value))),
  },
  {
    name: 'country of three letters',
    pointer: '/components/schemas/Location/properties/country/pattern',
    apply: demand('mapUrls', '/location/country', 'pattern', (value) => /^[A-Z]{2,3}$/u.test(String(value))),
  },
  {
    name: 'languages as text',
    pointer: '/components/schemas/Location/properties/languages/type',
    apply: demand('mapUrls', '/location/languages', 'type', (value) => Array.isArray(value) || text(value)),
  },
  {
    name: 'unknown members of auditMetadata',
    pointer: '/components/schemas/AuditMetadata/additionalProperties',
    apply: drop('mapUrls', '/auditMetadata', 'additionalProperties'),
  },
  {
    name: 'auditMetadata without username',
    pointer: '/components/schemas/AuditMetadata/required',
    apply: drop('mapUrls', '/auditMetadata/username', 'required'),
  },
  {
    name: 'username too long',
    pointer: '/components/schemas/AuditMetadata/properties/username/maxLength',
    apply: drop('mapUrls', '/auditMetadata/username', 'maxLength'),
  },
  {
    name: 'riskScoreThreshold 101',
    pointer: `${THREAT}/riskScoreThreshold/maximum`,
    apply: drop('mapUrls', '/threatProtection/riskScoreThreshold', 'maximum'),
  },
  {
    name: 'riskScoreThreshold −1',
    pointer: `${THREAT}/riskScoreThreshold/minimum`,
    apply: drop('mapUrls', '/threatProtection/riskScoreThreshold', 'minimum'),
  },
  {
    name: '1001 domains',
    pointer: `${THREAT}/blacklist/maxItems`,
    apply: drop('mapUrls', '/threatProtection/blacklist', 'maxItems'),
  },
  {
    name: 'domains with a protocol',
    pointer: '/components/schemas/DomainPattern/pattern',
    apply: drop('mapUrls', '/threatProtection/blacklist/*', 'pattern'),
  },
  {
    name: 'only the first domain looked at',
    pointer: '/components/schemas/DomainPattern',
    apply: (service) => {
      const rules = service.rules['mapUrls'] ?? [];
      service.rules['mapUrls'] = rules.map((rule) =>
        rule.at === '/threatProtection/whitelist/*' ? { ...rule, at: '/threatProtection/whitelist/0' } : rule,
      );
    },
  },
  {
    name: 'top-level domains with a dot',
    pointer: `${THREAT}/blockedTlds/items/pattern`,
    apply: drop('mapUrls', '/threatProtection/blockedTlds/*', 'pattern'),
  },
  {
    name: 'failurePolicy of any word',
    pointer: `${THREAT}/failurePolicy/enum`,
    apply: drop('mapUrls', '/threatProtection/failurePolicy', 'enum'),
  },
  {
    name: 'mode of any word',
    pointer: `${THREAT}/mode/enum`,
    apply: drop('startAgent', '/threatProtection/mode', 'enum'),
  },
  {
    name: 'threatProtection as array',
    pointer: '/components/schemas/ThreatProtectionOverride/type',
    apply: demand(
      'mapUrls',
      '/threatProtection',
      'type',
      (value) => typeof value === 'object' && value !== null,
    ),
  },
  {
    name: 'empty prompt',
    pointer: `${AGENT}/properties/prompt/minLength`,
    apply: drop('startAgent', '/prompt', 'minLength'),
  },
  {
    name: 'prompt too long',
    pointer: `${AGENT}/properties/prompt/maxLength`,
    apply: drop('startAgent', '/prompt', 'maxLength'),
  },
  {
    name: 'urls that are none',
    pointer: `${AGENT}/properties/urls/items/x-format`,
    apply: drop('startAgent', '/urls/*', 'format'),
  },
  {
    name: 'maxCredits 0',
    pointer: `${AGENT}/properties/maxCredits/minimum`,
    apply: drop('startAgent', '/maxCredits', 'minimum'),
  },
  {
    name: 'a format twice',
    pointer: `${SCRAPE}/properties/formats/uniqueItems`,
    apply: drop('scrapeUrl', '/formats', 'uniqueItems'),
  },
  {
    name: 'scrape timeout above its maximum',
    pointer: `${SCRAPE}/properties/timeout/maximum`,
    apply: drop('scrapeUrl', '/timeout', 'maximum'),
  },
  {
    name: 'an array as body',
    pointer: `${MAP}/type`,
    apply: (service) => {
      const validate = service.validate.bind(service);
      service.validate = (operation, body) => (Array.isArray(body) ? undefined : validate(operation, body));
      service.mapUrls = () => ({ status: 200, body: { success: true, links: [] }, headers: {} });
    },
  },
  {
    name: 'text/plain read as JSON',
    pointer: '/paths/~1map/post/requestBody/content',
    apply: (service) => {
      const reads = service.readsType.bind(service);
      service.readsType = (type) => reads(type) || type === 'text/plain';
    },
  },
  {
    name: 'any content type read as JSON',
    pointer: '/paths/~1agent/post/requestBody/content',
    apply: (service) => {
      service.readsType = () => true;
    },
  },
  {
    name: 'job ids of any form',
    pointer: '/components/parameters/JobId/schema/format',
    apply: (service) => {
      service.isUuid = (id) => id !== '' && !id.includes('snap');
    },
  },
  {
    name: 'idempotency keys of any length',
    pointer: '/components/parameters/IdempotencyKey/schema/maxLength',
    apply: answers('startAgent', 400, (answer, call) =>
      String(call.headers['idempotency-key'] ?? '').length > 255
        ? { ...answer, status: 200, body: { success: true, id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70' } }
        : answer,
    ),
  },
  {
    name: 'a body of any size',
    pointer: '/x-error-catalogue/PayloadTooLarge',
    apply: (service) => {
      service.maxBodyBytes = 64 * 1024 * 1024;
    },
  },
];

/** Valid requests at a bound are refused. */
export const rejectedValid: Fault[] = [
  {
    name: 'limit 100000',
    pointer: `${MAP}/properties/limit/maximum`,
    apply: demand('mapUrls', '/limit', 'maximum', (value) => Number(value) < 100_000),
  },
  {
    name: 'limit 1',
    pointer: `${MAP}/properties/limit/minimum`,
    apply: demand('mapUrls', '/limit', 'minimum', (value) => Number(value) > 1),
  },
  {
    name: 'username of 1024 characters',
    pointer: '/components/schemas/AuditMetadata/properties/username/maxLength',
    apply: demand('mapUrls', '/auditMetadata/username', 'maxLength', (value) => String(value).length < 1024),
  },
  {
    name: 'username counted in UTF-16 units',
    pointer: '/components/schemas/AuditMetadata/properties/username/maxLength',
    apply: demand('mapUrls', '/auditMetadata/username', 'maxLength', (value) => String(value).length <= 1024),
  },
  {
    name: 'riskScoreThreshold 0',
    pointer: `${THREAT}/riskScoreThreshold/minimum`,
    apply: demand('mapUrls', '/threatProtection/riskScoreThreshold', 'minimum', (value) => Number(value) > 0),
  },
  {
    name: 'riskScoreThreshold 100',
    pointer: `${THREAT}/riskScoreThreshold/maximum`,
    apply: demand(
      'mapUrls',
      '/threatProtection/riskScoreThreshold',
      'maximum',
      (value) => Number(value) < 100,
    ),
  },
  {
    name: '1000 domains',
    pointer: `${THREAT}/blacklist/maxItems`,
    apply: demand(
      'mapUrls',
      '/threatProtection/blacklist',
      'maxItems',
      (value) => !Array.isArray(value) || value.length < 1000,
    ),
  },
  {
    name: 'wildcards',
    pointer: '',
    apply: refuse(
      'mapUrls',
      '/threatProtection/blacklist/*',
      'pattern',
      (value) => !String(value).startsWith('*'),
    ),
  },
  {
    name: 'unknown members',
    pointer: `${MAP}`,
    apply: refuse('mapUrls', '/x-unknown-member', 'additionalProperties', () => false),
  },
  {
    name: 'an empty search',
    pointer: `${MAP}/properties/search/type`,
    apply: refuse('mapUrls', '/search', 'minLength', (value) => value !== ''),
  },
  {
    name: 'a search outside ASCII',
    pointer: `${MAP}/properties/search/type`,
    apply: refuse(
      'mapUrls',
      '/search',
      'pattern',
      (value) => !text(value) || !/[^\u0020-\u007e]/u.test(value),
    ),
  },
  {
    name: 'a url with a query',
    pointer: `${MAP}/properties/url/x-format`,
    apply: refuse('mapUrls', '/url', 'format', (value) => !String(value).includes('?')),
  },
  {
    name: 'a url outside ASCII',
    pointer: `${MAP}/properties/url/x-format`,
    apply: refuse('mapUrls', '/url', 'format', (value) => !/[äß]/u.test(String(value))),
  },
  {
    name: 'a scheme in capitals',
    pointer: `${MAP}/properties/url/x-format`,
    apply: refuse('mapUrls', '/url', 'format', (value) => !String(value).startsWith('HTTP')),
  },
  {
    name: 'a timeout of 24 days',
    pointer: `${MAP}/properties/timeout/type`,
    apply: refuse('mapUrls', '/timeout', 'maximum', (value) => Number(value) < 2_147_483_647),
  },
  {
    name: 'a content type with charset',
    pointer: '/paths/~1map/post/requestBody/content',
    apply: (service) => {
      service.readsType = (type) => type === 'application/json';
    },
  },
  {
    name: 'a prompt of 10000 characters',
    pointer: `${AGENT}/properties/prompt/maxLength`,
    apply: demand('startAgent', '/prompt', 'maxLength', (value) => String(value).length < 10_000),
  },
  {
    name: 'the format summary',
    pointer: '/components/schemas/ScrapeFormatName/enum',
    apply: demand('scrapeUrl', '/formats/*', 'enum', (value) => value !== 'summary'),
  },
  {
    name: 'many domains by policy',
    pointer: `${THREAT}/blacklist/maxItems`,
    apply: (service) => {
      const policy = service.policy.bind(service);
      service.policy = (call) => {
        const override = call.body.threatProtection as { blacklist?: unknown[] } | undefined;
        return (override?.blacklist ?? []).length > 900 ? service.error(403, 'Forbidden') : policy(call);
      };
    },
  },
  {
    name: 'a timeout before its time',
    pointer: `${MAP}/properties/timeout/type`,
    apply: (service) => {
      const map = service.mapUrls.bind(service);
      service.mapUrls = (call) =>
        (call.body.timeout ?? 0) > 1e6 ? service.error(408, 'Request Timeout') : map(call);
    },
  },
];
