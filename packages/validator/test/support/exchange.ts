import { Agent, request as httpRequest } from 'node:http';

/** A request as bytes on the wire: nothing is added to the headers but what HTTP needs. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Received {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The body as it came, which may be compressed. */
  bytes: Buffer;
}

export interface ErrorJson {
  success: boolean;
  error: string;
  details?: { in: string; path: string; code: string; message: string; expected?: unknown }[];
}

/** Sends a request over a socket to a server on loopback. */
export function sendTo(port: number, { method, path, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined || 'transfer-encoding' in headers
        ? {}
        : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...length, ...headers },
      agent: 'connection' in headers ? false : agent,
    } as const;
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers) as Record<string, string>,
          text: bytes.toString(),
          bytes,
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Where the details of an error body point: `body/limit maximum`. */
export function locations(text: string): string[] {
  const { details = [] } = JSON.parse(text) as ErrorJson;
  return details.map((detail) => `${detail.in}${detail.path} ${detail.code}`);
}

export function toJson(text: string): ErrorJson {
  return JSON.parse(text) as ErrorJson;
}
