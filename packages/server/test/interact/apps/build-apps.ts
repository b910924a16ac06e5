import { fileURLToPath } from 'node:url';
import { bundleApp } from '../../support/bundle-app.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const MOUNT = `import { mount } from 'svelte'; import App from './Svelte.svelte'; mount(App, { target: document.getElementById('app') });`;

/** The programs of the apps. */
export async function buildApps(): Promise<Record<'react' | 'svelte' | 'vue', string>> {
  const [react, vue, svelte] = await Promise.all([
    bundleApp({ entryPoints: [here('react.jsx')] }),
    bundleApp({ entryPoints: [here('vue.js')] }),
    bundleApp({ stdin: { contents: MOUNT, resolveDir: here('.') } }),
  ]);
  return { react, vue, svelte };
}
