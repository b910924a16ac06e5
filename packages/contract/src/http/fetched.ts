import { getFraming } from '@web-data/openapi';
import type { HttpResponse } from './exchange.ts';
import { STREAM_BOUNDS, takeComplete } from './read-body.ts';
import { readStream } from './read-stream.ts';

/** Reads a copy of a fetch `Response`; of one that is a stream as much as arrives within bounds, so that it may go on. */
export async function toHttpResponse(response: Response): Promise<HttpResponse> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const copy = response.clone();
  const framing = getFraming(headers['content-type'] ?? '');
  if (framing === undefined || copy.body === null) return { status, headers, body: await copy.text(), ms: 0 };
  const { bytes: read, isOpen } = await readBounded(copy.body);
  const bytes = isOpen ? takeComplete(read, framing) : read;
  const stream = await readStream(headers['content-type'], bytes, { isOpen });
  return { status, headers, body: bytes.toString('utf8'), ms: 0, ...(stream && { stream }) };
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<{ bytes: Buffer; isOpen: boolean }> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), STREAM_BOUNDS.ms);
  });
  try {
    for (;;) {
      const next = size < STREAM_BOUNDS.bytes ? await Promise.race([reader.read(), late]) : undefined;
      if (next === undefined) return { bytes: Buffer.concat(chunks), isOpen: true };
      if (next.done) return { bytes: Buffer.concat(chunks), isOpen: false };
      chunks.push(next.value);
      size += next.value.length;
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: it ends only with the other copy.
    void reader.cancel().catch(() => {});
  }
}
