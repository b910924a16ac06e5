import { FetchError } from '@web-data/net';
import type { PageMetadata } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import type { PageRecord } from '../../pages/content/facts/record.ts';
import { chooseUrls } from './choose-urls.ts';
import { describeLimits } from './describe-limits.ts';
import { cutText } from '../../../platform/cut-text.ts';
import { isObject } from '../../../platform/json/is-object.ts';
import { isAboutTask } from './keywords.ts';
import { progress, rejectRun, schemaFailure, completeRun } from './report.ts';
import type { AgentRunner, RunContext, RunResult } from './runner.ts';
import type { Sources } from '../sources.ts';
import { runSubAgents } from './sub-agents.ts';
import { Tools } from './tools.ts';
import type { ToolServices } from './tools.ts';

/** Maximum number of facts that a run stores, and of characters in the pages that state them. */
const MAX_RECORDS = 50_000;
const MAX_CHARACTERS = 33_554_432;

/** Maximum number of characters of text in the result of a run without a schema. */
const MAX_TEXT_CHARS = 1_000_000;

/** The content read from one page. */
interface ReadPage {
  records: PageRecord[];
  metadata: PageMetadata;
  /** Its text, for a task without a schema. */
  markdown?: string;
  /** Upper bound of the characters stored for it. */
  size: number;
}

const NOTHING_FOUND =
  'The task names no page and no site that can be read, and a search for its keywords finds none: give "urls".';

type PageEnd = { ok: true; value: ReadPage } | { ok: false; message: string };

/**
 * Creates a runner without a model. It reads the pages that the task names, or the best fitting pages of the sites that
 * it names, or of the results of a search for its keywords the only one about its subject, and fills the schema with the facts on them (see `readFacts`). Without a schema the result is their text.
 * It cites the page of each value, rejects tasks that it cannot do, and never invents values.
 */
export function deterministicRunner(services: ToolServices): AgentRunner {
  return {
    accepts: () => true,
    run: (context) => run(services, context),
  };
}

async function run(services: ToolServices, context: RunContext): Promise<RunResult> {
  const { strictConstrainToURLs, urls: input = [], schema } = context.request;
  if (strictConstrainToURLs === true && input.length === 0)
    return rejectRun('With "strictConstrainToURLs" the task must give the pages in "urls".');
  const tools = new Tools(services, context);
  const { urls, isSearched } = await chooseUrls(tools, context);
  if (urls.length === 0) return rejectRun(NOTHING_FOUND);
  const ends = await readPages(tools, context, urls);
  const pages = ends.flatMap((end) => (end.ok ? [end.value] : []));
  if (pages.length === 0) return rejectRun(`None of the pages could be read: ${reasonOf(ends)}`);
  await progress(context, 'finalizing', `Putting together what ${counted(pages.length)} state.`);
  if (schema === undefined) return summarizePages(context, pages, isSearched);
  if (!isSearched) return extractBySchema(services, context, pages, schema);
  // Nobody named these pages: values count only from the one that is about the subject of the task, and nothing else.
  const [page, ...others] = pages.filter((one) => isAboutSubject(one, context));
  if (page === undefined || others.length > 0) return rejectRun(describeFound(pages));
  return extractBySchema(services, context, [page], schema, isSearched);
}

function isAboutSubject({ records, metadata }: ReadPage, { request }: RunContext): boolean {
  const { title = '' } = metadata;
  const heading = records.find(({ kind }) => kind === 'meta')?.values.get('heading');
  return (
    typeof heading === 'string' && isAboutTask({ title, heading }, request.prompt, listNames(request.schema))
  );
}

/** Lists the names of the members of a schema and of those within. */
const MAX_DEPTH = 20;

function listNames(schema: unknown, depth = 0): string[] {
  if (typeof schema !== 'object' || schema === null || depth > MAX_DEPTH) return [];
  const within = Object.values(schema).flatMap((value) => listNames(value, depth + 1));
  const { properties } = schema as { properties?: unknown };
  return isObject(properties) ? Object.keys(properties).concat(within) : within;
}

function describeFound(pages: readonly ReadPage[]): string {
  const urls = pages.map(({ metadata }) => metadata.sourceURL).join(', ');
  return `The task names no page. A search found ${urls}, of which it is not certain that exactly one is about the subject of the task: give the right one in "urls".`;
}

/** Reads the pages; several are read by sub-agents. */
async function readPages(tools: Tools, context: RunContext, urls: readonly string[]): Promise<PageEnd[]> {
  await progress(context, 'working', `Reading ${counted(urls.length)}.`);
  const read = context.request.schema === undefined ? readText : readFacts;
  if (urls.length === 1) return [await read(tools, urls[0]!)];
  const usage = { records: 0, characters: 0 };
  return runSubAgents(context, urls, async (url, { producer, signal }) => {
    const page = await read(tools.for(producer, signal), url);
    if (!page.ok) return page;
    usage.records += page.value.records.length;
    usage.characters += page.value.size;
    if (usage.records <= MAX_RECORDS && usage.characters <= MAX_CHARACTERS) return page;
    return { ok: false, message: `${url} is left out: a run keeps no more than the pages before it state.` };
  });
}

async function readFacts(tools: Tools, url: string): Promise<PageEnd> {
  const page = await tools.scrape(url, 'readFacts');
  if (!page.ok) return page;
  if (page.status >= 400) return failedPage(url, page.status);
  const { records, metadata, size } = page;
  return { ok: true, value: { records, metadata, size } };
}

async function readText(tools: Tools, url: string): Promise<PageEnd> {
  const page = await tools.scrape(url, 'readText');
  if (!page.ok) return page;
  if (page.status >= 400) return failedPage(url, page.status);
  const { markdown, metadata } = page;
  return { ok: true, value: { records: [], metadata, markdown, size: markdown.length } };
}

function failedPage(url: string, status: number): PageEnd {
  return { ok: false, message: `${url} answered with status ${status}.` };
}

/** Returns why the first unreadable page could not be read. */
function reasonOf(ends: readonly PageEnd[]): string {
  const failed = ends.flatMap((end) => (end.ok ? [] : [end.message]));
  return failed.length > 1 ? `${failed[0]} The trace says it of the other ${failed.length - 1}.` : failed[0]!;
}

async function extractBySchema(
  { threads }: ToolServices,
  context: RunContext,
  pages: readonly ReadPage[],
  schema: object,
  isSearched = false,
): Promise<RunResult> {
  const records = pages.flatMap((page) => page.records);
  try {
    const { data, sources, problem } = await threads.run('extract', [schema, records], {
      teamId: context.identity.teamId,
      signal: context.signal,
    });
    if (data === undefined && (await fitsPages(threads, context, pages, schema)))
      return await summarizePages(context, pages, isSearched);
    if (data === undefined) return rejectRun('The pages state nothing that the schema asks for.');
    if (problem !== undefined)
      return rejectRun(`The pages do not state all that the schema requires: ${problem}`);
    return await completeRun(context, data, toSources(sources), describeLimits({ schema, data, isSearched }));
  } catch (input) {
    const error = schemaFailure(input);
    if (error instanceof FetchError) return rejectRun('The schema is too complex to be filled.');
    if (error instanceof Rejection) return rejectRun(error.message);
    throw error;
  }
}

/** Whether the schema is so open that summaries of the pages fit it. */
async function fitsPages(
  threads: ToolServices['threads'],
  { identity, signal }: RunContext,
  pages: readonly ReadPage[],
  schema: object,
): Promise<boolean> {
  return threads.run('fits', [schema, { pages: pages.map(toSummary) }], {
    teamId: identity.teamId,
    signal,
  });
}

/** Returns the title, description and text of each page, for a task without a schema. */
async function summarizePages(
  context: RunContext,
  pages: readonly ReadPage[],
  isSearched: boolean,
): Promise<RunResult> {
  let left = MAX_TEXT_CHARS;
  const found = pages.map((page) => {
    const markdown = page.markdown && cutText(page.markdown, left);
    left -= markdown?.length ?? 0;
    return { ...toSummary(page), ...(markdown && { markdown }) };
  });
  const sources = Object.fromEntries(found.map(({ url }, index) => [`/pages/${index}`, url]));
  return completeRun(context, { pages: found }, toSources(sources), describeLimits({ isSearched }));
}

function toSummary({ metadata: { sourceURL: url, title, description } }: ReadPage) {
  return { url, ...(title && { title }), ...(description && { description }) };
}

function toSources(urls: Record<string, string>): Sources {
  return Object.fromEntries(Object.entries(urls).map(([pointer, url]) => [pointer, { url }]));
}

function counted(pages: number): string {
  return pages === 1 ? 'one page' : `${pages} pages`;
}
