import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Listens where nothing may come: every TCP connection and every UDP packet counts, whatever it carries. */
export interface Canary {
  /** Of TCP and UDP both. */
  readonly port: number;
  readonly connections: number;
  readonly packets: number;
  /** The paths of what came over TCP as http. */
  readonly paths: readonly string[];
}

export async function canary(address = '127.0.0.1'): Promise<Canary> {
  const paths: string[] = [];
  const sockets = new Set<Socket>();
  let [connections, packets] = [0, 0];
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      paths.push(/^[A-Z]+ (?<path>\S+)/.exec(data.toString('latin1'))?.groups?.['path'] ?? 'no http');
      socket.end(
        'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok',
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  const udp = createSocket('udp4', () => packets++);
  await new Promise<void>((resolve) => udp.bind(port, address, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    udp.close();
  });
  return {
    port,
    paths,
    get connections() {
      return connections;
    },
    get packets() {
      return packets;
    },
  };
}
