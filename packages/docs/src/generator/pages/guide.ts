import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteConfig } from '../../site-config.ts';
import type { Mark } from '../description/document.ts';
import { sections } from '../content/page.ts';
import type { Section } from '../content/page.ts';

/** A guide as in its file, before its directives and links are resolved. */
export interface Guide {
  /** The name of its file, such as `retries.md`. */
  file: string;
  /** Its file from the root of the sources, for messages and for links to it. */
  source: string;
  title: string;
  label?: string;
  description: string;
  section: Section;
  /** The group within its section, by the navigation of the configuration. */
  group?: string;
  order: number;
  keywords?: string;
  /** How firm its subject is, which its page says beside its title, and why. */
  mark?: Mark;
  reason?: string;
  body: string;
}

/**
 * The guides of a folder in their order.
 * @param source the folder from the root of the sources
 */
export function readGuides(directory: string, source: string = directory): Guide[] {
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
  return files
    .map((file) => parseGuide(file, readFileSync(join(directory, file), 'utf8'), source))
    .toSorted((a, b) => a.order - b.order || a.file.localeCompare(b.file));
}

/**
 * Reads a guide: YAML front matter with `title` and `description`, and perhaps `section` and `order`, then Markdown.
 * @throws Error naming the file and the missing member of its front matter.
 */
export function parseGuide(file: string, text: string, folder: string): Guide {
  const source = folder === '' ? file : `${folder}/${file}`;
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`${source} has to start with front matter between two lines of ---.`);
  const front = parse(match[1]!) as Partial<Guide>;
  for (const key of ['title', 'description'] as const) {
    if (front[key] === undefined) throw new Error(`${source}: front matter needs \`${key}\`.`);
  }
  const { section = 'Guides', order = 0 } = front;
  if (!sections.includes(section)) {
    throw new Error(`${source}: section is one of ${sections.join(', ')}, not ${section}.`);
  }
  return {
    ...(front as Pick<Guide, 'title' | 'description'>),
    section,
    order,
    file,
    source,
    body: match[2]!,
  };
}

/**
 * Guides in the order of a navigation, with its groups; those that it does not name follow.
 * @throws Error naming the guides that do not exist
 */
export function arrangeGuides(
  guides: readonly Guide[],
  navigation: NonNullable<SiteConfig['navigation']>,
): Guide[] {
  const groups = navigation.map((entry) =>
    typeof entry === 'string' ? { title: undefined, guides: [entry] } : entry,
  );
  const named = groups.flatMap((group) => group.guides.map((name) => ({ name, group: group.title })));
  const arranged = named.map(({ name, group }) => {
    const guide = guides.find(({ file }) => file === `${name}.md`);
    return guide && { ...guide, ...(group !== undefined && { group }) };
  });
  const unknown = named.filter((_, index) => arranged[index] === undefined).map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(
      `navigation names ${unknown.join(', ')}. There are ${guides.map(({ file }) => file.replace(/\.md$/, '')).join(', ') || 'no guides'}.`,
    );
  const names = new Set(named.map(({ name }) => `${name}.md`));
  return [
    ...arranged.filter((guide) => guide !== undefined),
    ...guides.filter(({ file }) => !names.has(file)),
  ];
}

/** The path of a guide's page in the site. */
export function guidePath(file: string): string {
  return `guides/${file.replace(/\.md$/, '')}/`;
}
