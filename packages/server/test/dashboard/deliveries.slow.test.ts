import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

interface Delivery {
  id: string;
  jobId: string;
  type: string;
  receiver: string;
  status: string;
  attempts: number;
  lastStatus?: number;
  isStored: boolean;
}

describe.each(storeKinds)('the deliveries of a team on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let receiver: Receiver;
  let answer = 200;
  beforeAll(async () => {
    site = await serveSite(
      (_, response) => void response.setHeader('content-type', 'text/html').end('<p>Words.'),
    );
    receiver = await startReceiver((response) => void response.writeHead(answer).end('<b>no</b>'));
    server = await startTestServer({}, kind);
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), receiver.close()]);
  });

  const list = async (teamId: string, { cookie }: TestPerson, query = '') => {
    const path = `/teams/${teamId}/webhook-deliveries${query}`;
    const { body } = await callAccount(server.url, ['listWebhookDeliveries', 'GET', path], { cookie });
    return body as unknown as { deliveries: Delivery[]; cursor?: string };
  };
  const get = (teamId: string, { cookie }: TestPerson, id: string) =>
    callAccount(server.url, ['getWebhookDelivery', 'GET', `/teams/${teamId}/webhook-deliveries/${id}`], {
      cookie,
    });
  const resend = (teamId: string, { cookie }: TestPerson, id: string) =>
    callAccount(
      server.url,
      ['resendWebhookDelivery', 'POST', `/teams/${teamId}/webhook-deliveries/${id}/resend`],
      { cookie },
    );
  const startBatch = async (key: string): Promise<string> => {
    const response = await fetch(`${server.url}/v2/batch/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ urls: [site.url], webhook: { url: `${receiver.url}/secret-path?token=x` } }),
    });
    return ((await response.json()) as { id: string }).id;
  };
  /** A team whose batch has told its receiver of its start, its page and its end. */
  const told = async () => {
    const { key, teamId } = await server.caller();
    const [member, viewer] = [
      await signedIn(server.store, teamId, 'member'),
      await signedIn(server.store, teamId, 'viewer'),
    ];
    const jobId = await startBatch(key);
    await expect
      .poll(async () => (await list(teamId, viewer, '?status=delivered')).deliveries.length, {
        timeout: 60_000,
      })
      .toBe(3);
    return { teamId, member, viewer, jobId };
  };

  test('are listed newest first, in parts that lack nothing, and without what may be secret', async () => {
    const { teamId, viewer, jobId } = await told();
    const whole = await list(teamId, viewer);
    expect(whole.deliveries).toMatchObject(
      ['completed', 'page', 'started'].map((name) => ({
        type: `batch_scrape.${name}`,
        jobId,
        receiver: new URL(receiver.url).origin,
        status: 'delivered',
        attempts: 1,
        lastStatus: 200,
        isStored: true,
      })),
    );
    expect(whole).not.toHaveProperty('cursor');
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const part = await list(teamId, viewer, `?limit=1${next === undefined ? '' : `&cursor=${next}`}`);
      ids.push(...part.deliveries.map(({ id }) => id));
      next = part.cursor;
    } while (next !== undefined);
    expect(ids).toEqual(whole.deliveries.map(({ id }) => id));
    expect((await list(teamId, viewer, '?status=failed')).deliveries).toEqual([]);
    expect(JSON.stringify(whole)).not.toMatch(/secret-path|token/);
    const [first] = whole.deliveries;
    const { body } = await get(teamId, viewer, first!.id.toUpperCase());
    expect(body['delivery']).toEqual(first);
  });

  test('are sent again with the same id, and tell how that went', async () => {
    const { teamId, member } = await told();
    const [{ id }] = (await list(teamId, member)).deliveries as [Delivery];
    const arrived = () => receiver.arrivals.filter(({ headers }) => headers['webhook-id'] === id);
    const { status, body } = await resend(teamId, member, id);
    expect([status, (body['delivery'] as Delivery).status]).toEqual([200, 'waiting']);
    await expect.poll(() => arrived().length).toBe(2);
    expect(arrived()[1]!.text).toBe(arrived()[0]!.text);
    answer = 410;
    await resend(teamId, member, id);
    await expect
      .poll(async () => (await get(teamId, member, id)).body['delivery'])
      .toMatchObject({ status: 'gone', attempts: 3, lastStatus: 410 });
    answer = 200;
  });

  test('are nobody else’s, by no way of naming them', async () => {
    const { teamId, viewer } = await told();
    const [{ id }] = (await list(teamId, viewer)).deliveries as [Delivery];
    const other = await newTeam(server.store, 1);
    const stranger = await signedIn(server.store, other);
    const before = receiver.arrivals.length;
    const none = { success: false, error: 'Delivery not found' };
    expect((await list(other, stranger)).deliveries).toEqual([]);
    expect((await get(other, stranger, id)).body).toEqual(none);
    expect((await resend(other, stranger, id)).body).toEqual(none);
    expect((await resend(teamId, stranger, id)).body['error']).toBe('Team not found');
    expect((await resend(teamId, viewer, id)).status).toBe(403);
    // What was queued would be there before this.
    await told();
    expect(receiver.arrivals.slice(before).map(({ headers }) => headers['webhook-id'])).not.toContain(id);
  });

  test('of a team that wants nothing kept are read by nobody', async () => {
    const { teamId, member } = await told();
    const [{ id }] = (await list(teamId, member)).deliveries as [Delivery];
    await server.store.tx((query) => changeTeam(query, teamId, { zeroDataRetention: true }));
    expect((await list(teamId, member)).deliveries).toEqual([]);
    expect((await get(teamId, member, id)).status).toBe(404);
    expect((await resend(teamId, member, id)).status).toBe(404);
  });
});
