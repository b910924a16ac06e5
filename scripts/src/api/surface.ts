import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TypeChange } from './compare.ts';
import { readHelp } from './help.ts';

/** What `surface.js` of a package gets to describe what the package offers beside its types. */
export interface SurfaceTools {
  /** Runs a command of the package with `--help`, and returns the facts that its help states. */
  readHelp: (command: string) => string[];
}

/** `surface.js` in the folder of a package; it is not published. */
interface SurfaceModule {
  default: (tools: SurfaceTools) => string[] | Promise<string[]>;
}

/**
 * Reports what the users of a built package depend on beside its types: commands and their options, exit codes, tools,
 * members of a configuration. One fact a line, sorted: kind, name, and after a colon what else is promised of it.
 * @returns undefined for a package without `surface.js`
 * @throws Error for a fact of several lines, and for two facts of the same name
 */
export async function reportSurface(folder: string): Promise<string | undefined> {
  const path = join(folder, 'surface.js');
  if (!existsSync(path)) return undefined;
  const { default: list } = (await import(pathToFileURL(path).href)) as SurfaceModule;
  const facts = await list({ readHelp: (command) => readHelp(command, runHelp(folder, command)) });
  const sorted = [...new Set(facts)].toSorted();
  const names = sorted.map(nameOf);
  const wrong = sorted.find(
    (fact, index) => /\n|^\s|\s$/.test(fact) || names.indexOf(names[index]!) !== index,
  );
  if (wrong !== undefined)
    throw new Error(`surface.js must state ${nameOf(wrong)} once, and in one line, not ${wrong}.`);
  return `${sorted.join('\n')}\n`;
}

function runHelp(folder: string, command: string): string {
  return execFileSync(process.execPath, [join(folder, 'bin', `${command}.js`), '--help'], {
    encoding: 'utf8',
    env: { ...process.env, COLUMNS: '80' },
  });
}

/** Compares two reports of a surface, fact by fact. */
export function compareSurfaces(before: string, after: string): TypeChange[] {
  const [old, now] = [readFacts(before), readFacts(after)];
  const isNewOwner = (owner: string | undefined): boolean =>
    owner !== undefined && now.has(owner) && !old.has(owner);
  return [
    ...[...old].flatMap(([name, fact]) => {
      const is = now.get(name);
      if (is === undefined) return [change('breaking', name, 'is gone')];
      return is === fact ? [] : [change('breaking', name, `was \`${fact}\`, and is \`${is}\``)];
    }),
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, fact]) =>
        // A caller of before does not give what is new.
        isRequired(fact) && !isNewOwner(findOwner(name))
          ? change('breaking', name, 'is new and required')
          : change('additive', name, 'is new'),
      ),
  ];
}

function readFacts(report: string): Map<string, string> {
  return new Map(
    report
      .split('\n')
      .filter(Boolean)
      .map((fact) => [nameOf(fact), fact]),
  );
}

/** Kind and name of a fact, such as `option webdata crawl --limit`. */
function nameOf(fact: string): string {
  return fact.split(': ')[0]!;
}

function isRequired(fact: string): boolean {
  return /: (?:.*, )?required$/.test(fact);
}

/** The command or tool that an option or an input belongs to. */
function findOwner(name: string): string | undefined {
  const [, kind, owner] = /^(option|input) (.*) \S+$/.exec(name) ?? [];
  return kind && `${kind === 'option' ? 'command' : 'tool'} ${owner}`;
}

function change(level: TypeChange['level'], name: string, what: string): TypeChange {
  return { level, name, message: `${name} ${what}.` };
}
