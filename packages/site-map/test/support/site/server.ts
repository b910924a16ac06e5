import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MapOptions } from '../../../src/index.ts';
import { buildSite, SEED_HOST } from './build.ts';
import { Faults } from './faults.ts';
import { renderPage } from './forms.ts';
import type { Node, SiteGraph, TruthMode } from './graph.ts';
import { sitemapFiles, type SiteFile } from './sitemaps.ts';
import { serveTrap, TRAP_ENTRIES, trapRobots } from './traps.ts';

/** What the site adds to its ordinary pages. */
export interface SiteFeatures {
  /** Seed of everything random. Default 1. */
  readonly seed?: number;
  /** Calendars, loops, bombs and other traps, linked from the home page. */
  readonly traps?: boolean;
  /** Overload and broken connections on first requests. */
  readonly faults?: boolean;
}

/** The synthetic site on a loopback port: hosts are told apart by the Host header. */
export class SyntheticSite {
  readonly graph: SiteGraph;
  readonly requests: string[] = [];
  readonly #features: SiteFeatures;
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #faults = new Faults();
  #files = new Map<string, SiteFile>();
  port = 0;

  constructor(features: SiteFeatures = {}) {
    this.#features = features;
    this.graph = buildSite(features.seed ?? 1);
    if (features.traps) this.graph.nodes.get(`${SEED_HOST}/`)?.body.push(...TRAP_ENTRIES);
  }

  static async start(features?: SiteFeatures): Promise<SyntheticSite> {
    const site = new SyntheticSite(features);
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    site.port = (site.#server.address() as AddressInfo).port;
    site.#files = sitemapFiles(site.graph, (key) => site.urlOf(key));
    return site;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The start of a discovery. */
  get url(): string {
    return this.urlOf(`${SEED_HOST}/`);
  }

  /** Options that let a discovery reach this loopback site under its names. */
  get reach(): MapOptions {
    return {
      resolve: () => Promise.resolve(['127.0.0.1']),
      allowPrivate: ['127.0.0.0/8:*'],
      budget: { rate: Infinity },
    };
  }

  urlOf(key: string): string {
    return `http://${this.#authority(key.slice(0, key.indexOf('/')))}${key.slice(key.indexOf('/'))}`;
  }

  /** The URLs a discovery in this mode must answer. */
  truth(mode: TruthMode): Set<string> {
    return new Set([...this.graph.truth(`${SEED_HOST}/`, mode)].map((key) => this.urlOf(key)));
  }

  #authority(host: string): string {
    return host === 'evil.elsewhere' ? host : `${host}:${this.port}`;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    const path = withoutTracking(request.url ?? '/');
    const key = host + path;
    this.requests.push(key);
    if (this.#features.faults && this.#faults.strikes(key, response)) return;
    if (this.#features.traps && serveTrap(host, path, this.port, response)) return;
    const file = this.#files.get(key);
    if (file) return this.#file(path, file, response);
    const node = this.graph.nodes.get(key);
    if (node) return this.#node(node, response);
    const isGhost = path.startsWith('/ghost-');
    response.writeHead(isGhost ? 200 : 404, { 'content-type': 'text/html' });
    response.end(`<title>${path}</title><a href="/ghost-of-404">x</a>`);
  }

  #file(path: string, { body, type }: SiteFile, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': type, etag: '"1"' });
    const robots = path === '/robots.txt' && this.#features.traps ? trapRobots(this.port) : '';
    response.end(Buffer.concat([body, Buffer.from(robots)]));
  }

  #node(node: Node, response: ServerResponse): void {
    const { html, link } = renderPage(node, (host) => this.#authority(host));
    const headers: Record<string, string | string[]> = { 'content-type': 'text/html', ...node.headers };
    if (headers['content-type'] === '') delete headers['content-type'];
    if (link.length > 0) headers['link'] = link;
    if (node.kind === 'redirect') headers['location'] = this.urlOf(node.to ?? '');
    response.writeHead(node.status ?? 200, headers);
    response.end(encode(html, node.encoding));
  }
}

function encode(html: string, encoding: Node['encoding']): Buffer {
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${html}`, 'utf16le');
  return Buffer.from(html, encoding ?? 'utf8');
}

/** What every real site does with parameters it does not know. */
function withoutTracking(path: string): string {
  return path
    .replace(/;jsessionid=[^?]*/, '')
    .replace(/([?&])(?:utm_\w+|gclid|sid)=[^&]*/g, '$1')
    .replace(/[?&]+$/, '')
    .replace(/\?&+/, '?');
}
