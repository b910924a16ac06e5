import { escapeHtml } from './escape.ts';
import type { FileMetadata } from './file-content.ts';

/** Wraps a body in a complete document whose main content is the body, with the metadata of the file in its head. */
export function createDocument(
  body: string,
  { title, author, description, keywords, language, createdTime, modifiedTime }: FileMetadata,
): string {
  const metas = Object.entries({
    author,
    description,
    keywords,
    'article:published_time': createdTime,
    'article:modified_time': modifiedTime,
  }).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta name="${name}" content="${escapeHtml(content)}">`],
  );
  const lang = language === undefined ? '' : ` lang="${escapeHtml(language)}"`;
  const head = `<meta charset="utf-8">${title === undefined ? '' : `<title>${escapeHtml(title)}</title>`}${metas.join('')}`;
  return `<!doctype html><html${lang}><head>${head}</head><body><main>${body}</main></body></html>`;
}
