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

/** The packages with a README, `.` for the repository. */
const folders = ['.', 'spec', ...readdirSync(`${root}packages`).map((name) => `packages/${name}`)];
const pagesOf = (folder: string) =>
  existsSync(`${root}${folder}/docs`)
    ? readdirSync(`${root}${folder}/docs`)
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/docs/${name}`)
    : [];
const readmes = folders.map((folder) => `${folder}/README.md`);
const pages = [...readmes, ...folders.flatMap(pagesOf)];

/** The lines of a page outside of its programs. */
function listProse(text: string): string[] {
  let isCode = false;
  return text.split('\n').filter((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return !isCode && !isFence;
  });
}

/** Paragraphs, items of lists and cells of tables. */
function listParagraphs(text: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of listProse(text)) {
    if (line.startsWith('|')) paragraphs.push(...line.split(' | ').map((cell) => [cell]), []);
    else if (line.trim() === '' || line.startsWith('#')) paragraphs.push([]);
    else if (/^\s*(?:[-*]|\d+\.) /.test(line)) paragraphs.push([line]);
    else paragraphs.at(-1)!.push(line);
  }
  return paragraphs.map((lines) => lines.join(' ')).filter((paragraph) => paragraph !== '');
}

/** The headings of a page as fragments of links to them. */
function listAnchors(text: string): string[] {
  return listProse(text)
    .filter((line) => line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
}

describe.each(pages)('the page %s', (page) => {
  const text = textOf(page);

  test('has paragraphs of at most 90 words', () => {
    const long = listParagraphs(text).filter((paragraph) => paragraph.split(/\s+/).length > 90);
    expect(long).toEqual([]);
  });

  test('has lines of at most 120 characters, but for tables and programs', () => {
    const long = listProse(text).filter((line) => !line.startsWith('|') && [...line].length > 120);
    expect(long).toEqual([]);
  });

  test('links to what there is', () => {
    const links = [
      ...listProse(text)
        .join('\n')
        .matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g),
    ].map(([, link]) => link!);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : new URL(file, `file:///${page}`).pathname.slice(1);
      if (!existsSync(root + target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !listAnchors(textOf(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

// The figures of bench are what its README is for.
describe.each(readmes)('%s', (page) => {
  const text = textOf(page);

  test.skipIf(page === 'packages/bench/README.md')('has at most 12 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
  });

  test('has a list of contents where it is longer than a screen', () => {
    const headings = [
      ...listProse(text)
        .join('\n')
        .matchAll(/^## (.+)$/gm),
    ].map(([, heading]) => heading!);
    if (text.split('\n').length <= 60 || headings.length < 3) return;
    expect(headings.filter((heading) => !text.includes(`(#${listAnchors(`## ${heading}`)[0]})`))).toEqual([]);
  });

  // As long as nothing is published.
  test('says how to get the package from this repository', () => {
    const [, name] = /^(?:npm install (?:--save-dev |--global )?|npx )(@web-data\/[a-z-]+)/m.exec(text) ?? [];
    if (name !== undefined && page !== './README.md')
      expect(text).toContain(`--filter-prod '${name}...' pack --pack-destination`);
  });
});
