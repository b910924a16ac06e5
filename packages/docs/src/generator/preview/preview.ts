import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { getContentType } from '../../content-type.ts';
import { escapeHtml } from '../../escape-html.ts';
import { typeface } from '../assets.ts';
import type { OpenApiDocument } from '../description/document.ts';
import { postmanCollection } from '../outputs/postman.ts';
import { notFoundPage } from '../pages/plain-pages.ts';
import { pageToHtml } from '../render/layout.ts';
import { markdownPath } from '../render/links.ts';
import { pageToMarkdown } from '../render/markdown.ts';
import { openSite } from '../site.ts';
import type { SiteModel, SiteSources } from '../site.ts';

/** The sources of a preview, read on each change. */
export interface PreviewSources extends SiteSources {
  document: OpenApiDocument;
}

export interface Preview {
  url: string;
  /** Reads the sources and reloads open pages; when reading fails, every page shows the error. */
  changed(): void;
  close(): void;
}

/** The path on which open pages listen for changes, and the script that does so. */
const events = '/__preview';
const script = `new EventSource('${events}').addEventListener('changed', () => location.reload());\n`;

/**
 * Serves the site from its sources, rendering each page on request.
 * @param read reads the sources; its errors are displayed in the browser
 */
export async function startPreview(read: () => PreviewSources, port: number): Promise<Preview> {
  const open = new Set<ServerResponse>();
  let model = modelOf(read);
  const server = createServer((request, response) => {
    const path = decodePath(new URL(request.url ?? '/', 'http://preview').pathname);
    if (path === events) return listen(request, response, open);
    return void reply(model, path).then(
      ({ body, type, status = 200 }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    changed: () => {
      model = modelOf(read);
      for (const response of open) response.write('event: changed\ndata:\n\n');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Model = (SiteModel & { document: OpenApiDocument }) | Error;

/** An error in a guide is displayed in the browser, until a later change fixes it. */
function modelOf(read: () => PreviewSources): Model {
  try {
    const { document, ...sources } = read();
    return { ...openSite(document, { ...sources, postman: true }), document };
  } catch (error) {
    return error as Error;
  }
}

function listen(request: IncomingMessage, response: ServerResponse, open: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.write(':\n\n');
  open.add(response);
  request.on('close', () => open.delete(response));
}

interface PreviewResponse {
  body: string | Uint8Array;
  type: string;
  status?: number;
}

/** A path with malformed percent-encoding stays as it is, and is not found. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

async function reply(model: Model, path: string): Promise<PreviewResponse> {
  if (path === '/__preview.js') return { body: script, type: getContentType(path) };
  if (model instanceof Error)
    return { body: renderErrorPage(model), type: getContentType('.html'), status: 500 };
  const file = path.slice(1);
  const { pages } = model.site;
  const page = pages.find((one) => one.path === file);
  if (page) return { body: withReload(pageToHtml(page, model.site)), type: getContentType('.html') };
  const alternate = pages.find((one) => markdownPath(one.path) === file);
  if (alternate) return { body: pageToMarkdown(alternate), type: getContentType(file) };
  const body = await fileOf(model, file);
  if (body !== undefined) return { body, type: getContentType(file.endsWith('/') ? '.html' : file) };
  const missing = withReload(pageToHtml(notFoundPage(), model.site));
  return { body: missing, type: getContentType('.html'), status: 404 };
}

async function fileOf(
  model: SiteModel & { document: OpenApiDocument },
  file: string,
): Promise<string | Uint8Array | undefined> {
  if (file === 'reference/') return withReload(await model.reference());
  if (file === 'postman.json') return postmanCollection(model.document);
  const copied = Object.entries(typeface).find(([name]) => file === `assets/${name}`);
  return copied ? readFile(copied[1]) : model.files().get(file);
}

function withReload(page: string): string {
  return page.replace('</head>', '<script type="module" src="/__preview.js"></script>\n</head>');
}

function renderErrorPage(error: Error): string {
  return `<!doctype html><title>Not rendered</title><script type="module" src="/__preview.js"></script><h1>Not rendered</h1><pre>${escapeHtml(error.message)}</pre>`;
}
