import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundleApp } from '../../support/bundle-app.ts';
import { serveSite } from '../../support/site.ts';
import type { Site } from '../../support/site.ts';
import { pages } from './pages.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  png: 'image/png',
  ttf: 'font/ttf',
};
const PETS: Readonly<Record<string, string>> = { 7: 'Rex', 8: 'Tom' };

/** A site of apps that are built from libraries as npm has them, and of the API that one of them documents. */
export async function serveLibraries(): Promise<Site> {
  const [codemirror, list, lit] = await Promise.all([
    bundleApp({ entryPoints: [here('codemirror.js')] }),
    bundleApp({ entryPoints: [here('list.jsx')] }),
    bundleApp({ entryPoints: [here('lit.js')] }),
  ]);
  const programs: Readonly<Record<string, string>> = { codemirror, list, lit };
  const respond = async (request: IncomingMessage): Promise<[type: string, body: Buffer | string]> => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const page = pages[pathname.slice(1)];
    if (page !== undefined) return ['text/html', page];
    const program = /^\/(?<name>\w+)\.js$/.exec(pathname)?.groups?.['name'];
    if (program !== undefined && programs[program] !== undefined)
      return ['text/javascript', programs[program]];
    const file = /^\/lib\/(?<path>[\w./-]+\.(?<type>\w+))$/.exec(pathname)?.groups;
    if (file !== undefined)
      return [
        TYPES[file['type']!] ?? 'text/plain',
        await readFile(here(`../../../node_modules/${file['path']}`)),
      ];
    return ['application/json', JSON.stringify(await respondToApi(request, pathname))];
  };
  return serveSite((request, response) => {
    respond(request).then(
      ([type, body]) => response.setHeader('content-type', `${type}; charset=utf-8`).end(body),
      () => response.writeHead(404).end(),
    );
  });
}

/** The API of pets: one of them by its id, one that is added, and the stock for callers with a key. */
async function respondToApi(request: IncomingMessage, pathname: string): Promise<object> {
  const pet = /^\/pets\/(?<id>\d+)$/.exec(pathname)?.groups?.['id'];
  if (pet !== undefined) return { id: Number(pet), name: PETS[pet] ?? 'nobody' };
  if (pathname === '/pets') return { added: (JSON.parse(await text(request)) as { name: string }).name };
  if (pathname === '/stock') return { stock: request.headers['x-key'] === 'key-of-ada' ? 12 : 'no key' };
  throw new Error(`There is nothing at ${pathname}.`);
}
