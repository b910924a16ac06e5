import { callTool } from '@web-data/client/tools';
import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import type { McpTool } from './mcp-tool.ts';
import { readFiles, withFiles } from './files.ts';

/** Converts an operation to a tool of a name. */
export function operationTool(tables: ToolTables, service: Service, tool: Tool, name: string): McpTool {
  return {
    name,
    title: formatText(tool.title),
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

/** Control characters, and those that hide text or turn its direction around. */
const HIDDEN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]+/gu;

/** Writes a text for a model as one line that a person sees in full. */
export function formatText(text: string): string {
  return text.replaceAll(HIDDEN, ' ').trim();
}

/** Formats the title and the description of a tool. */
export function formatDescription({ title, description }: Pick<Tool, 'title' | 'description'>): string {
  return formatText(`${title}. ${description}`);
}
