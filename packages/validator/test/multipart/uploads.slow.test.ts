import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, options } from './api.js';
import { adapters, start } from './hosts.js';
import { sendUpload } from './send-upload.ts';
import type { Upload } from './send-upload.ts';

const megabyte = 1_048_576;
const json = 'Content-Type: application/json\r\n';
const input = { options: { pages: 1 }, note: 'hi', name: 'a.txt', type: 'text/plain' };
const before: Upload['before'] = [
  ['options', '{"pages":1}', json],
  ['note', 'hi'],
];

const answers: [title: string, upload: Upload, status: number, body: unknown][] = [
  ['a file in memory', { path: '/keep', before, size: 3 * megabyte }, 200, { ...input, size: 3 * megabyte }],
  [
    'a file as a stream',
    { path: '/stream', before, size: 3 * megabyte },
    200,
    { ...input, size: 3 * megabyte },
  ],
  ['a declared length', { path: '/stream', before, size: 7, isDeclared: true }, 200, { ...input, size: 7 }],
  [
    'parts behind a file in memory',
    { path: '/keep', size: 1, after: 'note' },
    200,
    { note: 'behind', name: 'a.txt', type: 'text/plain', size: 1 },
  ],
  ['a file that is not read', { path: '/unread', before, size: 3 * megabyte }, 200, { ...input, size: -1 }],
];

const refusals: [title: string, upload: Upload, status: number, faults: string[]][] = [
  ['no file', { path: '/keep', before }, 400, ['/file required']],
  ['no file to stream', { path: '/stream', before }, 400, ['/file required']],
  ['an empty file', { path: '/keep', size: 0 }, 400, ['/file minLength']],
  ['an empty file in a stream', { path: '/stream', size: 0 }, 400, ['/file minLength']],
  ['another media type', { path: '/keep', size: 1, type: 'image/gif' }, 400, ['/file contentType']],
  ['another media type of a stream', { path: '/stream', size: 1, type: 'x' }, 400, ['/file contentType']],
  [
    'JSON as text',
    { path: '/keep', before: [['options', '{}', 'Content-Type: text/plain\r\n']], size: 1 },
    400,
    ['/options contentType'],
  ],
  [
    'half of JSON',
    { path: '/stream', before: [['options', '{']], size: 40 * megabyte },
    400,
    ['/options json'],
  ],
  [
    'a wrong type in JSON',
    { path: '/stream', before: [['options', '{"pages":"1"}']], size: 40 * megabyte },
    400,
    ['/options/pages type'],
  ],
  ['a part behind a stream', { path: '/stream', size: 9, after: 'note' }, 400, ['/note order']],
  [
    'a text of 2 MiB',
    { path: '/keep', before: [['note', 'x'.repeat(2 * megabyte)]], size: 1 },
    413,
    ['/note maxLength'],
  ],
  ['a file of 50 MiB and a byte', { path: '/keep', size: 50 * megabyte + 1 }, 413, ['/file maxLength']],
  ['a stream of 50 MiB and a byte', { path: '/stream', size: 50 * megabyte + 1 }, 413, ['/file maxLength']],
  ['a declared length of 60 MiB', { path: '/stream', size: 60 * megabyte, isDeclared: true }, 413, []],
];

describe.each(adapters)('behind %s', (adapter) => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = await start(adapter, api, options);
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(answers)('%s', async (_title, upload, status, body) => {
    expect(await sendUpload(port, upload)).toMatchObject({ status, body });
  });

  test.each(refusals)('%s is refused', async (_title, upload, status, want) => {
    const reply = await sendUpload(port, upload);
    const { details = [] } = reply.body as { details?: { path: string; code: string }[] };
    expect([reply.status, details.map(({ path, code }) => `${path} ${code}`)]).toEqual([status, want]);
  });

  test('a limit of an operation stands in place of that of all', async () => {
    const own = await start(adapter, api, { ...options, maxBodyBytesOf: { keep: 10_000 } });
    const at = (own.address() as AddressInfo).port;
    const sizes = [9000, 11_000].map((size) => sendUpload(at, { path: '/keep', size }));
    expect((await Promise.all(sizes)).map(({ status }) => status)).toEqual([200, 413]);
    expect((await sendUpload(at, { path: '/stream', size: 11_000 })).status).toBe(200);
    own.closeAllConnections();
    own.close();
  });

  test('a client that leaves in the middle costs nobody anything', async () => {
    const { connect } = await import('node:net');
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /stream HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await sendUpload(port, { path: '/stream', before, size: 1 })).status).toBe(200);
  });
});

test('limits and streams of what is no operation are told at the start', async () => {
  await expect(async () => start('node', api, { ...options, maxBodyBytesOf: { other: 1 } })).rejects.toThrow(
    'maxBodyBytesOf names other, which is no operation. Name one of the description.',
  );
  await expect(async () => start('node', api, { ...options, maxBodyBytesOf: { keep: 0 } })).rejects.toThrow(
    'maxBodyBytesOf.keep is 0. Give a whole number above 0.',
  );
  await expect(async () => start('node', api, { ...options, streams: ['other'] })).rejects.toThrow(
    'streams names other, which is no operation. Name one of the description.',
  );
});
