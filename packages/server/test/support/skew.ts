import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';

/** The environment of a process whose wall clock differs by `seconds`; undefined where libfaketime is not installed. */
export function skewedBy(seconds: number): NodeJS.ProcessEnv | undefined {
  const library = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map((folder) => join(LIBRARIES, folder, 'faketime', 'libfaketime.so.1'))
        .find((path) => existsSync(path))
    : undefined;
  if (library === undefined) return undefined;
  const sign = seconds < 0 ? '' : '+';
  // Durations are measured by the monotonic clock, which no one sets.
  return { LD_PRELOAD: library, FAKETIME: `${sign}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
