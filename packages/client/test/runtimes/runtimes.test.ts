import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { programs } from './programs.ts';
import { bundleSuite, runSuite } from './run-suite.ts';
import { startRuntimeService } from './service.ts';

const present = Object.entries(programs).filter(([, program]) => program);
const absent = Object.entries(programs).filter(([, program]) => !program);

let script = '';
beforeAll(async () => {
  script = await bundleSuite(fileURLToPath(new URL('./suite.js', import.meta.url)));
});

it(`ran on ${names(present)}; not available: ${names(absent) || 'none'}`, () => {
  expect(names(present)).toContain('node');
  // Where the runtimes were installed, all must be found.
  if (process.env['CLIENT_RUNTIMES'] === 'all') expect(names(absent)).toMatch(/^(chromium)?$/);
});

it('the bundle needs nothing of Node', () => {
  expect(script).not.toMatch(/from ?"node:|require\(/);
});

it.each(present)('the suite passes on %s', async (name, program) => {
  const { ran, failures } = await runSuite(name, program!, {
    script,
    startService: startRuntimeService,
  });
  expect(failures).toEqual([]);
  expect(ran).toBeGreaterThanOrEqual(16);
});

function names(list: [string, unknown][]): string {
  return list.map(([name]) => name).join(', ');
}
