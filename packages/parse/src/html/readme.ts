/** Paths under which code hosts list the files of a repository. */
const FILE = /\/(?:tree|blob|src|raw|commits?|-\/(?:tree|blob))\//;
const LISTS = 'table, [role="grid"], [role="table"], [class*="file-list" i], [class*="tree-holder" i]';
const README =
  'article, [id="readme"], [class~="readme"], [class~="markdown-body"], [class~="markup"][class~="markdown"]';
/** Min links of a list of files, and min characters of a text about the repository. */
const MIN_FILES = 2;
const MIN_TEXT = 100;

/**
 * Finds the text about a repository beside the list of its files, its releases and the like. Undefined for other pages,
 * and for a repository without such a text, whose content is the list.
 */
export function findReadme(main: Element): Element | undefined {
  // A fast check first: a page without links to files has no list of them.
  if (!listsFiles(main) || ![...main.querySelectorAll(LISTS)].some(listsFiles)) return undefined;
  const candidates = [...main.querySelectorAll(README)].filter(
    (element) =>
      (element.textContent ?? '').trim().length >= MIN_TEXT &&
      ![...element.querySelectorAll(LISTS)].some(listsFiles),
  );
  const outermost = candidates.filter(
    (element) => !candidates.some((other) => other !== element && other.contains(element)),
  );
  return outermost.length === 1 ? outermost[0] : undefined;
}

function listsFiles(list: Element): boolean {
  const links = [...list.getElementsByTagName('a')];
  return links.filter((link) => FILE.test(link.getAttribute('href') ?? '')).length >= MIN_FILES;
}
