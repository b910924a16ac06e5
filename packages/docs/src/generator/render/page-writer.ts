import { html } from './html.ts';
import type { Html } from './html.ts';
import { markdownWriter } from './inline.ts';
import type { Glossary, MarkdownWriter } from './inline.ts';
import { relative } from './links.ts';
import { Reasons } from './reasons.ts';

/** Renders text, links and unique ids for the parts of one page. */
export interface PageWriter extends MarkdownWriter {
  page: string;
  href(target: string): string;
  /** Text linked to the page of a name, if there is one. */
  linked(text: string, name: string): Html;
  /** The target of a name in the glossary. */
  find(name: string): string | undefined;
  /** An id that no other part of the page has. */
  unique(stem: string): string;
  /** Why parts of the page are not specified. */
  reasons: Reasons;
}

export function pageWriter(page: string, glossary: Glossary): PageWriter {
  const counts = new Map<string, number>();
  const href = (target: string): string => relative(page, target);
  return {
    ...markdownWriter(page, glossary),
    page,
    reasons: new Reasons(),
    href,
    find: (name) => glossary.get(name),
    linked(text, name) {
      const target = glossary.get(name);
      return target && target !== `/${page}` ? html`<a href="${href(target)}">${text}</a>` : html`${text}`;
    },
    unique(stem) {
      const count = (counts.get(stem) ?? 0) + 1;
      counts.set(stem, count);
      return `${stem}-${count}`;
    },
  };
}
