import { randomBytes } from 'node:crypto';
import { parseUrl } from '@web-data/net/url';
import { jsonSchema, tool } from 'ai';
import type { JSONSchema7, ToolExecutionOptions, ToolSet } from 'ai';
import { Gate } from '../../../threats/gate.ts';
import type { Tools } from '../tools.ts';
import { browseActions, parseActions } from '../../../interact/browse-actions.ts';
import { toAction } from '../../../interact/to-action.ts';
import type { BrowserAction } from '../../../interact/to-action.ts';

/** Maximum number of tools that run at once, however many the model calls in one response. */
const WIDTH = 4;
/** Maximum number of characters of a snapshot or text that the model reads. */
const MAX_TEXT = 40_000;
/** Maximum number of characters that are remembered of a page: what a page in a browser showed first is forgotten. */
const MAX_REMEMBERED = 2_000_000;
/** Maximum number of URLs of a map that the model reads. */
const MAX_LINKS = 100;

/** The tools as the model sees them. */
export interface ModelTools {
  set: ToolSet;
  /** Line before and after the text of pages. */
  boundary: string;
  /** Texts of the pages read so far that were found and had content, by their URLs. */
  read: ReadonlyMap<string, string>;
}

/** Exposes the tools of a run to a model. */
export function modelTools(tools: Tools): ModelTools {
  const boundary = `=== page ${randomBytes(12).toString('hex')} ===`;
  const read = new Map<string, string>();
  const note = (url: string, text: string): void => {
    const before = read.get(url);
    if (before === text) return;
    read.set(url, before === undefined ? text : `${before}\n${text}`.slice(-MAX_REMEMBERED));
  };
  const gate = new Gate(WIDTH);
  const runExclusive = <T>({ abortSignal }: ToolExecutionOptions, work: () => Promise<T>): Promise<T> =>
    gate.run(() => {
      abortSignal?.throwIfAborted();
      return work();
    });
  const scrape = tool({
    description: 'Reads one web page and gives its text as Markdown.',
    inputSchema: jsonSchema<{ url: string }>(scrapeInput),
    execute: async ({ url }, call) => {
      const parsed = parseHttpUrl(url);
      if (parsed === undefined) return notAUrl(tools);
      const page = await runExclusive(call, () => tools.scrape(parsed, 'readText'));
      if (!page.ok) return { error: page.message };
      const { title = '', description = '' } = page.metadata;
      if (page.status < 400) note(page.url, [title, description, page.markdown].join('\n'));
      return {
        url: page.url,
        status: page.status,
        title: page.metadata.title,
        text: [boundary, page.markdown, boundary].join('\n'),
      };
    },
  });
  const map = tool({
    description: 'Lists URLs of a web site, those that fit the search words first.',
    inputSchema: jsonSchema<{ url: string; search?: string }>(mapInput),
    execute: async ({ url, search = '' }, call) => {
      const parsed = parseHttpUrl(url);
      if (parsed === undefined) return notAUrl(tools);
      const found = await runExclusive(call, () => tools.map(parsed, search, MAX_LINKS));
      return found.ok ? { urls: found.urls } : { error: found.message };
    },
  });
  const browse = tool({
    description:
      'Acts in the one page of a browser, as a person would: for what a page shows only after a click or in a form. It keeps its page from call to call, and stops at the first action that fails. A snapshot names the elements of the page by refs; scrape gives its text as Markdown.',
    inputSchema: jsonSchema<{ actions: unknown }>(browseInput),
    execute: async ({ actions }, call) => {
      const parsedActions = parseActions(actions);
      if (typeof parsedActions === 'string')
        return { error: (await tools.rejectCall(parsedActions)).message };
      const converted = parsedActions.map(toAction) as BrowserAction[]; // Parsing found what each needs.
      const acted = await runExclusive(call, () => tools.browse(converted));
      if (!acted.ok) return { error: acted.message };
      const parts: string[] = [];
      for (const [index, outcome] of acted.outcomes.entries()) {
        const { type } = parsedActions[index]!;
        const text = type === 'scrape' && outcome.ok ? await tools.formatOutcome(outcome) : outcome.snapshot;
        if (outcome.ok && outcome.status < 400 && text !== undefined && saysAnything(type, text))
          note(outcome.url, `${outcome.title}\n${text}`);
        parts.push(`${type}: ${outcome.message} The page is "${outcome.title}" at ${outcome.url}.`);
        if (text !== undefined) parts.push(text.slice(0, MAX_TEXT));
      }
      return {
        isDone: acted.outcomes.every(({ ok }) => ok),
        text: [boundary, ...parts, boundary].join('\n'),
      };
    },
  });
  return { set: { scrape, map, ...(tools.canBrowse && { browse }) }, boundary, read };
}

/** A snapshot of an empty page has refs of elements but no name or text. */
function saysAnything(type: string, text = ''): boolean {
  return type === 'snapshot' ? /"[^"]|: \S/.test(text) : text.trim() !== '';
}

const url: JSONSchema7 = { type: 'string', description: 'An absolute http or https URL.' };
const browseInput: JSONSchema7 = {
  type: 'object',
  properties: { actions: browseActions },
  required: ['actions'],
};
const scrapeInput: JSONSchema7 = { type: 'object', properties: { url }, required: ['url'] };
const mapInput: JSONSchema7 = {
  type: 'object',
  properties: { url, search: { type: 'string', description: 'Words that the pages should fit.' } },
  required: ['url'],
};

async function notAUrl(tools: Tools): Promise<{ error: string }> {
  const { message } = await tools.rejectCall('url must be an absolute http or https URL.');
  return { error: message };
}

function parseHttpUrl(text: unknown): string | undefined {
  const parsed = typeof text === 'string' ? parseUrl(text) : undefined;
  return parsed?.protocol === 'http:' || parsed?.protocol === 'https:' ? parsed.href : undefined;
}
