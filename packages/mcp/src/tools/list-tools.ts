import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import { jobTool, startsJob } from './job-tool.ts';
import type { McpTool } from './mcp-tool.ts';
import { nameTools } from './name-tools.ts';
import { operationTool } from './operation-tool.ts';
import { givesStream, streamTool } from './stream-tool.ts';

/** Selection of tools. */
export interface ToolChoice {
  /** Names of tools; all when left out. */
  only?: readonly string[] | undefined;
  /** Only tools that change nothing. */
  readOnly?: boolean | undefined;
}

/**
 * Lists the operations as tools. A tool that starts a job also waits for it and can cancel it.
 * @throws TypeError for a name that no tool has
 */
export function listTools(tables: ToolTables, service: Service, choice: ToolChoice = {}): McpTool[] {
  const names = nameTools(tables.tools);
  const all = Object.entries(tables.tools).map(([id, written]) => {
    const tool = forModels(written);
    return startsJob(tool)
      ? jobTool(tables, service, tool, {
          start: names.get(id)!,
          get: names.get(tool.job.get)!,
          cancel: tool.job.cancel && names.get(tool.job.cancel),
        })
      : givesStream(tool)
        ? streamTool(tables, service, tool, names.get(id)!)
        : operationTool(tables, service, tool, names.get(id)!);
  });
  const unknown = choice.only?.find((name) => !all.some((tool) => tool.name === name));
  if (unknown !== undefined) {
    const known = all.map(({ name }) => name).join(', ');
    throw new TypeError(`There is no tool ${JSON.stringify(unknown)}. Name some of ${known}.`);
  }
  return all.filter(
    ({ name, hints }) =>
      (choice.only?.includes(name) ?? true) && (hints.readOnly || choice.readOnly !== true),
  );
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
