import { parseArgs } from 'node:util';

/** Options of the command line and the environment. */
export interface CommandOptions {
  apiKey: string;
  baseUrl: string | undefined;
  only: readonly string[] | undefined;
  readOnly: boolean;
}

/** Text for `--help`. */
export const usage = `Usage: web-data-mcp [options]

An MCP server for the Web Data API over stdio: start it from your agent. The key stands in WEB_DATA_API_KEY, the address of the
service in WEB_DATA_BASE_URL.

  --base-url <url>   address of the service without the version, in place of the variable
  --tools <names>    only these tools, with commas between
  --read-only        only tools that change nothing
  --version          the version
  --help             this
`;

/** @throws Error when an argument is invalid */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions | 'help' | 'version' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': { type: 'string' },
      tools: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  const apiKey = environment['WEB_DATA_API_KEY'];
  if (!apiKey)
    throw new Error(
      'There is no API key. Set WEB_DATA_API_KEY in the environment that the agent starts this with.',
    );
  return {
    apiKey,
    baseUrl: values['base-url'] ?? environment['WEB_DATA_BASE_URL'],
    only: values.tools?.split(',').map((name) => name.trim()),
    readOnly: values['read-only'],
  };
}
