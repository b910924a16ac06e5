import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and returns its response, or `{ closed: true }` when the server closed without one. */
export function send(url, request) {
  return request.raw ? sendRaw(url, request.raw) : sendHttp(url, request);
}

function sendHttp(url, { method, path, headers, body }) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      { hostname, port, method, path, headers, agent, timeout: 30_000 },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => resolve({ closed: true }));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', (error) => resolve({ closed: true, error }));
    outgoing.end(body);
  });
}

/** Half-closes after the bytes, so that the server responds or gives up. */
function sendRaw(url, bytes) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      socket.end(bytes),
    );
    const timer = setTimeout(() => socket.destroy(), 10_000);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks).toString('latin1')));
    });
  });
}

/** Parses the first response of a connection. */
function parse(text) {
  const [head = '', rest = ''] = split(text);
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  if (status === undefined) return text === '' ? { closed: true } : { status: 0, headers: {}, text };
  if (status === '100') return parse(rest);
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  const length = Number(headers['content-length'] ?? rest.length);
  return { status: Number(status), headers, text: rest.slice(0, length), isPartOf: rest.length > length };
}

function split(text) {
  const at = text.indexOf('\r\n\r\n');
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 4)];
}
