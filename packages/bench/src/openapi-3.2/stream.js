// Calls a generated operation on a server that sends a second item only once the first has been read.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const WAIT_MS = 5000;
const item = (streamedMember) => JSON.stringify({ streamedMember });
const framings = {
  'text/event-stream': (text) => `data: ${text}\n\n`,
  'application/jsonl': (text) => `${text}\n`,
  'application/x-ndjson': (text) => `${text}\n`,
  'application/json-seq': (text) => `\u001E${text}\n`,
  'multipart/mixed; boundary=part': (text) => `--part\r\ncontent-type: application/json\r\n\r\n${text}\r\n`,
};

/** Calls `readEvents`, however the client names its clients and results, and iterates over what it gives. */
const caller = `
const baseUrl = process.argv[2];
// A client that knows no server asks for paths.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? new URL(input, baseUrl) : input, init);
const module = await import('./client.js');
const call = module.createClient && !module.readEvents?.length && module.connect
  ? module.createClient({ baseUrl }).readEvents : module.readEvents;
const result = await call();
const items = [result, result?.stream, result?.data].find((one) => one?.[Symbol.asyncIterator]);
for await (const item of items) {
  const { streamedMember } = item?.data?.streamedMember ? item.data : item;
  if (streamedMember === 'first') await fetch(baseUrl + '/first-read');
  if (streamedMember === 'second') console.log('read both');
}
process.exit();
`;

/**
 * Whether a client hands out the first item before the second one is sent.
 * @param entry the generated module
 * @param mediaType of the stream
 */
export async function startStream(mediaType) {
  const full = Object.keys(framings).find((one) => one.startsWith(mediaType));
  let sendSecond;
  const server = createServer((request, response) => {
    if (request.url === '/first-read') {
      sendSecond();
      return response.end();
    }
    response.writeHead(200, { 'content-type': full });
    // A part of a multipart body ends with the boundary of the next.
    response.write(
      framings[full](item('first')) +
        (full.startsWith('multipart') ? '--part\r\ncontent-type: application/json\r\n\r\n' : ''),
    );
    sendSecond = () => {
      const end = full.startsWith('multipart')
        ? `${item('second')}\r\n--part--\r\n`
        : framings[full](item('second'));
      response.end(end);
    };
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    close: () => server.close() && server.closeAllConnections(),
    read: (entry, work) => read(entry, work, url),
  };
}

async function read(entry, work, url) {
  try {
    await build({
      entryPoints: [entry],
      outfile: join(work, 'client.js'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      nodePaths: [new URL('../../node_modules', import.meta.url).pathname],
    });
  } catch {
    return false;
  }
  writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(work, 'call.js'), caller);
  const child = spawn(process.execPath, [join(work, 'call.js'), url], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: WAIT_MS,
  });
  let said = '';
  child.stdout.on('data', (data) => (said += data));
  await once(child, 'close');
  return said.includes('read both');
}
