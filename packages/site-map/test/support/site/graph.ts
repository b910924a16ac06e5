/** One URL of the synthetic site, named `host/path?query`, and what the server answers for it. */
export interface Node {
  readonly key: string;
  readonly kind: 'page' | 'redirect' | 'dead' | 'document' | 'asset' | 'disallowed';
  readonly status?: number;
  /** Where a redirect or a `rel=canonical` leads. */
  readonly to?: string;
  readonly title?: string;
  readonly edges: Edge[];
  /** `Link` header, charset and other peculiarities of the answer. */
  readonly headers: Record<string, string>;
  /** Rendered into the head or body as it stands. */
  readonly head: string[];
  readonly body: string[];
  /** Names a charset the page is encoded in; default UTF-8. */
  readonly encoding?: 'latin1' | 'utf16le';
  readonly frameset?: boolean;
}

/** A link to `target`, written as `form` says. */
export interface Edge {
  readonly target: string;
  readonly form: string;
}

/** The site as a graph, and which of its URLs a discovery must answer. */
export class SiteGraph {
  readonly nodes: Map<string, Node> = new Map();
  /** Keys that each host's sitemaps name. */
  readonly sitemaps: Map<string, string[]> = new Map();

  add(key: string, extra: Partial<Omit<Node, 'key'>> = {}): Node {
    const node: Node = {
      key,
      kind: 'page',
      title: `Page ${key}`,
      edges: [],
      headers: {},
      head: [],
      body: [],
      ...extra,
    };
    this.nodes.set(key, node);
    return node;
  }

  link(from: string, target: string, form = 'a'): void {
    this.nodes.get(from)?.edges.push({ target, form });
  }

  inSitemap(host: string, ...keys: string[]): void {
    this.sitemaps.set(host, [...(this.sitemaps.get(host) ?? []), ...keys]);
  }

  /** The right answer, by walking the graph in its own terms. */
  truth(start: string, mode: TruthMode): Set<string> {
    return new Truth(this, mode).walk(start);
  }
}

export interface TruthMode {
  readonly sitemap: 'skip' | 'include' | 'only';
  readonly includeSubdomains: boolean;
  readonly ignoreQueryParameters: boolean;
}

class Truth {
  readonly #graph: SiteGraph;
  readonly #mode: TruthMode;
  readonly #answer = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #hosts = new Set<string>();
  readonly #queue: { key: string; named: boolean }[] = [];
  #start = '';

  constructor(graph: SiteGraph, mode: TruthMode) {
    this.#graph = graph;
    this.#mode = mode;
  }

  walk(start: string): Set<string> {
    this.#start = hostOf(start);
    if (this.#mode.sitemap === 'only') this.#enterHost(this.#start);
    else this.#name(start);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#visit(next.key, next.named);
    return this.#answer;
  }

  #name(key: string): void {
    const host = hostOf(key);
    const inScope = this.#mode.includeSubdomains
      ? host === 'example.test' || host.endsWith('.example.test')
      : host.replace(/^www\./, '') === this.#start.replace(/^www\./, '');
    if (!inScope) return;
    const hasQuery = key.includes('?') && this.#mode.ignoreQueryParameters;
    if (hasQuery && this.#mode.sitemap === 'only') return;
    // A URL with a query is never answered, but visited for its links.
    if (hasQuery && !this.#seen.has(key)) {
      this.#seen.add(key);
      this.#queue.push({ key, named: false });
    }
    const named = hasQuery ? key.slice(0, key.indexOf('?')) : key;
    if (this.#seen.has(named)) return;
    this.#seen.add(named);
    this.#enterHost(host);
    if (this.#mode.sitemap === 'only') this.#answer.add(named);
    else this.#queue.push({ key: named, named: !hasQuery });
  }

  #enterHost(host: string): void {
    if (this.#hosts.has(host)) return;
    this.#hosts.add(host);
    if (this.#mode.sitemap === 'skip') return;
    for (const key of this.#graph.sitemaps.get(host) ?? []) this.#name(key);
  }

  #visit(key: string, named: boolean): void {
    const node = this.#graph.nodes.get(key);
    if (!node || node.kind === 'dead' || node.kind === 'asset') return;
    if (node.kind === 'redirect') return this.#name(node.to ?? '');
    if (node.kind === 'disallowed') {
      if (named) this.#answer.add(key);
      return;
    }
    if (key.includes('?') && this.#mode.ignoreQueryParameters) this.#hide(node);
    else if (node.to === undefined) this.#answer.add(key);
    else this.#name(node.to);
    for (const { target } of node.edges) this.#name(target);
  }

  #hide({ to }: Node): void {
    if (to !== undefined) this.#name(to);
  }
}

export function hostOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
