import { callTool, toPlainItem } from '@web-data/client/tools';
import type { JsonSchema, Service, Tool, ToolTables } from '@web-data/client/tools';
import { CollectedItems } from './collected-items.ts';
import { readFiles, withFiles } from './files.ts';
import type { McpTool, Outcome, ToolContext } from './mcp-tool.ts';
import { formatDescription, formatSchema, formatText } from './operation-tool.ts';
import { readWait, usualWait, withWait } from './wait.ts';

type StreamTool = Tool & { items: JsonSchema };

/** Whether an operation responds with a stream of items. */
export function givesStream(tool: Tool): tool is StreamTool {
  return tool.items !== undefined;
}

/** Converts an operation that responds with a stream to a tool that gathers its items for a while, and tells of each. */
export function streamTool(tables: ToolTables, service: Service, tool: StreamTool, name: string): McpTool {
  return {
    name,
    title: formatText(tool.title),
    description: `${formatDescription(tool)} This tool gathers the items of a stream until it ends, or for \`waitSeconds\`.`,
    input: withWait(
      { input: formatSchema(withFiles(tool)) },
      'Seconds to gather items of a stream that goes on.',
    ),
    output: {
      type: 'object',
      properties: { items: { type: 'array', items: formatSchema(tool.items) } },
      required: ['items'],
    },
    hints: tool,
    call: async (input, context) => {
      const { waitSeconds = usualWait, ...rest } = input;
      const waitMs = readWait(name, waitSeconds) * 1000;
      return gather({ tables, service, tool, input: await readFiles(tool, rest) }, waitMs, context);
    },
  };
}

interface Call {
  tables: ToolTables;
  service: Service;
  tool: Tool;
  input: Readonly<Record<string, unknown>>;
}

/** Reads a stream until it ends, the wait is over, or its items are too many. Stops it when the caller cancels. */
async function gather(
  { tables, service, tool, input }: Call,
  waitMs: number,
  { signal, progress }: ToolContext,
): Promise<Outcome> {
  const items = new CollectedItems('/items');
  const wait = AbortSignal.timeout(waitMs);
  const read = async (): Promise<Outcome> => {
    const result = await callTool(tables, service, tool, input, { signal: AbortSignal.any([signal, wait]) });
    if (!result.ok) return { failure: result.exception };
    for await (const item of result.data as AsyncIterable<unknown>) {
      items.add({ items: [await toPlainItem(item)] });
      if (items.leftOut > 0)
        return {
          data: items.into({}),
          note: `The stream goes on after these ${items.size} items: no more fit.`,
        };
      progress(items.size, undefined, items.size === 1 ? '1 item' : `${items.size} items`);
    }
    return { data: items.into({ items: [] }) };
  };
  const outcome = await read().catch((failure: Error): Outcome => ({ failure }));
  if (!('failure' in outcome) || signal.aborted || !wait.aborted) return outcome;
  const seconds = `${waitMs / 1000} s`;
  const note = `The stream goes on: these are its items of ${seconds}. Call again with a longer waitSeconds for more.`;
  return { data: items.into({ items: [] }), note };
}
