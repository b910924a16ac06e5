import type { Tool } from '@web-data/client/tools';
import { createFlags } from './flags.ts';
import type { Flag } from './flags.ts';

/** A command that is an operation. */
export interface Command {
  /** Its words: `crawl`, or `crawl get`. */
  name: string;
  tool: Tool;
  /** Arguments without a name, in their order; the last may be a list. */
  positionals: readonly Flag[];
  flags: readonly Flag[];
}

/** The commands of a table of tools, in its order. What starts a job is the job: `crawl.start` is `crawl`. */
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

/** What stands in the path, then the first member of the body that must be given. */
function positionalsOf({ path, input }: Tool, flags: readonly Flag[]): Flag[] {
  const required = (input['required'] ?? []) as readonly string[];
  const inPath = path.flatMap((name) => flags.find(({ property }) => property === name) ?? []);
  const rest = flags.find(
    ({ property, kind }) => required.includes(property) && !path.includes(property) && kind !== 'json',
  );
  return rest ? [...inPath, rest] : inPath;
}
