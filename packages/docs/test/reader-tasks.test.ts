import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { find, indexOptions } from '../src/browser/search-options.ts';
import type { SearchEntry } from '../src/browser/search-options.ts';
import { read } from './helpers/site.ts';

/** What a reader wants to know, where it is answered, and words of the answer. */
interface Task {
  question: string;
  /** Clicks from the landing page: the links to follow, one after the other. */
  clicks: string[];
  /** What the reader would type instead; the first result leads to the page of the answer. */
  query: string;
  response: string[];
}

const tasks: Task[] = [
  {
    question: 'What do I do on a 429?',
    clicks: ['guides/retries/'],
    query: 'what do I do on a 429',
    response: ['What to do on a 429', 'Retry-After'],
  },
  {
    question: 'How do I map without subdomains?',
    clicks: ['guides/mapping/'],
    query: 'map without subdomains',
    response: ['Without subdomains', 'includeSubdomains'],
  },
  {
    question: 'Which errors can cancel give?',
    clicks: ['operations/agent-cancel/'],
    query: 'cancel agent run',
    response: ['Agent already finished', 'Agent is already cancelled', 'Agent job not found'],
  },
  {
    question: 'What is the most links I can ask for?',
    clicks: ['operations/map/'],
    query: 'limit',
    response: ['Maximum number of links returned', '1 to 100,000'],
  },
  {
    question: 'How is a request authenticated?',
    clicks: ['guides/authentication/'],
    query: 'api key header',
    response: ['Authorization: Bearer'],
  },
  {
    question: 'Is a failed agent run billed?',
    clicks: ['guides/agent-runs/'],
    query: 'agent run credits',
    response: ['creditsUsed', 'costs nothing'],
  },
  {
    question: 'What does "Invalid URL" mean?',
    clicks: ['errors/', 'errors/invalid-url/'],
    query: 'Invalid URL',
    response: ['of an unsupported scheme', 'Send an absolute http or https URL.'],
  },
  {
    question: 'How do I get only what the sitemap lists?',
    clicks: ['guides/mapping/'],
    query: 'only sitemap',
    response: ['Only what the sitemap lists'],
  },
  {
    question: 'May a provisional field change?',
    clicks: ['guides/versioning/'],
    query: 'provisional',
    response: ['It may change in a', 'minor version'],
  },
  {
    question: 'How do I test my service in a pipeline?',
    clicks: ['guides/contract-testing/'],
    query: 'contract test pipeline',
    response: ['web-data-contract', 'verify'],
  },
  {
    question: 'Are the links given page by page?',
    clicks: ['guides/mapping/'],
    query: 'pagination',
    response: ['One answer holds all links'],
  },
  {
    question: 'Where does an answer of a run say what it cost?',
    clicks: ['operations/agent-get/'],
    query: 'creditsUsed',
    response: ['creditsUsed'],
  },
  {
    question: 'Will a webhook tell me that a run has ended?',
    clicks: ['guides/webhooks/'],
    query: 'webhooks',
    response: ['agent.completed', 'At least once'],
  },
  {
    question: 'How do I know that a delivery comes from the service?',
    clicks: ['guides/webhooks/'],
    query: 'webhook signature',
    response: ['verifyWebhook', 'webhook-signature'],
  },
  {
    question: 'How do I keep a repeated POST from starting two runs?',
    clicks: ['operations/agent-start/'],
    query: 'idempotency key',
    response: ['Idempotency-Key'],
  },
  {
    question: 'I lost my key: how do I get another?',
    clicks: ['guides/running-the-server/'],
    query: 'lost key',
    response: ['keys create'],
  },
  {
    question: 'How do I run the server on PostgreSQL?',
    clicks: ['guides/running-the-server/'],
    query: 'postgres',
    response: ['WEB_DATA_DATABASE_URL'],
  },
  {
    question: 'Which values may a job id have?',
    clicks: ['errors/', 'errors/invalid-job-id/'],
    query: 'UUID',
    response: ['The jobId path segment is not a UUID.'],
  },
  {
    question: 'What do I name when I report a problem?',
    clicks: ['guides/quick-start/'],
    query: 'x-request-id',
    response: ['X-Request-Id'],
  },
  {
    question: 'How do I test a client without the service?',
    clicks: ['guides/contract-testing/'],
    query: 'mock server',
    response: ['web-data-contract mock'],
  },
  {
    question: 'What does a run that hit its limit report?',
    clicks: ['guides/agent-runs/'],
    query: 'credit_limit_reached',
    response: ['credit_limit_reached'],
  },
  {
    question: 'Does a Map list what robots.txt forbids?',
    clicks: ['guides/mapping/'],
    query: 'robots.txt',
    response: ['not what is listed'],
  },
  {
    question: 'I am an agent without a key: what do I show to a person?',
    clicks: ['guides/onboarding/'],
    query: 'device code',
    response: ['verification_uri_complete', 'user_code'],
  },
];

describe('reader tasks', () => {
  test.each(tasks)('$question two clicks from the landing page at most', ({ clicks, response }) => {
    expect(clicks.length).toBeLessThanOrEqual(2);
    let page = '';
    for (const next of clicks) {
      expect(linksOf(page)).toContain(next);
      page = next;
    }
    for (const text of response) expect(textOf(page)).toContain(text);
  });

  const index = MiniSearch.loadJSON<SearchEntry>(read('search-index.json'), indexOptions);

  test.each(tasks)('$question by the first result of a search for "$query"', ({ query, response }) => {
    const [first] = find(index, query);
    const page = String(first?.id).split('#')[0]!;
    for (const text of response) expect(textOf(page), `on ${first?.id}`).toContain(text);
  });

  test.each([
    ['riskScoreThreshold', 'operations/map/#body.threatProtection.riskScoreThreshold'],
    ['blockedTlds', 'operations/map/#body.threatProtection.blockedTlds'],
    ['Agent already finished', 'errors/agent-already-finished/'],
    ['RateLimitExceededError', 'errors/rate-limit-exceeded/'],
    ['AgentTrace', 'schemas/agent-trace/'],
    ['retrys', 'guides/retries/'],
    ['/agent/{jobId}/trace', 'operations/agent-trace/'],
    ['rate limit', 'errors/rate-limit-exceeded/'],
    ['rate limmit', 'errors/rate-limit-exceeded/'],
    ['sub domain', 'guides/mapping/#without-subdomains'],
    ['api key', 'guides/quick-start/#1-have-an-api-key'],
    ['authetication', 'guides/authentication/'],
    ['401', 'guides/authentication/'],
    ['429', 'guides/retries/#what-to-do-on-a-429'],
    ['404', 'errors/not-found/'],
    ['backoff', 'guides/retries/'],
    ['timeouts', 'errors/request-timeout/'],
    ['cancel job', 'operations/agent-cancel/'],
    ['credit', 'guides/limits/#credits'],
    ['limits', 'guides/limits/'],
    ['maximum links', 'operations/map/#body.limit'],
    ['extract', 'operations/scrape/'],
    ['agent', 'guides/agent-runs/'],
    ['run.finished', 'schemas/agent-trace-run-finished/'],
    ['error format', 'errors/'],
    ['python', 'guides/quick-start/'],
    ['openapi', '#machines'],
    ['crawl', 'guides/crawling/#crawl-and-wait'],
  ])('a search for %s finds %s first', (query, id) => {
    expect(find(index, query)[0]?.id).toBe(id);
  });
});

function linksOf(page: string): string[] {
  const html = read(`${page}index.html`);
  return [...html.matchAll(/href="([^"#]*)/g)].map(([, target]) =>
    new URL(target!, `http://site/${page}`).pathname.slice(1),
  );
}

function textOf(page: string): string {
  const html = read(`${page}index.html`).replace(/^.*<main/s, '');
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
}
