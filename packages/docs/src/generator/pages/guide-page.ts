import { heading, prose, slug } from '../content/block.ts';
import type { Block, Language } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Description } from '../description/description.ts';
import { sequenceFigure } from '../figures/sequence.ts';
import { directive } from './directives.ts';
import { guidePath, type Guide } from './guide.ts';
import { linkTarget } from './guide-links.ts';

/** The page of a guide, with its directives replaced by facts of the description. */
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

/** Splits Markdown into blocks: headings, fenced code, directives on separate lines, and the prose between. */
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
  if (fence?.[1] === 'sequence') return [sequenceFigure(fence[2]!)];
  if (fence) return [{ kind: 'code', code: { language: (fence[1] || 'text') as Language, text: fence[2]! } }];
  if (/^\{\{.+\}\}$/.test(piece)) return directive(description, file, piece.slice(2, -2).trim());
  if (piece.startsWith('> '))
    return [{ kind: 'note', tone: 'info', markdown: piece.replaceAll(/^> ?/gm, '') }];
  return [prose(piece)];
}

function relink(text: string, link: (target: string) => string): string {
  return text.replaceAll(/\]\(([^)\s]+)\)/g, (_match, target: string) => `](${link(target)})`);
}
