import { slug } from '../content/block.ts';
import { sections } from '../content/page.ts';
import type { Page, Section } from '../content/page.ts';
import { methodBadge } from './badge.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';

/** Sections that are long: other pages lead to their list, which would be most of a small page. */
const long = new Set<Section>(['Errors', 'Schemas']);

/** The list of all pages, by section, with the open page marked. */
export function navigation(pages: Page[], current: Page, write: PageWriter): Html {
  const groups = sections.map((section) => ({
    section,
    own: pages.filter((page) => page.section === section),
  }));
  return html`${groups
    .filter(({ own }) => own.length > 0)
    .map(({ section, own }) => group(section, own, current, write))}`;
}

function group(section: Section, pages: Page[], current: Page, write: PageWriter): Html {
  if (long.has(section) && current.section !== section)
    return html`<section>
      <h2>
        <a href="${write.href(`/search/#${slug(section)}`)}">${section} <small>${pages.length}</small></a>
      </h2>
    </section>`;
  const list = html`<ul>
    ${pages.map((page, at) => [groupNames(page, pages[at - 1]), item(page, current, write)])}
  </ul>`;
  return html`<section>
    <h2>${section}</h2>
    ${list}
  </section>`;
}

/** The names of the groups that begin with a page; a group of which there is no other names nothing. */
function groupNames({ groups = [], title }: Page, before: Page | undefined): Html[] {
  return groups.flatMap((group, depth) => {
    const isOpen = groups.slice(0, depth + 1).every((name, index) => name === before?.groups?.[index]);
    if (isOpen || group === title) return [];
    return [html`<li class="group${depth > 0 && ' below'}">${group}</li>`];
  });
}

/** The items by page and by the folder from which they are seen: all pages of a folder lead to another by one address. */
const written = new WeakMap<Page, Map<string, Html>>();

function item(page: Page, current: Page, write: PageWriter): Html {
  if (page.path.startsWith(current.path)) return itemOf(page, current, write);
  const known = written.get(page) ?? new Map<string, Html>();
  written.set(page, known);
  const folder = current.path.replace(/[^/]+\/$/, '');
  const own = known.get(folder) ?? itemOf(page, current, write);
  known.set(folder, own);
  return own;
}

function itemOf(page: Page, current: Page, write: PageWriter): Html {
  const here = page.path === current.path && raw(' aria-current="page"');
  return html`<li>
    <a href="${write.href(`/${page.path}`)}" ${here}
      >${page.label ?? page.title}${page.endpoint && html` ${methodBadge(page.endpoint.method)}`}</a
    >
  </li>`;
}

/** The page before and the page after, in the order of the navigation. */
export function neighbours(pages: Page[], current: Page, write: PageWriter): Html | false {
  const ordered = sections.flatMap((section) => pages.filter((page) => page.section === section));
  const at = ordered.findIndex((page) => page.path === current.path);
  if (at === -1) return false;
  const link = (page: Page | undefined, rel: 'prev' | 'next', word: string): Html | false =>
    page !== undefined &&
    html`<a rel="${rel}" href="${write.href(`/${page.path}`)}"
      ><small>${word}</small>${page.label ?? page.title}</a
    >`;
  return html`<nav class="neighbours" aria-label="Previous and next page">
    ${link(ordered[at - 1], 'prev', 'Previous')}${link(ordered[at + 1], 'next', 'Next')}
  </nav>`;
}

/** The headings of a page as links; nothing for a page with fewer than two. */
export function onThisPage({ blocks }: Page, write: PageWriter): Html | false {
  const headings = blocks.filter((block) => block.kind === 'heading');
  if (headings.length < 2) return false;
  return html`<nav class="toc" aria-label="On this page">
    <h2>On this page</h2>
    <ul>
      ${headings.map(
        ({ level, text, id }) =>
          html`<li class="level-${level}"><a href="#${id}">${write.inline(text)}</a></li>`,
      )}
    </ul>
  </nav>`;
}

/** The outline in one line, for a page with samples beside it; nothing for a short page or the first. */
export function outline({ path, blocks }: Page, write: PageWriter): Html | false {
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  if (headings.length < 3 || path === '') return false;
  return html`<nav class="outline" aria-label="On this page">
    ${headings.map(({ text, id }) => html`<a href="#${id}">${write.inline(text)}</a> `)}
  </nav>`;
}
