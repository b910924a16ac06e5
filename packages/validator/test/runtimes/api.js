// The API that each runtime serves: handlers that answer with what reached them.
import { fetchHandler } from '../../dist/fetch.js';
import { reject } from '../../dist/index.js';

/** Streams as a handler may return them, by the text that Map is asked to search for. */
const streams = {
  'an unread stream': () => streamOf('str', 'eam'),
  'a locked stream': () => {
    const stream = streamOf('locked');
    stream.getReader();
    return stream;
  },
  'a stream read in part': async () => {
    const stream = streamOf('read', 'rest');
    const reader = stream.getReader();
    await reader.read();
    reader.releaseLock();
    return stream;
  },
  'a stream read to its end': async () => {
    const stream = streamOf('read');
    await new Response(stream).text();
    return stream;
  },
};

function streamOf(...chunks) {
  const encoder = new TextEncoder();
  const pull = (controller) => {
    const chunk = chunks.shift();
    if (chunk === undefined) controller.close();
    else controller.enqueue(encoder.encode(chunk));
  };
  return new ReadableStream({ pull });
}

async function echo({ operation, params, query, headers, body, identity }) {
  const stream = await streams[body?.search]?.();
  if (stream) return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: stream };
  return { status: 200, body: { operation, params, query, headers, body, identity } };
}

export const options = {
  authenticate: async (token) => (token === 'test-key' ? { team: 'ours' } : reject('InvalidToken')),
  // One for every operation, whatever its id.
  handlers: new Proxy({}, { get: () => echo }),
};

export const fetch = fetchHandler(options);
