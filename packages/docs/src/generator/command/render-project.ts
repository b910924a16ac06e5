import { readFileSync } from 'node:fs';
import { formatSitemap, renderRobots, siteAddress } from '../../addresses.ts';
import { adaptFile } from '../../publication.ts';
import type { Publication } from '../../publication.ts';
import { drawCards } from '../cards/cards.ts';
import type { Page } from '../content/page.ts';
import { serviceAddress } from '../description/servers.ts';
import { describeMissing, listMissing } from '../optional.ts';
import { getFolder, renderModel } from '../site.ts';
import type { SiteParts, SiteSources } from '../site.ts';
import type { Project } from './project.ts';

/** A site in memory. */
export interface RenderedSite {
  /** Its files by their path. */
  files: Map<string, string | Uint8Array>;
  pages: Page[];
  /** A sentence for what is left out; empty for nothing. */
  missing: string;
}

/**
 * Renders all files of a site as it is published.
 * @param sources by default those of the project; without `report`, the first error of a guide is thrown
 */
export async function renderProject(
  project: Project,
  sources: SiteSources & SiteParts = project.sources,
): Promise<RenderedSite> {
  const { description, older, publication } = project;
  const missing = listMissing(sources);
  const parts = chooseParts(sources, missing);
  const { files: rendered, model } = await renderModel(description.value, { ...sources, ...parts, older });
  const { site, typefaces } = model;
  const { baseUrl } = serviceAddress(description.servers);
  const files = new Map<string, string | Uint8Array>();
  for (const [file, text] of rendered)
    files.set(
      file,
      adaptFile(file, text, publication, () => baseUrl),
    );
  if (parts.cards) for (const [file, card] of drawCards(site, sources.theme)) files.set(file, card);
  for (const folder of ['', ...older.map(({ info }) => getFolder(info.version))])
    for (const [file, from] of typefaces) files.set(`${folder}assets/${file}`, readFileSync(from));
  for (const [file, from] of project.files) if (!files.has(file)) files.set(file, readFileSync(from));
  const paths = [...site.pages.map(({ path }) => path), ...(parts.reference ? ['reference/'] : [])];
  for (const [file, text] of addressFiles(publication, paths)) files.set(file, text);
  return { files, pages: site.pages, missing: describeMissing(missing) };
}

/** The optional parts that are enabled and installed. */
export function chooseParts(
  { reference = true, postman = true, cards = true }: SiteParts & Pick<SiteSources, 'cards'>,
  missing: readonly { member: string }[],
): { reference: boolean; postman: boolean; cards: boolean } {
  const isThere = (name: string): boolean => missing.every(({ member }) => member !== name);
  return {
    reference: reference && isThere('reference'),
    postman: postman && isThere('postman'),
    cards: cards && isThere('cards'),
  };
}

/** The files that need the address of the site. */
function addressFiles({ origin, base = '/' }: Publication, paths: string[]): [file: string, text: string][] {
  if (origin === undefined) return [];
  return [
    ['sitemap.xml', formatSitemap(siteAddress(origin, base), paths)],
    ['robots.txt', renderRobots(origin, base)],
  ];
}
