import { kill } from './engine.ts';
import type { Engine } from './engine.ts';

/** How much memory the pages of a pool may have. */
export interface MemoryLimits {
  /** Bytes of one page. */
  readonly pageBytes: number;
  /** Bytes of all processes of a browser. */
  readonly totalBytes: number;
}

/**
 * Ends the pages that take more memory than they may: each above its own limit, and the largest while all together
 * are above theirs. The rest of the browser goes on. Answers how many were ended.
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
