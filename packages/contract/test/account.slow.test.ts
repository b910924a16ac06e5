import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations, rateClasses } from '@web-data/dashboard/account';
import { rateClasses as onboardingClasses } from '@web-data/dashboard/oauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { terminalReport } from '../src/report/terminal.ts';
import { verify } from '../src/verify/run.ts';
import { startReference, type Reference } from './reference.ts';
import { listen } from './support.ts';

let server: Reference;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startReference();
  closing.push(() => server.close());
  // People are slower. That the limits hold is tested where they are kept.
  for (const limit of Object.values({ ...rateClasses, ...onboardingClasses }))
    (limit as { requestsPerMinute: number }).requestsPerMinute = 1e9;
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

type Answer = Record<string, unknown>;

async function account(
  method: string,
  path: string,
  { session, body }: { session?: string; body?: object },
): Promise<Response> {
  const response = await fetch(`${server.url}/account/v1${path}`, {
    method,
    headers: {
      ...(session !== undefined && { cookie: `web-data-session=${session}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}

/** Signs somebody in. */
async function signIn(link: string): Promise<string> {
  const response = await account('POST', '/session', { body: { link } });
  return /=([^;]+)/.exec(response.headers.getSetCookie()[0]!)![1]!;
}

async function api(key: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${server.url}/v2${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Answer;
}

/** As often, one after another. */
async function times<Creation>(
  count: number,
  make: (index: number) => Promise<Creation>,
): Promise<Creation[]> {
  const made: Creation[] = [];
  for (let index = 0; index < count; index++) made.push(await make(index));
  return made;
}

/** The code that an agent shows which asks for a key. */
async function deviceCode(): Promise<string> {
  const response = await fetch(`${server.url}/oauth/v1/device_authorization`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'agent' }),
  });
  return ((await response.json()) as { user_code: string }).user_code;
}

/** A delivery that reached its receiver. */
async function delivered(teamId: string, session: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const list = await account('GET', `/teams/${teamId}/webhook-deliveries?status=delivered`, { session });
    const { deliveries } = (await list.json()) as { deliveries: { id: string }[] };
    if (deliveries[0]) return deliveries[0].id;
    await sleep(100);
  }
  throw new Error('Nothing was delivered.');
}

/** Longer than a body may be. */
const TOO_LONG = [
  'attestationObject: maxLength + 1, in characters of two UTF-16 units',
  'attestationObject: twice maxLength',
];

it('keeps the contract of the account API', async () => {
  const document = await readDocument('../../spec/dist/account/openapi.json');
  const teamId = await server.team({ plan: 'wide', credits: 1_000_000 });
  const other = await server.team({ plan: 'wide', credits: 1000 });
  const owner = await server.person(teamId, 'owner');
  const session = await signIn(owner.link);
  const revoked = await signIn(await server.link(owner.id));
  await account('DELETE', '/session', { session: revoked });
  const passing = await times(20, async () => signIn((await server.person(teamId, 'member')).link));
  const sessionIds = await times(8, async () => {
    const again = await signIn(await server.link(owner.id));
    const state = await account('GET', '/session', { session: again });
    return ((await state.json()) as { session: { id: string } }).session.id;
  });
  const requestIds = await times(30, async () => {
    const found = await account('POST', '/device-requests/find', {
      session,
      body: { code: await deviceCode() },
    });
    return ((await found.json()) as { request: { id: string } }).request.id;
  });
  const key = await server.key(teamId);
  const receiver = await listen(
    createServer((request, response) => request.resume().on('end', () => response.end())),
  );
  closing.push(() => receiver.close());
  const crawl = await api(key, '/crawl', { url: server.home, limit: 3, webhook: receiver.url });
  const target = { type: 'scrape', urls: [server.home] };
  const monitor = await api(key, '/monitor', {
    name: 'm',
    schedule: { cron: '0 0 1 1 *' },
    targets: [target],
  });
  const monitorId = (monitor['data'] as { id: string }).id;
  const check = await api(key, `/monitor/${monitorId}/run`, {});
  const agent = await api(key, '/agent', { prompt: 'List the pages.', urls: [server.home] });
  const deliveryId = await delivered(teamId, session);
  const requests: Record<string, object> = {};
  for (const { id, parameters } of document.operations)
    if (parameters.some(({ name }) => name === 'teamId')) requests[id] = { parameters: { teamId } };
  const given = (id: string, what: { parameters?: object }) =>
    (requests[id] = {
      ...what,
      parameters: { ...(requests[id] as { parameters?: object })?.parameters, ...what.parameters },
    });
  const once = (id: string, list: object[]) => given(id, { once: list } as object);
  once(
    'createSession',
    await times(20, async () => ({ body: { link: (await server.person(teamId, 'viewer')).link } })),
  );
  once(
    'endSession',
    passing.map((plainSession) => ({ credential: { plainSession } })),
  );
  once(
    'endOneSession',
    sessionIds.map((sessionId) => ({ parameters: { sessionId } })),
  );
  once(
    'denyDeviceRequest',
    requestIds.slice(0, 15).map((requestId) => ({ parameters: { requestId } })),
  );
  once(
    'approveDeviceRequest',
    requestIds.slice(15).map((requestId) => ({ parameters: { requestId } })),
  );
  const memberIds = await times(12, async () => (await server.person(teamId, 'viewer')).id);
  once(
    'removeMember',
    memberIds.slice(1).map((personId) => ({ parameters: { personId } })),
  );
  given('changeMember', { parameters: { personId: memberIds[0] } });
  given('findDeviceRequest', { body: { code: await deviceCode() } } as object);
  given('getJob', { parameters: { jobId: crawl['id'] } });
  given('listJobFailures', { parameters: { jobId: crawl['id'] } });
  given('getKey', { parameters: { keyId: key.split('_')[1] } });
  given('getJobSnapshot', { parameters: { jobId: agent['id'] } });
  given('getWebhookDelivery', { parameters: { deliveryId } });
  given('resendWebhookDelivery', { parameters: { deliveryId } });
  for (const id of ['getMonitor', 'changeMonitor', 'runMonitor', 'listMonitorChecks'])
    given(id, { parameters: { monitorId } });
  given('getMonitorCheck', { parameters: { monitorId, checkId: (check['data'] as { id: string }).id } });
  // Last of all: they end by themselves before long.
  const running = await times(12, async () => (await api(key, '/crawl', { url: server.stuck }))['id']);
  once(
    'cancelJob',
    running.map((jobId) => ({ parameters: { jobId } })),
  );
  const forMore = Object.values(operations).flatMap(({ id, scope }) =>
    scope === 'member' || scope === 'owner' ? [id] : [],
  );
  const fixtures = toFixtures(
    {
      credentials: {
        valid: { plainSession: session },
        secondTeam: { plainSession: await signIn((await server.person(other, 'owner')).link) },
        revoked: { plainSession: revoked },
        viewer: { plainSession: await signIn((await server.person(teamId, 'viewer')).link) },
      },
      requests,
      maxBodyBytes: 65_536,
      situations: [{ error: 'Forbidden', operations: forMore, credential: 'viewer' }],
    } as never,
    {},
  );
  const report = await verify({
    document,
    baseUrl: server.url,
    fixtures,
    skip: TOO_LONG,
    timeoutMs: 20_000,
    deadlineMs: 300_000,
    // All that it holds is the test's own.
    writes: 'all',
  });
  if (report.findings.length > 0) console.log(terminalReport(report));
  expect(report.findings).toEqual([]);
  // What was signed out of, ended and denied was there: one of each was used up.
  const passed = new Set(
    report.results.filter(({ conclusion }) => conclusion.outcome === 'passed').map(({ trial }) => trial.id),
  );
  for (const id of ['createSession', 'endSession', 'endOneSession', 'denyDeviceRequest', 'removeMember'])
    expect(passed).toContain(`${id}/examples/the basic request`);
}, 600_000);
