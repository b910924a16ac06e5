export {
  Visitor,
  type Disallowed,
  type PageRequest,
  type SiteRules,
  type Visited,
  type VisitorOptions,
} from './visitor.ts';
export { Scope } from '../crawl/scope.ts';
export { holdsLinks, readPage, type Page } from '../crawl/page.ts';
export { WELL_KNOWN } from '../crawl/sitemap-source.ts';
export { createCopyKey } from '../crawl/duplicates.ts';
export { createPrint, type Print } from '../crawl/print.ts';
export type { ReadSitemap } from '../sitemap/reader.ts';
export { MAX_LEVELS } from '../sitemap/tree.ts';
