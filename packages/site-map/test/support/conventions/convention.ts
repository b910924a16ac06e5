import { prose } from '../look-alikes/pages.ts';

/** What a server answers for a path: a page, or a redirect. */
export type Answer = string | { readonly to: string } | undefined;

/** A website after the habits of a kind of software. */
export interface Convention {
  readonly answer: (path: string) => Answer;
  /** Paths that are pages of the site, in their canonical form: each must be found. */
  readonly truth: readonly string[];
  /** True for paths that are no content: without end, or other views of the same. */
  readonly isTrap: (path: string) => boolean;
  /** True where queries select content, so that they are asked for. */
  readonly hasQueries: boolean;
  /** The canonical form of a path that says more than it needs to, such as a session. Default: the path itself. */
  readonly plain?: (path: string) => string;
}

/** How a convention differs from one that has pages only. */
export interface More {
  readonly trap?: RegExp;
  readonly hasQueries?: boolean;
  /** Answers what no page stands for. */
  readonly other?: (path: string) => Answer;
}

/** A website of pages, with what else it answers. */
export function convention(pages: ReadonlyMap<string, string>, more: More = {}): Convention {
  const { trap, hasQueries = false, other } = more;
  return {
    answer: (path) => pages.get(path) ?? other?.(path),
    truth: [...pages.keys()],
    isTrap: (path) => trap?.test(path) ?? false,
    hasQueries,
  };
}

/** What a template holds around the text. */
export interface Sheet {
  readonly links?: readonly string[];
  readonly text?: string;
  readonly head?: string;
  /** Links that stand on every page. */
  readonly menu?: readonly string[];
}

/** A page as a template makes it: a header, a menu, the text, the links, a footer that all pages share. */
export function sheet(title: string, { links = [], text = '', head = '', menu = ['/'] }: Sheet = {}): string {
  return `<!doctype html><html><head><title>${title}</title>${head}</head><body><header><h2>The site</h2><ul>${anchors(menu)}</ul></header><main><h1>${title}</h1><p>${text}</p><ul>${anchors(links)}</ul></main><footer><p>${FOOTER}</p></footer></body></html>`;
}

function anchors(hrefs: readonly string[]): string {
  return hrefs.map((href) => `<li><a href="${href}">Go</a></li>`).join('');
}

const FOOTER = prose(777, 50);

/** A word for a path, the same for the same seed. */
export function slug(seed: number, count = 3): string {
  return `${prose(seed, count).replaceAll(' ', '-')}`;
}
