import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/index.ts';
import type { ClientOptions } from '../src/index.ts';
import { fileFromPath, fileFromStream, uploadProgress } from '../src/uploads.ts';
import type { UploadProgress } from '../src/uploads.ts';
import { json, startService } from './support/service.ts';
import type { Handler, Service } from './support/service.ts';

const parsed = { success: true, data: { metadata: { contentType: 'text/plain' } }, creditsUsed: 1 };
let folder: string;
let service: Service;
let answer: Handler;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  answer = (response) => json(response, 200, parsed);
  service = await startService((...input) => answer(...input));
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const client = (options: ClientOptions = {}) =>
  createClient({ apiKey: 'k', baseUrl: service.baseUrl, ...options });

describe('a file from a path', () => {
  it('is sent whole, with its name and its length', async () => {
    const path = join(folder, 'a plan.csv');
    await writeFile(path, 'plan,price\n'.repeat(50_000));
    await client().parse({ file: await fileFromPath(path) });
    await client().parse({
      file: await fileFromPath(pathToFileURL(path), { name: 'b.csv', type: 'text/csv' }),
    });
    const [first, second] = service.arrivals;
    expect(first!.body).toContain('filename="a plan.csv"\r\nContent-Type: application/octet-stream');
    expect(first!.body).toContain('plan,price\n'.repeat(50_000));
    expect(first!.headers['content-length']).toBe(String(first!.body.length));
    expect(second!.body).toContain('filename="b.csv"\r\nContent-Type: text/csv');
  });

  it('is not read before it is sent: one that has changed meanwhile fails the call', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'one');
    const file = await fileFromPath(path);
    await writeFile(path, 'another one');
    const result = await client({ retry: false }).parse.result({ file });
    expect(result).toMatchObject({ ok: false, kind: 'network' });
  });

  it('that is not there is an error of the file system', async () => {
    await expect(fileFromPath(join(folder, 'none.pdf'))).rejects.toThrow(/ENOENT|open/i);
  });
});

describe('a file from a stream', () => {
  it('is one of Node.js or of the Web, of bytes or of text', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'Grüße, 世界\n'.repeat(20_000));
    const bytes = await fileFromStream(createReadStream(path), { name: 'a.txt' });
    const text = await fileFromStream(createReadStream(path, 'utf8'));
    const web = await fileFromStream(new Blob(['Grüße, 世界\n'.repeat(20_000)]).stream());
    const content = 'Grüße, 世界\n'.repeat(20_000);
    expect(await Promise.all([bytes, text, web].map((file) => file.text()))).toEqual([
      content,
      content,
      content,
    ]);
    expect([bytes.name, text.name, web.type]).toEqual(['a.txt', 'file', '']);
  });

  it('keeps what it was given, where the stream uses its memory again', async () => {
    const memory = new Uint8Array(4);
    const again = async function* () {
      for (const letter of 'abcd') yield memory.fill(letter.charCodeAt(0));
    };
    expect(await (await fileFromStream(again())).text()).toBe('aaaabbbbccccdddd');
  });

  it('is bounded, and the stream is closed', async () => {
    let isClosed = false;
    const endless = async function* () {
      try {
        for (;;) yield new Uint8Array(65_536);
      } finally {
        isClosed = true;
      }
    };
    await expect(fileFromStream(endless(), { maxBytes: 1_000_000 })).rejects.toThrow(
      new RangeError('The stream is longer than maxBytes (1000000).'),
    );
    expect(isClosed).toBe(true);
    expect((await fileFromStream(new Blob(['12345']).stream(), { maxBytes: 5 })).size).toBe(5);
  });
});

describe('progress', () => {
  const seen: UploadProgress[] = [];
  const onRequest = uploadProgress((progress) => void seen.push(progress));
  beforeEach(() => void seen.splice(0));

  it('grows from nothing to all, and the server is told the length', async () => {
    const file = new File(['x'.repeat(3_000_000)], 'x.txt');
    await client({ onRequest }).parse({ file, options: { formats: ['markdown'] } });
    const [arrival] = service.arrivals;
    const totalBytes = arrival!.body.length;
    expect(arrival!.headers).toMatchObject({ 'content-length': String(totalBytes) });
    expect(arrival!.headers).not.toHaveProperty('transfer-encoding');
    expect(seen[0]).toEqual({ operation: 'parseFile', attempt: 1, sentBytes: 0, totalBytes });
    expect(seen.at(-1)).toEqual({ operation: 'parseFile', attempt: 1, sentBytes: totalBytes, totalBytes });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.map(({ sentBytes }) => sentBytes)).toEqual(
      seen.map(({ sentBytes }) => sentBytes).toSorted((a, b) => a - b),
    );
  });

  it('does not run ahead of a server that does not read', async () => {
    const file = new File([new Uint8Array(40_000_000)], 'x.bin');
    const stop = new AbortController();
    const deaf = createServer((socket) => void socket.pause().on('error', () => {}));
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
    const { port } = deaf.address() as AddressInfo;
    const web = client({ onRequest, baseUrl: `http://127.0.0.1:${port}`, retry: false });
    setTimeout(() => stop.abort(), 1000);
    const result = await web.parse.result({ file }, { signal: stop.signal });
    expect(result).toMatchObject({ ok: false, kind: 'abort' });
    expect(seen.at(-1)!.sentBytes).toBeLessThan(39_000_000);
    deaf.close();
  });

  it('begins anew with each attempt, and each sends all', async () => {
    answer = (response, _, count) =>
      count === 1
        ? json(response, 503, { error: 'Service unavailable' }, { 'retry-after': '0' })
        : json(response, 200, parsed);
    await client({ onRequest }).parse({ file: new File(['y'.repeat(100_000)], 'y.txt') });
    expect(service.arrivals.map(({ body }) => body.length)).toEqual(
      Array.from({ length: 2 }, () => service.arrivals[0]!.body.length),
    );
    const ends = [1, 2].map((attempt) => seen.findLast((one) => one.attempt === attempt)!);
    expect(ends.every(({ sentBytes, totalBytes }) => sentBytes === totalBytes)).toBe(true);
  });

  it('is not told of what is no form', async () => {
    answer = (response) => json(response, 200, { success: true, links: [] });
    await client({ onRequest }).map({ url: 'https://example.com' });
    expect(seen).toEqual([]);
  });

  it('ends the call where its listener throws', async () => {
    const throwing = uploadProgress(() => {
      throw new Error('no more');
    });
    const result = await client({ onRequest: throwing }).parse.result({ file: new Blob(['x']) });
    expect(result).toMatchObject({ ok: false });
    expect(service.arrivals).toHaveLength(0);
  });
});
