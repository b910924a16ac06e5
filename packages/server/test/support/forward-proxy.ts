import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

/** An HTTP proxy on loopback that forwards, by absolute URL or by tunnel. */
export interface ForwardProxy {
  url: string;
  /** What it was asked for. */
  seen: string[];
  close(): void;
}

export async function startForwardProxy(): Promise<ForwardProxy> {
  const seen: string[] = [];
  const proxy = createServer((inner, response) => {
    seen.push(inner.url ?? '');
    const outer = requestOf(
      inner.url ?? '',
      { method: inner.method ?? 'GET', headers: inner.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outer.on('error', () => response.writeHead(502).end());
    inner.pipe(outer);
  });
  proxy.on('connect', (inner, socket) => {
    seen.push(inner.url ?? '');
    const [host, port] = (inner.url ?? '').split(':');
    const outer = connect(Number(port), host, () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
    outer.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => outer.destroy()).pipe(outer);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    seen,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
