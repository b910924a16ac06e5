import { siteAddress } from './addresses.ts';
import { sampleLanguages } from './sample-languages.ts';
import type { Publication } from './publication.ts';

/** The file of a page, from the root of the site. */
const PAGE = /(?:^|\/)index\.html$/;
/** The name of Markdown with samples in a language. */
const LANGUAGE = new RegExp(String.raw`\.(?:${sampleLanguages.join('|')})\.md$`);
/** The name of the Markdown of a site's first page. */
const FIRST = /(?:^|\/)index$/;

/**
 * The file that responds to a request; undefined where there is none.
 * @param path within the site, such as `operations/map/`
 * @param accept the header (RFC 9110, section 12.5.1): a page is Markdown for who prefers `text/markdown`
 * @param language of samples in Markdown, such as `python`; the first where it is null or there are none in it
 */
export function chooseFile(
  path: string,
  accept: string,
  language: string | null,
  files: ReadonlySet<string>,
): string | undefined {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!files.has(file)) return undefined;
  const markdown = file.endsWith('.md')
    ? file
    : isMarkdownPreferred(accept)
      ? toMarkdown(file, files)
      : undefined;
  if (markdown === undefined) return file;
  const translated = markdown.replace(/\.md$/, `.${language}.md`);
  return files.has(translated) ? translated : markdown;
}

/**
 * The value of `Link` (RFC 8288) that leads from a page to its Markdown, and from that to the page, so that neither
 * counts as a page of its own; undefined for other files, and where the other one is no file of the site.
 */
export function linkToOther(
  file: string,
  files: ReadonlySet<string>,
  { origin, base = '/' }: Publication,
): string | undefined {
  const site = origin === undefined ? base : siteAddress(origin, base);
  const markdown = toMarkdown(file, files);
  if (markdown !== undefined) return `<${site}${markdown}>; rel="alternate"; type="text/markdown"`;
  const page = file.endsWith('.md') ? toPage(file, files) : undefined;
  return page === undefined ? undefined : `<${site}${page.replace(/index\.html$/, '')}>; rel="canonical"`;
}

/**
 * The Markdown of a page: of `operations/map/index.html` `operations/map.md`, of a version's first page
 * `v1/index.html` `v1/index.md`; undefined for other files.
 */
function toMarkdown(file: string, files: ReadonlySet<string>): string | undefined {
  if (!PAGE.test(file)) return undefined;
  const names = [file.replace(/\/index\.html$/, '.md'), file.replace(/html$/, 'md')];
  return names.find((name) => name.endsWith('.md') && files.has(name));
}

/** The page of a file of Markdown, also of one with samples in another language, such as `operations/map.go.md`. */
function toPage(file: string, files: ReadonlySet<string>): string | undefined {
  const names = [file, file.replace(LANGUAGE, '.md')].map((name) => name.replace(/\.md$/, ''));
  const pages = names.flatMap((name) => (FIRST.test(name) ? [`${name}.html`] : [`${name}/index.html`]));
  return pages.find((page) => files.has(page));
}

/** Whether `text/markdown` is named, and no less wanted than HTML. */
function isMarkdownPreferred(accept: string): boolean {
  const ranges = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range): [string, number] => {
        const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [type, quality === undefined ? 1 : Number(quality)];
      }),
  );
  const markdown = ranges.get('text/markdown') ?? 0;
  // The most specific range that matches has the quality.
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
