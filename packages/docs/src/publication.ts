import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBase, renderRobots, renderSitemap, siteAddress } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import { withNewHashes } from './script-hashes.ts';
import { insertFacts, type ServiceFacts } from './service-facts.ts';
import { siteDirectory } from './site-directory.ts';

/** The parts of the site that depend on where it is published. */
export interface Publication {
  /** Path under which the site is published, starting and ending in a slash. Default `/`. */
  base?: string | undefined;
  /** Scheme, host and port of the published site. With it the site has a sitemap and canonical addresses. */
  origin?: string | undefined;
  /** Base address of the API that the samples call, without a trailing slash. Default: the description's. */
  apiBaseUrl?: string | undefined;
  /** Address under which the repository's files can be edited, such as `https://git.example.com/api/edit/main/`. */
  editUrl?: string | undefined;
  /** What the service that serves the site states of itself, such as its plans and prices; pages show it in their place. */
  facts?: ServiceFacts | undefined;
  /** Address where readers sign in, such as `/dashboard/`: the header of each page links to it. Default: no link. */
  signInUrl?: string | undefined;
}

/** @throws TypeError naming the option that is malformed. */
export function checkPublication(publication: Publication): void {
  const { base = '/', origin, apiBaseUrl, editUrl, signInUrl } = publication;
  checkBase(base);
  if (origin !== undefined) siteAddress(origin, base);
  if (apiBaseUrl !== undefined && !/^https?:\/\/[^?#\s"'<>]*[^/?#\s"'<>]$/.test(apiBaseUrl)) {
    throw new TypeError(
      `apiBaseUrl is an address without a slash at its end, such as https://api.example.com, not ${apiBaseUrl}`,
    );
  }
  if (editUrl !== undefined && !/^https?:\/\/[^\s"'<>]+\/$/.test(editUrl)) {
    throw new TypeError(
      `editUrl is an address that ends in a slash, such as https://git.example.com/edit/main/, not ${editUrl}`,
    );
  }
  if (signInUrl !== undefined && !/^(?:https?:\/)?\/[^\s"'<>]*$/.test(signInUrl)) {
    throw new TypeError(
      `signInUrl is a path or an address, such as /dashboard/ or https://example.com/sign-in, not ${signInUrl}`,
    );
  }
}

/** Paths of all files of the site, with those that need an origin where there is one. */
export function listFiles({ origin }: Publication): string[] {
  const files = readdirSync(siteDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteDirectory.length + 1));
  const own = files.map((file) => file.replaceAll('\\', '/'));
  return origin === undefined ? own : [...own, 'sitemap.xml', 'robots.txt'];
}

/** Reads a file of the site as published: its text, or its bytes. `file` is one that `listFiles` names. */
export async function readPublishedFile(
  file: string,
  publication: Publication,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { base = '/', origin } = publication;
  if (origin !== undefined && file === 'sitemap.xml') return renderSitemap(origin, base);
  if (origin !== undefined && file === 'robots.txt') return renderRobots(origin, base);
  if (/\.(?:woff2|png)$/.test(file)) return readFile(join(siteDirectory, file));
  const text = await readFile(join(siteDirectory, file), 'utf8');
  return adaptFile(file, text, publication, describedBaseUrl);
}

/**
 * A file of a site as published at an address.
 * @param getBaseUrl the base address that its samples call so far
 */
export function adaptFile(
  file: string,
  text: string,
  publication: Publication,
  getBaseUrl: () => string,
): string {
  const { apiBaseUrl, facts } = publication;
  const stated = facts === undefined ? text : insertFacts(file, text, facts);
  const adapted = apiBaseUrl === undefined ? stated : stated.replaceAll(getBaseUrl(), apiBaseUrl);
  return file.endsWith('.html') ? adaptPage(file, withNewHashes(adapted, text), publication) : adapted;
}

let described: string | undefined;

/** The URL that the samples of the built site call. */
function describedBaseUrl(): string {
  if (described !== undefined) return described;
  const text = readFileSync(join(siteDirectory, 'samples.json'), 'utf8');
  described = (JSON.parse(text) as { baseUrl: string }).baseUrl;
  return described;
}

function adaptPage(file: string, page: string, publication: Publication): string {
  const { signInUrl, editUrl } = publication;
  const edited = editUrl === undefined ? page : withEditLinks(page, editUrl);
  const addressed = addressPage(file, edited, publication);
  return signInUrl === undefined ? addressed : withSignInLink(addressed, signInUrl);
}

function addressPage(file: string, page: string, { base = '/', origin }: Publication): string {
  // The page is served at any path, so its links start at the root.
  if (file === '404.html') return page.replaceAll(/(\s(?:href|src)=")\//g, (_match, start) => start + base);
  return origin === undefined ? page : withCanonical(page, siteAddress(origin, base) + file);
}

function withCanonical(page: string, address: string): string {
  const url = address.replace(/index\.html$/, '');
  const absolute = page.replace(
    /(<meta property="og:image" content=")([^"]*)/,
    (_match, start: string, card: string) => start + new URL(card, url).href,
  );
  return absolute.replace(
    '</head>',
    () => `<link rel="canonical" href="${url}">\n<meta property="og:url" content="${url}">\n</head>`,
  );
}

/** Adds a link to the header, and to the menu that has the links of the header where these have no room. */
function withSignInLink(page: string, url: string): string {
  const link = `<a href="${escapeHtml(url)}">Sign in</a>`;
  return page
    .replace(/<\/nav>(?=\s*<\/header>)/, () => `${link}</nav>`)
    .replace(
      /(<ul class="site-links">[^]*?)(<\/ul>)/,
      (_match, list: string, end: string) => `${list}<li>${link}</li>${end}`,
    );
}

function withEditLinks(page: string, editUrl: string): string {
  return page.replaceAll(
    /<span\s+class="source"\s+data-source="([^"]*)"\s*>.*?<\/span\s*>/gs,
    (_match, source: string) => `<a class="source" href="${editUrl}${source}">Edit this page</a>`,
  );
}

export interface BuildSiteOptions extends Publication {
  /** Folder to write into; it is created, and files of the same name are replaced. */
  outDir: string;
}

/**
 * Writes the site for publication at another URL.
 * @throws TypeError when an option is malformed
 */
export async function buildSite({ outDir, ...publication }: BuildSiteOptions): Promise<void> {
  checkPublication(publication);
  for (const file of listFiles(publication)) {
    const path = join(outDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await readPublishedFile(file, publication));
  }
}
