import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { getContentType } from '../../content-type.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { Page } from '../content/page.ts';
import type { OpenApiDocument } from '../description/document.ts';
import { postmanCollection } from '../outputs/postman.ts';
import { notFoundPage } from '../pages/plain-pages.ts';
import { pageToHtml } from '../render/layout.ts';
import { markdownPath } from '../render/links.ts';
import { markdownFiles } from '../render/markdown.ts';
import { openSite } from '../site.ts';
import type { Files, SiteModel, SiteParts, SiteSources } from '../site.ts';

/** The sources of a preview, read on each change. */
export interface PreviewSources extends SiteSources, SiteParts {
  document: OpenApiDocument;
  /** Further files: path in the site → path on the disk. */
  further?: readonly [path: string, file: string][];
}

/** Reads the sources; its errors are displayed in the browser. */
export type ReadSources = () => PreviewSources | Promise<PreviewSources>;

export interface Preview {
  url: string;
  /** Reads the sources and reloads open pages; when reading fails, every page shows the error. */
  changed(): Promise<void>;
  close(): void;
}

/** The path on which open pages listen for changes, and the script that does so. */
const events = '/__preview';
const script = `new EventSource('${events}').addEventListener('changed', () => location.reload());\n`;

/**
 * Serves the site from its sources, rendering each page on request.
 * @param port 0 takes any that is free
 */
export async function startPreview(read: ReadSources, port: number): Promise<Preview> {
  const open = new Set<ServerResponse>();
  let model = await openModel(read);
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
    changed: async () => {
      model = await openModel(read);
      for (const response of open) response.write('event: changed\ndata:\n\n');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface OpenModel extends SiteModel {
  document: OpenApiDocument;
  parts: SiteParts;
  further: ReadonlyMap<string, string>;
}
type Model = OpenModel | Error;

/** An error in a guide is displayed in the browser, until a later change fixes it. */
async function openModel(read: ReadSources): Promise<Model> {
  try {
    const { document, further = [], ...sources } = await read();
    const model = openSite(document, sources);
    let files: Files | undefined;
    // Writing them takes longer than a page.
    const once = (): Files => (files ??= model.files());
    return { ...model, files: once, document, parts: sources, further: new Map(further) };
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
  const markdown = findMarkdown(pages, file);
  if (markdown !== undefined) return { body: markdown, type: getContentType(file) };
  const body = await fileOf(model, file);
  if (body !== undefined) return { body, type: getContentType(file.endsWith('/') ? '.html' : file) };
  const missing = withReload(pageToHtml(notFoundPage(), model.site));
  return { body: missing, type: getContentType('.html'), status: 404 };
}

/** A page as Markdown, in the language that the name of the file has. */
function findMarkdown(pages: Page[], file: string): string | undefined {
  const page =
    pages.find((one) => markdownPath(one.path) === file) ??
    pages.find((one) => markdownPath(one.path) === file.replace(/\.\w+\.md$/, '.md'));
  return page && markdownFiles(page).find(([name]) => name === file)?.[1];
}

async function fileOf(model: OpenModel, file: string): Promise<string | Uint8Array | undefined> {
  const { parts, typefaces, further } = model;
  if (file === 'reference/' && parts.reference !== false) return withReload(await model.reference());
  if (file === 'postman.json' && parts.postman !== false) return postmanCollection(model.document);
  const copied = typefaces.find(([name]) => file === `assets/${name}`)?.[1];
  const text = copied === undefined ? model.files().get(file) : undefined;
  const from = copied ?? further.get(file);
  return text ?? (from === undefined ? undefined : readFile(from));
}

function withReload(page: string): string {
  return page.replace('</head>', '<script type="module" src="/__preview.js"></script>\n</head>');
}

function renderErrorPage(error: Error): string {
  return `<!doctype html><title>Not rendered</title><script type="module" src="/__preview.js"></script><h1>Not rendered</h1><pre>${escapeHtml(error.message)}</pre>`;
}
