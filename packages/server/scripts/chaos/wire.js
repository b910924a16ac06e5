import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** @type {import('./wire.d.ts').wireTo} */
export async function wireTo(service, defaultPort) {
  const target = new URL(service);
  const sockets = new Set();
  let state = { kind: 'whole' };
  let changed = resolvers();
  const keep = (socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const become = (next) => {
    state = next;
    const before = changed;
    changed = resolvers();
    before.resolve();
  };

  /** Waits while the proxy passes nothing; held data arrives later, as with TCP. */
  async function pass(bytes, isReply) {
    const isHeld = () => state.kind === 'dropping' || (state.kind === 'half closed' && isReply);
    while (isHeld()) await changed.promise;
    if (state.kind === 'slow') await sleep(state.milliseconds);
    if (state.kind === 'narrow') await sleep((bytes / state.bytesPerSecond) * 1000);
  }

  async function pump(from, to, isReply) {
    try {
      for await (const chunk of from) {
        await pass(chunk.length, isReply);
        if (!to.write(chunk))
          await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
      await pass(0, isReply);
      to.end();
    } catch {
      await pass(0, isReply);
      to.destroy();
    }
  }

  const server = createServer({ allowHalfOpen: true }, (inner) => {
    keep(inner);
    if (state.kind === 'cut') return void inner.destroy();
    const outer = keep(
      connect({ port: Number(target.port) || defaultPort, host: target.hostname, allowHalfOpen: true }),
    );
    outer.on('error', () => inner.destroy());
    void pump(inner, outer, false);
    void pump(outer, inner, true);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(service);
  url.hostname = '127.0.0.1';
  url.port = String(server.address().port);
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut() {
      become({ kind: 'cut' });
      breakAll();
    },
    drop: () => become({ kind: 'dropping' }),
    halfClose: () => become({ kind: 'half closed' }),
    delay: (milliseconds) => become({ kind: 'slow', milliseconds }),
    throttle: (bytesPerSecond) => become({ kind: 'narrow', bytesPerSecond }),
    restore: () => become({ kind: 'whole' }),
    close() {
      become({ kind: 'whole' });
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Node 20 has no Promise.withResolvers. */
function resolvers() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
