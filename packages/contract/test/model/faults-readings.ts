import { demand, drop, refuse, type Fault } from './fault.ts';
import type { Call, Fields } from './service.ts';

const text = (value: unknown): value is string => typeof value === 'string';

const schemas = '/components/schemas';

/** Reads the body otherwise before it is validated. */
function read(
  operation: string,
  change: (body: Record<string, unknown>, call: Call) => void,
): Fault['apply'] {
  return (service) => {
    const validate = service.validate.bind(service);
    service.validate = (name, body) => {
      if (name === operation && typeof body === 'object' && body !== null && !Array.isArray(body))
        change(body as Record<string, unknown>, undefined as never);
      return validate(name, body);
    };
  };
}

/** Request bodies that are read too kindly or too strictly. */
export const readings: Fault[] = [
  {
    name: 'names of members are read in any letter case',
    pointer: `${schemas}/MapRequest`,
    apply: read('mapUrls', (body) => {
      for (const [name, value] of Object.entries(body))
        if (name.toLowerCase() === 'url') body['url'] ??= value;
    }),
  },
  {
    name: 'a body in an array is taken out of it',
    pointer: '/',
    apply: (service) => {
      const validate = service.validate.bind(service);
      service.validate = (name, body) => validate(name, Array.isArray(body) ? body[0] : body);
      const mapUrls = service.mapUrls.bind(service);
      service.mapUrls = (call) =>
        mapUrls({ ...call, body: Array.isArray(call.body) ? (call.body[0] as Fields) : call.body });
    },
  },
  {
    name: 'numbers in text are read as numbers',
    pointer: `${schemas}/AgentRequest/properties/maxCredits/type`,
    apply: read('startAgent', (body) => {
      if (text(body['maxCredits']) && /^\d+$/u.test(body['maxCredits']))
        body['maxCredits'] = Number(body['maxCredits']);
    }),
  },
  {
    name: 'a number too large for a double is no number and passes',
    pointer: `${schemas}/MapRequest/properties/limit`,
    apply: read('mapUrls', (body) => {
      if (body['limit'] === Number.POSITIVE_INFINITY) delete body['limit'];
    }),
  },
  {
    name: '1 and 0 are read as booleans',
    pointer: `${schemas}/ScrapeRequest/properties/onlyMainContent/type`,
    apply: read('scrapeUrl', (body) => {
      if (body['onlyMainContent'] === 1 || body['onlyMainContent'] === 0)
        body['onlyMainContent'] = body['onlyMainContent'] === 1;
    }),
  },
  {
    name: 'a list of one is read as its item',
    pointer: `${schemas}/MapRequest/properties/url`,
    apply: read('mapUrls', (body) => {
      if (Array.isArray(body['url']) && body['url'].length === 1) body['url'] = body['url'][0] as unknown;
    }),
  },
  {
    name: 'text is read as a list of one',
    pointer: `${schemas}/Location/properties/languages/type`,
    apply: (service) => {
      drop('mapUrls', '/location/languages', 'type')(service);
      service.rules['mapUrls']?.push({
        at: '/location/languages',
        code: 'type',
        test: (value) => Array.isArray(value) || text(value),
      });
    },
  },
  {
    name: 'white space around an enum value is cut off',
    pointer: `${schemas}/MapRequest/properties/sitemap/enum`,
    apply: demand('mapUrls', '/sitemap', 'enum', (value) =>
      ['skip', 'include', 'only'].includes(String(value).trim()),
    ),
  },
  {
    name: 'an enum value may be in capitals',
    pointer: `${schemas}/AgentRequest/properties/model/enum`,
    apply: demand('startAgent', '/model', 'enum', (value) => String(value).toLowerCase() === 'gen-2'),
  },
  {
    name: 'the empty string counts as left out',
    pointer: `${schemas}/ThreatProtectionOverride/properties/failurePolicy/enum`,
    apply: demand('mapUrls', '/threatProtection/failurePolicy', 'enum', (value) =>
      ['open', 'closed', ''].includes(String(value)),
    ),
  },
  {
    name: 'a country with white space is cut to size',
    pointer: `${schemas}/Location/properties/country/pattern`,
    apply: demand('mapUrls', '/location/country', 'pattern', (value) =>
      /^[A-Z]{2}$/u.test(String(value).trim()),
    ),
  },
  {
    name: 'length is counted after normalisation',
    pointer: `${schemas}/AuditMetadata/properties/username/maxLength`,
    apply: demand(
      'mapUrls',
      '/auditMetadata/username',
      'maxLength',
      (value) => [...String(value).normalize('NFC')].length <= 1024,
    ),
  },
  {
    name: 'length is counted in graphemes',
    pointer: `${schemas}/AuditMetadata/properties/username/maxLength`,
    apply: demand(
      'mapUrls',
      '/auditMetadata/username',
      'maxLength',
      (value) => [...new Intl.Segmenter().segment(String(value))].length <= 1024,
    ),
  },
  {
    name: 'length is counted in bytes',
    pointer: `${schemas}/AuditMetadata/properties/username/maxLength`,
    apply: demand(
      'scrapeUrl',
      '/auditMetadata/username',
      'maxLength',
      (value) => Buffer.byteLength(String(value)) <= 1024,
    ),
  },
  {
    name: 'length is counted without the white space at the end',
    pointer: `${schemas}/AgentRequest/properties/prompt/maxLength`,
    apply: demand(
      'startAgent',
      '/prompt',
      'maxLength',
      (value) => [...String(value).trimEnd()].length <= 10_000,
    ),
  },
  {
    name: 'an empty user name is refused',
    pointer: `${schemas}/AuditMetadata/properties/username`,
    apply: refuse('mapUrls', '/auditMetadata/username', 'minLength', (value) => value !== ''),
  },
  {
    name: 'a further member of the audit metadata is let through when it is empty',
    pointer: `${schemas}/AuditMetadata/additionalProperties`,
    apply: demand('scrapeUrl', '/auditMetadata', 'additionalProperties', (value) =>
      Object.entries(value as object).every(([name, member]) => name === 'username' || member === null),
    ),
  },
  {
    name: 'domains are counted once each',
    pointer: `${schemas}/ThreatProtectionOverride/properties/whitelist/maxItems`,
    apply: demand(
      'mapUrls',
      '/threatProtection/whitelist',
      'maxItems',
      (value) => !Array.isArray(value) || new Set(value).size <= 1000,
    ),
  },
  {
    name: 'the same domain twice is refused',
    pointer: `${schemas}/ThreatProtectionOverride/properties/blacklist`,
    apply: refuse(
      'mapUrls',
      '/threatProtection/blacklist',
      'uniqueItems',
      (value) => !Array.isArray(value) || new Set(value).size === value.length,
    ),
  },
  {
    name: 'the lists of threat protection may have a thousand items together',
    pointer: `${schemas}/ThreatProtectionOverride`,
    apply: refuse('mapUrls', '/threatProtection', 'maxItems', (value) => {
      const lists = Object.values((value ?? {}) as object).filter(Array.isArray);
      return lists.reduce((sum, list) => sum + list.length, 0) <= 1000;
    }),
  },
  {
    name: 'only the first hundred items are looked at',
    pointer: `${schemas}/`,
    apply: (service) => {
      for (const name of ['mapUrls', 'scrapeUrl', 'startAgent']) {
        const usual = (service.rules[name] ?? []).filter(({ at }) => at === '/threatProtection/blacklist/*');
        for (const rule of usual) drop(name, rule.at, rule.code)(service);
        for (const rule of usual)
          service.rules[name]?.push({
            at: '/threatProtection/blacklist',
            code: rule.code,
            test: (value) => !Array.isArray(value) || value.slice(0, 100).every((item) => rule.test(item)),
          });
      }
    },
  },
  {
    name: 'only the first item of a list is looked at',
    pointer: `${schemas}/AgentRequest/properties/urls/items`,
    apply: (service) => {
      const usual = (service.rules['startAgent'] ?? []).filter(({ at }) => at === '/urls/*');
      for (const rule of usual) drop('startAgent', rule.at, rule.code)(service);
      for (const rule of usual)
        service.rules['startAgent']?.push({
          at: '/urls/0',
          code: rule.code,
          test: (value) => rule.test(value),
        });
      const { rules } = service;
      rules['startAgent'] = (rules['startAgent'] ?? []).map((rule) =>
        rule.at === '/urls/0'
          ? {
              at: '/urls',
              code: rule.code,
              test: (value): boolean => !Array.isArray(value) || value.length === 0 || rule.test(value[0]),
            }
          : rule,
      );
    },
  },
  {
    name: 'threat protection without a mode is refused',
    pointer: `${schemas}/ThreatProtectionOverride`,
    apply: refuse(
      'scrapeUrl',
      '/threatProtection',
      'required',
      (value) =>
        typeof value !== 'object' || value === null || 'mode' in value || Object.keys(value).length === 0,
    ),
  },
  {
    name: 'two members together are refused',
    pointer: `${schemas}/MapRequest`,
    apply: (service) => {
      const validate = service.validate.bind(service);
      service.validate = (name, body) => {
        const { search, sitemap } = (body ?? {}) as Fields;
        return name === 'mapUrls' && search !== undefined && sitemap === 'only'
          ? service.error(400, 'Bad Request', {
              details: [{ in: 'body', path: '/search', code: 'not', message: 'does not go with sitemap' }],
            })
          : validate(name, body);
      };
    },
  },
  {
    name: 'an unknown member is refused',
    pointer: `${schemas}/Location`,
    apply: refuse('mapUrls', '/location', 'additionalProperties', (value) =>
      Object.keys(value as object).every((name) => ['country', 'languages'].includes(name)),
    ),
  },
  {
    name: 'a URL with a port is refused',
    pointer: `${schemas}/`,
    apply: refuse('startAgent', '/urls/*', 'format', (value) => !text(value) || !/:\d+/u.test(value)),
  },
];
