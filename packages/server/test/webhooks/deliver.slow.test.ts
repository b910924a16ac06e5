import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook as Library } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/platform/store/store.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import { LIFE_MS } from '../../src/platform/next-attempt.ts';
import { rotateSecret, showSecret } from '../../src/accounts/teams/webhook-secrets.ts';
import { selfSigned } from '../support/certificate.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Answering, Receiver } from '../support/receiver.ts';
import { newStore, playedOn } from '../support/stores.ts';
import { World } from './world.ts';

const DAY = LIFE_MS;
const NOTHING = { webhooks: 0, events: 0, jobs: 0 };

const types = ({ arrivals }: Receiver): string[] => arrivals.map(({ body }) => body.type);
const ids = ({ arrivals }: Receiver): string[] =>
  arrivals.map(({ headers }) => String(headers['webhook-id']));

describe.each(playedOn)('deliveries on %s', (kind) => {
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
    for (const table of ['webhook_event', 'webhook', 'job', 'team_schedule'] as const)
      await store.tx((query) => query.deleteFrom(table).execute());
  });

  const receiver = async (answer?: Answering): Promise<Receiver> => {
    const started = await startReceiver(answer);
    closing.push(started.close);
    return started;
  };
  /** A server that speaks what it likes. */
  const speaker = async (speak: (socket: Socket) => void): Promise<string> => {
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => speak(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const three = async (jobId: string): Promise<void> => {
    await world.announce({ jobId, type: 'agent.started' });
    await world.announce({ jobId, type: 'agent.action', data: [{ action: 'scrape' }] });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
  };

  it('are made in order, signed, with the headers of the caller, and leave nothing behind', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({
      url: `${to.url}?a=b`,
      headers: { Authorization: 'Bearer hush', 'X-A': '' },
    });
    await three(jobId);
    await world.run();
    expect(types(to)).toEqual(['agent.started', 'agent.action', 'agent.completed']);
    expect(await world.left()).toEqual(NOTHING);
    const { secret } = await showSecret(store, teamId, world.options.seal);
    for (const { headers, text, body } of to.arrivals) {
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        authorization: 'Bearer hush',
        'x-a': '',
      });
      expect(headers['webhook-id']).toBe(body.webhookId);
      vi.spyOn(Date, 'now').mockReturnValue(world.now);
      expect(() => new Library(secret).verify(text, headers as Record<string, string>)).not.toThrow();
      vi.restoreAllMocks();
    }
    expect(world.attempts).toEqual(['delivered', 'delivered', 'delivered']);
    expect(world.told).toEqual([]);
  });

  it('are signed with both secrets while they are rotated, then with the new one', async () => {
    const to = await receiver();
    const { jobId, teamId } = await world.job({ url: to.url });
    const { seal } = world.options;
    const first = await showSecret(store, teamId, seal);
    await expect(showSecret(store, teamId, seal)).rejects.toThrow('shown before');
    const second = await rotateSecret(store, teamId, { seal, overlapMs: 60_000 });
    await world.announce({ jobId, type: 'agent.started' });
    await world.run();
    const third = await rotateSecret(store, teamId, { seal, overlapMs: 0 });
    await world.announce({ jobId, type: 'agent.action' });
    await world.run();
    const valid = to.arrivals.map(({ headers, text }) =>
      [first, second, third].map(({ secret }) => {
        vi.spyOn(Date, 'now').mockReturnValue(world.now);
        try {
          new Library(secret).verify(text, headers as Record<string, string>);
          return true;
        } catch {
          return false;
        } finally {
          vi.restoreAllMocks();
        }
      }),
    );
    expect(valid).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
  });

  it('wait for a receiver that is down for a while, in order, each event once it took the one before', async () => {
    const to = await receiver((response) => {
      const isDown = world.now < World.start + 3 * 3_600_000;
      response.writeHead(isDown ? 503 : 204).end();
    });
    const { jobId } = await world.job({ url: to.url });
    await three(jobId);
    await world.run();
    const downs = to.arrivals.length - 3;
    expect(types(to)).toEqual([
      ...Array<string>(downs).fill('agent.started'),
      'agent.started',
      'agent.action',
      'agent.completed',
    ]);
    expect(new Set(ids(to)).size).toBe(3);
    expect(new Set(ids(to).slice(0, downs + 1)).size).toBe(1);
    expect(new Set(to.arrivals.map(({ headers }) => headers['webhook-timestamp'])).size).toBeGreaterThan(
      downs - 1,
    );
    expect(world.now - World.start).toBeLessThan(5 * 3_600_000);
    expect(await world.left()).toEqual(NOTHING);
  });

  it('are given up after a day, with the later events that are as old, and told of', async () => {
    const to = await receiver((response) => response.writeHead(500).end());
    const { jobId, teamId } = await world.job({ url: `${to.url}?token=hush` });
    await world.announce({ jobId, type: 'agent.started' });
    await world.announce({ jobId, type: 'agent.action' });
    await world.run({ until: World.start + DAY - 1 });
    expect((await world.left()).events).toBe(2);
    await world.run();
    expect(world.now - World.start).toBe(DAY);
    expect(new Set(ids(to)).size).toBe(1);
    expect(world.dropped).toEqual([['given up', 2]]);
    expect(world.told).toMatchObject([
      { event: 'webhook.dropped', reason: 'given up', count: 2, jobId, teamId },
    ]);
    expect(await world.left()).toEqual({ webhooks: 1, events: 0, jobs: 0 });
    expect([...world.log, JSON.stringify(world.told)].join('')).not.toMatch(/hush|whsec_|\/hook/);
    // The job goes on, and so does its webhook.
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: world.now });
    expect(types(to).at(-1)).toBe('agent.completed');
  });

  it('end for good with 410', async () => {
    const to = await receiver((response, { body }) =>
      response.writeHead(body.type === 'agent.action' ? 410 : 200).end(),
    );
    const { jobId } = await world.job({ url: to.url });
    await three(jobId);
    await world.run();
    expect(types(to)).toEqual(['agent.started', 'agent.action']);
    expect(world.dropped).toEqual([['gone', 2]]);
    expect(await world.left()).toEqual(NOTHING);
  });

  it('end for good with 410 for a job that goes on', async () => {
    const to = await receiver((response) => response.writeHead(410).end());
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.started' });
    await world.run();
    expect(await world.announce({ jobId, type: 'agent.action' })).toBe(false);
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run();
    expect(to.arrivals).toHaveLength(1);
    expect(await world.left()).toEqual(NOTHING);
  });

  it.each([200, 201, 202, 204, 299])('succeed with %i', async (status) => {
    const to = await receiver((response) => response.writeHead(status).end());
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run();
    expect([to.arrivals.length, await world.left()]).toEqual([1, NOTHING]);
  });

  it.each([300, 301, 304, 307, 400, 401, 404, 409, 429, 500, 502, 503, 599])(
    'fail with %i and are made again',
    async (status) => {
      const to = await receiver((response) => response.writeHead(status).end());
      const { jobId } = await world.job({ url: to.url });
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
      await world.run({ until: World.start });
      expect([world.attempts, await world.left()]).toEqual([['failed'], { webhooks: 1, events: 1, jobs: 1 }]);
      await world.run({ until: World.start + 5000 });
      expect(ids(to)).toEqual([to.arrivals[0]!.body.webhookId, to.arrivals[0]!.body.webhookId]);
    },
  );

  it('wait as long as the receiver asks', async () => {
    const to = await receiver((response) => response.writeHead(429, { 'Retry-After': '3600' }).end());
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: World.start + 3_599_999 });
    expect(to.arrivals).toHaveLength(1);
    await world.run({ until: World.start + 3_600_000 });
    expect(to.arrivals).toHaveLength(2);
  });

  it.each(['toUTCString', 'lower'] as const)(
    'wait until the date that the receiver names (%s)',
    async (as) => {
      const date = new Date(Date.now() + 7_200_000).toUTCString();
      const value = as === 'lower' ? date.toLowerCase() : date;
      const to = await receiver((response) => response.writeHead(503, { 'Retry-After': value }).end());
      const { jobId } = await world.job({ url: to.url });
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
      await world.run({ until: World.start + 6_900_000 });
      expect(to.arrivals).toHaveLength(1);
      await world.run({ until: World.start + 7_200_000 });
      expect(to.arrivals).toHaveLength(2);
    },
  );

  it.each(['Thu, 01 Jan 1970 00:00:00 GMT', '-5', 'soon', '', '1e9', '99999999999999999999'])(
    'make nothing of `Retry-After: %s` beyond the usual wait',
    async (value) => {
      const to = await receiver((response) => response.writeHead(503, { 'Retry-After': value }).end());
      const { jobId } = await world.job({ url: to.url });
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
      await world.run({ until: World.start + 5000 });
      expect(to.arrivals).toHaveLength(2);
    },
  );

  it.each([
    'http://127.0.0.1:1/private',
    'http://169.254.169.254/latest/',
    '/elsewhere',
    '//127.0.0.1:1/',
    'http://[::1]/',
  ])('follow no redirect, to %s or anywhere', async (location) => {
    const asked: string[] = [];
    const to = await receiver((response, _, request) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location }).end();
    });
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: World.start });
    expect([asked, world.attempts]).toEqual([['/hook'], ['failed']]);
  });

  it('read no more of an answer than they must', async () => {
    let sent = 0;
    const url = await speaker((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n');
      const chunk = Buffer.alloc(65_536);
      const more = (): void => {
        if (socket.destroyed) return;
        sent += chunk.length;
        socket.write(chunk, () => setImmediate(more));
      };
      more();
    });
    const { jobId } = await world.job({ url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run();
    expect(world.attempts).toEqual(['delivered']);
    // What the kernel takes in before the connection is closed; without an end it would go on for 10 s.
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it.each<[string, string, string[]]>([
    [
      'chunks that never end',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
      ['delivered'],
    ],
    ['a body that never comes', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n', ['delivered']],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\n\r\nthanks', ['delivered']],
    ['HTTP/1.0 that refuses', 'HTTP/1.0 500 No\r\n\r\n', ['failed']],
    ['no reason phrase', 'HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n', ['delivered']],
    [
      'an interim answer first',
      'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
      ['delivered'],
    ],
    ['headers without end', `HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n`, ['failed']],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', ['failed']],
    ['a corrupt status', 'HTTP/1.1 OK 200\r\n\r\n', ['failed']],
  ])('take %s for what it is', async (_, answer, want) => {
    const url = await speaker((socket) => {
      socket.write(answer);
      if (answer.startsWith('HTTP/1.0')) socket.end();
    });
    const { jobId } = await world.job({ url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: World.start });
    expect(world.attempts).toEqual(want);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['closes it without a word', (socket) => socket.end()],
    ['closes it within its headers', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
  ])('fail where the receiver %s', async (_, speak) => {
    const { jobId } = await world.job({ url: await speaker(speak) });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: World.start });
    expect(world.attempts).toEqual(['failed']);
    expect((await world.left()).events).toBe(1);
  });

  it('fail where nobody listens', async () => {
    const to = await receiver();
    await to.close();
    closing.pop();
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    await world.run({ until: World.start });
    expect(world.attempts).toEqual(['failed']);
    expect(world.log.join('')).toContain('ECONNREFUSED');
  });

  it('take so long at most of a receiver that hangs, or sends a byte now and then', async () => {
    const hanging = await speaker(() => {});
    const dripping = await speaker((socket) => {
      const timer = setInterval(() => socket.write('H'), 500);
      socket.on('close', () => clearInterval(timer));
    });
    const short = new World(store, { attemptMs: 700 });
    for (const url of [hanging, dripping]) {
      const { jobId } = await short.job({ url });
      await short.announce({ jobId, type: 'agent.completed', isLast: true });
    }
    await short.run({ until: World.start });
    await short.close();
    expect(short.attempts).toEqual(['failed', 'failed']);
    expect(short.log.filter((line) => line.includes('"Timeout"'))).toHaveLength(2);
  });

  it('fail where the certificate is not to be trusted, or no TLS is spoken', async () => {
    const pair = await selfSigned();
    const secure = await startReceiver(undefined, (listener) => createTlsServer(pair, listener));
    closing.push(secure.close);
    const plain = await receiver();
    for (const url of [secure.url, plain.url]) {
      const { jobId } = await world.job({ url: url.replace('http:', 'https:') });
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
    }
    await world.run({ until: World.start });
    expect(world.attempts).toEqual(['failed', 'failed']);
    expect([secure.arrivals, plain.arrivals]).toEqual([[], []]);
    expect(world.log.join('')).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  });

  it('never reach an address that is not public, also where a name leads to it by now', async () => {
    const to = await receiver();
    const { port } = new URL(to.url);
    const guarded = new World(store, { allowPrivate: [] });
    for (const url of [to.url, `http://localhost:${port}/`, `http://a.localhost:${port}/`]) {
      const { jobId } = await guarded.job({ url });
      await guarded.announce({ jobId, type: 'agent.completed', isLast: true });
    }
    await guarded.run({ until: World.start });
    await guarded.close();
    expect(guarded.attempts).toEqual(['failed', 'failed', 'failed']);
    expect(to.arrivals).toEqual([]);
  });

  it('to one receiver that hangs do not hold up those to another, of the same team or another', async () => {
    const hanging = await speaker(() => {});
    const to = await receiver();
    const { teamId } = await world.job({ url: hanging });
    for (let count = 0; count < 50; count++) {
      const { jobId } = await world.job({ url: hanging }, teamId);
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
    }
    // Four are under way to it already.
    for (let count = 0; count < 4; count++) world.options.hosts.enter(new URL(hanging).host);
    for (const team of [teamId, undefined]) {
      const { jobId } = await world.job({ url: to.url }, team);
      await world.announce({ jobId, type: 'agent.completed', isLast: true });
    }
    await world.run({ until: World.start });
    expect(to.arrivals).toHaveLength(2);
    expect(world.attempts).toEqual(['delivered', 'delivered']);
  });

  it('stop where another process has the claim by now, and nothing is written', async () => {
    const to = await receiver();
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    const mine = (await world.claim())!;
    const { deliver } = await import('../../src/platform/webhooks/deliver.ts');
    const other = { ...mine, attempt: mine.attempt - 1 };
    await expect(deliver(world.options, other, new AbortController().signal)).rejects.toThrow(ClaimLost);
    expect((await world.left()).events).toBe(1);
    await deliver(world.options, mine, new AbortController().signal);
    expect(await world.left()).toEqual(NOTHING);
    // The same event, and the same id.
    expect(new Set(ids(to)).size).toBe(1);
    expect(to.arrivals).toHaveLength(2);
  });

  it('are not made where the claim was lost while they were prepared, or may have been', async () => {
    const to = await receiver();
    const { jobId } = await world.job({ url: to.url });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    const claim = (await world.claim())!;
    const { deliver } = await import('../../src/platform/webhooks/deliver.ts');
    const stop = new AbortController();
    // The last thing that is asked for before an attempt.
    const losing = { ...world.options, isSure: () => (stop.abort('lost'), true) };
    expect(await deliver(losing, claim, stop.signal)).toEqual({ retryInMs: 0 });
    const unsure = { ...world.options, isSure: () => false };
    expect(await deliver(unsure, claim, new AbortController().signal)).toEqual({ retryInMs: 250 });
    expect([to.arrivals, world.attempts]).toEqual([[], []]);
    expect(await deliver(world.options, claim, new AbortController().signal)).toBe('ended');
    expect(to.arrivals).toHaveLength(1);
  });

  it('go on with an event that comes while they end', async () => {
    const { jobId } = await world.job({ url: 'http://127.0.0.1:1/' });
    const to = await receiver((response, { body }) => {
      const end = (): void => void response.end();
      if (body.type === 'agent.started')
        void world.announce({ jobId: mine, type: 'agent.completed', isLast: true }).then(end);
      else end();
    });
    const { jobId: mine } = await world.job({ url: to.url });
    await world.announce({ jobId: mine, type: 'agent.started' });
    await world.run();
    expect(types(to)).toEqual(['agent.started', 'agent.completed']);
    expect(jobId).not.toBe(mine);
  });
});
