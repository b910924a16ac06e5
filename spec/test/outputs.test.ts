import { existsSync, readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { toOperations } from '../outputs/operations.js';
import { sample } from '../../scripts/vitest/tier.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const document = read('dist/openapi.json');
const names = Object.keys(document.components.schemas);

test('every export of the package is there', () => {
  const targets = Object.values<string>(read('package.json').exports).filter(
    (target) => !target.includes('*'),
  );
  expect(targets.filter((target) => !existsSync(new URL(`../${target}`, import.meta.url)))).toEqual([]);
});

test('an operation of any method is listed', () => {
  const paths = {
    '/a': {
      parameters: [],
      query: { operationId: 'search', tags: ['a'], responses: {} },
      additionalOperations: { Copy: { operationId: 'copy', tags: ['a'], responses: {} } },
    },
  };
  expect(toOperations({ paths, info: { version: 'v1' } })).toMatchObject([
    { id: 'search', method: 'QUERY' },
    { id: 'copy', method: 'Copy' },
  ]);
});

test('the operations are listed in the order of the description', () => {
  expect(
    read('dist/operations.json').map(({ id, method, path }: Record<string, string>) => [id, method, path]),
  ).toEqual([
    ['mapUrls', 'POST', '/v2/map'],
    ['scrapeUrl', 'POST', '/v2/scrape'],
    ['startBatchScrape', 'POST', '/v2/batch/scrape'],
    ['getBatchScrape', 'GET', '/v2/batch/scrape/{jobId}'],
    ['cancelBatchScrape', 'DELETE', '/v2/batch/scrape/{jobId}'],
    ['getBatchScrapeErrors', 'GET', '/v2/batch/scrape/{jobId}/errors'],
    ['startCrawl', 'POST', '/v2/crawl'],
    ['previewCrawl', 'POST', '/v2/crawl/params-preview'],
    ['getActiveCrawls', 'GET', '/v2/crawl/active'],
    ['getCrawl', 'GET', '/v2/crawl/{jobId}'],
    ['cancelCrawl', 'DELETE', '/v2/crawl/{jobId}'],
    ['getCrawlErrors', 'GET', '/v2/crawl/{jobId}/errors'],
    ['searchWeb', 'POST', '/v2/search'],
    ['parseFile', 'POST', '/v2/parse'],
    ['startInteract', 'POST', '/v2/interact'],
    ['listInteract', 'GET', '/v2/interact'],
    ['endInteract', 'DELETE', '/v2/interact/{sessionId}'],
    ['runInteractActions', 'POST', '/v2/interact/{sessionId}/actions'],
    ['interactWithScrape', 'POST', '/v2/scrape/{scrapeId}/interact'],
    ['endScrapeInteract', 'DELETE', '/v2/scrape/{scrapeId}/interact'],
    ['createMonitor', 'POST', '/v2/monitor'],
    ['listMonitors', 'GET', '/v2/monitor'],
    ['getMonitor', 'GET', '/v2/monitor/{monitorId}'],
    ['updateMonitor', 'PATCH', '/v2/monitor/{monitorId}'],
    ['deleteMonitor', 'DELETE', '/v2/monitor/{monitorId}'],
    ['runMonitor', 'POST', '/v2/monitor/{monitorId}/run'],
    ['listMonitorChecks', 'GET', '/v2/monitor/{monitorId}/checks'],
    ['getMonitorCheck', 'GET', '/v2/monitor/{monitorId}/checks/{checkId}'],
    ['startAgent', 'POST', '/v2/agent'],
    ['listAgents', 'GET', '/v2/agent'],
    ['getAgent', 'GET', '/v2/agent/{jobId}'],
    ['cancelAgent', 'DELETE', '/v2/agent/{jobId}'],
    ['getAgentTrace', 'GET', '/v2/agent/{jobId}/trace'],
    ['getAgentSnapshot', 'GET', '/v2/agent/{jobId}/snapshots/{snapshotId}'],
    ['getCreditUsage', 'GET', '/v2/team/credit-usage'],
    ['getCreditUsageHistory', 'GET', '/v2/team/credit-usage/historical'],
    ['getQueueStatus', 'GET', '/v2/team/queue-status'],
    ['getTeamActivity', 'GET', '/v2/team/activity'],
    ['getConcurrency', 'GET', '/v2/concurrency-check'],
  ]);
});

describe('each schema stands alone', () => {
  test.each(sample(names, { fast: 10 }))('%s', (name) => {
    const schema = read(`dist/schemas/${name}.json`);
    expect(JSON.stringify(schema)).not.toContain('#/components');
    // Strict: an unknown keyword, or a reference that leads nowhere, throws.
    const ajv = new Ajv2020({
      strict: true,
      strictRequired: false,
      strictTypes: false,
      validateFormats: false,
    });
    expect(ajv.compile(schema)).toBeTypeOf('function');
  });
});

describe('each example is what its schema says', () => {
  const validators = new Ajv2020({ strict: false, validateFormats: false });
  for (const name of names) validators.addSchema(read(`dist/schemas/${name}.json`), name);
  test.each(sample(examples(), { fast: 10 }))('%s', (_, schema, value) => {
    const validate = validators.compile(standAlone(schema));
    expect([validate(value), validate.errors]).toEqual([true, null]);
  });
});

test.each([
  ['https://example.com', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  [' https://example.com', false],
])('who knows none of our formats reads of the scheme of %s: %s', (url, valid) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const name of ['MapRequest', 'ScrapeRequest']) {
    expect(ajv.compile(read(`dist/schemas/${name}.json`))({ url })).toBe(valid);
  }
  const agent = ajv.compile(read('dist/schemas/AgentRequest.json'));
  expect(agent({ prompt: 'x', urls: [url] })).toBe(valid);
});

describe('what is derived from the catalogue', () => {
  const catalogue = read('dist/errors.json') as Record<string, { status: number; error: string }>;
  const responses = Object.values<Record<string, never>>(document.paths)
    .flatMap((item) => Object.values<Record<string, never>>(item))
    .filter((operation) => operation['operationId'])
    .flatMap((operation) =>
      Object.entries<Record<string, never>>(operation['responses']!).map(
        ([status, response]) =>
          [operation['operationId']!, status, response, operation['x-errors']!] as const,
      ),
    );

  test.each(sample(responses, { fast: 10 }))('%s %s', (_, status, response, names: string[]) => {
    const errors = names.filter((name) => catalogue[name]!.status === Number(status));
    const given = Object.entries<{ value: { error?: string } }>(
      response['content']!['application/json']['examples'],
    );
    expect(response['x-errors'] ?? []).toEqual(errors);
    if (errors.length > 0) {
      expect(given.map(([name, { value }]) => [name, value.error])).toEqual(
        errors.map((name) => [name, catalogue[name]!.error]),
      );
    }
    const further = (
      { 401: 'WWW-Authenticate', 429: 'Retry-After', 503: 'Retry-After' } as Record<string, string>
    )[status];
    const headers = Object.keys(response['headers']!);
    // An answer that is no error may describe headers of its own.
    if (errors.length === 0) expect(headers).toContain('X-Request-Id');
    else expect(headers).toEqual([...(further ? [further] : []), 'X-Request-Id']);
  });
});

/** Every example of a request or an answer: place, schema, value. */
function examples(): [place: string, schema: object, value: unknown][] {
  return Object.values<Record<string, unknown>>(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      const { operationId, requestBody, responses = {} } = operation as Record<string, never>;
      const bodies = { request: requestBody, ...(responses as Record<string, never>) };
      return Object.entries(bodies).flatMap(([at, body]) => {
        const media = (body as { content?: Record<string, never> } | undefined)?.content?.[
          'application/json'
        ];
        const { schema, examples = {} } = (media ?? {}) as {
          schema: object;
          examples?: Record<string, { value: unknown }>;
        };
        return Object.entries(examples).map(
          ([name, { value }]) => [`${operationId} ${at} ${name}`, schema, value] as [string, object, unknown],
        );
      });
    }),
  );
}

/** A schema of the document with its references led to the schemas that stand alone. */
function standAlone(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', ''));
}
