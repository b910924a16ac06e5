import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The byte that begins a NotificationResponse. */
const NOTIFICATION = 0x41;

/** A way to PostgreSQL on which LISTEN is answered and nothing that is told ever comes: a pooler by transactions. */
export interface DeafWire {
  url: string;
  /** Connections that were made so far. */
  readonly connections: number;
  /** From now on what is told comes. */
  mend(): void;
  /** Breaks what is open, as a restart of the database does. */
  cut(): void;
  close(): Promise<void>;
}

export async function deafWireTo(databaseUrl: string): Promise<DeafWire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isDeaf = true;
  let connections = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((inner) => {
    connections += 1;
    keep(inner);
    const outer = keep(connect(Number(target.port) || 5432, target.hostname));
    let rest: Buffer = Buffer.alloc(0);
    inner.on('data', (chunk) => outer.write(chunk));
    outer.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const message = rest.subarray(0, rest.readUInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        if (!isDeaf || message[0] !== NOTIFICATION) inner.write(message);
      }
    });
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    get connections() {
      return connections;
    },
    mend: () => void (isDeaf = false),
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
