import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string) => readFileSync(root + file, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const { tasks } = JSON.parse(textOf('turbo.json')) as { tasks: Record<string, object> };

/** The names that a command line gives to `turbo run`. */
function turboTasks(command: string): string[] {
  return [...command.matchAll(/turbo run ([^&]*)/g)].flatMap(([, label]) =>
    label!
      .trim()
      .split(' ')
      .filter((word) => !word.startsWith('-')),
  );
}

describe('each script of the root', () => {
  for (const [name, command] of Object.entries(scripts)) {
    test(`${name} has what it runs`, () => {
      for (const task of turboTasks(command)) {
        expect(Object.keys(tasks).map((key) => key.replace('//#', ''))).toContain(task);
      }
      for (const [, file] of command.matchAll(/\bnode (\S+)/g)) expect(existsSync(root + file)).toBe(true);
      const [, task] = /bootstrap\.js (\S+)/.exec(command) ?? [];
      if (task) expect(Object.keys(scripts)).toContain(`task:${task}`);
    });
  }
});

describe('each page for those who work here', () => {
  for (const page of [
    'README.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'spec/README.md',
    'packages/bench/README.md',
    'packages/server/src/platform/jobs/README.md',
    ...readdirSync(`${root}docs/architecture`).map((name) => `docs/architecture/${name}`),
  ]) {
    test(`${page} names commands that there are`, () => {
      const named = [...textOf(page).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name]) => name);
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
    });

    test(`${page} links to what there is`, () => {
      const folder = new URL(`../../${page}`, import.meta.url);
      const links = [...textOf(page).matchAll(/\]\((?![a-z]+:)([^)#\s]+)/g)].map(([, link]) => link!);
      expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([]);
    });
  }
});
