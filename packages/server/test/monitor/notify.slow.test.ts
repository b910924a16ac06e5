import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import { createLink, createMailedLink, useLink } from '../../src/accounts/people/sign-in-links.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Arrived, Mailbox } from '../support/mailbox.ts';
import { monitorsOf } from '../support/monitors.ts';
import type { Monitors } from '../support/monitors.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

const mailFrom = 'Web Data <no-reply@data.example>';

describe.each(playedOn)('letters of monitors on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let box: Mailbox;
  let monitors: Monitors;
  let teamId: string;
  const answers = new Map<string, string | number>();
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const answer = answers.get(request.url ?? '') ?? 404;
      if (typeof answer === 'number') return void response.writeHead(answer).end();
      response.setHeader('content-type', 'text/html').end(`<main><h1>Page</h1><p>${answer}</p></main>`);
    });
    box = await startMailbox();
    const smtpUrl = `smtp://127.0.0.1:${box.port}`;
    server = await startTestServer(
      { agentPollMs: 20, smtpUrl, mailFrom, mailTo: ['@partner.example'] },
      kind,
    );
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    await box.close();
  });
  beforeEach(async () => {
    answers.clear();
    box.arrived.length = 0;
    const caller = await server.caller();
    ({ teamId } = caller);
    monitors = monitorsOf(server, caller.key);
    await server.store.tx(async (query) => {
      await addPerson(query, {
        teamId,
        name: 'Ada',
        email: 'Ada@Team.example',
        role: 'owner',
        isProven: true,
      });
      await addPerson(query, {
        teamId,
        name: 'Bob',
        email: 'bob@team.example',
        role: 'viewer',
        isProven: true,
      });
      await addPerson(query, { teamId, name: 'Nobody', role: 'viewer' });
      // Whoever adds a person may write any address.
      await addPerson(query, { teamId, name: 'Stranger', email: 'stranger@far.example', role: 'viewer' });
    });
  });

  /** Letters that have arrived, once there are as many and none waits. */
  async function letters(count: number): Promise<Arrived[]> {
    await vi.waitUntil(() => box.arrived.length >= count, { timeout: 60_000, interval: 20 });
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000, interval: 20 });
    return box.arrived;
  }

  async function waiting(): Promise<number> {
    return (await server.store.db.selectFrom('mail').select('id').execute()).length;
  }

  test('tell all people of the team, each alone, that a page has changed; not that it was seen first or is the same', async () => {
    answers.set('/a', 'One.').set('/b', 'Two.');
    const id = await monitors.create([`${site.url}/a`, `${site.url}/b`], { notification: { email: {} } });
    await monitors.checked(id);
    await monitors.checked(id);
    answers.set('/a', 'Three.');
    await monitors.checked(id);
    const arrived = await letters(2);
    expect(arrived.map(({ to }) => to).toSorted()).toEqual([['ada@team.example'], ['bob@team.example']]);
    expect(new Set(arrived.map(({ headers }) => headers['message-id'])).size).toBe(2);
    for (const { headers, raw } of arrived) {
      expect(headers['subject']).toBe('Test: 1 page changed');
      expect(raw).toContain(`changed: ${site.url}/a`);
      expect(raw).not.toContain(`${site.url}/b`);
      expect(raw).not.toContain('Three.');
    }
  });

  test('show what has changed where that is asked for, as text and never as markup', async () => {
    answers.set('/a', 'One &lt;b&gt;.');
    const name = 'Prices <script>alert(1)</script>';
    const id = await monitors.create([`${site.url}/a`], {
      name,
      notification: { email: { recipients: ['ada@team.example'], includeDiffs: true } },
    });
    await monitors.checked(id);
    answers.set('/a', 'Two &lt;img src=x onerror=alert(1)&gt;.');
    await monitors.checked(id);
    const [letter] = await letters(1);
    const whole = letter!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(whole).toMatch(/^\+Two .*onerror/m);
    expect(whole).toMatch(/dashboard\/teams\/[\w-]+\/monitors\?monitor=[\w-]+&check=[\w-]+$/m);
    const html = whole.slice(whole.indexOf('<!doctype html>'));
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<(?:script|img|b)\b/);
  });

  test('go to people of the team and whom the operator allows, and to nobody else', async () => {
    answers.set('/a', 'One.');
    const create = (recipients: string[]) =>
      monitors.call('POST', '', {
        name: 'Test',
        schedule: { cron: '0 0 31 12 *' },
        targets: [{ type: 'scrape', urls: [`${site.url}/a`] }],
        notification: { email: { recipients } },
      });
    const refused = await create(['BOB@team.example', 'eve@elsewhere.example']);
    expect(refused).toMatchObject({
      status: 400,
      body: { details: [{ path: '/notification/email/recipients/1', code: 'recipient' }] },
    });
    expect((await create(['stranger@far.example'])).status).toBe(400);
    expect((await create(['eve@partner.example.evil'])).status).toBe(400);
    expect((await create(['a@b.example,c@d.example'])).status).toBe(400);
    const { status, body } = await create(['Cy@Partner.example', 'bob@team.example']);
    expect(status).toBe(200);
    const { id } = body.data as { id: string };
    await monitors.checked(id);
    answers.set('/a', 'Two.');
    // Who has left the team is not written to any more.
    await server.store.tx((query) => query.deleteFrom('membership').where('team_id', '=', teamId).execute());
    await monitors.checked(id);
    expect((await letters(1)).map(({ to }) => to)).toEqual([['cy@partner.example']]);
  });

  test('can be changed and switched off', async () => {
    answers.set('/a', 'One.');
    const notification = { email: { recipients: ['ada@team.example'] } };
    const id = await monitors.create([`${site.url}/a`], { notification });
    expect((await monitors.call('GET', `/${id}`)).body.data).toMatchObject({
      notification: { email: { enabled: true, includeDiffs: false, recipients: ['ada@team.example'] } },
    });
    await monitors.checked(id);
    expect(
      (await monitors.call('PATCH', `/${id}`, { notification: { email: { enabled: false } } })).status,
    ).toBe(200);
    answers.set('/a', 'Two.');
    await monitors.checked(id);
    expect((await monitors.call('PATCH', `/${id}`, { notification: null })).body.data).not.toHaveProperty(
      'notification',
    );
    answers.set('/a', 'Three.');
    await monitors.checked(id);
    expect(await waiting()).toBe(0);
    expect(box.arrived).toEqual([]);
  });

  test('wait for a server that is busy under the same id, and go when it refuses them', async () => {
    answers.set('/a', 'One.');
    const notification = { email: { recipients: ['ada@team.example'] } };
    const id = await monitors.create([`${site.url}/a`], { notification });
    await monitors.checked(id);
    box.refusals.push(451);
    answers.set('/a', 'Two.');
    await monitors.checked(id);
    await vi.waitUntil(
      async () => (await server.store.db.selectFrom('mail').select('attempts').execute())[0]?.attempts === 1,
      { timeout: 60_000, interval: 20 },
    );
    const [row] = await server.store.db.selectFrom('mail').select('id').execute();
    await server.store.tx((query) =>
      query.updateTable('job').set({ run_at: 0 }).where('queue', '=', 'mail').execute(),
    );
    await server.store.tx((query) =>
      query.updateTable('team_schedule').set({ scheduled_at: 0 }).where('queue', '=', 'mail').execute(),
    );
    const [letter] = await letters(1);
    expect(letter!.headers['message-id']).toBe(`<${row!.id}@data.example>`);
    box.refusals.push(550);
    answers.set('/a', 'Three.');
    await monitors.checked(id);
    await vi.waitUntil(async () => (await waiting()) === 0 && box.refusals.length === 0, {
      timeout: 60_000,
      interval: 20,
    });
    expect(box.arrived).toHaveLength(1);
    const jobs = await server.store.db.selectFrom('job').select('id').where('queue', '=', 'mail').execute();
    expect(jobs).toEqual([]);
  });

  test('of a monitor that is gone meanwhile are not written', async () => {
    answers.set('/a', 'One.');
    const id = await monitors.create([`${site.url}/a`], {
      notification: { email: { recipients: ['ada@team.example'] } },
    });
    await monitors.checked(id);
    box.refusals.push(451);
    answers.set('/a', 'Two.');
    await monitors.checked(id);
    await vi.waitUntil(() => box.refusals.length === 0, { timeout: 60_000, interval: 20 });
    expect((await monitors.call('DELETE', `/${id}`)).status).toBe(200);
    await server.store.tx((query) =>
      query.updateTable('job').set({ run_at: 0 }).where('queue', '=', 'mail').execute(),
    );
    await server.store.tx((query) =>
      query.updateTable('team_schedule').set({ scheduled_at: 0 }).where('queue', '=', 'mail').execute(),
    );
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000, interval: 20 });
    expect(box.arrived).toEqual([]);
  });
});

test('an address is proven by a link that was sent there, and by no other', async () => {
  const { store, ...server } = await startTestServer();
  const { teamId } = await server.caller();
  const proven = (by: 'handed' | 'mailed') =>
    store.tx(async (query) => {
      const { id } = await addPerson(query, { teamId, name: by, email: 'a@b.example', role: 'viewer' });
      const { secret } =
        by === 'mailed'
          ? { secret: await createMailedLink(query, id, 60_000) }
          : await createLink(query, id, 60_000);
      await useLink(query, secret);
      return query
        .selectFrom('person')
        .select('email_verified')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });
  expect(await proven('handed')).toEqual({ email_verified: 0 });
  expect(await proven('mailed')).toEqual({ email_verified: 1 });
  await server.close();
});

test('where no letters are written a monitor says so', async () => {
  const server = await startTestServer();
  const { key } = await server.caller();
  const create = (notification: object) =>
    monitorsOf(server, key).call('POST', '', {
      name: 'Test',
      schedule: { cron: '0 0 31 12 *' },
      targets: [{ type: 'scrape', urls: ['https://example.com/'] }],
      notification,
    });
  expect((await create({ email: { recipients: ['eve@elsewhere.example'] } })).body['warning']).toContain(
    'notification',
  );
  expect((await create({ email: { enabled: false } })).body).not.toHaveProperty('warning');
  await server.close();
});

test('a sender without a server, and one that is no address, end the start with a sentence', async () => {
  await expect(startTestServer({ smtpUrl: 'smtp://127.0.0.1:1' })).rejects.toThrow('WEB_DATA_MAIL_FROM');
  await expect(startTestServer({ mailFrom: 'Web Data' })).rejects.toThrow('must be an address');
  await expect(startTestServer({ mailFrom: 'A\r\nBcc: e@x.example <a@b.example>' })).rejects.toThrow(
    'must be',
  );
});
