import { parseUrl } from '@web-data/site-map/html';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { PageMetadata } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import type { PageRecord } from '../scrape/facts/record.ts';
import { progress, refuse, schemaFailure, succeed } from './report.ts';
import type { AgentRunner, RunContext, RunResult } from './runner.ts';
import { runSubAgents } from './sub-agents.ts';
import { Tools } from './tools.ts';
import type { ToolServices } from './tools.ts';

/** Pages read when the task names only a site. */
const MAX_PAGES = 20;
/** Statements of all pages that a run keeps. */
const MAX_RECORDS = 50_000;

/** What was read of one page. */
interface ReadPage {
  records: PageRecord[];
  metadata: PageMetadata;
}

/**
 * Runs tasks without a model: reads the pages that the task names, or those of the site it names that fit its words
 * best, and fills the schema with what they state in JSON-LD, microdata, tables, definition lists and meta elements.
 * It cites the page of each value and refuses what it cannot do; it never invents.
 */
export function deterministicRunner(services: ToolServices): AgentRunner {
  return {
    accepts: () => true,
    run: (context) => run(services, context),
  };
}

async function run(services: ToolServices, context: RunContext): Promise<RunResult> {
  const tools = new Tools(services, context);
  const urls = await chooseUrls(tools, context);
  if (urls.length === 0) return refuse('The task names no page and no site that can be read: give "urls".');
  const pages = await readPages(tools, context, urls);
  if (pages.length === 0) return refuse('None of the pages could be read.');
  await progress(context, 'finalizing', `Putting together what ${counted(pages.length)} state.`);
  const { schema } = context.request;
  return schema === undefined ? answerPages(context, pages) : answerSchema(services, context, pages, schema);
}

/** The URLs of the task; else pages of the site that its words name, the best first. */
async function chooseUrls(tools: Tools, context: RunContext): Promise<string[]> {
  const { urls = [], prompt } = context.request;
  if (urls.length > 0) return [...new Set(urls)];
  const site = namedSite(prompt);
  if (site === undefined) return [];
  await progress(context, 'planning', `Looking for pages of ${site} that fit the task.`);
  const found = await tools.map(site, prompt.replaceAll(/https?:\/\/\S+/g, ' '), MAX_PAGES);
  return found.ok && found.urls.length > 0 ? found.urls : [site];
}

/** The first URL, or else domain, that a prompt names. */
export function namedSite(prompt: string): string | undefined {
  const url = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/i.exec(prompt)?.[0];
  if (url !== undefined && parseUrl(url)) return url;
  const domain = /\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}\b/i.exec(prompt)?.[0];
  return domain === undefined ? undefined : `https://${domain}/`;
}

/** Reads the pages; several are given to sub-agents. */
async function readPages(tools: Tools, context: RunContext, urls: readonly string[]): Promise<ReadPage[]> {
  await progress(context, 'working', `Reading ${counted(urls.length)}.`);
  if (urls.length === 1) {
    const page = await readOne(tools, urls[0]!);
    return page.ok ? [page.value] : [];
  }
  let kept = 0;
  const pages = await runSubAgents(context, urls, async (url, { producer, signal }) => {
    const page = await readOne(tools.for(producer, signal), url);
    if (!page.ok) return page;
    const records = page.value.records.slice(0, Math.max(0, MAX_RECORDS - kept));
    kept += records.length;
    return { ok: true, value: { ...page.value, records } };
  });
  return pages.filter((page) => page !== undefined);
}

async function readOne(
  tools: Tools,
  url: string,
): Promise<{ ok: true; value: ReadPage } | { ok: false; message: string }> {
  const page = await tools.scrape(url, 'readFacts');
  if (!page.ok) return page;
  if (page.status >= 400) return { ok: false, message: `${url} answered with status ${page.status}.` };
  return { ok: true, value: { records: page.records, metadata: page.metadata } };
}

async function answerSchema(
  { threads }: ToolServices,
  context: RunContext,
  pages: readonly ReadPage[],
  schema: object,
): Promise<RunResult> {
  const records = pages.flatMap((page) => page.records);
  try {
    const { data, sources, problem } = await threads.run('extract', [schema, records], {
      signal: context.signal,
    });
    if (data === undefined && (await fitsPages(threads, context, pages, schema)))
      return await answerPages(context, pages);
    if (data === undefined) return refuse('The pages state nothing that the schema asks for.');
    if (problem !== undefined)
      return refuse(`The pages do not state all that the schema requires: ${problem}`);
    return await succeed(context, data, sources);
  } catch (given) {
    const error = schemaFailure(given);
    if (error instanceof SiteMapError) return refuse('The schema is too complex to be filled.');
    if (error instanceof Rejection) return refuse(error.message);
    throw error;
  }
}

/** Whether a schema leaves open what it wants, so that what each page says of itself answers it. */
async function fitsPages(
  threads: ToolServices['threads'],
  { signal }: RunContext,
  pages: readonly ReadPage[],
  schema: object,
): Promise<boolean> {
  return threads.run('fits', [schema, { pages: pages.map(summaryOf) }], { signal });
}

/** Without a schema: what each page says of itself. */
async function answerPages(context: RunContext, pages: readonly ReadPage[]): Promise<RunResult> {
  const found = pages.map(summaryOf);
  const sources = Object.fromEntries(found.map(({ url }, index) => [`/pages/${index}`, url]));
  return succeed(context, { pages: found }, sources);
}

function summaryOf({ metadata: { sourceURL: url, title, description } }: ReadPage) {
  return { url, ...(title && { title }), ...(description && { description }) };
}

function counted(pages: number): string {
  return pages === 1 ? 'one page' : `${pages} pages`;
}
