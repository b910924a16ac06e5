import { callTool } from '@web-data/client/tools';
import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import type { McpTool } from './mcp-tool.ts';
import { readFiles, withFiles } from './files.ts';

/** Converts an operation to a tool. */
export function operationTool(tables: ToolTables, service: Service, tool: Tool): McpTool {
  return {
    name: toolName(tool),
    title: tool.title,
    description: formatDescription(tool),
    input: withFiles(tool),
    output: tool.output ?? {},
    hints: tool,
    call: async (input, { signal }) => {
      const result = await callTool(tables, service, tool, readFiles(tool, input), { signal });
      return result.ok ? { data: result.data } : { failure: result.exception };
    },
  };
}

/** Returns a valid name of a tool: A to Z, a to z, digits, `_` and `-`. */
export function toolName({ name }: Pick<Tool, 'name'>): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

/** Formats the title and the description of a tool. */
export function formatDescription({ title, description }: Pick<Tool, 'title' | 'description'>): string {
  return `${title}. ${description}`.replaceAll(/\s+/g, ' ').trim();
}
