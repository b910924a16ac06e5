import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import { jobTool, startsJob } from './job-tool.ts';
import type { McpTool } from './mcp-tool.ts';
import { operationTool } from './operation-tool.ts';

/** Which tools there are. */
export interface ToolChoice {
  /** Names of tools; all when left out. */
  only?: readonly string[] | undefined;
  /** None that changes anything. */
  readOnly?: boolean | undefined;
}

/**
 * The operations as tools. One that starts a job is the whole job: it waits and can be cancelled.
 * @throws TypeError for a name that no tool has
 */
export function listTools(tables: ToolTables, service: Service, choice: ToolChoice = {}): McpTool[] {
  const all = Object.values(tables.tools)
    .map(forModels)
    .map((tool) => (startsJob(tool) ? jobTool(tables, service, tool) : operationTool(tables, service, tool)));
  const unknown = choice.only?.find((name) => !all.some((tool) => tool.name === name));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => name).join(', ');
    throw new TypeError(`There is no tool ${JSON.stringify(unknown)}. Name some of ${names}.`);
  }
  return all.filter(
    ({ name, hints }) =>
      (choice.only?.includes(name) ?? true) && (hints.readOnly || choice.readOnly !== true),
  );
}

/**
 * A tool without what is for a person to decide. A page can talk a model into things: where results are delivered to, and
 * what protects from bad sites, must not be among them.
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
