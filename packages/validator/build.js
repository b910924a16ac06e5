/*
 * Bundles the entries that package.json exports. What they share becomes a few files in place of some thirty, whose
 * loading was most of what the validator added to the start of a server. The declarations come from tsc.
 */
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entryPoints = Object.values(exports).flatMap(({ default: file }) =>
  file ? [file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')] : [],
);

// The names of shared files hold a hash: those of an earlier build would be published with the others.
rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'shared/[name]-[hash]',
  format: 'esm',
  platform: 'neutral',
  packages: 'external',
  target: 'es2022',
});
