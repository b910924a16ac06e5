import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** File names under which systems install Chromium and browsers built from it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PATHS = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
const MAC_NAMES = ['Chromium', 'Google Chrome'];

/**
 * Finds Chromium on this machine: `CHROMIUM_PATH` when it is set, else the usual names on `PATH` and in the usual
 * directories. Returns undefined when there is none, or when `CHROMIUM_PATH` is not an executable file.
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return canRun(named) ? named : undefined;
  const directories = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...PATHS];
  const names = [...NAMES, ...MAC_NAMES];
  return directories
    .flatMap((directory) => names.map((name) => join(directory, name)))
    .find((path) => canRun(path));
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
