import { readFileSync, readdirSync } from 'node:fs';

/** Returns a function that returns the milliseconds of CPU time of all processes of a PostgreSQL, ended ones included. */
export async function watchDatabase(pool) {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const server = readStat(rows[0].pid).parent;
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => Object.assign(readStat(pid), { pid: Number(pid) }))
      .filter(({ pid, parent }) => pid === server || parent === server)
      .reduce((sum, { pid, own, ended }) => sum + own + (pid === server ? ended : 0), 0);
}

/** Reads the parent of a process and its CPU time in milliseconds; that of its ended children apart. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // ppid, then utime, stime, cutime, cstime in hundredths of a second
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) * 10);
    return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
  } catch {
    return { parent: 0, own: 0, ended: 0 }; // The process has ended meanwhile.
  }
}
