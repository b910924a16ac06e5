import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import { createFollowTool, followTool, jobTool, startsJob } from './job-tool.ts';
import type { McpTool } from './mcp-tool.ts';
import { operationTool } from './operation-tool.ts';
import { givesStream, streamTool } from './stream-tool.ts';
import { allTools, findToolset } from './toolsets.ts';
import { readOnTool } from '../results/result.ts';

/** Selection of tools. */
export interface ToolChoice {
  /** Names of tools; those of the toolsets when left out. */
  only?: readonly string[] | undefined;
  /** Names of toolsets: `web`, `interact`, `monitors`, `jobs`, `team`, or `all`. Every tool when left out. */
  toolsets?: readonly string[] | undefined;
  /** Only tools that change nothing. */
  readOnly?: boolean | undefined;
  /** Folders of this machine whose files tools may read by their path; none when left out. */
  roots?: readonly string[] | undefined;
}

interface Listed {
  tool: McpTool;
  toolset: string;
}

/**
 * Lists the operations as tools. A tool that starts a job also waits for it; one tool for all of them reads on and
 * cancels, in place of the operations that do so.
 * @throws TypeError for a tool or a toolset that does not exist
 */
export function listTools(tables: ToolTables, service: Service, choice: ToolChoice = {}): McpTool[] {
  const names = nameTools(tables.tools);
  const starts = Object.entries(tables.tools).filter(([, tool]) => startsJob(tool));
  const folded = new Set(starts.flatMap(([, { job }]) => [job!.get, job!.cancel]));
  const listed = Object.entries(tables.tools)
    .filter(([id]) => !folded.has(id))
    .map(([id, written]): Listed => {
      const tool = forModels(written);
      return { tool: toMcpTool(tables, service, tool, names.get(id)!, choice), toolset: findToolset(tool) };
    });
  if (starts.length > 0) {
    const jobs = new Map(starts.map(([id, { job }]) => [names.get(id)!, job!]));
    const toolset = listed.find(({ tool }) => jobs.has(tool.name))!.toolset;
    listed.push({ tool: createFollowTool(tables, service, jobs, choice.readOnly !== true), toolset });
  }
  return select(listed, choice);
}

/** The operation that reads a file, or a page, by its URL. */
const READS_URL = 'scrapeUrl';

function toMcpTool(
  tables: ToolTables,
  service: Service,
  tool: Tool,
  name: string,
  { roots }: ToolChoice,
): McpTool {
  if (startsJob(tool)) return jobTool(tables, service, tool, name);
  if (givesStream(tool)) return streamTool(tables, service, tool, name);
  return operationTool(tables, service, tool, name, { byUrl: tables.tools[READS_URL], roots });
}

function select(listed: readonly Listed[], { only, toolsets, readOnly = false }: ToolChoice): McpTool[] {
  const known = [...new Set([...listed.map(({ toolset }) => toolset), allTools])];
  checkNames('toolset', toolsets ?? [], known);
  checkNames(
    'tool',
    only ?? [],
    listed.map(({ tool }) => tool.name),
  );
  const isChosen = ({ tool, toolset }: Listed): boolean =>
    only?.includes(tool.name) ?? toolsets?.some((name) => name === toolset || name === allTools) ?? true;
  const chosen = listed.filter(isChosen);
  // What starts a job is of little use without what reads on in it.
  const follow = listed.find(({ tool }) => tool.name === followTool);
  if (follow && !chosen.includes(follow) && chosen.some(({ tool }) => tool.startsJob)) chosen.push(follow);
  return chosen.map(({ tool }) => tool).filter(({ hints }) => hints.readOnly || !readOnly);
}

/** @throws TypeError */
function checkNames(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`There is no ${what} ${JSON.stringify(unknown)}. Name some of ${known.join(', ')}.`);
}

/**
 * Removes arguments that only a person should set. A page can persuade a model, so the model must not choose where
 * results are delivered, or disable threat protection.
 */
function forModels(tool: Tool): Tool {
  const { withheld = [], input, body } = tool;
  const properties = Object.entries(input['properties'] as object).filter(
    ([name]) => !withheld.includes(name),
  );
  return {
    ...tool,
    input: { ...input, properties: Object.fromEntries(properties) as Record<string, unknown> },
    body: Array.isArray(body) ? body.filter((name: string) => !withheld.includes(name)) : body,
  };
}

/** Most characters of a name that all common hosts take; the protocol allows 128. */
const MAX_NAME = 64;

/**
 * Names the tools by their operation ids. A name consists of A to Z, a to z, digits, `_` and `-`, and has 1 to 64
 * characters; a later one that would be the same ends in a number. `crawl.start`, which also waits, becomes `crawl`.
 */
function nameTools(tools: Readonly<Record<string, Tool>>): ReadonlyMap<string, string> {
  const used = new Set([readOnTool, followTool]);
  const names = new Map<string, string>();
  for (const [id, tool] of Object.entries(tools)) {
    const name = findUnused(
      toolName({ name: tool.job ? tool.name.replace(/\.start$/, '') : tool.name }),
      used,
    );
    used.add(name);
    names.set(id, name);
  }
  return names;
}

/** Returns a valid name of a tool, which another may have as well. */
export function toolName({ name }: Pick<Tool, 'name'>): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/gu, '_').slice(0, MAX_NAME) || 'tool';
}

function findUnused(name: string, used: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `_${count}`;
    const own = name.slice(0, MAX_NAME - end.length) + end;
    if (!used.has(own)) return own;
  }
}
