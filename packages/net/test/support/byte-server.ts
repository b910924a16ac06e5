import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** The bytes of one response. */
export type Bytes = string | Buffer | readonly (string | Buffer)[];

/** A server that writes bytes as they stand, and what it was asked for. */
export async function serveBytes(
  answer: (path: string, lines: readonly string[]) => Bytes,
  { keepOpen = false }: { keepOpen?: boolean } = {},
): Promise<{ url: URL; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const lines = data.toString('latin1').split('\r\n');
      const path = lines[0]?.split(' ')[1] ?? '';
      asked.push(path);
      const answered = answer(path, lines);
      const parts = typeof answered === 'string' || Buffer.isBuffer(answered) ? [answered] : answered;
      for (const part of parts) socket.write(part as Buffer);
      if (!keepOpen) socket.end();
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: new URL(`http://example.test:${(server.address() as AddressInfo).port}/`), asked };
}
