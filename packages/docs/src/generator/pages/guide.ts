import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sections } from '../content/page.ts';
import type { Section } from '../content/page.ts';
import { specDirectory } from '../description/description.ts';

/** A guide as in its file, before its directives and links are resolved. */
export interface Guide {
  file: string;
  title: string;
  label?: string;
  description: string;
  section: Section;
  order: number;
  keywords?: string;
  body: string;
}

/** The guides of the description's package in their order. */
export function readGuides(directory: string = join(specDirectory, 'guides')): Guide[] {
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
  return files
    .map((file) => parseGuide(file, readFileSync(join(directory, file), 'utf8')))
    .toSorted((a, b) => a.order - b.order || a.file.localeCompare(b.file));
}

/**
 * Reads a guide: YAML front matter with `title`, `description`, `section` and `order`, then Markdown.
 * @throws Error naming the file and the missing member of its front matter.
 */
export function parseGuide(file: string, text: string): Guide {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(text);
  if (!match) throw new Error(`spec/guides/${file} has to start with front matter between two lines of ---.`);
  const front = parse(match[1]!) as Partial<Guide>;
  for (const key of ['title', 'description', 'section', 'order'] as const) {
    if (front[key] === undefined) throw new Error(`spec/guides/${file}: front matter needs \`${key}\`.`);
  }
  if (!sections.includes(front.section!)) {
    throw new Error(`spec/guides/${file}: section is one of ${sections.join(', ')}, not ${front.section}.`);
  }
  return { ...(front as Omit<Guide, 'file' | 'body'>), file, body: match[2]! };
}

/** The path of a guide's page in the site. */
export function guidePath(file: string): string {
  return `guides/${file.replace(/\.md$/, '')}/`;
}
