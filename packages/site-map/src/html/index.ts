export { scanHtml } from './scan.ts';
export { decodeHtml } from './charset.ts';
export type { PageScan } from './page-scan.ts';
export type { LinkKind, PageLink } from './page-links.ts';
export { parseUrl } from '../url/parse.ts';
