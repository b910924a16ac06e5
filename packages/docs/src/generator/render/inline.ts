import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../escape-html.ts';
import { raw } from './html.ts';
import type { Html } from './html.ts';
import { relative } from './links.ts';

/** Names that become links when they are written as inline code: schemas, `error` strings, operations. */
export type Glossary = ReadonlyMap<string, string>;

/** Renders Markdown as HTML for one page: links are relative to it, known names are linked. */
export interface MarkdownWriter {
  inline(text: string): Html;
  blocks(markdown: string): Html;
}

const markdown = new MarkdownIt({ typographer: false });
type Tokens = Parameters<NonNullable<typeof markdown.renderer.rules.code_inline>>[0];

interface Context {
  page: string;
  glossary: Glossary;
}

markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const token = tokens[index]!;
  token.attrSet('href', relative(getContext(env).page, String(token.attrGet('href') ?? '')));
  return renderer.renderToken(tokens, index, options);
};

/** Pages load nothing from other hosts, so a picture becomes a link to it; inside a link it becomes its text. */
markdown.renderer.rules.image = (tokens, index, _options, env) => {
  const token = tokens[index]!;
  const address = String(token.attrGet('src'));
  if (insideLink(tokens, index)) return escapeHtml(token.content);
  return `<a href="${escapeHtml(relative(getContext(env).page, address))}">${escapeHtml(token.content || address)}</a>`;
};

markdown.renderer.rules.code_inline = (tokens, index, _options, env) => {
  const { page, glossary } = getContext(env);
  const name = tokens[index]!.content;
  const code = `<code>${escapeHtml(name)}</code>`;
  const target = glossary.get(name);
  if (target === undefined || target === `/${page}` || insideLink(tokens, index)) return code;
  return `<a href="${escapeHtml(relative(page, target))}">${code}</a>`;
};

/** Tables scroll separately on a narrow screen; the wrapper is focusable for keyboards. */
markdown.renderer.rules.table_open = () =>
  '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

export function markdownWriter(page: string, glossary: Glossary): MarkdownWriter {
  const env = { location: { page, glossary } };
  return {
    inline: (text) => raw(markdown.renderInline(text, env)),
    blocks: (text) => raw(markdown.render(text, env)),
  };
}

/** Strips the markup of Markdown, for titles, descriptions and the search index. */
export function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function getContext(env: unknown): Context {
  return (env as { location: Context }).location;
}

function insideLink(tokens: Tokens, index: number): boolean {
  const before = tokens.slice(0, index).map((token) => token.type);
  return before.lastIndexOf('link_open') > before.lastIndexOf('link_close');
}
