import { randomBytes } from 'node:crypto';
import type { AgentRequest } from '@web-data/types';
import { jsonSchema, tool } from 'ai';
import type { ToolExecutionOptions, ToolSet } from 'ai';
import { cutText } from '../../../../platform/cut-text.ts';
import type { ReadText } from '../../../pages/evidence/page-index.ts';
import { Gate } from '../../../threats/gate.ts';
import { MAX_RESULTS } from '../tools.ts';
import type { Tools } from '../tools.ts';
import { browseTool } from './browse-tool.ts';
import { EvidenceLedger } from './evidence-ledger.ts';
import { fence } from './fence.ts';
import type { ToolParts } from './tool-parts.ts';
import { crawlInput, mapInput, parseHttpUrl, readInput, searchInput, toInteger } from './tool-inputs.ts';

/** Maximum number of tools that run at once, however many the model calls in one response. */
const WIDTH = 4;
/** Maximum number of URLs of a map that the model reads. */
const MAX_LINKS = 100;
/** Maximum number of pages of one crawl, and of characters of all of them together. */
const MAX_CRAWLED = 10;
const MAX_CRAWL_TEXT = 40_000;
/** Maximum number of characters of a query. */
const MAX_QUERY = 500;
const MAX_OFFSET = 100_000_000;

/** The tools as the model sees them. */
export interface ModelTools {
  set: ToolSet;
  /** Line before and after texts that were not written by the caller or by this service. */
  boundary: string;
  /** The pages read so far that were found and had content, by their URLs. */
  read: ReadonlyMap<string, ReadText>;
}

/** Exposes the tools of a run to a model. Each is a capability of this service, which the run pays for. */
export function modelTools(tools: Tools, task: AgentRequest): ModelTools {
  const boundary = `=== page ${randomBytes(12).toString('hex')} ===`;
  const ledger = new EvidenceLedger(JSON.stringify([task.prompt, task.urls, task.schema]));
  const gate = new Gate(WIDTH);
  const parts: ToolParts = {
    tools,
    ledger,
    wrap: (foreign) => fence(boundary, foreign),
    runExclusive: ({ abortSignal }, work) =>
      gate.run(() => {
        abortSignal?.throwIfAborted();
        return work();
      }),
  };
  const set = {
    search: searchTool(parts),
    map: mapTool(parts),
    scrape: readTool(
      parts,
      'scrape',
      'Reads one web page, in a browser where it needs one, and gives its text as Markdown.',
    ),
    crawl: crawlTool(parts),
    parse: readTool(
      parts,
      'parse',
      'Reads a file at a URL, such as a PDF, a document or a spreadsheet, and gives its text as Markdown.',
    ),
    ...(tools.canBrowse && { browse: browseTool(parts) }),
  };
  return { set, boundary, read: ledger.read };
}

function searchTool({ tools, ledger, wrap, runExclusive }: ToolParts) {
  return tool({
    description:
      'Searches the web, or the pages that this service knows. It finds pages and does not read them: what it says of a page is no source of a value.',
    inputSchema: jsonSchema<{ query: unknown }>(searchInput),
    execute: async ({ query }, call) => {
      const terms = typeof query === 'string' ? query.trim().slice(0, MAX_QUERY) : '';
      if (terms === '')
        return { error: (await tools.rejectCall('query must be words to search for.')).message };
      const found = await runExclusive(call, () => tools.search(terms, MAX_RESULTS));
      if (!found.ok) return { error: found.message };
      const lines = found.pages.map(({ url, title, description }) => `- ${url} ${title}: ${description}`);
      const notes = found.notes.length > 0 ? { notes: found.notes } : {};
      ledger.noteFound(found.pages.map(({ url }) => url).join('\n'));
      return { results: wrap({ text: lines }), ...notes };
    },
  });
}

function mapTool({ tools, ledger, wrap, runExclusive }: ToolParts) {
  return tool({
    description: 'Lists URLs of a web site, those that fit the search words first.',
    inputSchema: jsonSchema<{ url: unknown; search?: unknown }>(mapInput),
    execute: async ({ url, search }, call) => {
      const site = parseHttpUrl(url);
      if (site === undefined) return rejectUrl(tools);
      const found = await runExclusive(call, () => tools.map(site, toSearch(search), MAX_LINKS));
      if (!found.ok) return { error: found.message };
      ledger.noteFound(found.urls.join('\n'));
      return { urls: wrap({ text: found.urls }) };
    },
  });
}

function readTool(parts: ToolParts, toolName: 'scrape' | 'parse', description: string) {
  return tool({
    description,
    inputSchema: jsonSchema<{ url: unknown; offset?: unknown }>(readInput),
    execute: async ({ url, offset }, call) => {
      const page = parseHttpUrl(url);
      if (page === undefined) return rejectUrl(parts.tools);
      const from = toInteger(offset, 0, MAX_OFFSET);
      return readPage(parts, page, { toolName, call, ...(from > 0 && { offset: from }) });
    },
  });
}

/** Reads a few pages of a site: those of its map that fit best. Each is charged and recorded as a page. */
function crawlTool(parts: ToolParts) {
  const { tools, ledger, runExclusive } = parts;
  return tool({
    description: `Reads up to ${MAX_CRAWLED} pages of a web site, those that fit the search words first, and gives the beginning of each as Markdown.`,
    inputSchema: jsonSchema<{ url: unknown; search?: unknown; limit?: unknown }>(crawlInput(MAX_CRAWLED)),
    execute: async ({ url, search, limit }, call) => {
      const site = parseHttpUrl(url);
      if (site === undefined) return rejectUrl(tools);
      const count = limit === undefined ? MAX_CRAWLED : toInteger(limit, 1, MAX_CRAWLED);
      const found = await runExclusive(call, () => tools.map(site, toSearch(search), count));
      if (!found.ok) return { error: found.message };
      ledger.noteFound(found.urls.join('\n'));
      const urls = found.urls.length > 0 ? found.urls : [site];
      const max = Math.floor(MAX_CRAWL_TEXT / urls.length);
      return { pages: await Promise.all(urls.map(async (page) => readPage(parts, page, { call, max }))) };
    },
  });
}

interface ReadOptions {
  toolName?: 'scrape' | 'parse';
  call: ToolExecutionOptions;
  offset?: number;
  /** Maximum number of characters of the text that the model gets. */
  max?: number;
}

async function readPage(
  { tools, ledger, wrap, runExclusive }: ToolParts,
  url: string,
  { call, max, ...options }: ReadOptions,
) {
  const inputs = ledger.findInvented(url);
  const page = await runExclusive(call, () => tools.scrape(url, 'readText', options));
  if (!page.ok) return { error: wrap({ url, text: page.message }) };
  const { title = '', description = '' } = page.metadata;
  const text = cutText(page.markdown, max ?? Infinity);
  if (page.status < 400) ledger.note(page.url, [title, description, text].join('\n'), inputs);
  const left = page.left + page.markdown.length - text.length;
  return {
    status: page.status,
    text: wrap({ url: page.url, title, text }),
    ...(left > 0 && { left, next: { offset: page.start + text.length } }),
  };
}

function toSearch(input: unknown): string {
  return typeof input === 'string' ? input.slice(0, MAX_QUERY) : '';
}

async function rejectUrl(tools: Tools): Promise<{ error: string }> {
  const { message } = await tools.rejectCall('url must be an absolute http or https URL.');
  return { error: message };
}
