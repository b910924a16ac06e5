import type { SiteConfig } from '../../site-config.ts';
import { sampleLanguages } from '../../sample-languages.ts';
import {
  expectChoice,
  expectFlag,
  expectList,
  expectMatch,
  expectMembers,
  expectObject,
  expectRecord,
  expectText,
  expectTextOr,
} from './checks.ts';
import type { Check } from './checks.ts';

/** A member of the configuration: its value, its default and its meaning, for the README, and its check. */
export interface Member {
  value: string;
  default: string;
  meaning: string;
  check: Check;
}

const file = expectText('the path of a file');
/** A path that does not lead out of the site. */
const sitePath = expectMatch(
  'named by a path inside of the site, such as "CNAME"',
  /^(?!(?:.*\/)?\.\.?(?:\/|$))[^/\\][^\\]*[^/\\]$|^[^./\\]$/,
);
const folder = expectText('the path of a folder');
const colour = expectMatch('a colour such as "#0b6251"', /^#[0-9a-f]{6}$/i);
const typeface = expectMatch('"system" or the path of a .woff2 file', /^system$|.\.woff2$/);
const guideName = expectMatch(
  'the name of a guide without .md, such as "getting-started"',
  /^(?!.*\.md$)[^/\\]+$/,
);

/** Every member of the configuration. */
export const configMembers: Readonly<Record<keyof SiteConfig, Member>> = {
  description: {
    value: 'file or address',
    default: 'the argument',
    meaning: 'the OpenAPI description: 3.2, 3.1, 3.0 or Swagger 2.0, in one file or many',
    check: expectText('a file or an address'),
  },
  name: {
    value: 'text',
    default: 'its title',
    meaning: 'name of the site',
    check: expectText('a name'),
  },
  logo: {
    value: 'SVG file',
    default: 'contour lines',
    meaning: 'in the bar of every page, and the icon of the site',
    check: expectMatch('the path of an .svg file', /.\.svg$/i),
  },
  accent: {
    value: '`light`, `dark`',
    default: 'green',
    meaning: 'colour of links and buttons, as `#rrggbb`; too low a contrast is reported',
    check: expectMembers({ light: colour, dark: colour }),
  },
  typefaces: {
    value: '`headings`, `text`, `code`',
    default: 'a serif, `system`, `system`',
    meaning: 'a `.woff2` file for each, or `system`',
    check: expectMembers({ headings: typeface, text: typeface, code: typeface }),
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
    check: expectList(
      'guides and groups',
      expectTextOr(
        guideName,
        expectMembers({ title: expectText('a title'), guides: expectList('guides', guideName) }, [
          'title',
          'guides',
        ]),
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
    check: expectList('descriptions', expectTextOr(expectText('a file or an address'), expectObject)),
  },
  samples: {
    value: 'list',
    default: 'all but `typescript`',
    meaning: '`curl`, `fetch`, `python`, `go`, `php`, `typescript`, in the order of their tabs',
    check: expectList('languages', expectChoice(sampleLanguages)),
  },
  files: {
    value: 'path → file',
    default: 'none',
    meaning: 'further files to publish, such as `CNAME`',
    check: expectRecord(sitePath, file),
  },
  base: {
    value: 'path',
    default: '`/`',
    meaning: 'where the site is below its host, starting and ending in a slash',
    check: expectMatch('a path that starts and ends in a slash, such as "/docs/"', /^\/(?:[^?#\s"'<>]*\/)?$/),
  },
  origin: {
    value: 'scheme and host',
    default: 'none',
    meaning: 'where it is published; without it no sitemap and no canonical addresses',
    check: expectMatch(
      'a scheme and a host, such as "https://docs.example.com"',
      /^https?:\/\/[^/?#\s"'<>]+$/,
    ),
  },
  apiBaseUrl: {
    value: 'address',
    default: 'its first server',
    meaning: 'what samples call instead of scheme and host of the server',
    check: expectMatch(
      'an address without a slash at its end, such as "https://api.example.com"',
      /^https?:\/\/[^?#\s"'<>]*[^/?#\s"'<>]$/,
    ),
  },
  editUrl: {
    value: 'address',
    default: 'none',
    meaning: 'where a source file is edited, ending in a slash: a link on every page',
    check: expectMatch(
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
  responder: {
    value: 'folder',
    default: 'none',
    meaning: '`respond-in-page.js`: with its `respondInPage`, pages respond without a service',
    check: folder,
  },
  outDir: { value: 'folder', default: '`docs-site`', meaning: 'where the site is written', check: folder },
  reference: {
    value: 'true or false',
    default: 'true',
    meaning: 'the Redoc reference, by `@redocly/cli`',
    check: expectFlag,
  },
  postman: {
    value: 'true or false',
    default: 'true',
    meaning: 'a Postman collection, by `openapi-to-postmanv2`',
    check: expectFlag,
  },
  cards: {
    value: 'true or false',
    default: 'true',
    meaning: 'pictures for link previews, by `@napi-rs/canvas`',
    check: expectFlag,
  },
};

/** Checks a complete configuration. */
export const checkConfig: Check = expectMembers(
  Object.fromEntries(Object.entries(configMembers).map(([name, { check }]) => [name, check])),
);
