import type { Call } from './calls.ts';

/** A row of a table of calls, tools or commands. */
export interface Named {
  name: string;
  /** Why this service never does it. */
  never?: string;
}

/** What is tried of each client. */
export interface Tables {
  groups: Readonly<Record<string, readonly Call[]>>;
  mcpTools: readonly Named[];
  commands: readonly Named[];
}

/**
 * Writes the page "Works with" from what was tried and what worked.
 * @param versions of the packages of the clients
 */
export function describeClients(
  versions: Readonly<Record<string, string>>,
  { groups, mcpTools, commands }: Tables,
  worked: ReadonlySet<Named>,
): string {
  const calls = Object.values(groups).flat();
  const count = (rows: readonly Named[]): number => rows.filter((row) => worked.has(row)).length;
  const row = (client: string, tried: string, rows: readonly Named[]): string[] => [
    `\`${client}\` ${versions[client]}`,
    tried,
    String(count(rows)),
    String(rows.length),
  ];
  return `---
title: Works with
description: Which calls of published clients of the deployed service work here without a change.
section: Guides
order: 95
keywords: firecrawl sdk mcp cli compatible migrate switch deployed library drop-in works with javascript node
---

Published clients of the deployed service work here without a change, once they know your server's address and one of its
keys. A test of the server runs each of them, unchanged, and writes this page.

${formatTable([
  ['client', 'what is tried', 'works', 'of'],
  row('@mendable/firecrawl-js', 'calls', calls),
  row('firecrawl-mcp', 'uses of its tools', mcpTools),
  row('firecrawl-cli', 'commands', commands),
])}

All others are rejected, for the reasons below. Prompts, \`crawlParamsPreview\` and \`interact\` need a [model](models.md),
screenshots and actions a browser.

## The JavaScript library

\`\`\`js
import { Firecrawl } from '@mendable/firecrawl-js';

const web = new Firecrawl({ apiKey: process.env.WEB_DATA_API_KEY, apiUrl: 'http://127.0.0.1:3000' });
console.log((await web.scrape('https://example.com')).markdown);
\`\`\`

${formatTable([
  ['calls', 'work', 'of'],
  ...Object.entries(groups).map(([name, rows]) => [name, String(count(rows)), String(rows.length)]),
])}

Rejected:

${formatRejected('call', calls)}

## The MCP server

\`\`\`json
{
  "mcpServers": {
    "web": {
      "command": "npx",
      "args": ["-y", "firecrawl-mcp"],
      "env": { "FIRECRAWL_API_URL": "http://127.0.0.1:3000", "FIRECRAWL_API_KEY": "wd_…" }
    }
  }
}
\`\`\`

The tools ${formatNames(mcpTools)} work. The server has an [MCP endpoint](mcp.md) of its own, with fewer and smaller tools.
Rejected:

${formatRejected('tool', mcpTools)}

## The command line

\`\`\`sh
export FIRECRAWL_API_URL=http://127.0.0.1:3000 FIRECRAWL_API_KEY=wd_…
npx firecrawl-cli scrape https://example.com
\`\`\`

The commands ${formatNames(commands)} work. \`login\` and \`config\` only take keys of the deployed service: give yours in
the environment. Rejected:

${formatRejected('command', commands)}
`;
}

/** Lists what works, without options. */
function formatNames(rows: readonly Named[]): string {
  const names = rows
    .filter(({ never }) => never === undefined)
    .map(({ name }) => /^(?:(?:monitor|x) )?[\w-]+(?: stop\b)?/.exec(name)![0]);
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

function formatRejected(title: string, rows: readonly Named[]): string {
  const rejected = rows.flatMap(({ name, never }) => (never === undefined ? [] : [[`\`${name}\``, never]]));
  return formatTable([[title, 'why'], ...rejected]);
}

/** Writes a Markdown table with columns of equal width. */
function formatTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, index) => Math.max(3, ...[head, ...rows].map((row) => row[index]!.length)));
  const format = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index]!)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(format).join('\n');
}
