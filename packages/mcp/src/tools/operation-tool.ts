import { callTool } from '@web-data/client/tools';
import type { Service, Tool, ToolTables } from '@web-data/client/tools';
import type { McpTool } from './mcp-tool.ts';
import { findFileUrl, readFiles, withFiles } from './files.ts';

/** Converts an operation to a tool of a name. @param sources of files; those by URL are read by `byUrl` */
export function operationTool(
  tables: ToolTables,
  service: Service,
  tool: Tool,
  name: string,
  { byUrl, roots }: { byUrl?: Tool | undefined; roots?: readonly string[] | undefined } = {},
): McpTool {
  const sources = { roots, urls: byUrl !== undefined };
  return {
    name,
    title: formatText(tool.title),
    description: formatDescription(tool),
    input: formatSchema(withFiles(tool, sources)),
    output: formatSchema(tool.output ?? {}),
    hints: tool,
    call: async (input, { signal }) => {
      const url = byUrl && findFileUrl(tool, input);
      const result =
        byUrl && url !== undefined
          ? await callTool(tables, service, byUrl, { url, ...Object(input['options']) }, { signal })
          : await callTool(tables, service, tool, await readFiles(tool, input, sources), { signal });
      return result.ok ? { data: result.data } : { failure: result.exception };
    },
  };
}

/** White space, control characters, and those that turn the direction of a text around. */
const SPACE = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
/** Characters that nobody sees, in which a text for the model may hide (Unicode, Default_Ignorable_Code_Point). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Writes a text for a model as one line that a person sees in full. */
export function formatText(text: string): string {
  return text.replaceAll(SPACE, ' ').replaceAll(INVISIBLE, '').trim();
}

/** Members of a schema that hold values of the API, which stay as they are. */
const VALUES = new Set(['const', 'default', 'enum', 'example', 'examples']);
/** Members of a schema that hold schemas by name; a name is no keyword. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);

/** Formats each title and description in a schema, at any depth. */
export function formatSchema<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(formatSchema) as Schema;
  const format = (name: string, value: unknown): unknown => {
    if (VALUES.has(name)) return value;
    if (NAMED.has(name)) return mapMembers(value, (_, one) => formatSchema(one));
    const isText = typeof value === 'string' && (name === 'title' || name === 'description');
    return isText ? formatText(value) : formatSchema(value);
  };
  return mapMembers(schema, format) as Schema; // Formatting keeps the shape.
}

/** Maps the members of an object; any other value stays as it is. */
function mapMembers(value: unknown, map: (name: string, value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, map(name, one)]));
}

/** Formats the title and the description of a tool. */
export function formatDescription({ title, description }: Pick<Tool, 'title' | 'description'>): string {
  return formatText(`${title}. ${description}`);
}
