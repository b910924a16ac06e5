import type { Call } from './calls.ts';

type Groups = Readonly<Record<string, readonly Call[]>>;

/** Writes the page "Works with" from the calls and those that worked. */
export function describeCalls(version: string, groups: Groups, worked: ReadonlySet<Call>): string {
  const all = Object.values(groups).flat();
  const tried = all.filter(({ never }) => never === undefined);
  const count = (calls: readonly Call[]): number => calls.filter((call) => worked.has(call)).length;
  return `---
title: Works with
description: Which calls of published clients of the deployed service work here without a change.
section: Guides
order: 95
keywords: firecrawl sdk compatible migrate switch deployed library drop-in works with javascript node
---

## The JavaScript library

\`@mendable/firecrawl-js\` ${version} works with \`apiUrl\` set to your server: ${count(all)} of ${all.length} calls do what they say, and
the other ${all.length - tried.length} are rejected, for the reasons below. A test of the server makes each of these calls, and writes this page.

\`\`\`js
import { Firecrawl } from '@mendable/firecrawl-js';

const web = new Firecrawl({ apiKey: process.env.WEB_DATA_API_KEY, apiUrl: 'http://127.0.0.1:3000' });
console.log((await web.scrape('https://example.com')).markdown);
\`\`\`

${formatTable([
  ['calls', 'work', 'of'],
  ...Object.entries(groups).map(([name, calls]) => [name, String(count(calls)), String(calls.length)]),
])}

## What is rejected

${formatTable([
  ['call', 'why'],
  ...all.flatMap(({ name, never }) => (never === undefined ? [] : [[`\`${name}\``, never]])),
])}

Prompts, \`crawlParamsPreview\` and \`interact\` need a [model](models.md), screenshots and actions a browser.
`;
}

/** Writes a Markdown table with columns of equal width. */
function formatTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, index) => Math.max(3, ...[head, ...rows].map((row) => row[index]!.length)));
  const format = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index]!)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(format).join('\n');
}
