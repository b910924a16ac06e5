import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
      contents: compile(await readFile(path, 'utf8'), { filename: 'Svelte.svelte', css: 'injected' }).js.code,
    }));
  },
};

/** Bundles an app with the libraries that it is written with, for production, as its authors deploy it. */
export async function bundleApp(entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [svelte],
  });
  return outputFiles[0]!.text;
}
