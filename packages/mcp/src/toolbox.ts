import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type {
  CallToolRequest,
  CallToolResult,
  ServerNotification,
  ServerRequest,
  Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { standAlone } from '@web-data/client/tools';
import type { JsonSchema } from '@web-data/client/tools';
import { toFailure } from './results/failure.ts';
import { readOnTool, resultSchema, toPart, toResult } from './results/result.ts';
import type { ResultOptions } from './results/result.ts';
import { briefSchema } from './tools/brief-schema.ts';
import type { McpTool, ToolContext } from './tools/mcp-tool.ts';
import { portableSchema } from './tools/portable-schema.ts';

type Extra = Pick<
  RequestHandlerExtra<ServerRequest, ServerNotification>,
  'signal' | 'sendNotification' | '_meta'
>;

/** Lists and calls the tools of a server. */
export interface Toolbox {
  list: () => ListedTool[];
  /** @throws McpError for a name that no tool has */
  call: (params: CallToolRequest['params'], extra: Extra) => Promise<CallToolResult>;
}

/** Creates the list and the call handler of tools. A failed call returns a result with the remedy. */
export function createToolbox(
  tools: readonly McpTool[],
  definitions: Readonly<Record<string, JsonSchema>>,
  options: ResultOptions,
): Toolbox {
  let listed: ListedTool[] | undefined;
  return {
    list: () =>
      (listed ??= [...tools.map((tool) => toListed(tool, definitions, options)), toReadOn(options)]),
    call: async ({ name, arguments: input = {} }, extra) => {
      if (name === readOnTool) return readFurther(input, options);
      const tool = tools.find((one) => one.name === name);
      if (!tool)
        throw new McpError(
          ErrorCode.InvalidParams,
          `There is no tool ${name}. List the tools to see which there are.`,
        );
      return callTool(tool, input, extra, options);
    },
  };
}

async function callTool(
  tool: McpTool,
  input: Readonly<Record<string, unknown>>,
  { signal, sendNotification, _meta }: Extra,
  options: ResultOptions,
): Promise<CallToolResult> {
  const token = _meta?.progressToken;
  const progress = createProgress((params) => {
    if (token === undefined || signal.aborted) return;
    // Ignores a client that has disconnected.
    sendNotification({ method: 'notifications/progress', params: { progressToken: token, ...params } }).catch(
      () => undefined,
    );
  });
  try {
    const outcome = await tool.call(input, { signal, progress });
    return 'failure' in outcome ? toFailure(outcome.failure, options.redact) : toResult(outcome, options);
  } catch (error) {
    return toFailure(error as Error, options.redact);
  }
}

/** Max characters of the arguments of a tool, as far as names and types alone fit into them. */
const MAX_INPUT = 3600;

function toListed(
  { name, title, description, input, output, hints }: Omit<McpTool, 'call'>,
  definitions: Readonly<Record<string, JsonSchema>>,
  { isStructured = false }: ResultOptions,
): ListedTool {
  return {
    name,
    title,
    description,
    // These schemas are objects, which the types of the protocol do not know.
    inputSchema: briefSchema(input, definitions, MAX_INPUT) as ListedTool['inputSchema'],
    ...(isStructured && {
      outputSchema: portableSchema(
        standAlone(resultSchema(output), definitions),
      ) as ListedTool['inputSchema'],
    }),
    annotations: {
      title,
      readOnlyHint: hints.readOnly,
      destructiveHint: hints.destructive,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld,
    },
  };
}

/** The tool that reads the next part of a long result. */
function toReadOn(options: ResultOptions): ListedTool {
  const tool = {
    name: readOnTool,
    title: 'Read on in a long result',
    description:
      'Returns the next part of a result that was too long for one response. Results are stored for a limited time: call the tool again when one has expired.',
    input: {
      type: 'object',
      properties: { cursor: { type: 'string', description: 'The `cursor` of the part before.' } },
      required: ['cursor'],
      additionalProperties: false,
    },
    output: {},
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  };
  return toListed(tool, {}, options);
}

function readFurther({ cursor }: Readonly<Record<string, unknown>>, options: ResultOptions): CallToolResult {
  const [, id = '', from = ''] = /^([\da-f-]{36}):(\d{1,10})$/.exec(String(cursor)) ?? [];
  const part = toPart(id, Number(from), options);
  if (part) return part;
  const message = 'No result is stored under this cursor. Call the tool that returned it again.';
  return toFailure(new Error(message), options.redact);
}

/** A progress notification. The protocol requires a number that grows with each. */
interface Progress {
  progress: number;
  total?: number;
  message: string;
}

/**
 * Creates a function that reports each state of a job. The number must grow with each notification: without progress it
 * grows by a thousandth, so that the host sees that the call is alive.
 */
export function createProgress(send: (progress: Progress) => void): ToolContext['progress'] {
  let last = -1;
  return (done, total, message) => {
    last = Math.max(done, last < 0 ? 0 : last + 0.001);
    send({ progress: last, message, ...(total !== undefined && total >= last && { total }) });
  };
}
