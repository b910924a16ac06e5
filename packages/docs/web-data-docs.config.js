// The site of the Web Data API, which `npm run build` writes to dist/site.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { olderDescriptions } from './dist/own/older.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = `${root}spec/dist/`;
const guides = `${root}spec/guides`;
/** The files for programs that the description's package exports, by their paths in it. */
const programs = ['.', 'schemas'].flatMap((folder) =>
  readdirSync(`${dist}${folder}`)
    .filter((name) => /\.(?:json|yaml)$/.test(name))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
);

/** @type {import('@web-data/docs').SiteConfig} */
export default {
  description: `${dist}openapi-3.2.json`,
  source: `${root}spec/openapi.yaml`,
  root,
  // Another description in spec/ may come without guides.
  ...(existsSync(guides) && { guides }),
  changelog: `${root}CHANGELOG.md`,
  versions: olderDescriptions(root),
  samples: ['curl', 'typescript', 'fetch', 'python', 'go', 'php'],
  files: Object.fromEntries(programs.map((name) => [name, dist + name])),
  responder: 'dist/responder',
  outDir: 'dist/site',
};
