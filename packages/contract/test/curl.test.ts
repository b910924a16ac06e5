import { exec } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { toCurl } from '../src/http/curl.ts';
import { readForm } from '../src/http/read-form.ts';

const picture = Buffer.from([0x89, 0x50, 0xff, 0x00, 0x80]);
const text = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
const title = 'It\'s "one" \\ two; x=1 @a';
const form = Buffer.concat([
  Buffer.from(text('title', title) + text('meta', '{"a":"b;c"}', 'Content-Type: application/json\r\n')),
  Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  ),
  picture,
  Buffer.from('\r\n--x--\r\n'),
]);
const request = (type: string, bytes: Buffer) => ({
  method: 'POST',
  url: 'http://127.0.0.1:1/photos',
  headers: { 'content-type': type, 'x-a': 'b' },
  body: bytes.toString(),
  bytes,
});

test('a form with bytes is told by its parts, and none of its bytes', () => {
  const command = toCurl(request('multipart/form-data; boundary=x', form));
  expect(command).not.toMatch(/\uFFFD|boundary/);
  expect(command).toContain("-H 'x-a: b'");
  expect(command).toContain("-F 'photo=@photo.bin;type=image/png'");
});

test('what else is no text is told by its length', () => {
  const command = toCurl(request('application/octet-stream', picture));
  expect(command).toMatch(/--data-binary @body\.bin # 5 bytes that are no text$/);
  expect(toCurl(request('multipart/form-data; boundary=other', form))).toContain('@body.bin');
});

test('the command sends the same parts', async () => {
  const bodies: [string, Buffer][] = [];
  const server = createServer(async (incoming, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    bodies.push([incoming.headers['content-type'] ?? '', Buffer.concat(pieces)]);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const command = toCurl({ ...request('multipart/form-data; boundary=x', form), url });
  await new Promise((resolve) => exec(command.replace('@photo.bin', '@-'), resolve).stdin!.end(picture));
  server.close();
  const sent = readForm(...bodies[0]!) as { name: string; bytes: Buffer; type: string | undefined }[];
  expect(sent.map(({ name, type, bytes }) => [name, type, bytes.toString('latin1')])).toEqual([
    ['title', undefined, title],
    ['meta', 'application/json', '{"a":"b;c"}'],
    ['photo', 'image/png', picture.toString('latin1')],
  ]);
});
