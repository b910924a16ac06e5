import { spawn } from 'node:child_process';
import { DEFAULT_SERVICE, resolveSettings } from '../config/settings.ts';
import { UsageError } from '../failure.ts';
import { write } from '../io.ts';
import type { Io } from '../io.ts';
import type { CommonOptions } from './parse.ts';

const openers: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/**
 * Opens the documentation of the service, or a page of it, and prints its URL. @throws UsageError for an invalid path
 */
export async function open(io: Io, options: CommonOptions, path = ''): Promise<void> {
  const { baseUrl } = resolveSettings(io, options);
  const url = addressOf(path, baseUrl ?? DEFAULT_SERVICE);
  await write(io, `${url}\n`);
  const program = io.env['BROWSER'] || openers[process.platform];
  if (program === undefined) return;
  // Ignores a missing browser, because the URL was printed.
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .once('error', () => {})
    .unref();
}

function addressOf(path: string, base: string): string {
  try {
    const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
    if (/^https?:$/.test(url.protocol)) return url.href;
  } catch {
    // The error follows below.
  }
  throw new UsageError(`${JSON.stringify(base)} is no address of a service. Give one with --base-url.`);
}
