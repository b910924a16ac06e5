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

/** Returns the documentation as of the build of this package; loads it at the first call. */
export function docsPages(): readonly DocsPage[] {
  // Works from `src` and from `dist`, which have the same depth.
  pages ??= JSON.parse(readFileSync(new URL('../../dist/docs.json', import.meta.url), 'utf8')) as DocsPage[];
  return pages;
}
