import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getContentType } from './content-type.ts';
import { checkPublication, listFiles, readPublishedFile } from './publication.ts';
import type { Publication } from './publication.ts';
import { chooseFile, linkToOther } from './representation.ts';

/** A file in the form in which it is sent. */
interface Entry {
  text: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/**
 * Handles requests for the site as published at a URL, without a copy of it on disk: for servers that know their URL
 * only when they listen. Pages are compressed and cached in memory on their first request. A page is Markdown for a
 * request that accepts `text/markdown`; `?lang=python` gives the Markdown with samples in that language.
 * @throws TypeError when an option is malformed
 * @example
 * const handle = siteHandler({ origin: 'http://127.0.0.1:8080', apiBaseUrl: 'http://127.0.0.1:8080' });
 * const response = await handle(new Request('http://127.0.0.1:8080/operations/map/'));
 */
export function siteHandler(publication: Publication = {}): (request: Request) => Promise<Response> {
  checkPublication(publication);
  const { base = '/' } = publication;
  const files = new Set(listFiles(publication));
  const entries = new Map<string, Promise<Entry>>();
  const entryOf = (file: string): Promise<Entry> => {
    const entry = entries.get(file) ?? readEntry(file, files, publication);
    entries.set(file, entry);
    // A failed read may succeed later.
    entry.catch(() => entries.delete(file));
    return entry;
  };
  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : '404.html';
    if (files.has(`${path}/index.html`))
      return new Response(null, { status: 308, headers: { location: `${pathname}/` } });
    const file = chooseFile(path, request.headers.get('accept') ?? '', searchParams.get('lang'), files);
    const found = file !== undefined && file !== '404.html';
    return respond(request, await entryOf(found ? file : '404.html'), found ? 200 : 404);
  };
}

async function readEntry(file: string, files: ReadonlySet<string>, publication: Publication): Promise<Entry> {
  const link = linkToOther(file, files, publication);
  const text = Buffer.from(await readPublishedFile(file, publication));
  const hashed = /^assets\/\w+\.[0-9a-f]{8}\.\w+$/.test(file);
  return {
    text,
    gzipped: await promisify(gzip)(text),
    headers: {
      'content-type': getContentType(file),
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: file.endsWith('.html') || file.endsWith('.md') ? 'accept, accept-encoding' : 'accept-encoding',
      ...(link !== undefined && { link }),
      etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    },
  };
}

function respond(request: Request, { text, gzipped, headers }: Entry, status: number): Response {
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/);
  if (status === 200 && known?.includes(headers['etag']!))
    return new Response(null, { status: 304, headers });
  const compress = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
    request.headers.get('accept-encoding') ?? '',
  );
  const body = compress ? gzipped : text;
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(compress && { 'content-encoding': 'gzip' }),
    },
  });
}
