export { meta, textOf } from './meta.ts';
export { parsePage } from './parse-page.ts';
export type { HtmlPage } from './parse-page.ts';
export { readLinks } from './links.ts';
export { gridOf } from './table-grid.ts';
export type { GridRow } from './table-grid.ts';
export { toMarkdown } from './markdown.ts';
