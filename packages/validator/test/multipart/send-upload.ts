import { request } from 'node:http';

/** An upload as it goes over the wire: parts before the file, the file, and what stands behind it. */
export interface Upload {
  path: string;
  before?: [name: string, text: string, headers?: string][];
  /** Length of the file in bytes; none where it is left out. */
  size?: number;
  type?: string;
  after?: string;
  /** Whether the length of the body is declared; else it is sent in chunks. */
  isDeclared?: boolean;
}

const boundary = 'upload-boundary';
const patience = 50 * 1_048_576;
const piece = Buffer.alloc(65_536, 'x');

/** Sends an upload, as fast as it is taken, until it is answered. */
export function sendUpload(
  port: number,
  upload: Upload,
): Promise<{ status: number; body: unknown; sent: number }> {
  const { path, size = 0, isDeclared = false } = upload;
  const [head, tail] = around(upload);
  const length = head.length + size + tail.length;
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(isDeclared ? { 'content-length': length } : { 'transfer-encoding': 'chunked' }),
  };
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isSent = false;
    const message = request(
      { host: '127.0.0.1', port, method: 'POST', path, headers, agent: false },
      (response) => {
        isSent = true;
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => {
          message.destroy();
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown, sent });
        });
      },
    );
    // A server that has answered may close the connection under what is still being sent.
    message.on('error', (error) => isSent || reject(error));
    const write = (): void => {
      while (sent < size) {
        if (isSent) return;
        const chunk = piece.subarray(0, Math.min(piece.length, size - sent));
        sent += chunk.length;
        const isTaken = message.write(chunk);
        // Behind what any limit lets through an answer is due: a write to a connection that was closed meanwhile would fail
        // before the answer is read.
        if (sent > patience) return void setTimeout(write, 250);
        if (!isTaken) return void message.once('drain', write);
      }
      message.end(tail);
    };
    message.write(head);
    write();
  });
}

function around({
  before = [],
  size,
  type = 'text/plain',
  after = '',
}: Upload): [head: Buffer, tail: Buffer] {
  const fields = before.map(([name, text, headers = '']) => part(`name="${name}"`, text, headers));
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: ${type}\r\n\r\n`;
  const hasFile = size !== undefined;
  return [
    Buffer.from(fields.join('') + (hasFile ? file : '')),
    Buffer.from(
      `${hasFile ? '\r\n' : ''}${after && part(`name="${after}"`, 'behind', '')}--${boundary}--\r\n`,
    ),
  ];
}

function part(disposition: string, text: string, headers: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${text}\r\n`;
}
