import type {
  ErrorBody,
  ErrorDetail,
  ErrorMessageBody,
  MapLink,
  MapResponse,
  ValidationErrorBody,
} from '@web-data/types';
import { expectTypeOf, it } from 'vitest';
import { createApi } from '../src/api.ts';
import type { ApiResult } from '../src/api.ts';
import { InvalidUrlError, RateLimitedError, createClient, isWebDataError, unwrap } from '../src/index.ts';
import type {
  AgentJobNotFoundError,
  ApiError,
  EndedAgentJob,
  NotFoundError,
  UndocumentedBody,
  WebDataError,
} from '../src/index.ts';

// Checked by `tsc`; nothing here is called.
const web = createClient({ apiKey: 'k', api: createApi });
const call = async () => web.map.result({ url: '' });

it('narrows by status to exactly the body of that status', () => {
  void (async () => {
    const result = await call();
    expectTypeOf(unwrap(result)).toEqualTypeOf<MapResponse>();
    if (result.status === 200) {
      expectTypeOf(result.data).toEqualTypeOf<MapResponse>();
      expectTypeOf(result.ok).toEqualTypeOf<true>();
      expectTypeOf(result.error).toEqualTypeOf<undefined>();
    }
    if (result.status === 400) expectTypeOf(result.error).toEqualTypeOf<ValidationErrorBody>();
    if (result.status === 402) {
      expectTypeOf(result.error).toEqualTypeOf<ErrorMessageBody>();
      expectTypeOf(result.exception).toEqualTypeOf<ApiError>();
      expectTypeOf(result.data).toEqualTypeOf<undefined>();
    }
    // Not documented for Map, and still typed.
    if (result.status === 418) expectTypeOf(result.error).toEqualTypeOf<UndocumentedBody>();
    if (result.status === null) {
      expectTypeOf(result.kind).toEqualTypeOf<
        'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request'
      >();
      expectTypeOf(result.error).toEqualTypeOf<undefined>();
    }
    if (result.ok) expectTypeOf(result.status).toEqualTypeOf<200>();
    if (!result.ok) expectTypeOf(result.exception).toEqualTypeOf<ApiError | WebDataError>();
    if (result.kind === 'api') expectTypeOf(result.exception).toEqualTypeOf<ApiError>();
  });
});

it('takes what the description takes and nothing else', () => {
  void (async () => {
    expectTypeOf((await web.map({ url: '' })).links).toEqualTypeOf<MapLink[] | undefined>();
    await web.map({ url: '', sitemap: 'only', limit: 1, location: { country: 'DE' } });
    // @ts-expect-error an unknown field
    await web.map({ url: '', depth: 1 });
    // @ts-expect-error a wrong enum value
    await web.map({ url: '', sitemap: 'never' });
    // @ts-expect-error a wrong type
    await web.map({ url: '', limit: '1' });
    // @ts-expect-error a missing field
    await web.map({});
    // @ts-expect-error no request
    await web.map();
    // @ts-expect-error an unknown field further in
    await web.map({ url: '', threatProtection: { level: 1 } });
    // @ts-expect-error an unknown option
    await web.map({ url: '' }, { timeout: 1 });
    // @ts-expect-error a missing path parameter
    await web.agent.get();
    // @ts-expect-error a second path parameter is missing
    await web.agent.snapshot('');
    // @ts-expect-error path parameters are strings
    await web.agent.get(1);
    // @ts-expect-error an unknown option of the client
    createClient({ key: '' });
  });
});

it('types runs and their events', () => {
  void (async () => {
    const ended = await web.agent.run({ prompt: '' });
    expectTypeOf(ended).toEqualTypeOf<EndedAgentJob>();
    if (ended.status === 'completed') expectTypeOf(ended.data).toBeUnknown();
    if (ended.status === 'failed') expectTypeOf(ended.error).toEqualTypeOf<string>();
    const waited = await web.agent.wait.result('');
    if (waited.ok) expectTypeOf(waited.data).toEqualTypeOf<EndedAgentJob>();
    if (waited.status === 404) expectTypeOf(waited.error).toEqualTypeOf<ErrorBody>();
    const ran = await web.agent.run.result({ prompt: '' });
    if (ran.status === 200) expectTypeOf(ran.data).toEqualTypeOf<EndedAgentJob>();
    if (ran.status === null) expectTypeOf(ran.exception).toEqualTypeOf<WebDataError>();
    expectTypeOf(unwrap(ran)).toEqualTypeOf<EndedAgentJob>();
    // @ts-expect-error an iterator cannot give a result
    void web.agent.events.result;
    const job = await web.agent.get('');
    expectTypeOf(job.status).toEqualTypeOf<'processing' | 'completed' | 'failed'>();
    for await (const event of web.agent.events('')) {
      if (event.type === 'artifact.updated') expectTypeOf(event.snapshotId).toEqualTypeOf<string>();
      if (event.type === 'run.finished') expectTypeOf(event.outcome).toExtend<string>();
    }
  });
});

it('narrows what was caught', () => {
  const error: unknown = undefined;
  if (isWebDataError(error)) expectTypeOf(error).toEqualTypeOf<WebDataError>();
  if (isWebDataError(error, 'AgentJobNotFound')) {
    expectTypeOf(error.status).toEqualTypeOf<404>();
    expectTypeOf(error.errorName).toEqualTypeOf<'AgentJobNotFound'>();
  }
  // @ts-expect-error no such entry
  if (isWebDataError(error, 'AgentJobLost')) throw error;
  expectTypeOf<AgentJobNotFoundError['errorName']>().toEqualTypeOf<'AgentJobNotFound'>();
  expectTypeOf<AgentJobNotFoundError>().toExtend<NotFoundError>();
  if (isWebDataError(error, 'BadRequest') || error instanceof InvalidUrlError)
    expectTypeOf(error.details).toEqualTypeOf<ErrorDetail[] | undefined>();
  if (error instanceof RateLimitedError) expectTypeOf(error.status).toEqualTypeOf<429>();
});

it('has the low level only where it was asked for', () => {
  const plain = createClient({ apiKey: 'k' });
  // @ts-expect-error no `api` without `createApi`
  void plain.api;
  void (async () => {
    const { data, error } = await web.api.POST('/map', { body: { url: '' } });
    expectTypeOf(data).toEqualTypeOf<MapResponse | undefined>();
    expectTypeOf(error).toExtend<{ error: string } | undefined>();
    const outcome = await web.api.POST('/map', {
      body: { url: '' },
      retry: false,
      headers: { 'x-own': 'a' },
    });
    expectTypeOf(outcome).toEqualTypeOf<ApiResult<'/map', 'post'>>();
    if (outcome.error) expectTypeOf(outcome.data).toEqualTypeOf<undefined>();
    else expectTypeOf(outcome.data).toEqualTypeOf<MapResponse>();
    const path = { jobId: '' };
    expectTypeOf(await web.api.request('get', '/agent/{jobId}', { params: { path } })).toEqualTypeOf<
      ApiResult<'/agent/{jobId}', 'get'>
    >();
    // @ts-expect-error no such path
    await web.api.GET('/map');
    // @ts-expect-error no path has this verb
    await web.api.PUT('/map', { body: { url: '' } });
    // @ts-expect-error the body is missing
    await web.api.POST('/map');
    // @ts-expect-error a wrong body
    await web.api.POST('/map', { body: { url: 1 } });
    // @ts-expect-error a path parameter is missing
    await web.api.GET('/agent/{jobId}');
    // @ts-expect-error the answer is read as the description says
    await web.api.POST('/map', { body: { url: '' }, parseAs: 'blob' });
  });
});

it('takes headers as fetch does, and hooks that wait', () => {
  void (async () => {
    const init: HeadersInit = new Headers();
    await web.map({ url: '' }, { headers: init });
    await web.map({ url: '' }, { headers: { 'Idempotency-Key': 'a', 'x-own': null, 'x-other': undefined } });
    // @ts-expect-error a header is a string
    await web.map({ url: '' }, { headers: { 'x-own': 1 } });
    createClient({ onRequest: async ({ headers }) => headers.set('x-token', await Promise.resolve('t')) });
    expectTypeOf(web.fetch).toExtend<typeof globalThis.fetch>();
  });
});
