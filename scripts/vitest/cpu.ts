import { readFileSync, readdirSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of the test file: of its process and, on Linux, of the processes that it started. */
    cpuSeconds?: number;
  }
}

/** Clock ticks a second of what Linux reports to programs (USER_HZ). */
const TICKS = 100;

const before = readCpuSeconds();

// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures a hook needs: none.
afterAll(({}, { file }) => {
  file.meta.cpuSeconds = Math.max(0, readCpuSeconds() - before);
});

function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + sumDescendants(String(process.pid));
}

/** CPU time of the descendants of a process, those that ended and those that still run; 0 where there is no `/proc`. */
function sumDescendants(pid: string): number {
  const ended = readTimes(pid, 13, 14);
  return listChildren(pid).reduce(
    (sum, child) => sum + readTimes(child, 11, 12) + sumDescendants(child),
    ended,
  );
}

function listChildren(pid: string): string[] {
  return readProc(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    readProc(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );
}

/** The sum of two fields of `/proc/<pid>/stat` in seconds, counted from the first one after the command (proc(5)). */
function readTimes(pid: string, first: number, second: number): number {
  const stat = readProc(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  if (stat === '') return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[first]) + Number(fields[second])) / TICKS;
}

/** What `/proc` says; the other value where the system has none, or the process has ended meanwhile. */
function readProc<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return otherwise;
  }
}
