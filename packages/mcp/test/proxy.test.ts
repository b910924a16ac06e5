import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/web-data-mcp.js', import.meta.url));

test('tools call the service through the proxy of the environment', async () => {
  const tunnels: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url!);
    // Credentials that are asked for will be asked for again: the call is not repeated.
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const env = {
    WEB_DATA_API_KEY: 'wd_1',
    WEB_DATA_BASE_URL: 'https://service.invalid',
    HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  const child = spawn(process.execPath, [bin], { env });
  let answers = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (answers += chunk));
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const messages = [
    { id: 1, method: 'initialize', params },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'map', arguments: { url: 'https://a.test' } } },
  ];
  for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  await expect.poll(() => answers, { timeout: 20_000 }).toContain('"id":2');
  child.stdin.end();
  proxy.close();
  expect(tunnels).toEqual(['service.invalid:443']);
});
