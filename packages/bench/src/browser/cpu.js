import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ticks of `/proc/<pid>/stat` per second (proc(5), `sysconf(_SC_CLK_TCK)`): 100 on every Linux that Chromium runs on.
 */
const TICKS = 100;

/** CPU seconds of this process and its descendants, including ended ones. Linux only. */
export function cpuOfTree() {
  const processes = new Map();
  for (const pid of readdirSync('/proc')) {
    if (/^\d+$/.test(pid)) readProcess(pid, processes);
  }
  const isBelow = (pid) => {
    for (let at = pid; at !== undefined; at = processes.get(at)?.parent) if (at === process.pid) return true;
    return false;
  };
  const ticks = [...processes].filter(([pid]) => isBelow(pid)).map(([, { ticks: own }]) => own);
  return ticks.reduce((sum, own) => sum + own, 0) / TICKS;
}

function readProcess(pid, processes) {
  try {
    // The name of the program is in parentheses and may contain any character.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    processes.set(Number(pid), { parent: Number(fields[1]), ticks });
  } catch {
    // It has ended meanwhile.
  }
}
