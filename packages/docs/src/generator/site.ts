import { readAssets } from './assets.ts';
import type { Page } from './content/page.ts';
import { describe, readExport, schemaFile } from './description/description.ts';
import type { Description } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { kebab } from './description/operations.ts';
import { createGlossary } from './glossary.ts';
import { changesFeed } from './outputs/feed.ts';
import { llmsFullTxt, llmsTxt } from './outputs/llms.ts';
import { postmanCollection } from './outputs/postman.ts';
import { redocReference } from './outputs/reference.ts';
import { searchIndex } from './outputs/search-index.ts';
import { createTrial, trialPath } from './outputs/trial.ts';
import { changelogPage, feedPath, readChangelog, filterReleases } from './pages/changelog-page.ts';
import { errorCatalogue, errorPage } from './pages/error-pages.ts';
import { guidePage } from './pages/guide-page.ts';
import { readGuides, type Guide } from './pages/guide.ts';
import { landingPage } from './pages/landing-page.ts';
import { operationPage } from './pages/operation-page.ts';
import { indexPage, notFoundPage } from './pages/plain-pages.ts';
import { schemaPage } from './pages/schema-page.ts';
import { webhookPage } from './pages/webhook-page.ts';
import { logo, pageToHtml } from './render/layout.ts';
import type { Site, SiteLink, SiteVersion } from './render/layout.ts';
import { markdownPath, notFoundPath } from './render/links.ts';
import { pageToMarkdown } from './render/markdown.ts';
import { allSamples } from './samples/samples.ts';

/** Files of the description's package that the site publishes. */
const exported = [
  'openapi.json',
  'openapi.yaml',
  'openapi-3.0.json',
  'openapi-3.2.json',
  'errors.json',
  'operations.json',
];

/** Files of the site by their path in it. */
export type Files = Map<string, string>;

/** The sources of a site besides the document; by default those in the description's package. */
export interface SiteSources {
  guides?: Guide[];
  /** The changelog, in Markdown with a section `## <version>` for each release. */
  changelog?: string;
  /**
   * Whether `@web-data/validator` was generated from this document, so that pages can respond to requests themselves.
   */
  validated?: boolean;
  /** Whether pages refer to the pictures that `drawCards` draws. Default true. */
  cards?: boolean;
  /** Reads a published file such as `errors.json`; undefined where there is none. */
  read?: (name: string) => string | undefined;
}

/** The site as one object: the data that pages share, and each of its files on demand. */
export interface SiteModel {
  site: Site;
  /** Style sheets, scripts and files for programs, by their path. */
  files(): Files;
  /** The Redoc reference, which takes a while to render. */
  reference(): Promise<string>;
}

/**
 * Renders the complete site from the bundled document: pages, their Markdown, the Redoc reference and the files for
 * programs. The pages of `older` descriptions are in one folder each, and every page links to its counterparts.
 */
export async function renderSite(
  document: OpenApiDocument,
  { older = [], ...sources }: SiteSources & { older?: OpenApiDocument[] } = {},
): Promise<Files> {
  const postman = await postmanCollection(document);
  const model = openSite(document, { ...sources, postman: postman !== undefined });
  const locations = [{ folder: '', model }, ...older.map((release) => openOlder(release, sources))];
  return new Map([
    ...locations.flatMap((location) => filesAt(location, locations)),
    [notFoundPath, pageToHtml(notFoundPage(), model.site)],
    ['reference/index.html', await model.reference()],
    ...(postman ? [['postman.json', postman] as const] : []),
  ]);
}

/** The site of a label and its folder. */
interface Location {
  folder: string;
  model: SiteModel;
}

/** The pages of a description that was released under another label, in a folder of that name. */
function openOlder(document: OpenApiDocument, { changelog = readChangelog() }: SiteSources): Location {
  const { version } = document.info;
  const read = (name: string): string | undefined => (name === 'openapi.json' ? json(document) : undefined);
  const own = {
    guides: [],
    changelog: filterReleases(changelog, version),
    validated: false,
    cards: false,
    read,
  };
  return {
    folder: getFolder(version),
    model: openSite(document, { ...own, postman: false, reference: false }),
  };
}

/** The folder of an older label within the site, such as `v1/`. */
export function getFolder(label: string): string {
  return `${kebab(label)}/`;
}

function filesAt({ folder, model }: Location, locations: Location[]): [file: string, text: string][] {
  const site = { ...model.site, versions: locations.length > 1 ? versionsFrom(folder, locations) : [] };
  const files: [string, string][] = [
    ...site.pages.flatMap((page): [string, string][] => [
      [`${page.path}index.html`, pageToHtml(page, site)],
      [markdownPath(page.path), pageToMarkdown(page)],
    ]),
    ...model.files(),
  ];
  return files.map(([file, text]) => [folder + file, text]);
}

/** All labels with paths relative to the pages in a folder. */
function versionsFrom(folder: string, locations: Location[]): SiteVersion[] {
  const up = folder === '' ? '' : '../';
  return locations.map((location) => ({
    label: location.model.site.version,
    to: location.folder === folder ? '' : up + location.folder,
    pages: new Set(location.model.site.pages.map(({ path }) => path)),
    here: location.folder === folder,
  }));
}

/** Reads all sources of pages and renders none of them. */
export function openSite(
  document: OpenApiDocument,
  { postman, reference = true, ...sources }: SiteSources & { postman: boolean; reference?: boolean },
): SiteModel {
  const { guides = readGuides(), changelog = readChangelog(), validated = true, read = readExport } = sources;
  const names = guides.map(({ file }) => file.replace(/\.md$/, ''));
  const description = describe(document, names);
  const published = exported.filter((name) => read(name) !== undefined);
  if (postman) published.push('postman.json');
  if (reference) published.push('reference/');
  const pages = listPages(description, guides, changelog, published);
  const assets = readAssets(logo.text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  const site: Site = {
    title: document.info.title,
    version: document.info.version,
    pages,
    links: siteLinks(pages, published),
    glossary: createGlossary(description),
    assets,
    services: [
      ...new Set(
        [description, ...description.operations.map(({ service }) => service)].map(({ baseUrl }) => baseUrl),
      ),
    ],
    cards: sources.cards ?? true,
    versions: [],
  };
  const { referenceStyle: style, icon } = assets;
  const trials = (): [string, string][] =>
    description.operations.map((operation) => [
      trialPath(operation),
      json(createTrial(description, operation, validated)),
    ]);
  return {
    site,
    files: () =>
      new Map([
        ...assets.files.map(([file, text]) => [`assets/${file}`, text] as const),
        ...machineFiles(description, pages, read),
        [feedPath, changesFeed(document.info.title, changelog)],
        ...trials(),
      ]),
    reference: () => redocReference(description, { ...site, ...summaryOf(document), style, icon }),
  };
}

/** The links of the bar at the top. */
function siteLinks(pages: Page[], published: string[]): SiteLink[] {
  const start = pages.find(({ section, path }) => section === 'Start' && path !== '');
  const errors = pages.find(({ path }) => path === 'errors/');
  return [
    ...(start ? [{ text: start.title, to: `/${start.path}` }] : []),
    ...(errors ? [{ text: errors.title, to: '/errors/' }] : []),
    { text: 'Changelog', to: '/changelog/' },
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
  const schemas = description.schemas.flatMap(({ name }) => schemaFile(name) ?? []);
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
