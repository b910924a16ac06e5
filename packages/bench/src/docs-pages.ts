import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteDirectory } from '@web-data/docs';
import { peerFile } from './docs-peers.ts';

/** The compared pages, by the name of their case: URLs on one server. */
export const pages: Readonly<Record<string, string>> = {
  'our operation page': '/operations/map/',
  'our landing page': '/',
  'our error catalogue': '/errors/',
  'our guide': '/guides/agent-runs/',
  'our page of an error': '/errors/job-not-found/',
  'our Redoc reference': '/reference/',
  'Scalar 1.72.1': '/peers/scalar.html',
  'Swagger UI 5.35.0': '/peers/swagger.html',
};

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peer</title><meta name="viewport" content="width=device-width">';

/** Pages of the peers, set up as their documentation says, with all their files on this server. */
const peerPages: Readonly<Record<string, string>> = {
  '/peers/scalar.html': `${head}</head><body><div id="app"></div><script src="/peers/scalar.js"></script><script>Scalar.createApiReference('#app',{url:'/openapi.json'})</script></body></html>`,
  '/peers/swagger.html': `${head}<link rel="stylesheet" href="/peers/swagger.css"></head><body><div id="ui"></div><script src="/peers/swagger.js"></script><script>SwaggerUIBundle({url:'/openapi.json',dom_id:'#ui'})</script></body></html>`,
};

const peerFiles: Readonly<Record<string, string>> = {
  '/peers/scalar.js': '@scalar/api-reference/dist/browser/standalone.js',
  '/peers/swagger.js': 'swagger-ui-dist/swagger-ui-bundle.js',
  '/peers/swagger.css': 'swagger-ui-dist/swagger-ui.css',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the site of this package and the peers, compressed, on a free port of the loopback address. */
export async function servePages(): Promise<{ origin: string; stop: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://pages').pathname;
    const body = compressed.get(path) ?? read(path);
    if (!body) return void response.writeHead(404).end();
    compressed.set(path, body);
    const type = types[extname(path) || '.html'] ?? 'application/octet-stream';
    return void response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

function read(path: string): Buffer | undefined {
  if (peerPages[path]) return gzipSync(peerPages[path]);
  const peer = peerFiles[path];
  const file = peer ? peerFile(peer) : join(siteDirectory, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) ? gzipSync(readFileSync(file)) : undefined;
}
