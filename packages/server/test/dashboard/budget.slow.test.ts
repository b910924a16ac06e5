import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import { BUDGET_USED_UP } from '../../src/accounts/credits/rejections.ts';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { monitorsOf } from '../support/monitors.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { AccountAnswer } from '../support/people.ts';
import { startProgram } from '../support/program.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import { openStore } from '../../src/platform/store/open.ts';

describe.each(storeKinds)('the budget of a team on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let box: Mailbox;
  let receiver: Receiver;
  beforeAll(async () => {
    const links = Array.from({ length: 30 }, (_, at) => `/${at}`);
    site = await serveSite(pages({ '/': links, ...Object.fromEntries(links.map((path) => [path, []])) }));
    box = await startMailbox();
    receiver = await startReceiver();
    server = await startTestServer(
      {
        agentPollMs: 20,
        smtpUrl: `smtp://127.0.0.1:${box.port}`,
        mailFrom: 'no-reply@data.example',
        crawlCredits: 1,
      },
      kind,
    );
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), box.close(), receiver.close()]);
  });

  /** A team with an owner who has an address. */
  async function team(credits = 1000) {
    box.arrived.length = 0;
    receiver.arrivals.length = 0;
    const caller = await server.caller({ credits });
    const { teamId } = caller;
    const owner = await signedIn(server.store, teamId);
    const call = (
      operation: 'getBudget' | 'changeBudget' | 'removeBudget' | 'listSecurityEvents' | 'showWebhookSecret',
      body?: object,
      cookie = owner.cookie,
    ): Promise<AccountAnswer> => {
      const [method, path] = {
        getBudget: ['GET', 'budget'],
        changeBudget: ['PUT', 'budget'],
        removeBudget: ['DELETE', 'budget'],
        listSecurityEvents: ['GET', 'security-events'],
        showWebhookSecret: ['POST', 'webhook-secret'],
      }[operation] as [string, string];
      return callAccount(server.url, [operation, method, `/teams/${teamId}/${path}`], { cookie, body });
    };
    const usage = async () =>
      (await callJob(server, caller.key, 'getCreditUsage')).body as {
        data: { remainingCredits: number; budget: Record<string, unknown> | null };
      };
    return { ...caller, owner, call, usage };
  }

  const scrape = (key: string) => callJob(server, key, 'scrapeUrl', { body: { url: `${site.url}/1` } });

  test('is set by an owner and seen by the team, by its key too, and rejects what would exceed it', async () => {
    const { key, teamId, call, usage } = await team();
    expect((await usage()).data).toMatchObject({ remainingCredits: 1000, budget: null });
    expect((await call('getBudget')).body).toMatchObject({ alerts: [], use: { used: 0, held: 0 } });
    const set = await call('changeBudget', { credits: 2, isHardLimit: true, email: { enabled: false } });
    expect(set.body['budget']).toEqual({
      credits: 2,
      remaining: 2,
      thresholds: [50, 80, 100],
      isHardLimit: true,
      email: { enabled: false },
    });
    const viewer = await signedIn(server.store, teamId, 'viewer');
    expect((await call('getBudget', undefined, viewer.cookie)).body).toEqual(set.body);
    expect([(await scrape(key)).status, (await scrape(key)).status]).toEqual([200, 200]);
    const rejected = await scrape(key);
    expect([rejected.status, rejected.headers.get('retry-after'), rejected.body]).toEqual([
      403,
      null,
      {
        success: false,
        error: 'Forbidden',
        details: { cause: 'budget', message: BUDGET_USED_UP },
      },
    ]);
    const { data } = await usage();
    expect(data.remainingCredits).toBe(0);
    expect(data.budget).toMatchObject({ credits: 2, used: 2, held: 0, remaining: 0, isHardLimit: true });
    expect(data.budget!['resetsAt']).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
    expect((await call('removeBudget')).status).toBe(200);
    expect((await call('getBudget')).body).not.toHaveProperty('budget');
    expect((await scrape(key)).status).toBe(200);
    const { events } = (await call('listSecurityEvents')).body as { events: { event: string }[] };
    expect(events.map(({ event }) => event).filter((event) => event.startsWith('budget.'))).toEqual([
      'budget.removed',
      'budget.changed',
    ]);
  });

  test('is told by one email and one signed event for each threshold that a charge jumps over', async () => {
    const { key, teamId, call } = await team();
    await server.store.tx((query) =>
      addPerson(query, { teamId, name: 'Ada', email: 'Ada@team.example', role: 'viewer', isProven: true }),
    );
    const { secret } = (await call('showWebhookSecret')).body as { secret: string };
    await call('changeBudget', { credits: 1, webhook: receiver.url });
    const viewer = await signedIn(server.store, teamId, 'viewer');
    const seen = [await call('getBudget'), await call('getBudget', undefined, viewer.cookie)];
    expect(seen.map(({ body }) => (body['budget'] as { webhook: string }).webhook)).toEqual([
      receiver.url,
      new URL(receiver.url).origin,
    ]);
    expect((await scrape(key)).status).toBe(200);
    await expect.poll(() => receiver.arrivals.length, { timeout: 20_000 }).toBe(3);
    await expect.poll(() => box.arrived.length, { timeout: 20_000 }).toBe(3);
    for (const { text, headers } of receiver.arrivals) {
      const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
      const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${id}.${timestamp}.${text}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    }
    expect(receiver.arrivals.map(({ body }) => [body.type, body.id, body.data[0]])).toEqual(
      [50, 80, 100].map((percent) => [
        'budget.threshold',
        teamId,
        {
          percent,
          credits: 1,
          used: 1,
          startsAt: expect.stringMatching(/-01T00:00:00\.000Z$/) as string,
          resetsAt: expect.stringMatching(/-01T00:00:00\.000Z$/) as string,
          reachedAt: expect.any(String) as string,
        },
      ]),
    );
    expect(box.arrived.flatMap(({ to }) => to)).toEqual(Array(3).fill('ada@team.example'));
    expect(box.arrived.map(({ headers }) => headers['subject']).toSorted()).toEqual([
      'Crew: 100 % of the monthly budget is used',
      'Crew: 50 % of the monthly budget is used',
      'Crew: 80 % of the monthly budget is used',
    ]);
    expect(box.arrived[0]!.raw.replaceAll('=\r\n', '')).toContain(`/dashboard/teams/${teamId}/plan`);
    await scrape(key);
    const { alerts } = (await call('getBudget')).body as { alerts: { percent: number }[] };
    expect(alerts.map(({ percent }) => percent)).toEqual([100, 80, 50]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([receiver.arrivals.length, box.arrived.length]).toEqual([3, 3]);
  });

  test('ends running crawls with the pages that they have, and checks of monitors with the reason', async () => {
    const { key, call, usage } = await team();
    await call('changeBudget', { credits: 5, isHardLimit: true });
    const id = await startJob(server, key, 'crawl', { url: `${site.url}/`, limit: 20 });
    const job = await endedJob(server, key, 'crawl', id);
    expect([job.status, job.data.length, job.creditsUsed]).toEqual(['completed', 5, 5]);
    expect(job.warning).toContain(BUDGET_USED_UP);
    expect((await usage()).data.budget).toMatchObject({ used: 5, held: 0, remaining: 0 });
    const rejected = await callJob(server, key, 'startCrawl', { body: { url: `${site.url}/` } });
    expect([rejected.status, rejected.body]).toMatchObject([403, { details: { cause: 'budget' } }]);
    const monitors = monitorsOf(server, key);
    const check = await monitors.checked(await monitors.create([`${site.url}/1`]));
    expect([check.status, check.error]).toEqual(['failed', BUDGET_USED_UP]);
  });

  test.each<[body: object, path: string]>([
    [{ credits: 0 }, '/credits'],
    [{ credits: 1.5 }, '/credits'],
    [{ credits: 1, thresholds: [101] }, '/thresholds/0'],
    [{ credits: 1, thresholds: [50, 50] }, '/thresholds'],
    [{ credits: 1, webhook: 'ftp://example.com/' }, '/webhook'],
    [{ credits: 1, webhook: 'http://10.0.0.1/' }, '/webhook'],
    [{ credits: 1, webhook: 'http://me:secret@example.com/' }, '/webhook'],
    [{ credits: 1, email: { recipients: ['eve@far.example'] } }, '/email/recipients/0'],
  ])('cannot be %j', async (body, path) => {
    const { call } = await team();
    const answer = await call('changeBudget', body);
    expect([answer.status, answer.body['details']]).toMatchObject([400, [{ path }]]);
    expect((await call('getBudget')).body).not.toHaveProperty('budget');
  });
});

describe.each(storeKinds)('a server on %s that is killed after the charge', (kind) => {
  test('alerts once, after it has started again', async () => {
    const place = await newPlace(kind);
    const site = await serveSite(
      (_, response) => void response.setHeader('content-type', 'text/html').end('<p>x'),
    );
    const [box, receiver] = [await startMailbox(), await startReceiver()];
    const { dataDirectory = '', databaseUrl } = place.options;
    const start = (pollMs: string) =>
      startProgram(dataDirectory, {
        ...(databaseUrl && { WEB_DATA_DATABASE_URL: databaseUrl }),
        WEB_DATA_AGENT_POLL_MS: pollMs,
        WEB_DATA_LEASE_MS: '2000',
        WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
        WEB_DATA_SMTP_URL: `smtp://127.0.0.1:${box.port}`,
        WEB_DATA_MAIL_FROM: 'no-reply@data.example',
      });
    const first = await start('60000'); // Queues no alert before it is killed.
    const store = await openStore(place.options);
    const { id: teamId } = await store.db.selectFrom('team').select('id').executeTakeFirstOrThrow();
    await store.tx((query) =>
      addPerson(query, { teamId, name: 'Ada', email: 'ada@team.example', role: 'viewer', isProven: true }),
    );
    const { cookie } = await signedIn(store, teamId);
    const set = ['changeBudget', 'PUT', `/teams/${teamId}/budget`] as const;
    await callAccount(first.url, set, { cookie, body: { credits: 1, webhook: receiver.url } });
    const charged = await callJob(first, first.key, 'scrapeUrl', { body: { url: site.url } });
    await first.end('SIGKILL');
    expect([charged.status, receiver.arrivals.length, box.arrived.length]).toEqual([200, 0, 0]);
    const second = await start('20');
    await expect.poll(() => receiver.arrivals.length, { timeout: 30_000 }).toBe(3);
    await expect.poll(() => box.arrived.length, { timeout: 30_000 }).toBe(3);
    await second.end('SIGKILL');
    const third = await start('20');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await third.end('SIGTERM');
    expect(new Set(receiver.arrivals.map(({ body }) => body.webhookId)).size).toBe(3);
    expect(new Set(box.arrived.map(({ headers }) => headers['message-id'])).size).toBe(3);
    await store.close();
    await Promise.all([site.close(), box.close(), receiver.close()]);
    await place.remove();
  });
});
