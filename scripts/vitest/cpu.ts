import { readFileSync, readdirSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of the test file: of its process and, on Linux, of the processes that it started. */
    cpuSeconds?: number;
  }
}

const before = readCpuSeconds();

// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures a hook needs: none.
afterAll(({}, { file }) => {
  file.meta.cpuSeconds = Math.max(0, readCpuSeconds() - before);
});

function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds('self');
}

/** CPU time of the descendants of a process, those that ended and those that still run; 0 where there is no `/proc`. */
function childSeconds(pid: string): number {
  const ended = readTimes(pid, 13, 14);
  return (
    ended + readChildren(pid).reduce((sum, child) => sum + readTimes(child, 11, 12) + childSeconds(child), 0)
  );
}

function readChildren(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return []; // Not Linux, or the process ended meanwhile.
  }
}

/** Clock ticks a second of what Linux reports to programs (USER_HZ). */
const TICKS = 100;

/** The sum of two fields of `/proc/<pid>/stat` in seconds, counted from the first one after the command (proc(5)). */
function readTimes(pid: string, first: number, second: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[first]) + Number(fields[second])) / TICKS;
  } catch {
    return 0;
  }
}
