import { heading, prose, slug, type Block, type Language } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Description } from '../description/description.ts';
import { sequenceFigure } from '../figures/sequence.ts';
import { directive } from './directives.ts';
import { guidePath, type Guide } from './guide.ts';

/** Takes what is wrong with a guide, with its file and the remedy. */
export type ReportGuide = (message: string) => void;

/**
 * The page of a guide, with its directives replaced by facts of the description.
 * @param report by default throws
 */
export function guidePage(
  description: Description,
  guide: Guide,
  guides: Guide[],
  report: ReportGuide = fail,
): Page {
  const { file, source, title, label, section, group, keywords, mark, reason } = guide;
  const link = (target: string): string =>
    attempt(() => linkTarget(description, guides, source, target), '#', report);
  return {
    path: guidePath(file),
    title,
    ...(label && { label }),
    description: relink(guide.description, link),
    section,
    ...(group && { groups: [group] }),
    blocks: splitBlocks(guide.body).flatMap((piece) =>
      attempt(() => block(description, source, relink(piece, link)), [], report),
    ),
    source,
    ...(keywords && { keywords }),
    ...(mark && { mark }),
    ...(reason && { reason }),
  };
}

function fail(message: string): never {
  throw new Error(message);
}

function attempt<T>(work: () => T, otherwise: T, report: ReportGuide): T {
  try {
    return work();
  } catch (error) {
    report((error as Error).message);
    return otherwise;
  }
}

/** Splits Markdown into headings, fenced code, directives on separate lines, and the prose between. */
function splitBlocks(body: string): string[] {
  const pieces = body.split(/^(#{2,3} .+|```[^\n]*\n[^]*?\n```|\{\{.+\}\}|(?:> .*\n?)+)$/m);
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

function block(description: Description, source: string, piece: string): Block[] {
  const title = /^(#{2,3}) (.+)$/.exec(piece);
  if (title && !piece.includes('\n')) return [heading(title[2]!, slug(title[2]!), title[1]!.length as 2 | 3)];
  const fence = /^```([^\n]*)\n([^]*)\n```$/.exec(piece);
  if (fence?.[1] === 'sequence') return [sequenceFigure(fence[2]!)];
  if (fence) return [{ kind: 'code', code: { language: (fence[1] || 'text') as Language, text: fence[2]! } }];
  if (/^\{\{.+\}\}$/.test(piece)) return directive(description, source, piece.slice(2, -2).trim());
  if (piece.startsWith('> '))
    return [{ kind: 'note', tone: 'info', markdown: piece.replaceAll(/^> ?/gm, '') }];
  return [prose(piece)];
}

function relink(text: string, link: (target: string) => string): string {
  return text.replaceAll(/\]\(([^)\s]+)\)/g, (_match, target: string) => `](${link(target)})`);
}

/**
 * Where a link of a guide leads within the site. `operation:mapUrls`, `webhook:agent.started`, `error:NotFound` and `schema:MapLink` name
 * parts of the description, `retries.md` another guide; addresses of the site or the web stay as they are.
 * @throws Error naming the file and the link when the part or guide does not exist.
 */
function linkTarget(description: Description, guides: Guide[], source: string, target: string): string {
  const [address = '', fragment] = target.split('#');
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  const page = pageOf(description, guides, address);
  if (page !== undefined) return `/${page}${anchor}`;
  if (/^(?:https?:|\/|#|$)/.test(address) || target.startsWith('#')) return target;
  throw new Error(
    `${source}: the link ${target} leads to nothing. Name an existing guide, operation, error or schema.`,
  );
}

function pageOf(
  { operations, webhooks, errors, schemas }: Description,
  guides: Guide[],
  address: string,
): string | undefined {
  const [kind, name] = address.split(':');
  if (kind === 'operation') return operations.find((operation) => operation.id === name)?.page;
  if (kind === 'webhook') return webhooks.find(({ path }) => path === name)?.page;
  if (kind === 'error') return errors.find((error) => error.name === name)?.page;
  if (kind === 'schema') return schemas.find((schema) => schema.name === name)?.page;
  const guide = guides.find(({ file }) => file === address);
  return guide && guidePath(guide.file);
}
