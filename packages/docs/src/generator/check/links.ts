/** A link that leads nowhere. */
export interface DeadLink {
  /** The file of the page. */
  file: string;
  /** The link as it is written. */
  target: string;
  /** Where it leads: path and fragment below the host. */
  to: string;
}

/** The files of a site by their path. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Links of pages that lead to no file, or to an anchor that its page does not have. Links to other hosts are not
 * followed; the Redoc reference, whose links a script resolves, is left out.
 * @param base path under which the site is published, starting and ending in a slash
 */
export function findDeadLinks(files: Files, base: string): DeadLink[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const readIds = (file: string): ReadonlySet<string> => {
    const known = ids.get(file) ?? listIds(files.get(file));
    ids.set(file, known);
    return known;
  };
  return [...files].flatMap(([file, text]) => {
    if (!file.endsWith('.html') || file === 'reference/index.html' || typeof text !== 'string') return [];
    // Servers respond with this page at any unknown path.
    const from = base + (file === '404.html' ? 'no/such/page' : file.replace(/index\.html$/, ''));
    const isAlive = ({ pathname, hash }: URL): boolean => {
      const to = pathname === from ? file : fileAt(pathname, base);
      if (to === undefined || !files.has(to)) return false;
      const anchor = decode(hash.slice(1));
      return anchor === '' || !to.endsWith('.html') || readIds(to).has(anchor);
    };
    return listTargets(text).flatMap((target) => {
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return [];
      const url = new URL(target, `http://site${from}`);
      return isAlive(url) ? [] : [{ file, target, to: url.pathname + url.hash }];
    });
  });
}

/** What the elements of a page refer to. */
function listTargets(html: string): string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target]) => target!);
  return [...new Set(targets)].map(unescape);
}

/** The file at a path; undefined outside of the site. */
function fileAt(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const path = decode(pathname.slice(base.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function listIds(text: string | Uint8Array | undefined): ReadonlySet<string> {
  if (typeof text !== 'string') return new Set();
  return new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescape(id!)));
}

/** The value of an attribute as it is written. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** A malformed percent-encoding stays as it is, and leads nowhere. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
