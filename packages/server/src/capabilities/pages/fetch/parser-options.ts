import type { ParseOptions as FileOptions } from '@web-data/parse';
import type { FileParser } from '@web-data/types';

/** Returns how a PDF is read. @param parsers as in a request: at most one, by its name or with options */
export function readParserOptions(
  parsers: readonly FileParser[] = [],
): Pick<FileOptions, 'mode' | 'maxPages' | 'pages'> {
  const [parser] = parsers;
  if (typeof parser !== 'object') return {};
  const { mode, maxPages, pages } = parser;
  return {
    ...(mode && { mode }),
    ...(maxPages !== undefined && { maxPages }),
    ...(pages !== undefined && { pages }),
  };
}
