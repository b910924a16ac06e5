import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBase, renderRobots, renderSitemap, siteAddress } from './addresses.ts';
import { siteDirectory } from './site-directory.ts';

export interface BuildSiteOptions {
  /** Folder to write into; it is created, and files of the same name are replaced. */
  outDir: string;
  /** Path under which the site is published, starting and ending in a slash. Default `/`. */
  base?: string;
  /** Scheme, host and port of the published site. With it the site has a sitemap and canonical addresses. */
  origin?: string;
  /** Base address of the API that the samples call, without a trailing slash. Default: the description's. */
  apiBaseUrl?: string;
  /** Address under which the repository's files can be edited, such as `https://git.example.com/api/edit/main/`. */
  editUrl?: string;
}

/**
 * Writes the site as it is published at an address of its own.
 * @throws TypeError when an option is not of the form it says
 */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { outDir, base = '/', origin } = options;
  checkBase(base);
  if (origin !== undefined) siteAddress(origin, base);
  await cp(siteDirectory, outDir, { recursive: true });
  const { baseUrl } = JSON.parse(await readFile(join(siteDirectory, 'samples.json'), 'utf8')) as {
    baseUrl: string;
  };
  for (const file of await readdir(outDir, { recursive: true })) {
    if (/\.(?:html|md|txt|json|yaml)$/.test(file))
      await adapt(outDir, file.replaceAll('\\', '/'), options, baseUrl);
  }
  if (origin === undefined) return;
  await writeFile(join(outDir, 'sitemap.xml'), renderSitemap(origin, base));
  await writeFile(join(outDir, 'robots.txt'), renderRobots(origin, base));
}

async function adapt(
  folder: string,
  file: string,
  options: BuildSiteOptions,
  baseUrl: string,
): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  const { apiBaseUrl, base = '/', origin, editUrl } = options;
  let adapted = apiBaseUrl === undefined ? text : text.replaceAll(baseUrl, apiBaseUrl);
  if (file === '404.html') adapted = adapted.replace('<head>', () => `<head>\n<base href="${base}">`);
  else if (file.endsWith('index.html') && origin !== undefined)
    adapted = withCanonical(adapted, siteAddress(origin, base) + file);
  if (editUrl !== undefined && file.endsWith('.html')) adapted = withEditLinks(adapted, editUrl);
  if (adapted !== text) await writeFile(join(folder, file), adapted);
}

function withCanonical(page: string, address: string): string {
  const url = address.replace(/index\.html$/, '');
  return page.replace(
    '</head>',
    () => `<link rel="canonical" href="${url}">\n<meta property="og:url" content="${url}">\n</head>`,
  );
}

function withEditLinks(page: string, editUrl: string): string {
  return page.replaceAll(
    /<span\s+class="source"\s+data-source="([^"]*)"\s*>.*?<\/span\s*>/gs,
    (_match, source: string) => `<a class="source" href="${editUrl}${source}">Edit this page</a>`,
  );
}
