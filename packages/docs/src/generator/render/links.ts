/** The page for unknown paths. It is served at any path, so its links start at the root. */
export const notFoundPath = '404.html';

/**
 * Returns the URL of a target in the site relative to a page, so that the site works in any folder.
 * @param from path of the page, such as `guides/retries/`
 * @param to path within the site, such as `/errors/not-found/#cause` or `/assets/site.css`
 */
export function relative(from: string, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//') || from === notFoundPath) return to;
  const [path = '', fragment] = to.slice(1).split('#');
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  if (path === from && anchor) return anchor;
  const here = from.split('/').slice(0, -1);
  const there = path.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
  const up = '../'.repeat(here.length - shared);
  return (up + there.slice(shared).join('/') || './') + anchor;
}

/** The Markdown version of a page: `operations/map/` is `operations/map.md`, the landing page `index.md`. */
export function markdownPath(page: string): string {
  return page === '' ? 'index.md' : `${page.slice(0, -1)}.md`;
}

/** Like `relative`, for the Markdown versions of pages. */
export function relativeMarkdown(from: string, to: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '', fragment] = to.slice(1).split('#');
  const hasMarkdown = path === '' || (path.endsWith('/') && path !== 'reference/');
  const target = hasMarkdown ? markdownPath(path) : path;
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  return relative(markdownPath(from), `/${target}`) + anchor;
}
