import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const fixedSeed = fileURLToPath(new URL('vitest.seed.ts', import.meta.url));

/** Files that kill servers wait for leases most of the time: they come first, so that others work meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- it is not that of an array.
    return (await super.sort(files)).toSorted((one, other) => waits(other) - waits(one));
  }
}

function waits({ moduleId }: TestSpecification): number {
  return Number(/(?:crash|kills|histories|chaos)\.test\.ts$/.test(moduleId));
}

/** Shared by every package: `vitest run --config ../../vitest.config.ts --root .` */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // Only where a package has properties: loading fast-check for every file of every other one would cost seconds.
    setupFiles: existsSync('node_modules/fast-check') ? [fixedSeed] : [],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
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
