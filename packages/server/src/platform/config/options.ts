import { isIP } from 'node:net';
import { defaultPlans } from './plan.ts';
import type { Plan } from './plan.ts';
import { isOpenidTeam } from './openid.ts';
import type { OpenidTeam } from './openid.ts';
import { isTrustedIssuer } from './trusted-issuer.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';
import { integer, list, parseUrl, record, text, url, word } from './option.ts';
import type { Option } from './option.ts';
import type { ServerConfig } from './server-config.ts';

const DAY = 86_400_000;

/** Every option, in the order of the README's table. */
export const options: { [Name in keyof ServerConfig]: Option<ServerConfig[Name]> } = {
  host: text({
    env: 'WEB_DATA_HOST',
    description: 'Address to listen on; `0.0.0.0` for all.',
    default: '127.0.0.1',
  }),
  port: integer({
    env: 'WEB_DATA_PORT',
    description: 'Port to listen on; 0 takes a free one.',
    default: 3000,
    min: 0,
    max: 65_535,
  }),
  dataDirectory: text({
    env: 'WEB_DATA_DIRECTORY',
    description: 'Folder of the embedded SQLite store.',
    default: '.data',
  }),
  databaseUrl: url({
    env: 'WEB_DATA_DATABASE_URL',
    description: 'PostgreSQL 14 or newer instead of SQLite; needed for several replicas.',
    default: undefined,
    schemes: ['postgres:', 'postgresql:'],
    secret: true,
  }),
  databaseConnections: integer({
    env: 'WEB_DATA_DATABASE_CONNECTIONS',
    description:
      'PostgreSQL connections of this process at most; of 3 or more one listens for jobs that others accept.',
    default: 10,
    min: 2,
    max: 1000,
  }),
  storeTimeoutMs: integer({
    env: 'WEB_DATA_STORE_TIMEOUT_MS',
    description:
      'Milliseconds that a call of the database may take, with the wait for a connection; the request gets 503 after.',
    default: 4000,
    min: 100,
    max: 60_000,
  }),
  redisUrl: url({
    env: 'WEB_DATA_REDIS_URL',
    description: 'Valkey or Redis for the rate limits of several replicas, instead of PostgreSQL.',
    default: undefined,
    schemes: ['redis:', 'rediss:'],
    secret: true,
  }),
  docsDirectory: text({
    env: 'WEB_DATA_DOCS_DIRECTORY',
    description: 'Folder served at `/`; the documentation site when unset, `none` for nothing.',
    default: undefined,
  }),
  publicUrl: url({
    env: 'WEB_DATA_PUBLIC_URL',
    description:
      'Scheme and host under which people and callers reach the server: for links, cookies and passkeys of the dashboard, and the sitemap of the documentation.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  allowPrivate: list({
    env: 'WEB_DATA_ALLOW_PRIVATE',
    description:
      'Private addresses that may be visited: networks (`10.0.0.0/8`), hosts, `host:port`, `host:*` for every port, or `self` for this server only; on `sitePorts` where none is named.',
    default: ['self'],
    item: 'IP addresses, networks like 10.0.0.0/8, host names, each with or without a port, or `self`',
    parse: (item) => item,
    is: (item): item is string => typeof item === 'string' && /^(?:\*\.)?[\w.:[\]/-]+(?::\*)?$/.test(item),
  }),
  sitePorts: list({
    env: 'WEB_DATA_SITE_PORTS',
    description: 'Ports of sites that may be visited, private ones too unless `allowPrivate` names one.',
    default: [80, 443, 8080, 8443],
    item: 'ports from 1 to 65535',
    parse: Number,
    is: (item): item is number => Number.isInteger(item) && Number(item) > 0 && Number(item) < 65_536,
  }),
  siteRequestsPerSecond: integer({
    env: 'WEB_DATA_SITE_REQUESTS_PER_SECOND',
    description: 'Requests a second to one host, everything this process asks of it together.',
    default: 100,
    min: 1,
    max: 100_000,
  }),
  siteConcurrency: integer({
    env: 'WEB_DATA_SITE_CONCURRENCY',
    description: 'Requests in flight to one host, everything this process asks of it together.',
    default: 16,
    min: 1,
    max: 10_000,
  }),
  foreignSiteRequests: integer({
    env: 'WEB_DATA_FOREIGN_SITE_REQUESTS',
    description: 'Requests of a Map to a host outside of its site that sitemaps lead to.',
    default: 50,
    min: 1,
    max: 10_000,
  }),
  mapMaxBytes: integer({
    env: 'WEB_DATA_MAP_MAX_BYTES',
    description: 'Decoded bytes that a Map reads at most; it then answers what it found.',
    default: 4_294_967_296,
    min: 1024,
    max: Number.MAX_SAFE_INTEGER,
  }),
  userAgent: text({
    env: 'WEB_DATA_USER_AGENT',
    description: 'User-Agent of the requests to sites.',
    default: undefined,
  }),
  proxies: record({
    env: 'WEB_DATA_PROXIES',
    description: 'Outbound proxy a country, as `{"DE": "http://…"}`; used for `location`.',
    default: {},
    item: 'country codes (two capitals) and http(s) URLs',
    is: isProxy,
    secret: true,
  }),
  plans: record<Plan>({
    env: 'WEB_DATA_PLANS',
    description:
      'Plans by name, each with `requestsPerMinute` (of each operation), `concurrency`, and `statusReadsPerMinute` (500 unless set). A team on another plan is served by the one that allows least.',
    default: defaultPlans,
    item: 'plans, each {"requestsPerMinute": 1 or more, "concurrency": 1 or more}',
    is: isPlan,
  }),
  mapCredits: integer({
    env: 'WEB_DATA_MAP_CREDITS',
    description: 'Credits of a Map that succeeds, scans not counted.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  scrapeCredits: integer({
    env: 'WEB_DATA_SCRAPE_CREDITS',
    description: 'Credits of a scrape that succeeds, and of each page that an agent run reads.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  crawlCredits: integer({
    env: 'WEB_DATA_CRAWL_CREDITS',
    description: 'Credits of each page with content of a crawl or a batch.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  maxBodyBytes: integer({
    env: 'WEB_DATA_MAX_BODY_BYTES',
    description: 'Bytes of a request body at most; 413 above.',
    default: 1_048_576,
    min: 1024,
    max: 104_857_600,
  }),
  maxRequests: integer({
    env: 'WEB_DATA_MAX_REQUESTS',
    description: 'Requests in flight at most; 503 above.',
    default: 1000,
    min: 1,
    max: 1_000_000,
  }),
  maxConnections: integer({
    env: 'WEB_DATA_MAX_CONNECTIONS',
    description: 'Connections open at most; others are closed unread.',
    default: 10_000,
    min: 1,
    max: 1_000_000,
  }),
  maxOperations: integer({
    env: 'WEB_DATA_MAX_OPERATIONS',
    description: 'Maps, scrapes and other paid operations running in this process at most; 503 above.',
    default: 250,
    min: 1,
    max: 100_000,
  }),
  operationTimeoutMs: integer({
    env: 'WEB_DATA_OPERATION_TIMEOUT_MS',
    description: 'Milliseconds after which an operation without a shorter `timeout` is answered with 504.',
    default: 300_000,
    min: 100,
    max: DAY,
  }),
  mapShareMs: integer({
    env: 'WEB_DATA_MAP_SHARE_MS',
    description:
      'Milliseconds for which a complete Map also answers requests for the same, filtered by the policy of each team; at the same time they share it in any case, but for those with a `timeout` or a policy that scans. `ignoreCache` shares nothing.',
    default: 1000,
    min: 0,
    max: 60_000,
  }),
  requestTimeoutMs: integer({
    env: 'WEB_DATA_REQUEST_TIMEOUT_MS',
    description: 'Milliseconds a client has to send a whole request; 408 after.',
    default: 30_000,
    min: 100,
    max: DAY,
  }),
  headersTimeoutMs: integer({
    env: 'WEB_DATA_HEADERS_TIMEOUT_MS',
    description: 'Milliseconds a client has to send the headers of a request; 408 after.',
    default: 10_000,
    min: 100,
    max: DAY,
  }),
  shutdownTimeoutMs: integer({
    env: 'WEB_DATA_SHUTDOWN_TIMEOUT_MS',
    description: 'Milliseconds that running requests have to finish at shutdown.',
    default: 30_000,
    min: 0,
    max: DAY,
  }),
  keyCacheMs: integer({
    env: 'WEB_DATA_KEY_CACHE_MS',
    description: 'Milliseconds until a revoked key or a changed policy counts at the latest.',
    default: 1000,
    min: 0,
    max: 60_000,
  }),
  leaseMs: integer({
    env: 'WEB_DATA_LEASE_MS',
    description: 'Milliseconds after which a process that died gives back its credits and slots.',
    default: 15_000,
    min: 500,
    max: 600_000,
  }),
  agentRuns: integer({
    env: 'WEB_DATA_AGENT_RUNS',
    description: 'Agent runs at once in this process; further jobs wait. 0: this process runs none.',
    default: 8,
    min: 0,
    max: 1000,
  }),
  agentRunMs: integer({
    env: 'WEB_DATA_AGENT_RUN_MS',
    description: 'Milliseconds after which an agent run ends as failed.',
    default: 1_800_000,
    min: 1000,
    max: DAY,
  }),
  agentRetentionMs: integer({
    env: 'WEB_DATA_AGENT_RETENTION_MS',
    description: 'Milliseconds for which an ended job, its trace and its snapshots are kept; 404 after.',
    default: DAY,
    min: 1000,
    max: 365 * DAY,
  }),
  agentPollMs: integer({
    env: 'WEB_DATA_AGENT_POLL_MS',
    description:
      'Milliseconds between looks at the queues: for what is due, and for jobs that another process accepted and of which nothing was heard.',
    default: 1000,
    min: 10,
    max: 60_000,
  }),
  crawlRuns: integer({
    env: 'WEB_DATA_CRAWL_RUNS',
    description:
      'Crawls and batches in work at once in this process; further ones wait. 0: this process has none.',
    default: 8,
    min: 0,
    max: 1000,
  }),
  crawlRetentionMs: integer({
    env: 'WEB_DATA_CRAWL_RETENTION_MS',
    description: 'Milliseconds for which an ended crawl or batch and its pages are kept; 404 after.',
    default: DAY,
    min: 1000,
    max: 365 * DAY,
  }),
  monitorChecks: integer({
    env: 'WEB_DATA_MONITOR_CHECKS',
    description:
      'Checks of monitors in work at once in this process; further ones wait. 0: it has none, and looks at no schedule.',
    default: 16,
    min: 0,
    max: 1000,
  }),
  searchProvider: word({
    env: 'WEB_DATA_SEARCH_PROVIDER',
    description:
      'Where searches look: `index`, the pages that this service reads; `searxng`, a SearXNG at `searchUrl`; or `brave`, the Brave Search API with `searchToken`.',
    default: 'index',
    values: ['index', 'searxng', 'brave'],
  }),
  searchUrl: url({
    env: 'WEB_DATA_SEARCH_URL',
    description:
      'Address of SearXNG, whose `search.formats` must have `json`, or of a proxy of the Brave Search API.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  searchToken: text({
    env: 'WEB_DATA_SEARCH_TOKEN',
    description: 'Token for the Brave Search API.',
    default: undefined,
    secret: true,
  }),
  searchCredits: integer({
    env: 'WEB_DATA_SEARCH_CREDITS',
    description:
      'Credits of each ten results of a search begun; pages with content cost `scrapeCredits` besides.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  searchIndexPages: integer({
    env: 'WEB_DATA_SEARCH_INDEX_PAGES',
    description: 'Pages of the search index at most; those read longest ago make room. 0: none is kept.',
    default: 100_000,
    min: 0,
    max: 100_000_000,
  }),
  searchTeams: word({
    env: 'WEB_DATA_SEARCH_TEAMS',
    description:
      'Whether a team finds the public pages that any team has read (`shared`), or only those it has read itself (`apart`).',
    default: 'shared',
    values: ['shared', 'apart'],
  }),
  searchPrivate: word({
    env: 'WEB_DATA_SEARCH_PRIVATE',
    description:
      'Whether pages at addresses that only `allowPrivate` opens are found, too: `on` for a search of an intranet.',
    default: 'off',
    values: ['on', 'off'],
  }),
  agentModelUrl: url({
    env: 'WEB_DATA_AGENT_MODEL_URL',
    description:
      'Base URL of an OpenAI-compatible model for agent runs and scrapes with a prompt, such as `https://models.example.com/v1`; runs and scrapes work without a model when unset.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  agentModelKey: text({
    env: 'WEB_DATA_AGENT_MODEL_KEY',
    description: 'Bearer token for the model.',
    default: undefined,
    secret: true,
  }),
  agentModelName: text({
    env: 'WEB_DATA_AGENT_MODEL_NAME',
    description: 'Name of the model, as its endpoint knows it.',
    default: 'default',
  }),
  agentStepCredits: integer({
    env: 'WEB_DATA_AGENT_STEP_CREDITS',
    description:
      'Credits of each answer of the model in an agent run, or in a scrape with a prompt; pages and maps cost theirs besides.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  interactCredits: integer({
    env: 'WEB_DATA_INTERACT_CREDITS',
    description: 'Credits of each minute begun of a session of Interact.',
    default: 2,
    min: 0,
    max: 1_000_000,
  }),
  profilesPerTeam: integer({
    env: 'WEB_DATA_PROFILES_PER_TEAM',
    description: 'Profiles of sessions of Interact that one team may have; 400 above.',
    default: 100,
    min: 1,
    max: 1_000_000,
  }),
  profileBytes: integer({
    env: 'WEB_DATA_PROFILE_BYTES',
    description:
      'Bytes of one profile at most; a session that ends with more leaves it as it was, and says so.',
    default: 10_485_760,
    min: 1024,
    max: 104_857_600,
  }),
  profileRetentionMs: integer({
    env: 'WEB_DATA_PROFILE_RETENTION_MS',
    description: 'Milliseconds for which a profile is kept that no session uses.',
    default: 30 * DAY,
    min: 1000,
    max: 3650 * DAY,
  }),
  browserUrl: url({
    env: 'WEB_DATA_BROWSER_URL',
    description:
      'CDP address of a browser that runs elsewhere, such as `http://10.0.0.5:9222`; Chromium of this machine when unset (`CHROMIUM_PATH`, or the usual names).',
    default: undefined,
    schemes: ['http:', 'https:', 'ws:', 'wss:'],
  }),
  browserNoSandbox: word({
    env: 'WEB_DATA_BROWSER_NO_SANDBOX',
    description:
      '`yes` shows pages without the sandbox of Chromium, which root does not have: whoever finds a hole in the browser then acts as the server does. With `no`, root has no browser.',
    default: 'no',
    values: ['yes', 'no'],
  }),
  browserSlots: integer({
    env: 'WEB_DATA_BROWSER_SLOTS',
    description:
      'Pages in a browser at once in this process; further ones wait, and who has the fewest is next. Sessions that are open keep their places: those of one team at most half, those of all three quarters, rounded up, and never the last of several.',
    default: 8,
    min: 1,
    max: 1000,
  }),
  adList: text({
    env: 'WEB_DATA_AD_LIST',
    description:
      'File of rules in the syntax of EasyList and uBlock Origin that `blockAds` goes by, in place of the domains that are built in. Read at the start; rules about requests count, those that hide elements do not.',
    default: undefined,
  }),
  browserGateHost: text({
    env: 'WEB_DATA_BROWSER_GATE_HOST',
    description:
      'Address of this machine at which a browser elsewhere finds its way out through the server; let a firewall admit that browser alone.',
    default: '127.0.0.1',
  }),
  webhookDeliveries: integer({
    env: 'WEB_DATA_WEBHOOK_DELIVERIES',
    description:
      'Deliveries to webhooks at once in this process; to one host an eighth of them. 0: this process delivers none.',
    default: 32,
    min: 0,
    max: 1000,
  }),
  webhookSealKey: {
    ...text<string | undefined>({
      env: 'WEB_DATA_WEBHOOK_SEAL_KEY',
      description:
        '32 random bytes in base64 (`openssl rand -base64 32`) that encrypt the secrets and headers of webhooks, and the profiles of sessions, in the store; they stand there as they are when unset. Of several, separated by commas, the first encrypts and each is read.',
      default: undefined,
      secret: true,
    }),
    expected: '32 bytes in base64, or several such separated by commas',
    accepts: isKeys,
  },
  sitemapCacheBytes: integer({
    env: 'WEB_DATA_SITEMAP_CACHE_BYTES',
    description: 'Bytes of the sitemap cache at most; the oldest entries make room.',
    default: 1_073_741_824,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
  pageCacheBytes: integer({
    env: 'WEB_DATA_PAGE_CACHE_BYTES',
    description:
      'Bytes of the pages that scrapes with `maxAge` or `storeInCache` keep, for 7 days at most; the oldest make room, 0 keeps none.',
    default: 268_435_456,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
  pictureBytes: integer({
    env: 'WEB_DATA_PICTURE_BYTES',
    description:
      'Bytes of the pictures and prints of pages that are handed out at addresses for a day; the oldest make room, 0 leaves them in the answers.',
    default: 1_073_741_824,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
  classifierUrl: url({
    env: 'WEB_DATA_CLASSIFIER_URL',
    description: 'URL-reputation service: `POST {"url"}` answered by `{"score": 0…100}`.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  classifierToken: text({
    env: 'WEB_DATA_CLASSIFIER_TOKEN',
    description: 'Bearer token for the URL-reputation service.',
    default: undefined,
    secret: true,
  }),
  classifierTimeoutMs: integer({
    env: 'WEB_DATA_CLASSIFIER_TIMEOUT_MS',
    description: 'Milliseconds to wait for a verdict of the URL-reputation service.',
    default: 2000,
    min: 10,
    max: 60_000,
  }),
  siemLog: text({
    env: 'WEB_DATA_SIEM_LOG',
    description:
      'File or named pipe that security events are appended to, one JSON object a line; the log when unset.',
    default: undefined,
  }),
  siemFailurePolicy: word({
    env: 'WEB_DATA_SIEM_FAILURE_POLICY',
    description:
      'While security events cannot be written: `open` serves on and counts those that are lost, `closed` answers organizations with SIEM logging with 503, and begins no work of theirs before its event is written.',
    default: 'open',
    values: ['open', 'closed'],
  }),
  logLevel: word<string>({
    env: 'WEB_DATA_LOG_LEVEL',
    description:
      'Least level that is logged: `trace`, `debug`, `info` (the default of `web-data-server serve`: a line a request), `warn`, `error`, `fatal` or `silent`.',
    default: 'warn',
    values: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  corsOrigins: list({
    env: 'WEB_DATA_CORS_ORIGINS',
    description: 'Origins whose pages may call the API; `*` for any.',
    default: [],
    item: 'origins like https://app.example.com, or `*`',
    parse: (item) => item,
    is: isOrigin,
  }),
  mcp: word({
    env: 'WEB_DATA_MCP',
    description: 'Whether `/mcp` serves the API as tools of agents, with the keys and limits of the API.',
    default: 'on',
    values: ['on', 'off'],
  }),
  dashboard: word({
    env: 'WEB_DATA_DASHBOARD',
    description: 'Whether `/dashboard` serves the account dashboard, and `/account/v1` the API behind it.',
    default: 'on',
    values: ['on', 'off'],
  }),
  trustedIssuers: record<TrustedIssuer>({
    env: 'WEB_DATA_TRUSTED_ISSUERS',
    description:
      'Issuers whose assertions are traded for keys (RFC 7523), by their `iss`, each with `jwksUrl`, `teams` (team ids by subject, `*` for all others), and as wanted `scopes`, `audience` and `keySeconds` (3600 unless set); none trusted when empty.',
    default: {},
    item: 'issuers, each {"jwksUrl": "https://…", "teams": {"<subject>": "<team id>"}}',
    is: isTrustedIssuer,
  }),
  openidIssuer: url({
    env: 'WEB_DATA_OPENID_ISSUER',
    description:
      'OpenID provider by which people of an organization sign in to the dashboard, by its `issuer`; https, or http on this machine; reached by the rules for all sites.',
    default: undefined,
    schemes: ['https:', 'http:'],
  }),
  openidClientId: text({
    env: 'WEB_DATA_OPENID_CLIENT_ID',
    description: 'What `openidIssuer` calls this server; it leads people back to `/dashboard/openid`.',
    default: undefined,
  }),
  openidClientSecret: text({
    env: 'WEB_DATA_OPENID_CLIENT_SECRET',
    description: 'Secret of `openidClientId`; none for a public client.',
    default: undefined,
    secret: true,
  }),
  openidScope: text({
    env: 'WEB_DATA_OPENID_SCOPE',
    description: 'What `openidIssuer` is asked to tell of a person.',
    default: 'openid email profile',
  }),
  openidTeams: record<OpenidTeam>({
    env: 'WEB_DATA_OPENID_TEAMS',
    description:
      'Whom `openidIssuer` lets into which team, by its id and the role: `@example.com` and `ada@example.com` for verified e-mail addresses, `groups=data` for a claim, `*` for everybody; the highest role counts.',
    default: {},
    item: 'teams, each {"<viewer, member or owner>": ["@example.com", "groups=data"]}',
    is: isOpenidTeam,
  }),
  smtpUrl: {
    ...url({
      env: 'WEB_DATA_SMTP_URL',
      description:
        'SMTP server that letters to people are handed to, with the user and the password, such as `smtps://user:password@mail.example.com`; `smtp:` upgrades by STARTTLS, and must where there is a password. Without it no letters are written.',
      default: undefined,
      schemes: ['smtp:', 'smtps:'],
    }),
    secret: true,
  },
  mailFrom: text({
    env: 'WEB_DATA_MAIL_FROM',
    description: 'Whom letters are from, such as `Web Data <no-reply@example.com>`; needed with `smtpUrl`.',
    default: undefined,
  }),
  mailTo: list({
    env: 'WEB_DATA_MAIL_TO',
    description:
      'Addresses that callers may have letters written to, besides those of the people of their team: `ada@example.com`, `@example.com` for all of a domain, or `*` for everybody.',
    default: [],
    item: 'e-mail addresses, `@` and a domain, or `*`',
    parse: (item) => item,
    is: (item): item is string => typeof item === 'string' && /^(?:\*|[^\s@]*@[^\s@]+)$/.test(item),
  }),
  metricsToken: text({
    env: 'WEB_DATA_METRICS_TOKEN',
    description: 'Bearer token of `/metrics`; without one it is open at `metricsPort` only.',
    default: undefined,
    secret: true,
  }),
  metricsPort: integer<number | undefined>({
    env: 'WEB_DATA_METRICS_PORT',
    description:
      'Port of 127.0.0.1 that answers `/metrics` and nothing else, without a token unless there is one; none when unset.',
    default: undefined,
    min: 0,
    max: 65_535,
  }),
  developmentKey: word({
    env: 'WEB_DATA_DEVELOPMENT_KEY',
    description:
      'Whether a start on an empty store makes a team and prints a key for everything: `on`, `off`, or `auto`, which is `off` with `databaseUrl` or `NODE_ENV=production`.',
    default: 'auto',
    values: ['auto', 'on', 'off'],
  }),
  trustProxy: list({
    env: 'WEB_DATA_TRUST_PROXY',
    description: 'Proxies whose `X-Forwarded-For` is believed, for the address in the log.',
    default: [],
    item: 'IP addresses or networks like 10.0.0.0/8',
    parse: (item) => item,
    is: isNetwork,
  }),
};

function isNetwork(item: unknown): item is string {
  if (typeof item !== 'string') return false;
  const [address = '', prefix = '0', ...rest] = item.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Whether a value is the base64 of 32 bytes. */
function isKeys(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/.test(value);
}

function isOrigin(item: unknown): item is string {
  return item === '*' || parseUrl(item)?.origin === item;
}

function isProxy(country: string, item: unknown): item is string {
  return /^https?:$/.test(parseUrl(item)?.protocol ?? '') && /^[A-Z]{2}$/.test(country);
}

function isPlan(_name: string, item: unknown): item is Plan {
  const plan = item as Partial<Plan> | null;
  const { requestsPerMinute, concurrency, statusReadsPerMinute = 1 } = plan ?? {};
  return [requestsPerMinute, concurrency, statusReadsPerMinute].every(isPositive);
}

function isPositive(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
