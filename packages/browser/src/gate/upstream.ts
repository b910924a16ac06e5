import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Socket } from 'node:net';

/**
 * Opens a connection to a host through a proxy of the operator (`CONNECT`, RFC 9110, section 9.3.6). The address that
 * the proxy connects to is not visible here, so the caller checks the target before.
 */
export function connectThrough(
  proxy: URL,
  target: { host: string; port: number },
  timeout: number,
): Promise<Socket> {
  const authority = `${target.host.includes(':') ? `[${target.host}]` : target.host}:${target.port}`;
  return new Promise((resolve, reject) => {
    const send = proxy.protocol === 'https:' ? secure : plain;
    const request = send({
      hostname: proxy.hostname,
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...credentialsOf(proxy) },
      timeout,
      agent: false,
    });
    request.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error(`The proxy did not connect to ${authority}: it answered ${statusCode}.`));
    });
    request.on('timeout', () => request.destroy(new Error('The proxy did not answer in time.')));
    request.on('error', reject);
    request.end();
  });
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
