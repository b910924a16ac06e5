import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What an endpoint of a model may do: answers are written out, so that each fault is one of the wire. */

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: object | string;
  /** Never answers. */
  hangs?: boolean;
}

let site: Site;
let endpoint: Site;
let server: TestServer;
let replies: Reply[] = [];
/** In place of the replies, when set. */
let answerOf: (() => Reply) | undefined;
let heard: { messages: { role: string; content: unknown }[] }[] = [];
let hungUp = 0;
/** Each conversation begins with a page that is read, which is not counted as heard: an answer needs a source. */
let readsFirst = false;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const text = request.url === '/long' ? `$49. ${'Long. '.repeat(10_000)}` : '$49, a } b { c';
    response.end(`<title>Plans</title><p>${text}</p>`);
  });
  endpoint = await serveSite((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const asked = JSON.parse(text) as (typeof heard)[number];
      if (readsFirst && asked.messages.length === 2) {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(
          JSON.stringify(calls('scrape', JSON.stringify({ url: `${site.url}/` })).body),
        );
      }
      heard.push(asked);
      const {
        status = 200,
        headers = {},
        body = '',
        hangs,
      } = answerOf?.() ?? replies[Math.min(heard.length, replies.length) - 1]!;
      response.on('close', () => (hungUp += response.writableEnded ? 0 : 1));
      if (hangs) return;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
});
afterAll(async () => {
  await Promise.all([site.close(), endpoint.close()]);
});
beforeEach(() => {
  answerOf = undefined;
  heard = [];
  hungUp = 0;
  readsFirst = false;
});

const message = (given: object, finish_reason = 'stop'): object => ({
  id: 'x',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...given }, finish_reason }],
});
const says = (value: unknown): Reply => ({ body: message({ content: JSON.stringify(value) }) });
const calls = (name: string, input: string): Reply => ({
  body: message(
    { tool_calls: [{ id: `call-${Math.random()}`, type: 'function', function: { name, arguments: input } }] },
    'tool_calls',
  ),
});
const done = says({ data: { price: 49 } });

/** Runs one job on a server of its own: an endpoint that failed is left alone for a while. */
const run = async (script: Reply[], body: object = {}, cancelAfter?: number, ports: number[] = []) => {
  replies = script;
  server = await startTestServer({
    sitePorts: [Number(new URL(site.url).port), ...ports],
    agentPollMs: 20,
    agentModelUrl: `${endpoint.url}/v1`,
  });
  const { key, teamId } = await server.caller({ credits: 100 });
  const id = await startJob(server, key, { prompt: 'The price', maxCredits: 20, ...body });
  if (cancelAfter !== undefined) {
    await expect.poll(() => heard.length).toBe(cancelAfter);
    await call(server, 'cancelAgent', `/agent/${id}`, { key, method: 'DELETE' });
  }
  const ended = { ...(await endedJob(server, key, id)), team: await server.team(teamId) };
  await server.close();
  return ended;
};

test.each<[string, Reply[], number]>(
  sample(
    [
      [
        '429 with a time to wait',
        [{ status: 429, headers: { 'retry-after': '1' }, body: { error: {} } }, done],
        2,
      ],
      ['500', [{ status: 500, body: 'oops' }, done], 2],
      ['503 three times', [...Array.from({ length: 3 }, () => ({ status: 503, body: {} })), done], 4],
      ['no JSON', [{ body: '<html>' }, done], 2],
      ['half a JSON', [{ body: '{"choices":[{"mess' }, done], 2],
      ['no choices', [{ body: { choices: [] } }, done], 2],
      ['an error in a 200', [{ body: { error: { message: 'overloaded' } } }, done], 2],
    ],
    { full: 2 },
  ),
)('a model that answers with %s is asked again, for one credit', async (_, script, asked) => {
  readsFirst = true;
  const { job } = await run(script);
  expect(job).toMatchObject({ status: 'completed', data: { price: 49 }, creditsUsed: 2 + 1 });
  expect(heard).toHaveLength(asked);
});

const unreadable = 'The answer of the model cannot be read.';
const noEndpoint =
  'There is no endpoint of a model (status 200). Only the operator of the service can fix it.';
const refused = 'The model refuses the conversation with status 400: give a shorter task, or fewer pages.';

test.each<[string, Reply, number, string, boolean]>(
  sample(
    [
      ['500 for good', { status: 500, body: 'oops' }, 5, 'The model answers with status 500.', true],
      [
        '401',
        { status: 401, body: { error: { message: 'no' } } },
        1,
        'The model answers with status 401.',
        true,
      ],
      ['a refusal', { status: 400, body: { error: { message: 'too long' } } }, 1, refused, false],
      ['no JSON for good', { body: 'oops' }, 5, unreadable, true],
      ['a page for good', { body: '<html>' }, 5, noEndpoint, true],
      ['no choices for good', { body: { choices: [] } }, 5, unreadable, true],
    ],
    { full: 2 },
  ),
)(
  'a model that answers with %s ends the run as failed, says so, and costs nothing',
  async (_, reply, asked, error, retryable) => {
    const { job, events, team } = await run([reply]);
    expect(job).toMatchObject({ status: 'failed', error, creditsUsed: 0 });
    expect(events.at(-1)).toMatchObject({
      outcome: 'failed',
      error: { code: 'internal', source: 'tool', retryable, message: error },
    });
    expect(team).toMatchObject({ credits: 100, held: 0 });
    expect(heard).toHaveLength(asked);
  },
);

test.each<[string, Reply[], number]>([
  ['is told to come back after one that met a broken endpoint', [{ status: 401, body: {} }, done], 503],
  ['is told to come back after one that met a dead endpoint', [{ status: 500, body: {} }], 503],
  ['is accepted after one whose conversation was refused', [{ status: 400, body: {} }, done], 200],
  ['is accepted after one that met one 429', [{ status: 429, body: {} }, done], 200],
  ['is accepted after one that met one answer that cannot be read', [{ body: '<html>' }, done], 200],
])('a job %s', async (_, script, accepted) => {
  replies = script;
  const open = await startTestServer({ agentPollMs: 20, agentModelUrl: `${endpoint.url}/v1` });
  const { key } = await open.caller({ credits: 100 });
  const body = { prompt: 'The price', maxCredits: 20 };
  await endedJob(open, key, await startJob(open, key, body));
  const answer = await call(open, 'startAgent', '/agent', { key, method: 'POST', body });
  const again = await call(open, 'startAgent', '/agent', {
    key: (await open.caller()).key,
    method: 'POST',
    body,
  });
  await open.close();
  expect([answer.status, again.status]).toEqual([accepted, accepted]);
  const wait = Number(answer.headers.get('retry-after') ?? 'NaN');
  expect(wait >= 1 && wait <= 10).toBe(accepted === 503);
});

test('one run that an endpoint fails pauses nobody while others are answered', async () => {
  readsFirst = true;
  answerOf = () => (JSON.stringify(heard.at(-1)).includes('Hopeless') ? { status: 500, body: {} } : done);
  const sitePorts = [Number(new URL(site.url).port)];
  const open = await startTestServer({ sitePorts, agentPollMs: 20, agentModelUrl: `${endpoint.url}/v1` });
  const { key } = await open.caller({ credits: 10_000 });
  const hopeless = await startJob(open, key, { prompt: 'Hopeless', maxCredits: 20 });
  const fine = async (): Promise<unknown> =>
    (await endedJob(open, key, await startJob(open, key, { prompt: 'Fine', maxCredits: 20 }))).job['status'];
  let status: unknown = 'processing';
  while (status === 'processing') {
    expect(await fine()).toBe('completed');
    status = ((await call(open, 'getAgent', `/agent/${hopeless}`, { key })).body as { status: string })
      .status;
    await sleep(100);
  }
  expect([status, await fine()]).toEqual(['failed', 'completed']);
  await open.close();
});

test('what a model read long ago gives way to what it reads now', async () => {
  const read = Array.from({ length: 12 }, () => calls('scrape', JSON.stringify({ url: `${site.url}/long` })));
  const { job } = await run([...read, done], { maxCredits: 40 });
  expect(job).toMatchObject({ status: 'completed', data: { price: 49 } });
  const results = heard.at(-1)!.messages.filter(({ role }) => role === 'tool');
  const dropped = results.map(({ content }) => /Dropped to make room/.test(JSON.stringify(content)));
  expect(dropped).toEqual(results.map((_, index) => index < 3));
});

test('a model that calls tools for ever is stopped', async () => {
  const { job, events } = await run([calls('scrape', '{"url":"none"}')], { maxCredits: 99 });
  expect(job).toMatchObject({ status: 'failed', error: 'The model came to no end in 50 steps.' });
  expect(events.at(-1)).toMatchObject({ error: { source: 'agent', retryable: true } });
  expect(heard).toHaveLength(50);
});

test('an answer that is nested too deeply is told to the model, which mends it', async () => {
  readsFirst = true;
  const deep = `{"data":${'['.repeat(9000)}${']'.repeat(9000)}}`;
  const schema = { $ref: '#/$defs/list', $defs: { list: { items: { $ref: '#/$defs/list' } } } };
  const { job } = await run([{ body: message({ content: deep }) }, done], { schema });
  expect(job).toMatchObject({ status: 'completed', data: { price: 49 } });
  expect(JSON.stringify(heard[1]!.messages.at(-1))).toMatch(/nested too deeply/);
});

test.each<[string, Reply, RegExp]>(
  sample(
    [
      ['a tool that there is none of', calls('shell', '{}'), /unavailable tool|shell/i],
      ['input that is no JSON', calls('scrape', '{"url":'), /invalid|JSON|parse/i],
      ['input of another shape', calls('scrape', '{"link":"x"}'), /url/],
      ['a file', calls('scrape', '{"url":"file:///etc/passwd"}'), /absolute http or https/],
      [
        'a private address',
        calls('scrape', '{"url":"http://169.254.169.254/"}'),
        /private|not allowed|refused|address/i,
      ],
    ],
    { full: 2 },
  ),
)('a call of %s is told to the model, which goes on', async (_, reply, told) => {
  readsFirst = true;
  const { job } = await run([reply, done]);
  expect(job).toMatchObject({ status: 'completed', data: { price: 49 } });
  expect(JSON.stringify(heard[1]!.messages.at(-1))).toMatch(told);
});

test('a cancellation hangs up on a model that thinks', async () => {
  const { job } = await run([{ hangs: true }], {}, 1);
  expect(job).toMatchObject({ status: 'failed', error: 'The run was cancelled.', creditsUsed: 0 });
  await expect.poll(() => hungUp).toBe(1);
  await sleep(50);
  expect(heard).toHaveLength(1);
});

test('the credit limit ends a run between two steps', async () => {
  const { events, team } = await run([calls('scrape', JSON.stringify({ url: `${site.url}/` })), done], {
    maxCredits: 2,
  });
  expect(events.at(-1)).toMatchObject({ outcome: 'credit_limit_reached', error: { source: 'billing' } });
  expect(heard).toHaveLength(1);
  expect(team).toMatchObject({ credits: 100, held: 0 });
});

test('an answer among words and in a fence is read, and braces in strings do no harm', async () => {
  readsFirst = true;
  const content = 'Here you are {as asked}:\n```json\n{"data":{"text":"a } b { c"}}\n```\nAnything else?';
  const { job } = await run([{ body: message({ content }) }]);
  expect(job).toMatchObject({ status: 'completed', data: { text: 'a } b { c' } });
});

const cutOff = 'The answer is longer than the model may say at once: it was cut off.';

test.each<[string, Reply, string, number]>([
  [
    'a refusal beside the text',
    { body: message({ refusal: 'I cannot help with that.' }) },
    'I cannot help with that.',
    1,
  ],
  [
    'an answer that a filter stopped',
    { body: message({ content: '' }, 'content_filter') },
    'A filter of the model stopped its answer.',
    1,
  ],
  [
    'answers that are cut off',
    { body: message({ content: '{"data":{"pri' }, 'length') },
    `The model gave no answer that conforms: ${cutOff}`,
    4,
  ],
])('%s ends the run as refused', async (_, reply, error, asked) => {
  const { job, events } = await run([reply]);
  expect(job).toMatchObject({ status: 'failed', error, creditsUsed: 0 });
  expect(events.at(-1)).toMatchObject({ outcome: 'refused', error: { code: 'refused', message: error } });
  expect(heard).toHaveLength(asked);
});

test('a redirect of the endpoint is not followed', async () => {
  const { job } = await run([{ status: 307, headers: { location: `${site.url}/` } }]);
  expect(job).toMatchObject({ status: 'failed', error: 'The model answers with status 307.' });
});

test('the trace says what the model did wrongly, and that it mended its answer', async () => {
  readsFirst = true;
  const script = [
    calls('shell', '{}'),
    calls('scrape', '{"url":"file:///x"}'),
    { body: message({ content: 'Hm' }) },
    done,
  ];
  const { job, events } = await run(script);
  expect(job).toMatchObject({ status: 'completed', creditsUsed: 2 + 4 });
  const told = events.flatMap(({ type, message: text, error }) =>
    type === 'error.occurred' || type === 'progress.reported'
      ? [(text ?? (error as { message: string }).message) as string]
      : [],
  );
  expect(told).toEqual([
    'The model works on the task.',
    'The model called the tool "shell", which there is not, or gave it an input of another shape.',
    'url must be an absolute http or https URL.',
    'The model mends its answer: The answer is not one JSON object.',
    'The answer conforms to what was asked for.',
  ]);
});

test('many tools called in one answer work a few at a time', async () => {
  let open = 0;
  let most = 0;
  const slow = await serveSite((_request, response) => {
    most = Math.max(most, (open += 1));
    setTimeout(() => response.end('<p>$49</p>', () => (open -= 1)), 30);
  });
  const tool_calls = Array.from({ length: 12 }, (_, index) => ({
    id: `call-${index}`,
    type: 'function',
    function: { name: 'scrape', arguments: JSON.stringify({ url: `${slow.url}/${index}` }) },
  }));
  const ports = [Number(new URL(slow.url).port)];
  const { job } = await run([{ body: message({ tool_calls }, 'tool_calls') }, done], {}, undefined, ports);
  await slow.close();
  expect(job).toMatchObject({ status: 'completed', creditsUsed: 14 });
  expect(most).toBeLessThanOrEqual(4);
});

test('the log keeps little of what a broken endpoint sends', async () => {
  await run([{ body: `oops${'x'.repeat(100_000)}` }]);
  const failed = server.log.filter((line) => line.includes('a run failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('Invalid JSON response');
  expect(failed[0]!.length).toBeLessThan(5000);
});
