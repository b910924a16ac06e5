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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
