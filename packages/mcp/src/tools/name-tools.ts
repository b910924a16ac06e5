import type { Tool } from '@web-data/client/tools';
import { readOnTool } from '../results/result.ts';
import { followTool } from './job-tool.ts';

/** Most characters of a name that all common hosts take; the protocol allows 128. */
const MAX_NAME = 64;

/**
 * Names the tools by their operation ids. A name consists of A to Z, a to z, digits, `_` and `-`, and has 1 to 64
 * characters; a later one that would be the same ends in a number. `crawl.start`, which also waits, becomes `crawl`.
 */
export function nameTools(tools: Readonly<Record<string, Tool>>): ReadonlyMap<string, string> {
  const used = new Set([readOnTool, followTool]);
  const names = new Map<string, string>();
  for (const [id, tool] of Object.entries(tools)) {
    const name = findUnused(
      toolName({ name: tool.job ? tool.name.replace(/\.start$/, '') : tool.name }),
      used,
    );
    used.add(name);
    names.set(id, name);
  }
  return names;
}

/** Returns a valid name of a tool, which another may have as well. */
export function toolName({ name }: Pick<Tool, 'name'>): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/gu, '_').slice(0, MAX_NAME) || 'tool';
}

function findUnused(name: string, used: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `_${count}`;
    const own = name.slice(0, MAX_NAME - end.length) + end;
    if (!used.has(own)) return own;
  }
}
