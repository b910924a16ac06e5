import { parseUrl } from '@web-data/net/url';
import { listKeywords } from './keywords.ts';
import { progress } from './report.ts';
import type { RunContext } from './runner.ts';
import type { Tools } from './tools.ts';

/** Maximum number of pages read when the task names only sites. */
const MAX_PAGES = 20;
/** Maximum number of pages that are read of a search, where the task names neither. */
const MAX_FOUND = 3;
/** Maximum number of sites that a task may name. */
const MAX_SITES = 3;
const URLS = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/gi;
const DOMAINS = /\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}\b/gi;

/**
 * Chooses the pages to read: those in `urls`, else those that the prompt names, else the pages of the named sites that
 * fit the prompt best. Where it names neither, those that a search finds for its words.
 */
export async function chooseUrls(tools: Tools, context: RunContext): Promise<ChosenUrls> {
  const { urls = [], prompt } = context.request;
  if (urls.length > 0) return { urls: distinct(urls), isSearched: false };
  const named = findNamedUrls(prompt);
  if (named.length === 0) return { urls: await searchUrls(tools, context), isSearched: true };
  return { urls: await chooseNamed(tools, context, named), isSearched: false };
}

/** The pages to read, and whether a search has found them. */
export interface ChosenUrls {
  urls: string[];
  isSearched: boolean;
}

async function searchUrls(tools: Tools, context: RunContext): Promise<string[]> {
  await progress(context, 'planning', 'Searching for pages, as the task names none.');
  // The provider of the search gets no more of the task than it needs.
  const keywords = listKeywords(context.request.prompt);
  if (keywords.length === 0) return [];
  const found = await tools.search(keywords.join(' '), MAX_FOUND);
  return found.ok ? distinct(found.pages.map(({ url }) => url)) : [];
}

async function chooseNamed(tools: Tools, context: RunContext, named: readonly string[]): Promise<string[]> {
  const { prompt } = context.request;
  const pages = named.filter((url) => !isSite(url)).slice(0, MAX_PAGES);
  if (pages.length > 0) return pages;
  const found: string[] = [];
  const sites = named.slice(0, MAX_SITES);
  for (const site of sites) {
    await progress(context, 'planning', `Looking for pages of ${site} that fit the task.`);
    const searchText = prompt.replaceAll(URLS, ' ');
    const map = await tools.map(site, searchText, Math.floor(MAX_PAGES / sites.length));
    found.push(...(map.ok && map.urls.length > 0 ? map.urls : [site]));
  }
  return distinct(found);
}

/** Removes duplicate pages, ignoring fragments. */
function distinct(urls: readonly string[]): string[] {
  const byPage = new Map<string, string>();
  for (const url of urls) {
    const page = url.replace(/#.*$/s, '');
    if (!byPage.has(page)) byPage.set(page, url);
  }
  return [...byPage.values()];
}

/** Finds the URLs in a prompt; without any, its domains, each as the URL of its site. */
export function findNamedUrls(prompt: string): string[] {
  const urls = prompt.match(URLS) ?? [];
  const named = urls.length > 0 ? urls : (prompt.match(DOMAINS) ?? []).map((domain) => `https://${domain}/`);
  return distinct(named.filter((url) => parseUrl(url) !== undefined));
}

/** Whether a URL is the root of a site. */
function isSite(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}
