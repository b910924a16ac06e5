import { runPnpm } from './run-pnpm.ts';

interface Listed {
  version: string;
  dependencies?: Record<string, Listed>;
}

/** Names and versions of all packages that the public packages install, sorted by name. */
export function listShipped(root: string): Map<string, Set<string>> {
  const printed = runPnpm(['list', '--recursive', '--prod', '--json', '--depth', 'Infinity'], root);
  const found = new Map<string, Set<string>>();
  const projects = JSON.parse(printed) as (Listed & { private?: boolean })[];
  const collect = (dependencies: Record<string, Listed> = {}) => {
    for (const [name, { version, dependencies: below }] of Object.entries(dependencies)) {
      if (!version.startsWith('link:')) found.set(name, (found.get(name) ?? new Set()).add(version));
      collect(below);
    }
  };
  for (const project of projects) if (project.private !== true) collect(project.dependencies);
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
