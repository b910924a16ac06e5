import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Progress } from '@modelcontextprotocol/sdk/types.js';

const bin = fileURLToPath(new URL('../../../mcp/bin/web-data-mcp.js', import.meta.url));

/** The ways to reach the tools: the packed program, and the endpoint of the server. */
export const transports = ['stdio', 'http'] as const;

/** The client of the SDK, connected to all tools of a server, with results as data unless they are asked for as `text`. */
export async function connectClient(
  kind: (typeof transports)[number],
  url: string,
  key: string,
  results: 'data' | 'text' = 'data',
): Promise<Client> {
  const isData = results === 'data';
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport =
    kind === 'stdio'
      ? new StdioClientTransport({
          command: process.execPath,
          args: [bin, '--toolsets', 'all', ...(isData ? ['--output-schemas'] : [])],
          env: { ...(process.env as Record<string, string>), WEB_DATA_API_KEY: key, WEB_DATA_BASE_URL: url },
        })
      : new StreamableHTTPClientTransport(new URL(`/mcp?toolsets=all&outputSchemas=${isData}`, url), {
          requestInit: { headers: { authorization: `Bearer ${key}` } },
        });
  // The types of the SDK are written for optional members that may be undefined.
  await client.connect(transport as unknown as Transport);
  return client;
}

/**
 * What an endpoint tells of the progress of all calls, in its order, from now on. The client itself forgets a notification
 * that arrives with the answer in one piece.
 */
export function progressOf({ transport }: Client): Progress[] {
  const seen: Progress[] = [];
  const receive = transport!.onmessage;
  const onmessage: typeof receive = (message, extra) => {
    if ('method' in message && message.method === 'notifications/progress')
      seen.push(message.params as unknown as Progress);
    receive?.(message, extra);
  };
  Object.assign(transport!, { onmessage });
  return seen;
}

/** A result of a tool as these tests read it. */
export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: {
    untrusted: true;
    data?: Record<string, unknown>;
    part?: string;
    cursor?: string;
    characters?: number;
    note?: string;
  };
}

/** Calls a tool. */
export async function callTool(
  client: Client,
  name: string,
  given: Record<string, unknown>,
  options?: Parameters<Client['callTool']>[2],
): Promise<ToolResult> {
  return (await client.callTool({ name, arguments: given }, undefined, options)) as unknown as ToolResult;
}

/** The text of a result. */
export function textOf({ content }: ToolResult): string {
  return content.map(({ text }) => text).join('\n');
}
