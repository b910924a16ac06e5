import { describe, expect, test } from 'vitest';
import { multipart } from '../../src/runtime/index.ts';
import type { Field, PartsRead } from '../../src/runtime/index.ts';
import { broken, habits } from './habits.ts';

/** Each body comes whole, byte by byte, and in pieces that cut every boundary somewhere. */
const sizes = [Infinity, 1, 2, 3, 7, 64];

describe.each(sizes)('in pieces of %d bytes', (size) => {
  test.each(habits)('$title', async ({ contentType, body, want }) => {
    const read = await receive(contentType, body, size);
    expect(await formatted('value' in read ? read.value : read)).toEqual(want);
  });

  test.each(broken)('%s is refused', async (_title, contentType, body, path, message) => {
    expect(await receive(contentType, body, size)).toMatchObject({ detail: { in: 'body', path, message } });
  });
});

const limits = { limit: 10_000_000, textLimit: 1_000_000, maxDepth: 64, reject: undefined };

function receive(
  contentType: string,
  body: string | Uint8Array,
  size: number,
  fields: Record<string, Field> = {},
): Promise<PartsRead> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const incoming = {
    method: 'POST',
    path: '/',
    query: '',
    header: (name: string) => (name === 'content-type' ? contentType : undefined),
    read: () => ({ bytes }),
    open: () => (size === Infinity ? { bytes } : { stream: pieces(bytes, size) }),
  };
  return multipart(fields).parts.receive(incoming, limits);
}

function pieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function formatted(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, text: await value.text() };
  if (Array.isArray(value)) return Promise.all(value.map(formatted));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(async ([name, one]) => [name, await formatted(one)]);
  return Object.fromEntries(await Promise.all(members));
}
