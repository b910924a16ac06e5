import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fixedSeed = fileURLToPath(new URL('vitest.seed.ts', import.meta.url));

/** Shared by every package: `vitest run --config ../../vitest.config.ts --root .` */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // Only where a package has properties: loading fast-check for every file of every other one would cost seconds.
    setupFiles: existsSync('node_modules/fast-check') ? [fixedSeed] : [],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    // Most tests wait for servers, clocks and other processes: one file a processor leaves none of them idle for long.
    maxWorkers: availableParallelism(),
    // Files share the modules of their process: loading them for each file anew was a quarter of the work.
    isolate: false,
    // Ceilings for what hangs, not measures: a machine that has other work to do takes ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
