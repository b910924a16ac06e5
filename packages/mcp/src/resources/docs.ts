import { readFileSync } from 'node:fs';

/** A page of the documentation. */
export interface DocsPage {
  path: string;
  title: string;
  section: string;
  description: string;
  text: string;
}

let pages: readonly DocsPage[] | undefined;

/** The documentation as it was when this package was built; read when it is first asked for. */
export function docsPages(): readonly DocsPage[] {
  // From `src` and from `dist` alike, two folders up.
  pages ??= JSON.parse(readFileSync(new URL('../../dist/docs.json', import.meta.url), 'utf8')) as DocsPage[];
  return pages;
}
