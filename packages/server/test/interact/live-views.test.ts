import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FrameSender } from '../../src/api/frame-sender.ts';
import { addLiveView } from '../../src/api/live-view.ts';
import { LiveSession } from '../../src/capabilities/interact/live-session.ts';
import { LiveViews } from '../../src/capabilities/interact/live-views.ts';
import { UpgradableRequest, routeUpgrades } from '../../src/platform/http/web-sockets.ts';

/** Live views of sessions whose page is not open yet, on a real server. */

const views = new LiveViews();
const requested: string[] = [];
const isElsewhere = (id: string): Promise<boolean> => {
  requested.push(id);
  return Promise.resolve(false);
};
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = fastify({
    serverFactory: (handler) => createServer({ IncomingMessage: UpgradableRequest }, handler),
  });
  routeUpgrades(app);
  addLiveView(app, { sessions: { views, isElsewhere }, load: { standAside: () => undefined } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

function openSession(id: string): { live: LiveSession; token: string } {
  const options = { pool: undefined as never, session: {}, tenant: 'team', ttlMs: 60_000, idleMs: 60_000 };
  const live = new LiveSession(options);
  return { live, token: views.createToken({ id, teamId: 'team', live }) };
}

function head(id: string, token: string, key = 'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEC==\r\n'): string {
  return `GET /live/${id}/frames HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${key}Sec-WebSocket-Protocol: ${token}\r\n\r\n`;
}

/** Sends a request, and returns its response; closes the connection at once where it does not wait. */
function send(text: string, { waits = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => !waits && socket.destroy()));
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', () => undefined).on('close', () => resolve(response));
  });
}

function watch(id: string, token: string): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}/live/${id}/frames`, [token]).on('error', () => undefined);
}

async function expectOpen(socket: WebSocket): Promise<void> {
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN));
}

test('a handshake that is not valid gives its place back, and does not use up the token', async () => {
  const { live, token } = openSession('bad');
  for (let count = 0; count < 12; count++)
    expect(await send(head('bad', token, ''))).toMatch(/^HTTP\/1\.1 400 /);
  expect(views.count).toBe(0);
  const socket = watch('bad', token);
  await expectOpen(socket);
  expect(views.count).toBe(1);
  await live.end();
  await vi.waitFor(() => expect(views.count).toBe(0));
});

test('a connection that closes during the handshake gives its place back', async () => {
  const { live, token } = openSession('half');
  for (let count = 0; count < 30; count++) await send(head('half', token), { waits: false });
  await vi.waitFor(() => expect(views.count).toBe(0));
  expect(live.watcherCount).toBe(0);
  await live.end();
});

test('views that have ended leave no token, no watcher and no place', async () => {
  for (let count = 0; count < 50; count++) {
    const { live, token } = openSession(`s${count}`);
    const socket = watch(`s${count}`, token);
    await expectOpen(socket);
    await vi.waitFor(() => expect(live.watcherCount).toBe(1));
    expect(views.count).toBe(1);
    if (count % 2 === 0) socket.terminate();
    else await live.end();
    await vi.waitFor(() => expect([views.count, live.watcherCount]).toEqual([0, 0]));
    await live.end();
  }
  expect(views.tokenCount).toBe(0);
});

test('a token works once, and one without the form of a token asks no store', async () => {
  const { live, token } = openSession('once');
  const socket = watch('once', token);
  await expectOpen(socket);
  requested.length = 0;
  expect(await send(head('once', 'short'))).toMatch(/^HTTP\/1\.1 404 /);
  expect(requested).toEqual([]);
  expect(await send(head('once', token))).toMatch(/^HTTP\/1\.1 404 /);
  expect(requested).toEqual(['once']);
  await live.end();
});

/** A connection that takes nothing until it is told to. */
class SlowSocket {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 1;
  readonly sent: string[] = [];
  isTerminated = false;
  pings = 0;
  take: () => void = () => undefined;
  on(): this {
    return this;
  }
  send(data: unknown, callback: unknown): void {
    this.sent.push(String(data));
    this.take = callback as () => void;
  }
  ping(): void {
    this.pings += 1;
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

test('a slow client gets the newest frame once it has taken the last one, and no other', () => {
  const socket = new SlowSocket();
  const sender = new FrameSender(socket as never);
  for (const frame of ['1', '2', '3', '4']) sender.send(Buffer.from(frame));
  expect(socket.sent).toEqual(['1']);
  socket.take();
  expect(socket.sent).toEqual(['1', '4']);
  socket.take();
  expect(socket.sent).toEqual(['1', '4']);
  sender.send(Buffer.from('5'));
  sender.send(Buffer.from('6'));
  socket.readyState = 3;
  socket.take();
  expect(socket.sent).toEqual(['1', '4', '5']);
});

test('a client that takes no frame for 30 s is disconnected', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const socket = new SlowSocket();
  const sender = new FrameSender(socket as never);
  sender.send(Buffer.from('1'));
  vi.advanceTimersByTime(29_000);
  sender.ping();
  expect([socket.pings, socket.isTerminated]).toEqual([1, false]);
  vi.advanceTimersByTime(2000);
  sender.ping();
  expect([socket.pings, socket.isTerminated]).toEqual([1, true]);
});
