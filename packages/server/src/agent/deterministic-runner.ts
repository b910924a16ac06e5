import { compileSchema } from '../scrape/extraction-schema.ts';
import { readFacts } from '../scrape/facts/index.ts';
import { fillSchema } from '../scrape/facts/fill.ts';
import type { PageRecord } from '../scrape/facts/record.ts';
import { readMetadata } from '../scrape/metadata.ts';
import { parsePage } from '../scrape/page.ts';
import type { Page } from '../scrape/page.ts';
import { newSnapshotId } from './journal.ts';
import type { AgentRunner, RunContext, RunResult } from './runner.ts';
import { Tools } from './tools.ts';
import type { ToolServices } from './tools.ts';
import { orchestrator } from './trace-event.ts';
import type { EventContent } from './trace-event.ts';

/** Pages read when the task names only a site. */
const MAX_PAGES = 20;

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
  const { request } = context;
  const tools = new Tools(services, context);
  const urls = await chooseUrls(tools, context);
  if (urls.length === 0) return refused('The task names no page and no site that can be read: give "urls".');
  const pages = await readPages(tools, context, urls);
  if (pages.length === 0) return refused('None of the pages could be read.');
  await progress(context, 'finalizing', `Putting together what ${pages.length} pages state.`);
  return request.schema ? answerSchema(context, pages, request.schema) : answerPages(context, pages);
}

/** The URLs of the task; else pages of the site that its words name, the best first. */
async function chooseUrls(tools: Tools, context: RunContext): Promise<string[]> {
  const { urls = [], prompt } = context.request;
  if (urls.length > 0) return urls;
  const site = namedSite(prompt);
  if (site === undefined) return [];
  await progress(context, 'planning', `Looking for pages of ${site} that fit the task.`);
  const found = (await tools.map(site, prompt.replaceAll(/https?:\/\/\S+/g, ' '), MAX_PAGES)) ?? [];
  return found.length > 0 ? found : [site];
}

/** The first URL, or else domain, that a prompt names. */
export function namedSite(prompt: string): string | undefined {
  const url = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/i.exec(prompt)?.[0];
  if (url !== undefined && URL.canParse(url)) return url;
  const domain = /\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}\b/i.exec(prompt)?.[0];
  return domain === undefined ? undefined : `https://${domain}/`;
}

async function readPages(tools: Tools, context: RunContext, urls: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [index, url] of urls.entries()) {
    context.signal.throwIfAborted();
    await progress(context, 'working', `Reading page ${index + 1} of ${urls.length}.`);
    const page = await tools.scrape(url);
    if (page !== undefined && page.status < 400) pages.push(page);
  }
  return pages;
}

async function answerSchema(context: RunContext, pages: readonly Page[], schema: object): Promise<RunResult> {
  const conforms = compileSchema(schema);
  const records: PageRecord[] = pages.flatMap(readFacts);
  const { data, sources } = fillSchema(schema, records);
  if (data === undefined) return refused('The pages state nothing that the schema asks for.');
  if (!conforms(data)) return refused('The pages do not state all that the schema requires.');
  return finish(context, data, sources);
}

/** Without a schema: what each page says of itself. */
async function answerPages(context: RunContext, pages: readonly Page[]): Promise<RunResult> {
  const found = pages.map((page) => {
    const { sourceURL: url, title, description } = readMetadata(parsePage(page), page);
    return { url, ...(title && { title }), ...(description && { description }) };
  });
  const sources = Object.fromEntries(found.map(({ url }, index) => [`/pages/${index}`, url]));
  return finish(context, { pages: found }, sources);
}

/** Keeps the result and where each value was read as artifacts of the run. */
async function finish(
  context: RunContext,
  data: unknown,
  sources: Record<string, string>,
): Promise<RunResult> {
  const kept = [artifact('sources', sources), artifact('result', data)];
  await context.record({
    events: kept.map(({ content }) => ({ producer: orchestrator, content })),
    snapshots: kept.map(({ snapshot }) => snapshot),
  });
  return { outcome: 'succeeded', data };
}

function artifact(artifactId: string, value: unknown) {
  const snapshotId = newSnapshotId();
  const content: EventContent = {
    type: 'artifact.updated',
    snapshotId,
    artifact: { kind: 'json', artifactId, snapshotId, change: 'init' },
  };
  return { content, snapshot: { id: snapshotId, content: JSON.stringify(value) } };
}

async function progress(
  context: RunContext,
  phase: 'planning' | 'working' | 'finalizing',
  message: string,
): Promise<void> {
  await context.record({
    events: [{ producer: orchestrator, content: { type: 'progress.reported', phase, message } }],
  });
}

function refused(message: string): RunResult {
  return { outcome: 'refused', message };
}
