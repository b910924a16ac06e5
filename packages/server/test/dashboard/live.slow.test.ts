import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../src/accounts/people/sessions.ts';
import { signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
let teamId: string;
let key: string;
beforeAll(async () => {
  // With fewer requests in flight than streams: they are no work.
  server = await startTestServer({ maxRequests: 100 }, storeKinds.at(-1));
  ({ key, teamId } = await server.caller());
});
afterAll(() => server.close());

/** An event stream that is read. */
interface Reading {
  status: number;
  headers: Headers;
  /** What was told: the name of the event and its data. */
  events: { event: string; data: unknown; id: string }[];
  isOver(): boolean;
  stop(): void;
}

const open = new Set<Reading>();
afterEach(() => {
  for (const reading of open) reading.stop();
  open.clear();
});

async function read(
  cookie: string,
  {
    team = teamId,
    headers = {},
    url = server.url,
  }: { team?: string; headers?: Record<string, string>; url?: string } = {},
): Promise<Reading> {
  const stop = new AbortController();
  const response = await fetch(`${url}/account/v1/teams/${team}/events`, {
    headers: { cookie, ...headers },
    signal: stop.signal,
  });
  let isOver = false;
  const events: Reading['events'] = [];
  const follow = async () => {
    let text = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) if (block.startsWith('event')) events.push(eventOf(block));
    }
  };
  const over = () => void (isOver = true);
  void follow().then(over, over);
  const { status } = response;
  const reading = {
    status,
    headers: response.headers,
    events,
    isOver: () => isOver,
    stop: () => stop.abort(),
  };
  open.add(reading);
  return reading;
}

function eventOf(block: string) {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(': ', 2))) as Record<
    string,
    string
  >;
  return { event: fields['event']!, id: fields['id'] ?? '', data: JSON.parse(fields['data']!) as unknown };
}

const soon = { timeout: 30_000 };
const told = ({ events }: Reading) => events.map(({ event, data }) => `${event} ${String(data)}`);
const startCrawl = async () => {
  const response = await fetch(`${server.url}/v2/crawl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'http://127.0.0.1:9/' }),
  });
  return ((await response.json()) as { id: string }).id;
};
/** When nothing of the team moves any more: its crawl has failed and its requests are counted. */
const settled = async (reading: Reading) => {
  let before = -1;
  while (reading.events.length !== before) {
    before = reading.events.length;
    await new Promise((resolve) => setTimeout(resolve, 4000));
  }
};

describe('the events of a team', () => {
  test('tell that a job has moved and that something was used, and resume where they were cut off', async () => {
    const { cookie } = await signedIn(server.store, teamId, 'viewer');
    const first = await read(cookie);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(first.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => told(first), soon).toEqual(['changed jobs,usage']);
    await startCrawl();
    await expect.poll(() => told(first).slice(1).join(), soon).toContain('jobs');
    await expect.poll(() => told(first).slice(1).join(), soon).toContain('usage');
    await settled(first);
    const { id } = first.events.at(-1)!;
    first.stop();
    const headers = { 'last-event-id': id };
    const same = await read(cookie, { headers });
    await startCrawl();
    // Nothing was told before something moved; and who was away is told what it missed, at once.
    await expect.poll(() => same.events.length, soon).toBeGreaterThan(0);
    await settled(same);
    const late = await read(cookie, { headers });
    await expect.poll(() => late.events.length, soon).toBeGreaterThan(0);
    expect(late.events[0]!.data).toContain('jobs');
    const fool = await read(cookie, { headers: { 'last-event-id': "'; drop table job; --" } });
    await expect.poll(() => told(fool), soon).toEqual(['changed jobs,usage']);
  });

  test('say nothing of what changed: neither ids nor titles are in them', async () => {
    const { cookie } = await signedIn(server.store, teamId, 'viewer');
    const reading = await read(cookie);
    const id = await startCrawl();
    await expect.poll(() => reading.events.length, soon).toBeGreaterThan(1);
    expect(JSON.stringify(reading.events)).not.toContain(id);
    for (const { id: told } of reading.events) expect(told).toMatch(/^[0-9a-f]{16}-[0-9a-f]{16}$/);
  });

  test('are for nobody without a session, and of no other team', async () => {
    const other = await newTeam(server.store, 0);
    const { cookie } = await signedIn(server.store, other);
    for (const wrong of ['', 'web-data-session=nobody', cookie.replace('web-data', '__Host-web-data')])
      expect((await read(wrong)).status).toBe(401);
    expect((await read(cookie)).status).toBe(404);
    expect((await read(cookie, { team: '0192f4a6-0000-7000-8000-00000000ffff' })).status).toBe(404);
    expect((await read(cookie, { team: 'x' })).status).toBe(400);
    const headers = { authorization: `Bearer ${key}` };
    expect((await read('', { headers })).status).toBe(401);
  });

  test.each([
    [
      'signs out',
      (person: TestPerson) =>
        server.store.tx((query) =>
          query.deleteFrom('person_session').where('person_id', '=', person.id).execute(),
        ),
    ],
    [
      'is removed',
      (person: TestPerson) =>
        server.store.tx((query) =>
          query.deleteFrom('membership').where('person_id', '=', person.id).execute(),
        ),
    ],
    [
      'is given another role',
      (person: TestPerson) =>
        server.store.tx((query) =>
          query
            .updateTable('membership')
            .set({ role: 'viewer' })
            .where('person_id', '=', person.id)
            .execute(),
        ),
    ],
    [
      'was away for too long',
      (person: TestPerson) =>
        server.store.tx((query) =>
          query
            .updateTable('person_session')
            .set({ expires_at: 1 })
            .where('person_id', '=', person.id)
            .execute(),
        ),
    ],
  ])('end when the person %s', async (_, change) => {
    const person = await signedIn(server.store, teamId, 'member');
    const stays = await signedIn(server.store, teamId, 'member');
    const [ends, goesOn] = [await read(person.cookie), await read(stays.cookie)];
    await expect.poll(() => ends.events.length * goesOn.events.length, soon).toBeGreaterThan(0);
    await change(person);
    await expect.poll(() => ends.isOver(), soon).toBe(true);
    expect(told(ends).at(-1)).toBe('ended session');
    expect(goesOn.isOver()).toBe(false);
  });
});

describe('many of them', () => {
  test('of one session are six at most; one that is closed makes room', async () => {
    const { cookie } = await signedIn(server.store, teamId, 'viewer');
    const readings = [];
    for (let index = 0; index < 6; index += 1) readings.push(await read(cookie));
    expect(readings.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const more = await read(cookie);
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '30']);
    readings[0]!.stop();
    await expect
      .poll(
        async () => {
          const again = await read(cookie);
          return again.status;
        },
        { ...soon, interval: 500 },
      )
      .toBe(200);
  });

  test('200 at once are told, keep nobody from working, and end with the server', async () => {
    const own = await startTestServer({ maxRequests: 100 });
    const { teamId: team, key: ownKey } = await own.caller();
    const { id } = await signedIn(own.store, team, 'viewer');
    const cookies = [];
    // Twenty sessions a person at most.
    const people = [id];
    while (people.length < 3) people.push((await signedIn(own.store, team, 'viewer')).id);
    for (const person of people)
      for (let index = 0; index < 17; index += 1)
        cookies.push(
          `web-data-session=${await own.store.tx((query) => startSession(query, person, 'test'))}`,
        );
    const readings: Reading[] = [];
    for (let index = 0; index < 200; index += 1)
      readings.push(await read(cookies[index % cookies.length]!, { team, url: own.url }));
    expect(readings.every(({ status }) => status === 200)).toBe(true);
    await expect.poll(() => readings.every(({ events }) => events.length > 0), soon).toBe(true);
    const before = readings.map(({ events }) => events.length);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await own.map(ownKey, { url: 'nonsense' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
    // The requests are usage: every stream tells of it.
    await expect
      .poll(() => readings.every(({ events }, index) => events.length > before[index]!), soon)
      .toBe(true);
    await own.close();
    await expect.poll(() => readings.every((reading) => reading.isOver()), soon).toBe(true);
  });
});
