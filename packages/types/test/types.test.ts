import { errors, operations, retryPolicy } from '../src/index.ts';
import type {
  AgentJob,
  AgentTraceError,
  AgentTraceEvent,
  ErrorMessage,
  ErrorName,
  MapLink,
  MapRequest,
  MapResponse,
  OperationId,
  OtherString,
  ScrapeFormat,
  ScrapeFormatName,
  ScrapeOptions,
  components,
  paths,
} from '../src/index.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';

describe('requests', () => {
  test('a field with a default is optional', () => {
    const request: MapRequest = { url: 'https://example.com' };
    expect(request.limit).toBeUndefined();
    expectTypeOf<MapRequest['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<MapRequest['sitemap']>().toEqualTypeOf<'skip' | 'include' | 'only' | undefined>();
    expectTypeOf<ScrapeOptions['formats']>().toEqualTypeOf<(ScrapeFormatName | ScrapeFormat)[] | undefined>();
  });

  test('what does not fit is refused', () => {
    // @ts-expect-error url is required
    const none: MapRequest = {};
    // @ts-expect-error not one of the choices
    const wrong: MapRequest = { url: '', sitemap: 'never' };
    // @ts-expect-error left out is not the same as undefined
    const undefinedLimit: MapRequest = { url: '', limit: undefined };
    // @ts-expect-error no other members
    const closed: MapRequest = { url: '', auditMetadata: { username: 'ada', team: 'a' } };
    expect([none, wrong, undefinedLimit, closed]).toHaveLength(4);
  });
});

describe('answers', () => {
  test('a link has its URL, and a title if there is one', () => {
    expectTypeOf<MapLink['url']>().toBeString();
    expectTypeOf<MapLink['title']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<MapResponse['links']>().toEqualTypeOf<MapLink[] | undefined>();
  });

  test('the status of a job tells what it has', () => {
    expect(readJob({ status: 'processing' } as AgentJob)).toBe('processing');
  });

  test('the paths lead to the bodies', () => {
    type Ok = paths['/map']['post']['responses'][200]['content']['application/json'];
    expectTypeOf<Ok>().toEqualTypeOf<MapResponse>();
    type TooMany = paths['/map']['post']['responses'][429]['headers'];
    expectTypeOf<TooMany['Retry-After']>().toBeNumber();
  });
});

describe('trace events', () => {
  const envelope: components['schemas']['AgentTraceEnvelope'] = {
    schemaVersion: 1,
    eventId: '0192f4a6-7c20-7d10-8a01-5b0c9a7d1e01',
    runId: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70',
    occurredAt: '2030-05-17T09:30:00.000Z',
    producerSequence: 1,
    agent: { id: 'main', role: 'orchestrator', name: 'Main' },
    type: 'run.finished',
  };

  test('are narrowed by their kind', () => {
    expect(readEvent({ ...envelope, type: 'run.finished', outcome: 'succeeded', error: null })).toBe(
      'succeeded',
    );
    // @ts-expect-error a known kind needs its members
    const incomplete: AgentTraceEvent = { ...envelope, type: 'artifact.updated' };
    expect(incomplete.type).toBe('artifact.updated');
  });

  test('of an unknown kind are events too', () => {
    const event: AgentTraceEvent = { ...envelope, type: 'some.new.kind' as OtherString };
    expect(readEvent(event)).toBe('some.new.kind');
    expectTypeOf<OtherString>().toExtend<string>();
  });

  test('name one of five codes', () => {
    expectTypeOf<AgentTraceError['code']>().toEqualTypeOf<
      'cancelled' | 'credit_limit_reached' | 'parent_finished' | 'refused' | 'internal'
    >();
  });
});

describe('constant data', () => {
  test('is typed to the letter', () => {
    expectTypeOf(errors.RateLimitExceeded.error).toEqualTypeOf<'Rate limit exceeded'>();
    expectTypeOf(errors.RateLimitExceeded.retryable).toEqualTypeOf<'yes'>();
    expectTypeOf<'InvalidUrl'>().toExtend<ErrorName>();
    expectTypeOf<'Invalid URL'>().toExtend<ErrorMessage>();
    expectTypeOf<OperationId>().toEqualTypeOf<
      | 'mapUrls'
      | 'scrapeUrl'
      | 'startBatchScrape'
      | 'getBatchScrape'
      | 'cancelBatchScrape'
      | 'getBatchScrapeErrors'
      | 'startCrawl'
      | 'getActiveCrawls'
      | 'getCrawl'
      | 'cancelCrawl'
      | 'getCrawlErrors'
      | 'searchWeb'
      | 'parseFile'
      | 'startInteract'
      | 'listInteract'
      | 'endInteract'
      | 'runInteractActions'
      | 'createMonitor'
      | 'listMonitors'
      | 'getMonitor'
      | 'updateMonitor'
      | 'deleteMonitor'
      | 'runMonitor'
      | 'listMonitorChecks'
      | 'getMonitorCheck'
      | 'startAgent'
      | 'getAgent'
      | 'listAgents'
      | 'interactWithScrape'
      | 'endScrapeInteract'
      | 'previewCrawl'
      | 'cancelAgent'
      | 'getAgentTrace'
      | 'getAgentSnapshot'
      | 'getCreditUsage'
      | 'getCreditUsageHistory'
      | 'getConcurrency'
      | 'getQueueStatus'
      | 'getTeamActivity'
    >();
    expectTypeOf(operations.startAgent.idempotencyKey).toEqualTypeOf<true>();
    expectTypeOf(operations.mapUrls.scope).toEqualTypeOf<'map'>();
  });

  test('says what it is there for', () => {
    expect(errors.AgentAlreadyCancelled).toMatchObject({ status: 409, error: 'Agent is already cancelled' });
    expect(operations.getAgentSnapshot).toMatchObject({
      method: 'GET',
      path: '/agent/{jobId}/snapshots/{snapshotId}',
      pathParameters: ['jobId', 'snapshotId'],
    });
    expect(retryPolicy).toEqual({
      statuses: [408, 429, 500, 502, 503, 504],
      baseSeconds: 2,
      capSeconds: 30,
      jitterSeconds: 1,
      maxAttempts: 5,
    });
  });

  test('every error of an operation is in the catalogue', () => {
    const unknown = Object.values(operations).flatMap((operation) =>
      operation.errors.filter((name) => !(name in errors)),
    );
    expect(unknown).toEqual([]);
  });
});

function readJob(job: AgentJob): unknown {
  if (job.status === 'completed') return job.data;
  if (job.status === 'failed') {
    expectTypeOf(job.creditsUsed).toEqualTypeOf<0>();
    expectTypeOf(job.data).toEqualTypeOf<undefined>();
    return job.error;
  }
  return job.status satisfies 'processing';
}

function readEvent(event: AgentTraceEvent): string {
  if (event.type === 'artifact.updated') return event.artifact.kind;
  switch (event.type) {
    case 'run.finished':
      return event.outcome;
    case 'error.occurred':
      expectTypeOf(event.error).toEqualTypeOf<AgentTraceError>();
      return String(event.retryable);
    default:
      return event.type;
  }
}
