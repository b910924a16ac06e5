import { parseArgs } from 'node:util';

/** Options of the command line and the environment. */
export interface CommandOptions {
  apiKey: string;
  baseUrl: string | undefined;
  only: readonly string[] | undefined;
  toolsets: readonly string[] | undefined;
  readOnly: boolean;
  outputSchemas: boolean;
  /** Folders whose files the tools may read; relative ones are relative to the working directory. */
  roots: readonly string[];
}

/** Text for `--help`. */
export const usage = `Usage: web-data-mcp [options]

An MCP server for the Web Data API over stdio: start it from your agent. The key stands in WEB_DATA_API_KEY, the address of the
service in WEB_DATA_BASE_URL.

  --base-url <url>   address of the service without the version, in place of the variable
  --toolsets <names> sets of tools, with commas between: web (default), interact, monitors, jobs, team, all
  --tools <names>    only these tools, with commas between
  --read-only        only tools that change nothing
  --root <folder>    tools may read files of this folder by their path; may be given several times
  --output-schemas   list a schema of each result, for hosts that read results as data
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
      toolsets: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      root: { type: 'string', multiple: true, default: [] },
      'output-schemas': { type: 'boolean', default: false },
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
    only: splitNames(values.tools),
    toolsets: splitNames(values.toolsets),
    readOnly: values['read-only'],
    outputSchemas: values['output-schemas'],
    roots: values.root,
  };
}

function splitNames(list: string | undefined): string[] | undefined {
  return list?.split(',').map((name) => name.trim());
}
