// `node server.js <adapter>`: an API whose handlers break the rules, one way each. Tells its port, what onError is told,
// and whatever else would have ended the process.
import { createServer } from 'node:http';
import { reject } from '../../dist/index.js';
import { start } from './hosts.js';

const ways = {
  'answers by itself, and returns': ({ response }) => {
    response.end('by itself');
    return { status: 200, body: {} };
  },
  'answers by itself': ({ response }) => void response.end('by itself'),
  'answers by itself, and throws': ({ response }) => {
    response.end('by itself');
    throw new Error('after the end');
  },
  'answers by itself, and rejects': ({ response }) => {
    response.end('by itself');
    return reject('BadRequest');
  },
  'begins an answer, and returns': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('half');
    return { status: 200, body: {} };
  },
  'begins an answer, and throws': ({ response }) => {
    response.write('half');
    throw new Error('after the headers');
  },
  'destroys the response': ({ response }) => {
    response.destroy();
    return { status: 200, body: {} };
  },
  'destroys the response with an error': ({ response }) => {
    response.destroy(new Error('gone'));
    return { status: 200, body: {} };
  },
  'destroys the response under a stream': ({ response }) => {
    setTimeout(() => response.destroy(), 20);
    return { status: 200, headers: text, body: endless() };
  },
  'returns nothing': () => undefined,
  'returns a text': () => 'ok',
  'returns a Response': () => new Response('ok'),
  'returns a stream of Node': async () => {
    const { Readable } = await import('node:stream');
    return { status: 200, headers: text, body: Readable.from(['a']) };
  },
  'returns a locked stream': () => {
    const body = new Blob(['a']).stream();
    body.getReader();
    return { status: 200, headers: text, body };
  },
  'returns a stream that was read': async () => {
    const body = new Blob(['a']).stream();
    const reader = body.getReader();
    await reader.read();
    reader.releaseLock();
    return { status: 200, headers: text, body };
  },
  'returns a stream that fails at once': () => ({ status: 200, headers: text, body: failing(0) }),
  'returns a stream that fails midway': () => ({ status: 200, headers: text, body: failing(3) }),
  'returns a stream of objects': () => ({ status: 200, headers: text, body: streamOf([{ a: 1 }]) }),
  'returns a circle': () => {
    const body = {};
    body.self = body;
    return { status: 200, body };
  },
  'throws nothing': () => {
    throw undefined;
  },
  'throws null in a promise': () => Promise.reject(null),
};

const text = { 'content-type': 'text/plain' };

function endless() {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      controller.enqueue(new TextEncoder().encode('more'));
    },
  });
}

function failing(after) {
  let count = 0;
  return new ReadableStream({
    pull(controller) {
      if (count++ < after) controller.enqueue(new TextEncoder().encode('part'));
      else throw new Error('the source broke off');
    },
  });
}

function streamOf(chunks) {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const [adapter] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
process.on('uncaughtExceptionMonitor', (error) => process.send({ uncaught: String(error?.stack ?? error) }));
const port = await start(adapter, createServer, {
  authenticate: async () => 'anybody',
  partial: true,
  onError: (error) => process.send({ challengeSent: String(error?.message ?? error) }),
  handlers: {
    mapUrls: (input) => {
      const way = ways[input.body.search];
      const response = input.request?.answer ?? input.request?.env?.outgoing;
      return way ? way({ response }) : { status: 200, body: { success: true } };
    },
  },
});
process.send({ port, ways: Object.keys(ways) });
