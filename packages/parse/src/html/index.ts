export { meta, getText } from './meta.ts';
export { findBase } from './base-url.ts';
export { parsePage } from './parse-page.ts';
export type { HtmlPage } from './parse-page.ts';
export { readLinks, readImages } from './links.ts';
export { createGrid } from './table-grid.ts';
export type { GridRow } from './table-grid.ts';
export { toMarkdown } from './markdown.ts';
export { toHtml } from './to-html.ts';
export {
  selectPart,
  SelectorError,
  type PartOptions,
  readAttributes,
  MAX_VALUES,
  type AttributeSelector,
  type AttributeValues,
} from './part.ts';
