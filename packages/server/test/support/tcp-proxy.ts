import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A service behind a wire that can be cut. */
export interface TcpProxy {
  /** The service's URL with the proxy's address. */
  url: string;
  /** Breaks all connections, and each new one, until {@link mend}. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Stands between a server and a service that it depends on, such as a database. */
export async function proxyTo(service: string, defaultPort: number): Promise<TcpProxy> {
  const target = new URL(service);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((inner) => {
    keep(inner);
    if (isCut) return void inner.destroy();
    const outer = keep(connect(Number(target.port) || defaultPort, target.hostname));
    inner.on('close', () => outer.destroy()).pipe(outer);
    outer.on('close', () => inner.destroy()).pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(service);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => void (isCut = false),
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
