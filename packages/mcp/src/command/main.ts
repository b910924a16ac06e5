import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createProxyFetch } from '@web-data/client/proxy';
import { createMcpServer } from '../server.ts';
import { version } from '../version.ts';
import { readOptions, usage } from './options.ts';

/**
 * Runs `web-data-mcp`: serves over stdin and stdout until stdin ends. Writes nothing but the protocol to stdout.
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args, process.env);
    if (options === 'help') return print(usage);
    if (options === 'version') return print(`${version}\n`);
    const server = createMcpServer({ ...options, fetch: createProxyFetch(process.env) });
    await server.connect(new StdioServerTransport());
    await untilInputEnds();
    await server.close();
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

function untilInputEnds(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
  });
}
