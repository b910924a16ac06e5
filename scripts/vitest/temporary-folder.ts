import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables that say where temporary files go, on POSIX systems and on Windows. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * Gives the tests of a run, and the processes that they start, a folder for temporary files of its own. It is removed at
 * the end of the run with all that tests, killed servers and browsers left there.
 */
export default function setup(): () => void {
  const before = VARIABLES.map((name) => [name, process.env[name]] as const);
  const folder = mkdtempSync(join(tmpdir(), 'web-data-tests-'));
  // As open as the folder around it: some tests start a browser as another user.
  chmodSync(folder, 0o1777);
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
