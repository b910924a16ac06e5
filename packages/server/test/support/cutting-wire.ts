import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Where a connection is cut: at the first statement that matches, before the database reads it or after it has answered. */
export interface Cut {
  statement: RegExp;
  side: 'before' | 'after';
  /** Transactions of movements that pass first. */
  skip?: number;
}

/** A way to PostgreSQL that breaks one connection, once, at a statement of a transaction that moves credits. */
export interface CuttingWire {
  url: string;
  cutAt(cut: Cut): void;
  /** Whether the cut that was asked for has happened. */
  readonly hasCut: boolean;
  close(): Promise<void>;
}

/** What the first statement of a movement asks for. */
const MOVEMENT = /from account\s+where/;

export async function cuttingWireTo(databaseUrl: string): Promise<CuttingWire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let wanted: Required<Cut> | undefined;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((inner) => {
    keep(inner);
    const outer = keep(connect(Number(target.port) || 5432, target.hostname));
    const breakBoth = (): void => {
      wanted = undefined;
      inner.destroy();
      outer.destroy();
    };
    let isMovement = false;
    let isLast = false;
    inner.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (MOVEMENT.test(text)) isMovement = wanted !== undefined && wanted.skip-- <= 0;
      const isMeant = isMovement && wanted !== undefined && wanted.statement.test(text);
      if (isMeant && wanted!.side === 'before') return breakBoth();
      isLast = isMeant;
      outer.write(chunk);
      return undefined;
    });
    outer.on('data', (chunk) => (isLast ? breakBoth() : inner.write(chunk)));
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port); // It listens on TCP.
  return {
    url: url.href,
    cutAt: (cut) => void (wanted = { skip: 0, ...cut }),
    get hasCut() {
      return wanted === undefined;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
