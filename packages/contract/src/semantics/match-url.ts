import type { ContractDocument } from '../openapi/document.ts';
import { matchOperation, type Match } from './match-operation.ts';

/**
 * Returns the path prefix of the document's paths: the option with one slash before and none behind it, so that `/`, `v2`
 * and `/v2/` are understood; by default that of the document's first server.
 */
export function resolveBasePath(document: ContractDocument, option: string | undefined): string {
  if (option === undefined) return document.basePath;
  return option.replace(/^\/*(?=[^/])/u, '/').replace(/\/+$/u, '');
}

/** Matches a URL whose path begins with a base path; `undefined` for a URL elsewhere, and for an unknown path. */
export function matchUrl(
  document: ContractDocument,
  { method, url }: { method: string; url: string },
  basePath: string,
): Match | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  return matchOperation(document, method, pathname.slice(basePath.length));
}
