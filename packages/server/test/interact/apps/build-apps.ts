import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
      contents: compile(await readFile(path, 'utf8'), { filename: 'Svelte.svelte', css: 'injected' }).js.code,
    }));
  },
};

const MOUNT = `import { mount } from 'svelte'; import App from './Svelte.svelte'; mount(App, { target: document.getElementById('app') });`;

/** The programs of the apps, bundled with the libraries that they are written with, as their authors deploy them. */
export async function buildApps(): Promise<Record<'react' | 'svelte' | 'vue', string>> {
  const common = {
    bundle: true,
    minify: true,
    write: false as const,
    format: 'esm' as const,
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    jsx: 'automatic' as const,
    logLevel: 'error' as const,
  } satisfies BuildOptions;
  const [react, vue, shell] = await Promise.all([
    build({ ...common, entryPoints: [here('react.jsx')] }),
    build({ ...common, entryPoints: [here('vue.js')] }),
    build({ ...common, stdin: { contents: MOUNT, resolveDir: here('.') }, plugins: [svelte] }),
  ]);
  return { react: text(react), vue: text(vue), svelte: text(shell) };
}

function text({ outputFiles }: { outputFiles: { text: string }[] }): string {
  return outputFiles[0]!.text;
}
