import { defineConfig } from 'vitest/config';

/** Shared by every package: `vitest run --config ../../vitest.config.ts --root .` */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
