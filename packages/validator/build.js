/*
 * Bundles the entries that package.json exports. Shared code goes into a few chunks instead of some fifty files, whose
 * loading took most of the time that the validator added to the start of a server. The declarations come from tsc.
 */
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entryPoints = Object.values(exports).flatMap(({ default: file }) =>
  file ? [file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')] : [],
);
const isRuntime = (file) => file.startsWith('src/runtime/');

/** The entries of this API are apart from the runtime, which others load without them. */
const runtimeOutside = {
  name: 'runtime-outside',
  setup({ onResolve }) {
    onResolve({ filter: /\/runtime\/[\w-]+\.ts$/ }, ({ path }) => ({
      path: path.replace(/^.*\/runtime\/([\w-]+)\.ts$/, './runtime/$1.js'),
      external: true,
      sideEffects: false,
    }));
  },
};

const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  packages: 'external',
  target: 'es2022',
};

// The names of shared files hold a hash: those of an earlier build would be published with the others.
rmSync('dist', { recursive: true, force: true });
await build({
  ...options,
  entryPoints: entryPoints.filter((file) => isRuntime(file)),
  outdir: 'dist/runtime',
  chunkNames: 'shared/[name]-[hash]',
});
await build({
  ...options,
  entryPoints: entryPoints.filter((file) => !isRuntime(file)),
  outdir: 'dist',
  // Beside the entries, so that the path to the runtime is the same for both.
  chunkNames: '[name]-[hash]',
  plugins: [runtimeOutside],
});
