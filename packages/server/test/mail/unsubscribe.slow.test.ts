import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import { startSession } from '../../src/accounts/people/sessions.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Arrived, Mailbox } from '../support/mailbox.ts';
import { monitorsOf } from '../support/monitors.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

/** The path of the link in the header field of an email, on the server itself. */
function linkOf({ headers }: Arrived): string {
  const link = /^<(http:\/\/data\.example\/unsubscribe\/[\w-]{43})>$/.exec(headers['list-unsubscribe'] ?? '');
  return new URL(link?.[1] ?? 'https://none.example/').pathname;
}

describe.each(storeKinds)('emails that one can unsubscribe from on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let box: Mailbox;
  let teamId: string;
  let key: string;
  let ada: string;
  /** What the page says; it is read several times in a check. */
  let version = 0;
  beforeAll(async () => {
    site = await serveSite((_, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end(`<main><h1>Page</h1><p>Number ${version}.</p></main>`);
    });
    box = await startMailbox();
    const smtpUrl = `smtp://127.0.0.1:${box.port}`;
    server = await startTestServer(
      { agentPollMs: 20, smtpUrl, mailFrom: 'no-reply@data.example', publicUrl: 'http://data.example' },
      kind,
    );
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    await box.close();
  });
  beforeEach(async () => {
    box.arrived.length = 0;
    ({ teamId, key } = await server.caller());
    ada = await server.store.tx(async (query) => {
      const people = ['ada', 'bob'].map((name) => `${name}@${teamId}.example`);
      const [first] = [
        await addPerson(query, { teamId, name: 'Ada', email: people[0]!, role: 'viewer', isProven: true }),
        await addPerson(query, { teamId, name: 'Bob', email: people[1]!, role: 'viewer', isProven: true }),
      ];
      return `web-data-session=${await startSession(query, first.id, 'test')}`;
    });
  });

  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const listed = async (cookie: string) =>
    (await callAccount(server.url, ['listUnsubscribed', 'GET', `/teams/${teamId}/unsubscribed`], { cookie }))
      .body['unsubscribed'] as { id: string; recipient: string; canResubscribe: boolean; about: string }[];
  const resubscribe = (id: string, cookie: string) =>
    callAccount(server.url, ['resubscribe', 'DELETE', `/teams/${teamId}/unsubscribed/${id}`], { cookie });
  /** Checks a page that changes with each read. @returns the emails, once none waits */
  const checked = async (id: string, count: number): Promise<Arrived[]> => {
    box.arrived.length = 0;
    version += 1;
    await monitorsOf(server, key).checked(id);
    await vi.waitUntil(() => box.arrived.length >= count, { timeout: 30_000, interval: 20 });
    await vi.waitUntil(
      async () => (await server.store.db.selectFrom('mail').select('id').execute()).length === 0,
      { timeout: 30_000, interval: 20 },
    );
    return box.arrived.toSorted((a, b) => (a.to[0]! < b.to[0]! ? -1 : 1));
  };
  const monitor = async (): Promise<string> => {
    const monitors = monitorsOf(server, key);
    const id = await monitors.create([`${site.url}/a`], { name: 'P<b>rices', notification: { email: {} } });
    await monitors.checked(id);
    return id;
  };

  test('carry a link of their own, which a POST alone ends, for its recipient and its monitor alone', async () => {
    const [id, other] = [await monitor(), await monitor()];
    const [first, second] = await checked(id, 2);
    const [path, bobs] = [linkOf(first!), linkOf(second!)];
    expect(path).not.toBe(bobs);
    expect(first!.headers).not.toHaveProperty('list-unsubscribe-post'); // The link is not https.
    expect(first!.raw.replaceAll('=\r\n', '')).toContain(`Unsubscribe: http://data.example${path}`);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await request(path, { method })).status).toBe(200);
    expect(await checked(id, 2)).toHaveLength(2);
    const shown = await request(path);
    expect(shown.page).toContain('<form method="post"><button name="List-Unsubscribe" value="One-Click">');
    expect(shown.page).toContain('P&lt;b&gt;rices');
    expect([shown.headers.get('referrer-policy'), shown.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    for (const _ of [1, 2]) expect((await request(path, oneClick)).status).toBe(200);
    const after = await checked(id, 1);
    expect(after.map(({ to }) => to)).toEqual([[`bob@${teamId}.example`]]);
    expect(linkOf(after[0]!)).toBe(bobs);
    expect(await checked(other, 2)).toHaveLength(2);
    const { cookie } = await signedIn(server.store, teamId);
    const log = await callAccount(
      server.url,
      ['listSecurityEvents', 'GET', `/teams/${teamId}/security-events?event=mail.unsubscribed`],
      { cookie },
    );
    expect(log.body['events']).toHaveLength(1);
    expect(server.log.join('')).not.toContain(path.slice(-43));
  });

  test('end by a form of any type or none, and by no other path', async () => {
    const [first] = await checked(await monitor(), 2);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [undefined, form, 'List-Unsubscribe=One-Click'])
      expect((await request(linkOf(first!), { method: 'POST', ...(body && { body }) })).status).toBe(200);
    const token = linkOf(first!).slice('/unsubscribe/'.length);
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, token.toLowerCase(), '%00', "'--", '..%2f'])
      for (const init of [{}, oneClick])
        expect([wrong, (await request(`/unsubscribe/${wrong}`, init)).status]).toEqual([wrong, 404]);
    const big = { method: 'POST', body: 'x'.repeat(100_000) };
    expect((await request(linkOf(first!), big)).status).toBe(413);
  });

  test('are not sent when they waited while their recipient unsubscribed', async () => {
    const id = await monitor();
    const [first] = await checked(id, 2);
    box.refusals.push(451, 451); // Both are tried again, after seconds.
    version += 1;
    await monitorsOf(server, key).checked(id);
    await vi.waitUntil(() => box.refusals.length === 0, { timeout: 30_000, interval: 20 });
    box.arrived.length = 0;
    await request(linkOf(first!), oneClick);
    await vi.waitUntil(() => box.arrived.length === 1, { timeout: 30_000, interval: 20 });
    await vi.waitUntil(
      async () => (await server.store.db.selectFrom('mail').select('id').execute()).length === 0,
      { timeout: 30_000, interval: 20 },
    );
    expect(box.arrived.map(({ to }) => to)).toEqual([[`bob@${teamId}.example`]]);
  });

  test('are turned on again in the dashboard by their recipient alone', async () => {
    const id = await monitor();
    const [first, other] = await checked(id, 2);
    for (const email of [first!, other!]) await request(linkOf(email), oneClick);
    const { cookie: owner } = await signedIn(server.store, teamId);
    const byAda = await listed(ada);
    expect(
      byAda.map(({ recipient, canResubscribe, about }) => [recipient, canResubscribe, about]).toSorted(),
    ).toEqual([
      [`ada@${teamId}.example`, true, 'monitor'],
      [`bob@${teamId}.example`, false, 'monitor'],
    ]);
    const [own, bobs] = [true, false].map((may) =>
      byAda.find(({ canResubscribe }) => canResubscribe === may)!,
    );
    expect((await resubscribe(bobs!.id, ada)).status).toBe(403);
    expect((await resubscribe(own!.id, ada)).status).toBe(200);
    const second = await resubscribe(own!.id, ada); // SubscriptionNotFound: it is on already.
    expect([second.status, second.body['error']]).toEqual([404, 'Not Found: No such email subscription']);
    expect((await checked(id, 1)).map(linkOf)).toEqual([linkOf(first!)]);
    expect((await resubscribe(bobs!.id, owner)).status).toBe(403);
    expect((await listed(owner)).map(({ id, canResubscribe }) => [id, canResubscribe])).toEqual([
      [bobs!.id, false],
    ]);
    await server.store.tx(async (query) => {
      const person = query.updateTable('person').set({ email_verified: 0 });
      await person.where('email', '=', `ada@${teamId}.example`).execute();
    });
    await request(linkOf(first!), oneClick);
    expect((await listed(ada)).some(({ canResubscribe }) => canResubscribe)).toBe(false);
    expect((await resubscribe(own!.id, ada)).status).toBe(403);
  });

  test('are listed in parts, however many were turned off', async () => {
    const { cookie } = await signedIn(server.store, teamId);
    const names = Array.from({ length: 120 }, (_, index) => ({
      id: uuidv7(),
      ended_at: 1000 + (index >> 1),
    }));
    const common = { team_id: teamId, kind: 'budget.threshold', subject_id: teamId, created_at: 1 };
    await server.store.tx((query) =>
      query
        .insertInto('mail_subscription')
        .values(
          names.map((name) => ({ ...common, ...name, token: name.id, recipient: `${name.id}@a.example` })),
        )
        .execute(),
    );
    const ids: string[] = [];
    let cursor: string | undefined;
    for (let parts = 0; parts < 3; parts++) {
      const path = `/teams/${teamId}/unsubscribed?limit=50${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await callAccount(server.url, ['listUnsubscribed', 'GET', path], { cookie });
      ids.push(...(body['unsubscribed'] as { id: string }[]).map(({ id }) => id));
      cursor = body['cursor'] as string | undefined;
    }
    expect([ids, cursor]).toEqual([names.map(({ id }) => id).toReversed(), undefined]);
  });

  test('about a budget do too, and those with a sign-in link never', async () => {
    const { cookie } = await signedIn(server.store, teamId);
    const set = ['changeBudget', 'PUT', `/teams/${teamId}/budget`] as const;
    await callAccount(server.url, set, { cookie, body: { credits: 10, thresholds: [10, 20] } });
    const scrape = () =>
      fetch(`${server.url}/v2/scrape`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: site.url }),
      });
    expect((await scrape()).status).toBe(200);
    await vi.waitUntil(() => box.arrived.length === 2, { timeout: 30_000, interval: 20 });
    const adas = box.arrived.find(({ to }) => to[0]!.startsWith('ada'))!;
    await request(linkOf(adas), oneClick);
    expect((await scrape()).status).toBe(200);
    await vi.waitUntil(() => box.arrived.length === 3, { timeout: 30_000, interval: 20 });
    expect(box.arrived[2]!.to).toEqual([`bob@${teamId}.example`]);
    expect((await listed(cookie)).map(({ about }) => about)).toEqual(['budget']);
    box.arrived.length = 0;
    const ask = ['sendSignInLink', 'POST', '/session/link'] as const;
    await callAccount(server.url, ask, { body: { email: `ada@${teamId}.example` } });
    await vi.waitUntil(() => box.arrived.length === 1, { timeout: 30_000, interval: 20 });
    expect(box.arrived[0]!.headers).not.toHaveProperty('list-unsubscribe');
    expect(box.arrived[0]!.headers).not.toHaveProperty('list-unsubscribe-post');
    expect(box.arrived[0]!.raw).not.toContain('unsubscribe');
  });

  test('of a monitor that is deleted leave no subscription behind', async () => {
    const id = await monitor();
    const [first] = await checked(id, 2);
    await monitorsOf(server, key).call('DELETE', `/${id}`);
    const { pruneMonitors } = await import('../../src/capabilities/monitor/prune.ts');
    await pruneMonitors(server.store);
    expect((await request(linkOf(first!), oneClick)).status).toBe(404);
    const left = server.store.db.selectFrom('mail_subscription').select('id').where('subject_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  test('work for a network that has tried too many unknown links', async () => {
    const [first] = await checked(await monitor(), 2);
    const statuses = new Set<number>();
    for (let times = 0; times < 400; times++) statuses.add((await request('/unsubscribe/x')).status);
    expect(statuses).toContain(429);
    expect((await request(linkOf(first!), oneClick)).status).toBe(200);
  });
});
