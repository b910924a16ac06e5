import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The media type of a file by the ending of its name, which alone will do. */
export function getContentType(file: string): string {
  if (file.endsWith('/feed.json')) return 'application/feed+json; charset=utf-8';
  return types[extname(file) || file] ?? 'application/octet-stream';
}
