export { decodeHtml, headerCharset } from './charset.ts';
export { scanHtml } from './scan.ts';
export type { PageScan } from './page-scan.ts';
export { type LinkKind, type PageLink, parseLinkHeader } from './page-links.ts';
export { parseRefresh, type Refresh } from './refresh.ts';
