import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** One process of a browser. */
export interface BrowserProcess {
  readonly pid: number;
  /** Chromium's name of the type: `browser`, `renderer`, `GPU`, `utility`. */
  readonly type: string;
  /** Bytes of its own memory; shared files do not count. */
  readonly bytes: number;
  /** Seconds of CPU time so far. */
  readonly cpuSeconds: number;
}

/** Resolves when a browser responds, on any machine. */
export async function ping(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.detach().catch(() => undefined);
}

/**
 * Lists the processes of a browser that this machine started, with the memory of each. Empty on systems other than
 * Linux, which do not report it.
 */
export async function listProcesses(browser: Browser): Promise<BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const measured = await Promise.all(
      processInfo.map(async ({ id, type, cpuTime }) => ({
        pid: id,
        type,
        bytes: await bytesOf(id),
        cpuSeconds: cpuTime,
      })),
    );
    return measured.filter((one): one is BrowserProcess => one.bytes !== undefined);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** Bytes of a process that are not files: anonymous memory, and memory shared by descriptors. */
async function bytesOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status === undefined) return undefined;
  const kilobytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return (kilobytes('RssAnon') + kilobytes('RssShmem')) * 1024;
}
