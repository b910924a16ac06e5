import { kill } from './engine.ts';
import type { Engine } from './engine.ts';

/** Memory limits for the pages of a pool. */
export interface MemoryLimits {
  /** Max bytes of one page. */
  readonly pageBytes: number;
  /** Max bytes of all processes of a browser. */
  readonly totalBytes: number;
}

/**
 * Kills the pages that use too much memory: each page above its own limit, and the largest ones while all processes
 * together are above theirs. The rest of the browser goes on. Returns how many were killed.
 */
export async function holdMemory(engine: Engine, { pageBytes, totalBytes }: MemoryLimits): Promise<number> {
  const processes = await engine.measure();
  const pages = processes.filter(({ type }) => type === 'renderer').toSorted((a, b) => b.bytes - a.bytes);
  let total = processes.reduce((sum, { bytes }) => sum + bytes, 0);
  let ended = 0;
  for (const { pid, bytes } of pages) {
    if (bytes <= pageBytes && total <= totalBytes) break;
    kill(pid);
    total -= bytes;
    ended++;
  }
  return ended;
}
