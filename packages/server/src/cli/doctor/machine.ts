import { readFileSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { formatBytes } from '../../platform/store/stored-bytes.ts';
import { ok, warning, failed } from './check.ts';
import type { Check, Finding } from './check.ts';

/** Bytes of the disk below which a check warns. */
const LOW_DISK = 2_000_000_000;
/** Bytes of JavaScript objects below which one large page or sitemap can end the process. */
const LOW_HEAP = 400_000_000;
/** Descriptors that a server opens besides one for each connection: its files, its threads, requests to sites. */
const OWN_DESCRIPTORS = 512;

/** Checks the process and its machine. */
export function machineChecks(config: Pick<ServerConfig, 'dataDirectory' | 'maxConnections'>): Check[] {
  return [
    { name: 'node', run: async () => checkNode(process.versions.node) },
    { name: 'memory', run: async () => checkHeap(getHeapStatistics().heap_size_limit) },
    { name: 'descriptors', run: async () => checkDescriptors(readDescriptorLimit(), config.maxConnections) },
    { name: 'disk', run: () => checkDisk(config.dataDirectory) },
  ];
}

/** Returns sentences about limits of this process that are too low for the configuration. */
export function findLowLimits({ maxConnections }: Pick<ServerConfig, 'maxConnections'>): string[] {
  const findings = [
    checkHeap(getHeapStatistics().heap_size_limit),
    checkDescriptors(readDescriptorLimit(), maxConnections),
  ];
  return findings.filter(({ state }) => state === 'warning').map(({ message }) => message);
}

function checkNode(version: string): Omit<Finding, 'name'> {
  return Number(version.split('.')[0]) < 22
    ? warning(
        `Node.js ${version} gets no security fixes any more: where others reach the server, run it on Node.js 24.`,
      )
    : ok(`Node.js ${version}`);
}

/** @param bytes limit of the heap */
export function checkHeap(bytes: number): Omit<Finding, 'name'> {
  return bytes < LOW_HEAP
    ? warning(
        `The heap may have ${formatBytes(bytes)}, which one large page can fill: give it more (NODE_OPTIONS=--max-old-space-size=1024), or lower WEB_DATA_MAX_OPERATIONS.`,
      )
    : ok(`The heap may have ${formatBytes(bytes)}`);
}

/** Returns how many files and sockets this process may open; undefined where that is not known. */
function readDescriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined; // Another system than Linux.
  }
}

/**
 * @param limit files and sockets that the process may open
 * @param connections the most that it accepts
 */
export function checkDescriptors(limit: number | undefined, connections: number): Omit<Finding, 'name'> {
  if (limit === undefined) return ok('The limit of open files is not known');
  const needed = connections + OWN_DESCRIPTORS;
  return limit < needed
    ? warning(
        `${limit} files and sockets may be open, and ${connections} connections need ${needed}: raise the limit (LimitNOFILE of systemd, ulimit -n), or lower WEB_DATA_MAX_CONNECTIONS to ${Math.max(1, limit - OWN_DESCRIPTORS)}.`,
      )
    : ok(`${limit} files and sockets may be open`);
}

async function checkDisk(folder: string): Promise<Omit<Finding, 'name'>> {
  try {
    const own = await mkdtemp(join(folder, 'doctor-'));
    await writeFile(join(own, 'file'), 'x').finally(() => rm(own, { recursive: true, force: true }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return warning(`There is no folder ${folder} yet: the first start creates it.`);
    return failed(
      `Nothing can be written in ${folder} (${code ?? message}): name another folder (WEB_DATA_DIRECTORY), or give this user the right to write there.`,
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const found = `${formatBytes(free)} are free in ${folder}`;
  return free < LOW_DISK ? warning(`${found}: make room before requests are answered with 503.`) : ok(found);
}
