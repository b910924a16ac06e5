import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Deliveries } from './webhook-deliveries.ts';
import { checkBody, createRules, type Detail, type Rule } from './rules.ts';

/** Who may do what. */
export interface Account {
  team: string;
  scopes: string[];
  credits: number;
  rate?: 'limited' | 'busy';
  threatProtection: 'on' | 'off' | 'enforced';
  retention?: 'zero';
  provoke?: number;
}

export interface Call {
  method: string;
  path: string;
  operation: string;
  headers: Record<string, string | string[] | undefined>;
  account: Account | undefined;
  parameters: Record<string, string>;
  body: Fields;
}

/** The members of any request that the service looks at; validation has seen to their types. */
export interface Fields {
  url: string;
  search?: string;
  sitemap?: string;
  includeSubdomains?: boolean;
  ignoreQueryParameters?: boolean;
  limit?: number;
  timeout?: number;
  location?: { country?: string };
  threatProtection?: { mode?: string };
  formats?: (string | { type: string })[];
  actions?: object[];
  onlyMainContent?: boolean;
  prompt?: string;
  maxCredits?: number;
  webhook?: string | { url: string };
}

/** `body` as text is sent as it stands. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export interface Job {
  id: string;
  team: string;
  startedAt: number;
  endsAt: number;
  end: 'succeeded' | 'credit_limit_reached' | 'cancelled';
  cancelledAt: number | undefined;
  snapshotId: string;
  body: string;
}

const PAGES = [
  { path: '/', sitemap: true },
  { path: '/pricing', sitemap: true },
  { path: '/about', sitemap: true },
  { path: '/docs', sitemap: true },
  { path: '/docs/start', sitemap: false },
  { path: '/docs/pricing-models', sitemap: false },
  { path: '/blog', sitemap: false },
  { path: '/blog?page=2', sitemap: false },
  { path: '/contact', sitemap: true },
  { path: '/hidden', sitemap: true, linked: false },
  { path: '/shop', sitemap: false, subdomain: true },
  { path: '/team', sitemap: false, country: 'DE' },
];

export const ok = (body: unknown): Answer => ({ status: 200, body, headers: {} });

/** The described API, small and in memory. Every part can be replaced: that is how a fault is switched on. */
export class Service {
  jobs: Map<string, Job> = new Map();
  idempotent: Map<string, { body: string; id: string }> = new Map();
  rules: Record<string, Rule[]> = createRules();
  maxBodyBytes = 1_048_576;
  deliveries: Deliveries = new Deliveries();
  runMs = 60;
  defaults = {
    onlyMainContent: true,
    sitemap: 'include',
    includeSubdomains: true,
    ignoreQueryParameters: true,
    limit: 5000,
    country: 'US',
  };
  keys: Record<string, Account> = {
    'key-valid-0001': { team: 'a', scopes: ['map', 'scrape', 'agent'], credits: 1e9, threatProtection: 'on' },
    'key-second-0002': {
      team: 'b',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'on',
    },
    'key-noscope-003': { team: 'a', scopes: [], credits: 1e9, threatProtection: 'on' },
    'key-poor-000004': { team: 'c', scopes: ['map', 'scrape', 'agent'], credits: 0, threatProtection: 'on' },
    'key-limited-005': {
      team: 'd',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'on',
      rate: 'limited',
    },
    'key-busy-000006': {
      team: 'e',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'on',
      rate: 'busy',
    },
    'key-plain-00007': {
      team: 'f',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'off',
    },
    'key-strict-0008': {
      team: 'g',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'enforced',
    },
    'key-zero-000009': {
      team: 'h',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'on',
      retention: 'zero',
    },
    'key-broken-0010': {
      team: 'i',
      scopes: ['map', 'scrape', 'agent'],
      credits: 1e9,
      threatProtection: 'on',
      provoke: 500,
    },
  };

  // --- what every operation does first

  authenticate(header: string | undefined): Account | undefined {
    const key = /^Bearer (\S+)$/iu.exec(header ?? '')?.[1];
    return key !== undefined && Object.hasOwn(this.keys, key) ? this.keys[key] : undefined;
  }

  error(
    status: number,
    error: string,
    extra: { details?: Detail[]; headers?: Record<string, string> } = {},
  ): Answer {
    return {
      status,
      body: { success: false, error, ...(extra.details && { details: extra.details }) },
      headers: extra.headers ?? {},
    };
  }

  notFound(): Answer {
    return this.error(404, 'Not Found');
  }

  wrongMethod(allowed: string[]): Answer {
    return this.error(405, 'Method Not Allowed', { headers: { allow: allowed.join(', ') } });
  }

  expectUnauthorized(): Answer {
    return this.error(401, 'Unauthorized: Invalid token', { headers: { 'www-authenticate': 'Bearer' } });
  }

  unsupported(): Answer {
    return this.error(415, 'Unsupported Media Type');
  }

  tooLarge(): Answer {
    return this.error(413, 'Payload Too Large');
  }

  malformed(): Answer {
    return this.error(400, 'Bad Request', {
      details: [{ in: 'body', path: '', code: 'type', message: 'must be JSON' }],
    });
  }

  admit({ operation, account }: Call): Answer | undefined {
    const scope = operation === 'mapUrls' ? 'map' : operation === 'scrapeUrl' ? 'scrape' : 'agent';
    if (!account?.scopes.includes(scope)) return this.error(403, 'Forbidden');
    if (account.rate === 'limited')
      return this.error(429, 'Rate limit exceeded', { headers: { 'retry-after': '7' } });
    return undefined;
  }

  readsType(contentType: string | undefined): boolean {
    return (contentType ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
  }

  validate(operation: string, body: unknown): Answer | undefined {
    const details = checkBody(this.rules[operation] ?? [], body);
    if (details.length === 0) return undefined;
    const url = details.filter(({ path }) => path === '/url');
    return url.length > 0
      ? this.error(400, 'Invalid URL', { details: url })
      : this.error(400, 'Bad Request', { details });
  }

  policy({ account, body }: Call): Answer | undefined {
    const override = body?.threatProtection;
    if (override === undefined) return undefined;
    if (account?.threatProtection === 'off') return this.error(403, 'Forbidden');
    return account?.threatProtection === 'enforced' && override.mode === 'off'
      ? this.error(403, 'Forbidden')
      : undefined;
  }

  pay({ account }: Call): Answer | undefined {
    if (account && account.credits < 1) return this.error(402, 'Payment Required: Insufficient credits');
    if (account?.rate === 'busy')
      return this.error(429, 'Concurrency limit reached', { headers: { 'retry-after': '3' } });
    return account?.provoke === undefined ? undefined : this.error(500, 'Internal Server Error');
  }

  // --- Map and Scrape

  discover(body: Fields): { url: string; title?: string }[] {
    const origin = new URL(body.url).origin;
    const { hostname, port, protocol } = new URL(body.url);
    const sitemap = body.sitemap ?? this.defaults.sitemap;
    const country = body.location?.country ?? this.defaults.country;
    return PAGES.filter((page) =>
      sitemap === 'only' ? page.sitemap : sitemap === 'skip' ? page.linked !== false : true,
    )
      .filter((page) => page.country === undefined || page.country === country)
      .filter((page) => !page.subdomain || (body.includeSubdomains ?? this.defaults.includeSubdomains))
      .filter(
        (page) =>
          !page.path.includes('?') || !(body.ignoreQueryParameters ?? this.defaults.ignoreQueryParameters),
      )
      .map((page) => ({
        url: page.subdomain
          ? `${protocol}//shop.${hostname}${port ? `:${port}` : ''}${page.path}`
          : origin + page.path,
        title: `Page ${page.path}`,
      }));
  }

  rank(
    links: { url: string; title?: string }[],
    search: string | undefined,
  ): { url: string; title?: string }[] {
    if (!search) return links;
    const score = ({ url }: { url: string }): number =>
      url.toLowerCase().includes(search.toLowerCase()) ? 0 : 1;
    return links.toSorted((a, b) => score(a) - score(b));
  }

  mapUrls(call: Call): Answer {
    const { body } = call;
    const slow = body.timeout !== undefined && body.url.endsWith('/slow');
    if (slow || (body.timeout ?? 1000) < 5) return this.error(408, 'Request Timeout');
    const links = this.rank(this.discover(body), body.search).slice(0, body.limit ?? this.defaults.limit);
    return ok({ success: true, links });
  }

  scrapeUrl({ body }: Call): Answer {
    if ((body.timeout ?? 1000) < 5) return this.error(408, 'Request Timeout');
    const asked = body.formats ?? ['markdown'];
    const formats = new Set(asked.map((format) => (typeof format === 'string' ? format : format.type)));
    const sourceURL = new URL(body.url).href;
    const metadata = { title: 'Page', sourceURL, url: sourceURL, statusCode: 200, scrapeId: randomUUID() };
    return ok({
      success: true,
      data: {
        ...(formats.has('markdown') && {
          markdown: (body.onlyMainContent ?? this.defaults.onlyMainContent) ? '# Page' : 'menu\n\n# Page',
        }),
        ...(formats.has('html') && { html: '<h1>Page</h1>' }),
        ...(formats.has('summary') && { summary: 'A page.' }),
        ...(formats.has('rawHtml') && { rawHtml: '<title>Page</title><h1>Page</h1>' }),
        ...(formats.has('json') && { json: { price: 0 } }),
        ...(formats.has('images') && {
          images: ['a', 'b'].map((name) => new URL(`/${name}.png`, body.url).href),
        }),
        ...(formats.has('changeTracking') && {
          changeTracking: { previousScrapeAt: null, changeStatus: 'new', visibility: 'visible' },
        }),
        ...(formats.has('screenshot') && { screenshot: 'data:image/png;base64,iVBORw0KGgo=' }),
        ...(formats.has('links') && { links: this.discover(body).map(({ url }) => url) }),
        ...((body.actions ?? []).length > 0 && { actions: { screenshots: [], scrapes: [], pdfs: [] } }),
        metadata,
      },
    });
  }

  // --- Agent

  startAgent(call: Call): Answer {
    const { body, account } = call;
    if (account?.retention === 'zero')
      return this.error(400, 'Your team has zero data retention enabled. This is not supported on extract.');
    const key = call.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.idempotent.get(`${account?.team} ${key}`) : undefined;
    if (known)
      return known.body === JSON.stringify(body)
        ? ok({ success: true, id: known.id })
        : this.error(409, 'Conflict');
    const job = this.createJob(body, account?.team ?? '');
    this.jobs.set(job.id, job);
    const receiver = typeof body.webhook === 'string' ? body.webhook : body.webhook?.url;
    if (receiver !== undefined) void this.deliveries.deliver(job, receiver);
    if (typeof key === 'string')
      this.idempotent.set(`${account?.team} ${key}`, { body: JSON.stringify(body), id: job.id });
    return ok({ success: true, id: job.id });
  }

  createJob(body: Fields, team: string): Job {
    const now = Date.now();
    const slow = String(body.prompt).includes('slow');
    return {
      id: randomUUID(),
      team,
      startedAt: now,
      endsAt: now + (slow ? 60_000 : this.runMs),
      end: body.maxCredits === 1 ? 'credit_limit_reached' : 'succeeded',
      cancelledAt: undefined,
      snapshotId: randomUUID(),
      body: '{"plans":[]}',
    };
  }

  /** The job, or the error that answers instead. */
  findJob({ parameters, account }: Call): Job | Answer {
    const id = parameters['jobId'] ?? '';
    if (!this.isUuid(id))
      return this.invalidId('jobId', 'Invalid job ID format. Job ID must be a valid UUID.');
    const job = this.jobs.get(id.toLowerCase());
    return job && job.team === account?.team ? job : this.error(404, 'Agent job not found');
  }

  isUuid(text: string): boolean {
    return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu.test(text);
  }

  invalidId(name: string, error: string): Answer {
    return this.error(400, error, {
      details: [{ in: 'path', path: `/${name}`, code: 'format', message: 'must be a UUID' }],
    });
  }

  status(job: Job): 'processing' | 'completed' | 'failed' {
    if (job.cancelledAt !== undefined) return Date.now() - job.cancelledAt > 250 ? 'failed' : 'processing';
    if (Date.now() < job.endsAt) return 'processing';
    return job.end === 'succeeded' ? 'completed' : 'failed';
  }

  getAgent(call: Call): Answer {
    const job = this.findJob(call);
    if ('status' in job) return job;
    const status = this.status(job);
    const error =
      job.cancelledAt === undefined ? 'The run reached its credit limit of 1.' : 'The run was cancelled.';
    return ok({
      success: true,
      id: job.id,
      status,
      model: 'gen-2',
      expiresAt: new Date(job.startedAt + 86_400_000).toISOString(),
      creditsUsed: status === 'failed' ? 0 : 5,
      ...(status === 'completed' && { data: JSON.parse(job.body) as unknown }),
      ...(status === 'failed' && { error }),
    });
  }

  cancelAgent(call: Call): Answer {
    const job = this.findJob(call);
    if ('status' in job) return job;
    if (this.status(job) !== 'processing') return this.error(409, 'Agent already finished');
    if (job.cancelledAt !== undefined) return this.error(409, 'Agent is already cancelled');
    job.cancelledAt = Date.now();
    return ok({ success: true });
  }

  events(job: Job): Record<string, unknown>[] {
    const status = this.status(job);
    const event = (sequence: number, rest: object): Record<string, unknown> => ({
      schemaVersion: 1,
      eventId: `${job.id.slice(0, -2)}0${sequence}`,
      runId: job.id,
      occurredAt: new Date(job.startedAt + sequence).toISOString(),
      producerSequence: sequence,
      agent: { id: 'main', role: 'orchestrator', name: 'Main' },
      ...rest,
    });
    const outcome = job.cancelledAt === undefined ? job.end : 'cancelled';
    const code = outcome === 'succeeded' ? undefined : outcome;
    const failure =
      code === undefined
        ? null
        : {
            code,
            source: code === 'cancelled' ? 'system' : 'billing',
            retryable: false,
            message: 'It ended early.',
          };
    return [
      event(1, { type: 'run.started' }),
      ...(status === 'completed'
        ? [
            event(2, {
              type: 'artifact.updated',
              snapshotId: job.snapshotId,
              artifact: { kind: 'json', artifactId: 'result', snapshotId: job.snapshotId, change: 'init' },
            }),
          ]
        : []),
      ...(status === 'processing' ? [] : [event(3, { type: 'run.finished', outcome, error: failure })]),
    ];
  }

  getAgentTrace(call: Call): Answer {
    const job = this.findJob(call);
    if ('status' in job) return job;
    const last = call.headers['last-event-id'];
    if (last !== undefined && !(/^\d+$/u.test(String(last)) && Number(last) <= 1_000_000))
      return this.error(400, 'Bad Request', {
        details: [{ in: 'header', path: '/Last-Event-ID', code: 'type', message: 'must be integer' }],
      });
    return ok({
      success: true,
      id: job.id,
      creditsUsed: this.status(job) === 'failed' ? 0 : 5,
      events: this.events(job),
    });
  }

  getAgentSnapshot(call: Call): Answer {
    if (!this.isUuid(call.parameters['snapshotId'] ?? '') && this.isUuid(call.parameters['jobId'] ?? '')) {
      return this.invalidId('snapshotId', 'Invalid snapshot ID');
    }
    const job = this.findJob(call);
    if ('status' in job) return job;
    const snapshotId = call.parameters['snapshotId'] ?? '';
    if (job.snapshotId !== snapshotId || this.status(job) !== 'completed')
      return this.error(404, 'Snapshot not found');
    return ok({ success: true, id: job.id, snapshotId, snapshot: job.body });
  }

  /** Last look at an answer before it is sent. */
  finish(answer: Answer, _call: Call): Answer {
    return answer;
  }

  /** Puts an answer on the wire. */
  deliver({ status, body, headers }: Answer, response: ServerResponse): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(text);
  }
}
