import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { isFast } from './scripts/vitest/tier.ts';

/** Files that kill servers wait for leases most of the time: they come first, so that others work meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- it is not that of an array.
    return (await super.sort(files)).toSorted((one, other) => waits(other) - waits(one));
  }
}

function waits({ moduleId }: TestSpecification): number {
  return Number(/(?:crash|kills|histories|chaos)\.(?:slow\.)?test\.ts$/.test(moduleId));
}

/** The absolute path of a file in `scripts/vitest`. */
function setupFile(name: string): string {
  return fileURLToPath(new URL(`scripts/vitest/${name}.ts`, import.meta.url));
}

/** Shared by every package: `vitest run --config ../../vitest.config.ts --root .` */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // A file of more than 3 s of CPU is named so; `npm test` leaves it to `npm run test:full`.
    exclude: [...configDefaults.exclude, ...(isFast ? ['**/*.slow.test.ts'] : [])],
    globalSetup: [setupFile('temporary-folder'), setupFile('build')],
    setupFiles: [
      setupFile('cpu'),
      // Only where a package has properties: loading fast-check for every file of every other one would cost seconds.
      ...(existsSync('node_modules/fast-check') ? [setupFile('seed')] : []),
    ],
    reporters: ['default', setupFile('report')],
    sequence: { sequencer: WaitingFirst },
    // Most tests wait for servers, clocks and other processes: one file a processor leaves none of them idle for long.
    maxWorkers: availableParallelism(),
    // Files share the modules of their process: loading them for each file anew was a quarter of the work.
    isolate: false,
    // Ceilings for what hangs, not measures: a machine that has other work to do takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

export default config;
