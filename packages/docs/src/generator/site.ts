import { readAssets } from './assets.ts';
import { trialPath, type Page } from './content/page.ts';
import { describe, schemaFile } from './description/description.ts';
import type { Description } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { kebab } from './description/operations.ts';
import { createGlossary } from './glossary.ts';
import { changesFeed, changelogPage, feedPath, filterReleases } from './pages/changelog-page.ts';
import { llmsFull, llmsTxt } from './outputs/llms.ts';
import { postmanCollection } from './outputs/postman.ts';
import { redocReference } from './outputs/reference.ts';
import { searchIndex } from './outputs/search-index.ts';
import { createTrial } from './outputs/trial.ts';
import { errorCatalogue, errorPage } from './pages/error-pages.ts';
import { guidePage } from './pages/guide-page.ts';
import type { ReportGuide } from './pages/guide-page.ts';
import type { Guide } from './pages/guide.ts';
import { landingPage } from './pages/landing-page.ts';
import { operationPage } from './pages/operation-page.ts';
import { indexPage, notFoundPage } from './pages/plain-pages.ts';
import { schemaPage } from './pages/schema-page.ts';
import { webhookPage } from './pages/webhook-page.ts';
import { contourLogo, pageToHtml } from './render/layout.ts';
import type { Site, SiteLink, SiteVersion } from './render/layout.ts';
import { notFoundPath } from './render/links.ts';
import { markdownFiles } from './render/markdown.ts';
import { sampleLanguages } from '../sample-languages.ts';
import type { SampleLanguage } from '../sample-languages.ts';
import { allSamples } from './samples/samples.ts';
import { ownTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** Files for programs that a site may publish, which its pages name. */
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

/** The sources of a site besides the document. */
export interface SiteSources {
  /** Name of the site. Default: the title of the description. */
  name?: string | undefined;
  /** The logo as SVG. Default: three contour lines. */
  logo?: string | undefined;
  /** Default: ours. */
  theme?: Theme;
  guides?: Guide[];
  /** The changelog, in Markdown with a section `## <version>` for each release; without it there is no such page. */
  changelog?: string | undefined;
  /** The file of the changelog from the root of the sources. */
  changelogSource?: string | undefined;
  /** Languages of samples, in the order of their tabs. Default: all. */
  languages?: readonly SampleLanguage[] | undefined;
  /** Scripts by which pages can respond to requests themselves, by their name beside `console.js`. */
  responder?: readonly [file: string, text: string][];
  /** Whether pages refer to the pictures that `drawCards` draws. Default true. */
  cards?: boolean;
  findSource?: Description['findSource'];
  /** Reads a published file such as `errors.json`; undefined where there is none. */
  read?: (name: string) => string | undefined;
  /** Takes what is wrong with a guide. Default: it is thrown. */
  report?: ReportGuide | undefined;
}

/** Parts of a site that need other programs. Default: it has them. */
export interface SiteParts {
  /** The Redoc reference. */
  reference?: boolean;
  /** The Postman collection. */
  postman?: boolean;
}

/** The site as one object: the data that pages share, and each of its files on demand. */
export interface SiteModel {
  site: Site;
  /** Style sheets, scripts and files for programs, by their path. */
  files(): Files;
  /** Typefaces and their licences: the name of each among the assets, and the path of its source. */
  typefaces: [file: string, from: string][];
  /** The Redoc reference, which takes a while to render. */
  reference(): Promise<string>;
}

/**
 * Renders the complete site from the bundled document: pages, their Markdown, the Redoc reference and the files for
 * programs. The pages of `older` descriptions are in one folder each, and every page links to its counterparts.
 */
export async function renderSite(
  document: OpenApiDocument,
  sources: SiteSources & SiteParts & { older?: OpenApiDocument[] } = {},
): Promise<Files> {
  return (await renderModel(document, sources)).files;
}

/** As `renderSite`, with the data that its pages share. */
export async function renderModel(
  document: OpenApiDocument,
  { older = [], reference = true, ...sources }: SiteSources & SiteParts & { older?: OpenApiDocument[] },
): Promise<{ files: Files; model: SiteModel }> {
  const postman = sources.postman === false ? undefined : await postmanCollection(document);
  const model = openSite(document, { ...sources, postman: postman !== undefined, reference });
  const locations = [{ folder: '', model }, ...older.map((release) => openOlder(release, sources))];
  const files = new Map([
    ...locations.flatMap((location) => filesAt(location, locations)),
    [notFoundPath, pageToHtml(notFoundPage(), model.site)],
    ...(reference ? [['reference/index.html', await model.reference()] as const] : []),
    ...(postman ? [['postman.json', postman] as const] : []),
  ]);
  return { files, model };
}

/** The site of a label and its folder. */
interface Location {
  folder: string;
  model: SiteModel;
}

/** The pages of a description that was released under another label, in a folder of that name. */
function openOlder(document: OpenApiDocument, sources: SiteSources): Location {
  const { version } = document.info;
  const { name, logo, theme, languages, changelog } = sources;
  const read = (file: string): string | undefined => (file === 'openapi.json' ? json(document) : undefined);
  const own = {
    name,
    logo,
    ...(theme && { theme }),
    languages,
    changelog: changelog === undefined ? undefined : filterReleases(changelog, version),
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
    ...site.pages.map((page): [string, string] => [`${page.path}index.html`, pageToHtml(page, site)]),
    ...site.pages.flatMap(markdownFiles),
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
  { postman = true, reference = true, ...sources }: SiteSources & SiteParts,
): SiteModel {
  const { guides = [], languages = sampleLanguages, responder = [], read = () => undefined } = sources;
  const { changelog, findSource, logo, theme = ownTheme } = sources;
  const description = describe(document, {
    guides: guides.map(({ file }) => file.replace(/\.md$/, '')),
    languages,
    isPublished: (file) => read(file) !== undefined,
    ...(findSource && { findSource }),
  });
  const published = exported.filter((name) => read(name) !== undefined);
  if (postman) published.push('postman.json');
  if (reference) published.push('reference/');
  const version = /"openapi":\s*"(\d+\.\d+)/.exec(read('openapi.json') ?? '')?.[1];
  const pages = listPages(description, sources, { published, version });
  const image = logo ?? contourLogo.text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const assets = readAssets(image, theme);
  const title = sources.name ?? document.info.title;
  const site: Site = {
    title,
    version: document.info.version,
    pages,
    links: siteLinks(pages, published),
    glossary: createGlossary(description),
    assets,
    logo: logo === undefined ? undefined : assets.icon,
    services: listServices(description),
    cards: sources.cards ?? true,
    versions: [],
  };
  const { referenceStyle: style, icon } = assets;
  const trials = (): [string, string][] =>
    description.operations.map((operation) => [
      trialPath(operation),
      json(createTrial(description, operation, responder.length > 0)),
    ]);
  return {
    site,
    typefaces: assets.typefaces,
    files: () =>
      new Map([
        ...assets.files.map(([file, text]) => [`assets/${file}`, text] as const),
        ...responder.map(([file, text]) => [`assets/try-it/${file}`, text] as const),
        ...machineFiles(description, { title, pages, published, read }),
        ...(changelog === undefined ? [] : [[feedPath, changesFeed(title, changelog)] as const]),
        ...trials(),
      ]),
    reference: () => redocReference(description, { ...site, ...summaryOf(document), style, icon, image }),
  };
}

/** Scheme and host of each server that operations have. */
function listServices(description: Description): string[] {
  const services = [description, ...description.operations.map(({ service }) => service)];
  return [...new Set(services.map(({ baseUrl }) => baseUrl))];
}

/** The links of the bar at the top. */
function siteLinks(pages: Page[], published: string[]): SiteLink[] {
  const start = pages.find(({ section, path }) => section === 'Start' && path !== '');
  const errors = pages.find(({ path }) => path === 'errors/');
  return [
    ...(start ? [{ text: start.title, to: `/${start.path}` }] : []),
    ...(errors ? [{ text: errors.title, to: '/errors/' }] : []),
    ...(pages.some(({ path }) => path === 'changelog/') ? [{ text: 'Changelog', to: '/changelog/' }] : []),
    ...(published.includes('openapi.json') ? [{ text: 'OpenAPI', to: '/openapi.json' }] : []),
  ];
}

/** Every page that the navigation lists, in its order. */
function listPages(
  description: Description,
  { name, guides: sources = [], changelog, changelogSource, report }: SiteSources,
  { published, version }: { published: string[]; version: string | undefined },
): Page[] {
  const guides = sources.map((guide) => guidePage(description, guide, sources, report));
  const landing = landingPage(description, guides, published, version);
  const pages = [
    name === undefined ? landing : { ...landing, title: name },
    ...guides,
    ...description.operations.map((operation) => operationPage(description, operation)),
    ...description.webhooks.map((webhook) => webhookPage(description, webhook)),
    ...(description.errors.length > 0 ? [errorCatalogue(description)] : []),
    ...description.errors.map((error) => errorPage(description, error)),
    ...description.schemas.map((schema) => schemaPage(description, schema)),
    ...(changelog === undefined ? [] : [changelogPage(changelog, changelogSource)]),
  ];
  return [...pages, indexPage(pages)];
}

/** What a site has for programs, besides a file for each operation. */
interface Machine {
  title: string;
  pages: Page[];
  published: readonly string[];
  read: NonNullable<SiteSources['read']>;
}

function machineFiles(
  description: Description,
  { title, pages, published, read }: Machine,
): [file: string, text: string][] {
  const { document } = description;
  const schemas = description.schemas.flatMap(({ name }) => schemaFile(name) ?? []);
  const copies = [...exported, ...schemas].flatMap((name) => {
    const text = read(name);
    return text === undefined ? [] : [[name, text] as [string, string]];
  });
  return [
    ...copies,
    ['llms.txt', llmsTxt(title, summaryOf(document).description, pages, published)],
    ...llmsFull(title, pages),
    ['search-index.json', searchIndex(pages)],
    ['samples.json', json({ baseUrl: description.baseUrl, samples: allSamples(description) })],
    ['pages.json', json(pages.map(({ path, title: name, section }) => ({ path, title: name, section })))],
  ];
}

function summaryOf({ info }: OpenApiDocument): { description: string } {
  return { description: info.summary ?? `Documentation of the ${info.title}.` };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
