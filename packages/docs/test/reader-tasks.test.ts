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
  answer: string[];
}

const tasks: Task[] = [
  {
    question: 'What do I do on a 429?',
    clicks: ['guides/retries/'],
    query: 'what do I do on a 429',
    answer: ['What to do on a 429', 'Retry-After'],
  },
  {
    question: 'How do I map without subdomains?',
    clicks: ['guides/mapping/'],
    query: 'map without subdomains',
    answer: ['Without subdomains', 'includeSubdomains'],
  },
  {
    question: 'Which errors can cancel give?',
    clicks: ['operations/agent-cancel/'],
    query: 'cancel agent run',
    answer: ['Agent already finished', 'Agent is already cancelled', 'Agent job not found'],
  },
  {
    question: 'What is the most links I can ask for?',
    clicks: ['operations/map/'],
    query: 'limit',
    answer: ['Maximum number of links returned', '1 to 100,000'],
  },
  {
    question: 'How is a request authenticated?',
    clicks: ['guides/authentication/'],
    query: 'api key header',
    answer: ['Authorization: Bearer'],
  },
  {
    question: 'Is a failed agent run billed?',
    clicks: ['guides/agent-runs/'],
    query: 'agent run credits',
    answer: ['creditsUsed', 'costs nothing'],
  },
  {
    question: 'What does "Invalid URL" mean?',
    clicks: ['errors/', 'errors/invalid-url/'],
    query: 'Invalid URL',
    answer: ['of an unsupported scheme', 'Send an absolute http or https URL.'],
  },
  {
    question: 'How do I get only what the sitemap lists?',
    clicks: ['guides/mapping/'],
    query: 'only sitemap',
    answer: ['Only what the sitemap lists'],
  },
  {
    question: 'May a provisional field change?',
    clicks: ['guides/versioning/'],
    query: 'provisional',
    answer: ['It may change in a', 'minor version'],
  },
  {
    question: 'How do I test my service in a pipeline?',
    clicks: ['guides/contract-testing/'],
    query: 'contract test pipeline',
    answer: ['web-data-contract', 'verify'],
  },
];

describe('reader tasks', () => {
  test.each(tasks)('$question two clicks from the landing page at most', ({ clicks, answer }) => {
    expect(clicks.length).toBeLessThanOrEqual(2);
    let page = '';
    for (const next of clicks) {
      expect(linksOf(page)).toContain(next);
      page = next;
    }
    for (const words of answer) expect(textOf(page)).toContain(words);
  });

  const index = MiniSearch.loadJSON<SearchEntry>(read('search-index.json'), indexOptions);

  test.each(tasks)('$question by the first result of a search for "$query"', ({ query, answer }) => {
    const [first] = find(index, query);
    const page = String(first?.id).split('#')[0]!;
    for (const words of answer) expect(textOf(page), `on ${first?.id}`).toContain(words);
  });

  test.each([
    ['riskScoreThreshold', 'operations/map/#body.threatProtection.riskScoreThreshold'],
    ['blockedTlds', 'operations/map/#body.threatProtection.blockedTlds'],
    ['Agent already finished', 'errors/agent-already-finished/'],
    ['RateLimitExceededError', 'errors/rate-limit-exceeded/'],
    ['AgentTrace', 'schemas/agent-trace/'],
    ['retrys', 'guides/retries/'],
    ['/agent/{jobId}/trace', 'operations/agent-trace/'],
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
