import { readAssets } from './assets.ts';
import type { Page } from './content/page.ts';
import { describe, readExport } from './description/description.ts';
import type { Description } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { glossaryOf } from './glossary.ts';
import { llmsFullTxt, llmsTxt } from './outputs/llms.ts';
import { postmanCollection } from './outputs/postman.ts';
import { redocReference } from './outputs/reference.ts';
import { searchIndex } from './outputs/search-index.ts';
import { changelogPage, readChangelog } from './pages/changelog-page.ts';
import { errorCatalogue, errorPage } from './pages/error-pages.ts';
import { guidePage } from './pages/guide-page.ts';
import { readGuides, type Guide } from './pages/guide.ts';
import { landingPage } from './pages/landing-page.ts';
import { operationPage } from './pages/operation-page.ts';
import { indexPage, notFoundPage } from './pages/plain-pages.ts';
import { schemaPage } from './pages/schema-page.ts';
import { webhookPage } from './pages/webhook-page.ts';
import { logo, pageToHtml } from './render/layout.ts';
import type { Site, SiteLink } from './render/layout.ts';
import { markdownPath, notFoundPath } from './render/links.ts';
import { pageToMarkdown } from './render/markdown.ts';
import { allSamples } from './samples/samples.ts';

/** What the description's package publishes and the site passes on. */
const exported = ['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'errors.json', 'operations.json'];

/** Files of the site by their path in it. */
export type Files = Map<string, string>;

/** What a site is rendered from besides the document; by default what lies in the description's package. */
export interface SiteSources {
  guides?: Guide[];
  /** What the releases changed, in Markdown with a section `## <version>` for each. */
  changelog?: string;
  /** Reads a published file such as `errors.json`; undefined where there is none. */
  read?: (name: string) => string | undefined;
}

/** The whole site from the bundled document: pages, their Markdown, the Redoc reference and the files for programs. */
export async function renderSite(document: OpenApiDocument, sources: SiteSources = {}): Promise<Files> {
  const { guides = readGuides(), changelog = readChangelog(), read = readExport } = sources;
  const names = guides.map(({ file }) => file.replace(/\.md$/, ''));
  const description = describe(document, names);
  const postman = await postmanCollection(document);
  const published = exported.filter((name) => read(name) !== undefined);
  if (postman !== undefined) published.push('postman.json');
  const pages = listPages(description, guides, changelog, published);
  const assets = readAssets(logo.text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  const site: Site = {
    title: document.info.title,
    version: document.info.version,
    pages,
    links: siteLinks(pages, published),
    glossary: glossaryOf(description),
    assets,
  };
  const reference = await redocReference(description, {
    ...site,
    ...summaryOf(document),
    style: assets.referenceStyle,
    icon: assets.icon,
  });
  return new Map([
    ...pages.map((page) => [`${page.path}index.html`, pageToHtml(page, site)] as const),
    ...pages.map((page) => [markdownPath(page.path), pageToMarkdown(page)] as const),
    [notFoundPath, pageToHtml(notFoundPage(), site)],
    ['reference/index.html', reference],
    ...assets.files.map(([file, text]) => [`assets/${file}`, text] as const),
    ...machineFiles(description, pages, read),
    ...(postman ? [['postman.json', postman] as const] : []),
  ]);
}

/** What the bar on top leads to. */
function siteLinks(pages: Page[], published: string[]): SiteLink[] {
  const start = pages.find(({ section, path }) => section === 'Start' && path !== '');
  const errors = pages.find(({ path }) => path === 'errors/');
  return [
    ...(start ? [{ text: start.title, to: `/${start.path}` }] : []),
    ...(errors ? [{ text: errors.title, to: '/errors/' }] : []),
    { text: 'Changelog', to: '/changelog/' },
    { text: 'Redoc', to: '/reference/' },
    ...(published.includes('openapi.json') ? [{ text: 'OpenAPI', to: '/openapi.json' }] : []),
  ];
}

/** Every page that the navigation lists, in its order. */
function listPages(
  description: Description,
  sources: Guide[],
  changelog: string,
  published: string[],
): Page[] {
  const guides = sources.map((guide) => guidePage(description, guide, sources));
  const pages = [
    landingPage(description, guides, published),
    ...guides,
    ...description.operations.map((operation) => operationPage(description, operation)),
    ...description.webhooks.map((webhook) => webhookPage(description, webhook)),
    ...(description.errors.length > 0 ? [errorCatalogue(description)] : []),
    ...description.errors.map((error) => errorPage(description, error)),
    ...description.schemas.map((schema) => schemaPage(description, schema)),
    changelogPage(changelog),
  ];
  return [...pages, indexPage(pages)];
}

function machineFiles(
  description: Description,
  pages: Page[],
  read: NonNullable<SiteSources['read']>,
): [file: string, text: string][] {
  const { document } = description;
  const schemas = description.schemas.map(({ name }) => `schemas/${name}.json`);
  const copies = [...exported, ...schemas].flatMap((name) => {
    const text = read(name);
    return text === undefined ? [] : [[name, text] as [string, string]];
  });
  return [
    ...copies,
    ['llms.txt', llmsTxt(document.info.title, summaryOf(document).description, pages)],
    ['llms-full.txt', llmsFullTxt(pages)],
    ['search-index.json', searchIndex(pages)],
    ['samples.json', json({ baseUrl: description.baseUrl, samples: allSamples(description) })],
    ['pages.json', json(pages.map(({ path, title, section }) => ({ path, title, section })))],
  ];
}

function summaryOf({ info }: OpenApiDocument): { description: string } {
  return { description: info.summary ?? `Documentation of the ${info.title}.` };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
