import { spawnSync } from 'node:child_process';
import { read, filesOf } from './site.ts';

/** A TypeScript program of the site, as its Markdown shows it. */
export interface Program {
  /** Where it stands, such as `guides/client.md 2`. */
  location: string;
  code: string;
}

/** Every TypeScript program of every page. */
export function listPrograms(): Program[] {
  return filesOf('.md').flatMap((file) =>
    [...read(file).matchAll(/```ts\n([^]*?)\n```/g)].map(([, code], index) => ({
      location: `${file} ${index + 1}`,
      code: code!,
    })),
  );
}

/** Whether the tools that some programs need are installed. */
const installed = {
  curl: spawnSync('curl', ['--version']).status === 0,
  python: spawnSync('python3', ['-c', 'import requests']).status === 0,
  go: spawnSync('go', ['version']).status === 0,
  php: spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0,
};

/** Whether samples of a language can be run here; Node.js runs the others. */
export function isInstalled(language: string): boolean {
  return !Object.hasOwn(installed, language) || installed[language as keyof typeof installed];
}
