export { decodeHtml, headerCharset } from './charset.ts';
export { scanHtml } from './scan.ts';
export type { PageScan } from './page-scan.ts';
export type { LinkKind, PageLink } from './page-links.ts';
export { parseLinkHeader } from './link-header.ts';
export { parseRefresh, type Refresh } from './refresh.ts';
