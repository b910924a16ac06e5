import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What a hostile service does with the nth connection's request, from 1. */
export type Attack = (socket: Socket, count: number) => void;

/** A service on loopback that answers with raw bytes, or worse. */
export interface Hostile {
  baseUrl: string;
  requests: string[];
  /** Every connection that was made, in order. */
  sockets: Socket[];
  close: () => Promise<void>;
}

export async function startHostile(attack: Attack): Promise<Hostile> {
  const requests: string[] = [];
  const sockets = [] as Socket[];
  const server = createServer((socket) => {
    sockets.push(socket);
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const [head, body] = text.split('\r\n\r\n', 2) as [string, string | undefined];
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (body === undefined || body.length < length) return;
      requests.push(text);
      text = '';
      attack(socket, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, sockets, close };
}

/** A whole answer with a body of known length. */
export function answer(status: string, type: string, body: string, headers = ''): string {
  return `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}
