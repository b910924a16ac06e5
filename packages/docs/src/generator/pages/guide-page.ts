import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { heading, prose, slug } from '../content/block.ts';
import type { Block, Language } from '../content/block.ts';
import { sections } from '../content/page.ts';
import type { Page, Section } from '../content/page.ts';
import type { Description } from '../description/description.ts';
import { specDirectory } from '../description/description.ts';
import { directive } from './directives.ts';
import { linkTarget } from './guide-links.ts';

/** A guide as its file says it, before its directives and links are read. */
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
 * @throws Error naming the file and what its front matter lacks.
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

/** The page of a guide, its directives replaced by what the description says. */
export function guidePage(description: Description, guide: Guide, guides: Guide[]): Page {
  const { file, title, label, section, keywords } = guide;
  const link = (target: string): string => linkTarget(description, guides, file, target);
  return {
    path: guidePath(file),
    title,
    ...(label && { label }),
    description: relink(guide.description, link),
    section,
    blocks: guideBlocks(description, file, relink(guide.body, link)),
    source: `spec/guides/${file}`,
    ...(keywords && { keywords }),
  };
}

export function guidePath(file: string): string {
  return `guides/${file.replace(/\.md$/, '')}/`;
}

/** Splits Markdown into blocks: headings, fenced code, directives on a line of their own, and the prose between. */
export function guideBlocks(description: Description, file: string, body: string): Block[] {
  const pieces = body.split(/^(#{2,3} .+|```[^\n]*\n[^]*?\n```|\{\{.+\}\}|(?:> .*\n?)+)$/m);
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap((piece) => block(description, file, piece));
}

function block(description: Description, file: string, piece: string): Block[] {
  const title = /^(#{2,3}) (.+)$/.exec(piece);
  if (title && !piece.includes('\n')) return [heading(title[2]!, slug(title[2]!), title[1]!.length as 2 | 3)];
  const fence = /^```([^\n]*)\n([^]*)\n```$/.exec(piece);
  if (fence) return [{ kind: 'code', code: { language: (fence[1] || 'text') as Language, text: fence[2]! } }];
  if (/^\{\{.+\}\}$/.test(piece)) return directive(description, file, piece.slice(2, -2).trim());
  if (piece.startsWith('> '))
    return [{ kind: 'note', tone: 'info', markdown: piece.replaceAll(/^> ?/gm, '') }];
  return [prose(piece)];
}

function relink(text: string, link: (target: string) => string): string {
  return text.replaceAll(/\]\(([^)\s]+)\)/g, (_match, target: string) => `](${link(target)})`);
}
