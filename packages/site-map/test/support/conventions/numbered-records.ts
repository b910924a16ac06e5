import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, type Convention } from './convention.ts';

/** Number of records, and of pages elsewhere. */
const RECORDS = 200;
const ARTICLES = 3000;
const LISTED = 100;

/** How a site responds for a record that was deleted. */
export type Deleted = 'missing' | 'redirect' | 'notice';

/**
 * A site with records whose only address is a query, each with a page behind it, beside many articles. Pages link to
 * the bare path of the records, which does not exist. The records with the lowest numbers were deleted.
 */
export function numberedRecords(dead: number, deleted: Deleted = 'missing'): Convention {
  const pages = new Map<string, string>();
  const lists = range(1, ARTICLES / LISTED).map((at) => `/articles/${at}/`);
  const records = range(1, RECORDS).map((at) => `/item?id=${at}`);
  pages.set('/', sheet('Collection', { links: [...lists, '/item', ...records] }));
  for (const [index, list] of lists.entries()) {
    const own = range(1, LISTED).map(
      (at) => `${list}${prose(index * LISTED + at, 2).replace(' ', '-')}-${at}`,
    );
    pages.set(list, sheet(`Articles ${index}`, { links: own }));
    for (const [at, path] of own.entries())
      pages.set(path, sheet(prose(at, 3), { text: prose(index * LISTED + at, 30) }));
  }
  for (const at of range(dead + 1, RECORDS)) {
    const file = `/files/record-${at}`;
    pages.set(`/item?id=${at}`, sheet(`Record ${at}`, { text: prose(at + 9000, 30), links: [file] }));
    pages.set(file, sheet(`File of record ${at}`, { text: prose(at + 19_000, 30) }));
  }
  const other = (path: string) => {
    if (deleted === 'missing' || !path.startsWith('/item?')) return undefined;
    return deleted === 'redirect' ? { to: '/' } : sheet('Deleted', { text: 'This record was deleted.' });
  };
  return convention(pages, { trap: /^\/item$/, hasQueries: true, other });
}
