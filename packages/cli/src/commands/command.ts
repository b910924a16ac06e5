import type { Tool } from '@web-data/client/tools';
import { createFlags } from './flags.ts';
import type { Flag } from './flags.ts';

/** A command that runs an operation. */
export interface Command {
  /** Name, such as `crawl` or `crawl get`. */
  name: string;
  tool: Tool;
  /** Positional arguments, in order; the last may be a list. */
  positionals: readonly Flag[];
  flags: readonly Flag[];
}

/**
 * Creates the commands of a table of tools, in its order. A command that starts a job also follows it: `crawl.start`
 * becomes `crawl`.
 */
export function createCommands(tools: Readonly<Record<string, Tool>>): Command[] {
  return Object.values(tools).map((tool) => {
    const all = createFlags(tool);
    const positionals = positionalsOf(tool, all);
    const own = tool.job ? tool.name.replace(/\.start$/, '') : tool.name;
    return {
      name: own.replaceAll('.', ' '),
      tool,
      positionals,
      flags: all.filter((flag) => !positionals.includes(flag)),
    };
  });
}

/** Returns the path parameters, then the first required member of the body. */
function positionalsOf({ path, input }: Tool, flags: readonly Flag[]): Flag[] {
  const required = (input['required'] ?? []) as readonly string[];
  const inPath = path.flatMap((name) => flags.find(({ property }) => property === name) ?? []);
  const rest = flags.find(
    ({ property, kind }) => required.includes(property) && !path.includes(property) && kind !== 'json',
  );
  return rest ? [...inPath, rest] : inPath;
}
