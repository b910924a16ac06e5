import { fileURLToPath } from 'node:url';
import { bundleApp } from '../../support/bundle-app.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const MOUNT = `import { mount } from 'svelte'; import App from './Routes.svelte'; mount(App, { target: document.getElementById('app') });`;

/** Apps by framework, each with the routes of `routes.js`. */
const APPS = {
  react: { entryPoints: [here('react.jsx')] },
  vue: { entryPoints: [here('vue.js')] },
  svelte: { stdin: { contents: MOUNT, resolveDir: here('.') } },
};

export const frameworks = ['react', 'vue', 'svelte'] as const;

/** Builds the page that an app answers every route with. */
export async function buildApp(framework: (typeof frameworks)[number]): Promise<string> {
  const program = (await bundleApp(APPS[framework])).replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html><html lang="en"><head><title>${framework}</title></head><body><div id="app"></div><script type="module">${program}</script></body></html>`;
}
