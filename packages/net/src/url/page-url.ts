/** Extensions of files that belong to a page or are downloads, and are never a page or a document. */
const ASSETS: ReadonlySet<string> = new Set(
  (
    'css js mjs cjs map json wasm png jpg jpeg jpe gif svg webp avif ico bmp tif tiff heic psd ai eps ' +
    'woff woff2 ttf otf eot mp3 mp4 m4a m4v mov avi wmv flv webm ogg ogv oga wav flac aac mkv mpg mpeg ' +
    'zip gz tgz bz2 xz 7z rar tar dmg exe msi apk deb rpm iso bin swf jar'
  ).split(' '),
);

/** Whether a path has the extension of an asset (a style sheet, an image, an archive). */
export function isAsset(path: string): boolean {
  const dot = path.lastIndexOf('.');
  if (dot < 0 || dot < path.lastIndexOf('/')) return false;
  const extension = path.slice(dot + 1);
  return extension.length <= 5 && ASSETS.has(extension.toLowerCase());
}

/** Extensions of text that may be a page itself, or another format of one. */
const FORMAT = /\.(?:md|mdx|markdown|txt|rst|adoc|pdf|epub|xml|rss|atom|rdf|ics|csv|ya?ml)$/i;

/** Returns a URL without the extension of a format that a page may also exist in; undefined when it has none. */
export function withoutFormat(href: string): string | undefined {
  const path = href.split('?', 1)[0] ?? '';
  const bare = path.replace(FORMAT, '');
  return bare === path ? undefined : bare;
}

/** Returns the index of the path of an absolute URL; the length of the URL when it has none. */
export function pathStart(href: string): number {
  const start = href.indexOf('/', href.indexOf('//') + 2);
  return start < 0 ? href.length : start;
}

/** Counts the path segments of a canonical URL that are not empty. */
export function segmentCount(href: string): number {
  let count = 0;
  const start = href.indexOf('/', href.indexOf('//') + 2);
  if (start < 0) return 0;
  for (let at = start; at < href.length; at++) {
    const code = href.charCodeAt(at);
    if (code === QUESTION) break;
    if (code === SLASH && at + 1 < href.length && href.charCodeAt(at + 1) !== QUESTION) count++;
  }
  return count;
}

const SLASH = 47;
const QUESTION = 63;

const INDEX = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;

/**
 * Returns a form that common spellings of one address share: `/x`, `/x/`, `/X`, `//x`, `/x/index.html`, parameters in
 * another order. Two URLs with the same form may be the same page; only their content can show it.
 */
export function plainForm(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const path = url.slice(start, mark < 0 ? undefined : mark).replace(/\/{2,}/g, '/');
  const plain = path
    .replace(INDEX, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  const origin = url.slice(0, start);
  if (mark < 0) return origin + plain;
  const pairs = url.slice(mark + 1).split('&');
  return `${origin}${plain}?${pairs.toSorted().join('&')}`;
}
