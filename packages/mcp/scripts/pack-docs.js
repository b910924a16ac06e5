import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '@web-data/docs';

/** Packs the pages of the documentation, as Markdown, into one file of this package, so that they need no network. */
const index = readFileSync(join(siteDirectory, 'llms.txt'), 'utf8');
let section = '';
const pages = index.split('\n').flatMap((line) => {
  section = /^## (.*)/.exec(line)?.[1] ?? section;
  const [, title, path, description] = /^- \[(.*?)\]\(([^)]+\.md)\): (.*)$/.exec(line) ?? [];
  if (path === undefined) return [];
  return [{ path, title, section, description, text: readFileSync(join(siteDirectory, path), 'utf8') }];
});
if (pages.length === 0)
  throw new Error('llms.txt of the documentation names no page. Build @web-data/docs first.');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/docs.json', JSON.stringify(pages));
