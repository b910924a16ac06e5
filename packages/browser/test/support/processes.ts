import { readdirSync, readFileSync } from 'node:fs';

/** The Chromium processes that descend from this one, zombies not counted; of those, which have an argument. */
export function chromiumProcesses(argument = ''): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((one) => one !== undefined);
  const ours = new Set([process.pid]);
  for (let before = 0; before !== ours.size;) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all
    .filter(({ pid, name, state }) => ours.has(pid) && /chrom/.test(name) && state !== 'Z')
    .map(({ pid }) => pid)
    .filter((pid) => commandOf(pid).includes(argument));
}

/** Its words, which Chromium writes with spaces between. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
}

function statOf(pid: number): { pid: number; name: string; state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid, name, state: state!, parent: Number(parent) };
  } catch {
    return undefined; // It has ended.
  }
}
