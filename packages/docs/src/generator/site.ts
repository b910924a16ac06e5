import { readAssets } from './assets.ts';
import type { Page } from './content/page.ts';
import { describe, readExport } from './description/description.ts';
import type { Description } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { glossaryOf } from './glossary.ts';
import { jsonSchemas } from './outputs/jsonSchemas.ts';
import { llmsFullTxt, llmsTxt } from './outputs/llms.ts';
import { postmanCollection } from './outputs/postman.ts';
import { redocReference } from './outputs/reference.ts';
import { searchIndex } from './outputs/searchIndex.ts';
import { changelogPage } from './pages/changelogPage.ts';
import { errorCatalogue, errorPage } from './pages/errorPages.ts';
import { guidePage, readGuides } from './pages/guidePage.ts';
import { landingPage } from './pages/landingPage.ts';
import { operationPage } from './pages/operationPage.ts';
import { indexPage, notFoundPage } from './pages/plainPages.ts';
import { schemaPage } from './pages/schemaPage.ts';
import { logo, pageToHtml } from './render/layout.ts';
import type { Site } from './render/layout.ts';
import { markdownPath } from './render/links.ts';
import { pageToMarkdown } from './render/markdown.ts';
import { allSamples } from './samples/samples.ts';

/** Files of the site by their path in it. */
export type Files = Map<string, string>;

/** The whole site from the bundled document: pages, their Markdown, the Redoc reference and the files for programs. */
export async function renderSite(document: OpenApiDocument): Promise<Files> {
  const description = describe(document);
  const pages = listPages(description);
  const assets = readAssets(logo.text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  const start = pages.find(({ section, path }) => section === 'Start' && path !== '');
  const site: Site = {
    title: document.info.title,
    version: document.info.version,
    pages,
    ...(start && { start: `/${start.path}` }),
    glossary: glossaryOf(description),
    assets,
  };
  const [reference, postman] = await Promise.all([
    redocReference(description, {
      ...site,
      ...summaryOf(document),
      style: assets.referenceStyle,
      icon: assets.icon,
    }),
    postmanCollection(JSON.stringify(document)),
  ]);
  return new Map([
    ...pages.map((page) => [`${page.path}index.html`, pageToHtml(page, site)] as const),
    ...pages.map((page) => [markdownPath(page.path), pageToMarkdown(page)] as const),
    ['404.html', pageToHtml(notFoundPage(), site)],
    ['reference/index.html', reference],
    ...assets.files.map(([file, text]) => [`assets/${file}`, text] as const),
    ...machineFiles(description, pages),
    ['postman.json', postman],
  ]);
}

/** Every page that the navigation lists, in its order. */
export function listPages(description: Description): Page[] {
  const sources = readGuides();
  const guides = sources.map((guide) => guidePage(description, guide, sources));
  const pages = [
    landingPage(description, guides),
    ...guides,
    ...description.operations.map((operation) => operationPage(description, operation)),
    errorCatalogue(description),
    ...description.errors.map((error) => errorPage(description, error)),
    ...description.schemas.map((schema) => schemaPage(description, schema)),
    changelogPage(),
  ];
  return [...pages, indexPage(pages)];
}

function machineFiles(description: Description, pages: Page[]): [file: string, text: string][] {
  const { document } = description;
  const copies = ['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'errors.json'].flatMap((name) => {
    const text = readExport(name);
    return text === undefined ? [] : [[name, text] as [string, string]];
  });
  return [
    ...copies,
    ...jsonSchemas(document),
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
