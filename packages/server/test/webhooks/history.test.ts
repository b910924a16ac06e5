import { Webhook as Library } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { LIFE_MS } from '../../src/platform/next-attempt.ts';
import type { Store } from '../../src/platform/store/store.ts';
import {
  RETENTION_MS,
  MAX_STORED_BODY_BYTES,
  MAX_STORED,
  pruneHistory,
} from '../../src/platform/webhooks/history.ts';
import { resend } from '../../src/platform/webhooks/resend.ts';
import { showSecret } from '../../src/accounts/teams/webhook-secrets.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Answering, Receiver } from '../support/receiver.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';
import { World } from './world.ts';

const NOTHING = { webhooks: 0, events: 0, jobs: 0 };

describe.each(storeKinds)('the history of deliveries on %s', (kind) => {
  let store: Store;
  let closeStore: () => Promise<void>;
  let world: World;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => ({ store, close: closeStore } = await newStore(kind)));
  afterAll(() => closeStore());
  beforeEach(() => (world = new World(store)));
  afterEach(async () => {
    await world.close();
    for (const close of closing.splice(0)) await close();
    for (const table of ['webhook_delivery', 'webhook_event', 'webhook', 'job', 'team_schedule'] as const)
      await store.tx((query) => query.deleteFrom(table).execute());
  });

  const receiver = async (answer?: Answering): Promise<Receiver> => {
    const started = await startReceiver(answer);
    closing.push(started.close);
    return started;
  };
  const history = () => store.db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute();
  const one = async () => (await history())[0]!;
  const end = (jobId: string) => world.announce({ jobId, type: 'agent.completed', isLast: true });
  const again = (teamId: string, id: string) => resend(world.options.queue, { teamId, id });

  it('tells of each attempt, and keeps the body once it has ended', async () => {
    let status = 503;
    const to = await receiver((response) => void response.writeHead(status).end());
    const { jobId, teamId } = await world.job({ url: `${to.url}?token=x` });
    await end(jobId);
    await world.run({ until: World.start });
    const { now } = world;
    expect(await history()).toMatchObject([
      {
        team_id: teamId,
        job_id: jobId,
        type: 'agent.completed',
        status: 'waiting',
        body: null,
        attempts: 1,
        last_status: 503,
        failure: null,
        last_attempt_at: now,
        next_attempt_at: now + 5000,
      },
    ]);
    status = 200;
    await world.run();
    expect(await history()).toMatchObject([
      {
        id: to.arrivals[0]!.body.webhookId,
        status: 'delivered',
        body: to.arrivals[1]!.text,
        attempts: 2,
        last_status: 200,
        created_at: World.start,
        last_attempt_at: World.start + 5000,
        next_attempt_at: null,
      },
    ]);
    expect(await world.left()).toEqual(NOTHING);
  });

  it('tells of events that were not tried any more: the receiver was gone', async () => {
    const to = await receiver((response) => void response.writeHead(410).end());
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.started' });
    await end(jobId);
    await world.run();
    expect(await history()).toMatchObject([
      { type: 'agent.started', status: 'gone', attempts: 1, last_status: 410 },
      { type: 'agent.completed', status: 'gone', attempts: 0, last_status: null, last_attempt_at: null },
    ]);
  });

  it('tells why a receiver did not answer, to the end', async () => {
    const to = await startReceiver();
    await to.close();
    const { jobId } = await world.job({ url: to.url });
    await end(jobId);
    await world.run();
    const row = await one();
    expect(row).toMatchObject({
      status: 'failed',
      failure: 'connection',
      last_status: null,
      next_attempt_at: null,
    });
    expect(row.attempts).toBeGreaterThan(10);
    expect(row.last_attempt_at).toBe(World.start + LIFE_MS);
  });

  it('is not kept of a team without retention, and is gone of one that has none from now on', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url });
    const { jobId: later, teamId: other } = await world.job({ url: to.url });
    await store.tx((query) => changeTeam(query, teamId, { zeroDataRetention: true }));
    await end(jobId);
    await end(later);
    await world.run();
    expect(to.arrivals).toHaveLength(2);
    expect(await history()).toMatchObject([{ team_id: other }]);
    await store.tx((query) => changeTeam(query, other, { zeroDataRetention: true }));
    expect(await pruneHistory(world.store)).toBe(1);
    expect(await history()).toEqual([]);
  });

  it('is kept for seven days, and of a team no more than so many', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.started' });
    await world.run();
    const first = await one();
    const rows = Array.from({ length: MAX_STORED }, (_, index) => ({
      ...first,
      id: uuidv7(Date.now() - 60_000 - index),
    }));
    await store.tx(async (query) => {
      for (let from = 0; from < rows.length; from += 100)
        await query
          .insertInto('webhook_delivery')
          .values(rows.slice(from, from + 100))
          .execute();
    });
    const others = { ...first, id: uuidv7(1), team_id: await newTeam(store, 0) };
    await store.tx((query) => query.insertInto('webhook_delivery').values(others).execute());
    await end(jobId);
    await world.run();
    const left = await history();
    expect(left.filter(({ team_id }) => team_id === teamId)).toHaveLength(MAX_STORED);
    expect(left.map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, to.arrivals[1]!.body.webhookId, others.id]),
    );
    expect(left.map(({ id }) => id)).not.toContain(rows.at(-1)!.id);
    world.now += RETENTION_MS;
    expect(await pruneHistory(world.store)).toBe(0);
    world.now += 1;
    expect(await pruneHistory(world.store)).toBe(MAX_STORED + 1);
  });

  it('sends an event again as it was: its id, its body, a signature of now, and leaves nothing behind', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url, headers: { Authorization: 'Bearer hush' } });
    await world.announce({ jobId, type: 'agent.completed', data: [{ a: 'ä' }], isLast: true });
    await world.run();
    world.now += 3_600_000;
    const { id } = await one();
    expect(await again(teamId, id)).toBe('queued');
    expect(await one()).toMatchObject({ status: 'waiting', attempts: 1, next_attempt_at: world.now });
    await world.run();
    const [before, after] = to.arrivals;
    expect(after!.text).toBe(before!.text);
    expect(after!.headers['webhook-id']).toBe(id);
    expect(after!.headers['webhook-timestamp']).not.toBe(before!.headers['webhook-timestamp']);
    expect(after!.headers['authorization']).toBe('Bearer hush');
    const { secret } = await showSecret(store, teamId, world.options.seal);
    vi.spyOn(Date, 'now').mockReturnValue(world.now);
    expect(() =>
      new Library(secret).verify(after!.text, after!.headers as Record<string, string>),
    ).not.toThrow();
    vi.restoreAllMocks();
    expect(await history()).toMatchObject([
      { id, status: 'delivered', attempts: 2, created_at: World.start },
    ]);
    expect(await world.left()).toEqual(NOTHING);
  });

  it('tries one that waits at once, and one that was asked for several times once', async () => {
    let status = 500;
    const to = await receiver((response) => void response.writeHead(status).end());
    const { jobId, teamId } = await world.job({ url: to.url });
    await end(jobId);
    await world.run({ until: World.start + 60_000 });
    const { id, attempts } = await one();
    status = 200;
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => again(teamId, id)));
    expect(outcomes).toEqual(['queued', 'queued', 'queued', 'queued']);
    await world.run({ until: world.now });
    expect(to.arrivals).toHaveLength(attempts + 1);
    expect(await world.left()).toEqual(NOTHING);
    await Promise.all(Array.from({ length: 4 }, () => again(teamId, id)));
    await world.run();
    expect(to.arrivals).toHaveLength(attempts + 2);
    expect(await world.left()).toEqual(NOTHING);
  });

  it('sends again behind what waits, of a job that goes on, and for as long as any other', async () => {
    let status = 200;
    const to = await receiver((response) => void response.writeHead(status).end());
    const { jobId, teamId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.started' });
    await world.run();
    const { id } = await one();
    status = 500;
    await world.announce({ jobId, type: 'agent.action' });
    await again(teamId, id);
    await world.run({ until: world.now + 1000 });
    expect(to.arrivals.map(({ body }) => body.type)).toEqual(['agent.started', 'agent.action']);
    status = 200;
    await world.run();
    expect(to.arrivals.map(({ body }) => body.type).slice(2)).toEqual(['agent.action', 'agent.started']);
    status = 500;
    world.now += LIFE_MS;
    await again(teamId, id);
    const from = world.now;
    await world.run();
    expect(await one()).toMatchObject({ id, status: 'failed', last_attempt_at: from + LIFE_MS });
    status = 200;
    await end(jobId);
    await world.run();
    expect(to.arrivals.at(-1)!.body.type).toBe('agent.completed');
    expect(await world.left()).toEqual(NOTHING);
  });

  it('sends nothing of another team, of nobody, or that is too large to be kept', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url });
    await world.announce({
      jobId,
      type: 'agent.completed',
      data: ['x'.repeat(MAX_STORED_BODY_BYTES)],
      isLast: true,
    });
    await world.run();
    const { id, body } = await one();
    expect(body).toBeNull();
    expect(await again(teamId, id)).toBe('not kept');
    expect(await again(await newTeam(store, 0), id)).toBe('unknown');
    expect(await again(teamId, uuidv7())).toBe('unknown');
    expect(await world.left()).toEqual(NOTHING);
    await world.run();
    expect(to.arrivals).toHaveLength(1);
  });

  it('asks the address policy of now before it sends again', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url });
    await end(jobId);
    await world.run();
    const closed = new World(store, { allowPrivate: [] });
    closing.push(() => closed.close());
    const { id } = await one();
    await resend(closed.options.queue, { teamId, id });
    await closed.run();
    expect(to.arrivals).toHaveLength(1);
    expect(await one()).toMatchObject({ status: 'failed', failure: 'address' });
  });
});
