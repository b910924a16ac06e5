import type { SiteConfig } from '../../site-config.ts';
import { sampleLanguages } from '../samples/languages.ts';
import { flag, listOf, matching, object, objectOf, oneOf, recordOf, text, textOr } from './checks.ts';
import type { Check } from './checks.ts';

/** A member of the configuration: its value, its default and its meaning, for the README, and its check. */
export interface Member {
  value: string;
  default: string;
  meaning: string;
  check: Check;
}

const file = text('the path of a file');
const folder = text('the path of a folder');
const colour = matching('a colour such as "#0b6251"', /^#[0-9a-f]{6}$/i);
const typeface = matching('"system" or the path of a .woff2 file', /^system$|.\.woff2$/);
const guideName = matching(
  'the name of a guide without .md, such as "getting-started"',
  /^(?!.*\.md$)[^/\\]+$/,
);

/** Every member of the configuration. */
export const configMembers: Readonly<Record<keyof SiteConfig, Member>> = {
  description: {
    value: 'file or address',
    default: 'the argument',
    meaning: 'the OpenAPI description: 3.2, 3.1, 3.0 or Swagger 2.0, in one file or many',
    check: text('a file or an address'),
  },
  name: {
    value: 'text',
    default: 'its title',
    meaning: 'name of the site',
    check: text('a name'),
  },
  logo: {
    value: 'SVG file',
    default: 'contour lines',
    meaning: 'shown in the bar, and as the icon of the site',
    check: matching('the path of an .svg file', /.\.svg$/i),
  },
  accent: {
    value: '`light`, `dark`',
    default: 'green',
    meaning: 'colour of links and buttons, as `#rrggbb`; too low a contrast is reported',
    check: objectOf({ light: colour, dark: colour }),
  },
  typefaces: {
    value: '`headings`, `text`, `code`',
    default: 'a serif, `system`, `system`',
    meaning: 'a `.woff2` file for each, or `system`',
    check: objectOf({ headings: typeface, text: typeface, code: typeface }),
  },
  guides: {
    value: 'folder',
    default: 'none',
    meaning: 'Markdown files with front matter, as below',
    check: folder,
  },
  navigation: {
    value: 'list',
    default: 'by `order`, then name',
    meaning: 'guides by file name without `.md`, and groups of them, as above',
    check: listOf(
      'guides and groups',
      textOr(
        guideName,
        objectOf({ title: text('a title'), guides: listOf('guides', guideName) }, ['title', 'guides']),
      ),
    ),
  },
  changelog: {
    value: 'file',
    default: 'none',
    meaning: 'Markdown with a section `## <version>` for each release: a page and a feed',
    check: file,
  },
  versions: {
    value: 'list of files',
    default: 'none',
    meaning: 'older descriptions, the newest first, each with its pages',
    check: listOf('descriptions', textOr(text('a file or an address'), object)),
  },
  samples: {
    value: 'list',
    default: 'all but `typescript`',
    meaning: '`curl`, `fetch`, `python`, `go`, `php`, `typescript`, in the order of their tabs',
    check: listOf('languages', oneOf(sampleLanguages)),
  },
  files: {
    value: 'path → file',
    default: 'none',
    meaning: 'further files to publish, such as `CNAME`',
    check: recordOf(file),
  },
  base: {
    value: 'path',
    default: '`/`',
    meaning: 'where the site is below its host, starting and ending in a slash',
    check: matching('a path that starts and ends in a slash, such as "/docs/"', /^\/(?:[^?#\s"'<>]*\/)?$/),
  },
  origin: {
    value: 'scheme and host',
    default: 'none',
    meaning: 'where it is published; without it no sitemap and no canonical addresses',
    check: matching('a scheme and a host, such as "https://docs.example.com"', /^https?:\/\/[^/?#\s"'<>]+$/),
  },
  apiBaseUrl: {
    value: 'address',
    default: 'its first server',
    meaning: 'what samples call, in the place of scheme and host of the server',
    check: matching(
      'an address without a slash at its end, such as "https://api.example.com"',
      /^https?:\/\/[^?#\s"'<>]*[^/?#\s"'<>]$/,
    ),
  },
  editUrl: {
    value: 'address',
    default: 'none',
    meaning: 'where a source file is edited, ending in a slash: a link on every page',
    check: matching(
      'an address that ends in a slash, such as "https://git.example.com/api/edit/main/"',
      /^https?:\/\/[^\s"'<>]+\/$/,
    ),
  },
  root: {
    value: 'folder',
    default: 'that of the file',
    meaning: 'where `editUrl` begins, and the paths of sources on pages',
    check: folder,
  },
  source: {
    value: 'file',
    default: '`description`',
    meaning: 'the same as it is written, where `description` is a bundle: pages name its files',
    check: file,
  },
  answers: {
    value: 'folder',
    default: 'none',
    meaning: '`answer-in-page.js`: with its `respondInPage`, pages answer without a service',
    check: folder,
  },
  outDir: { value: 'folder', default: '`docs-site`', meaning: 'where the site is written', check: folder },
  reference: {
    value: 'true or false',
    default: 'true',
    meaning: 'the Redoc reference, by `@redocly/cli`',
    check: flag,
  },
  postman: {
    value: 'true or false',
    default: 'true',
    meaning: 'a Postman collection, by `openapi-to-postmanv2`',
    check: flag,
  },
  cards: {
    value: 'true or false',
    default: 'true',
    meaning: 'pictures for link previews, by `@napi-rs/canvas`',
    check: flag,
  },
};

/** Checks a configuration as a whole. */
export const checkConfig: Check = objectOf(
  Object.fromEntries(Object.entries(configMembers).map(([name, { check }]) => [name, check])),
);
