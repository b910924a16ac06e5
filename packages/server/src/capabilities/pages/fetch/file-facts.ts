import type { FilePage } from '@web-data/types';
import type { FileRead } from './file-reader.ts';

/** What a file has besides its text as one document. */
export interface FileFacts {
  /** Pages of a PDF, slides of a presentation, sheets of a workbook. */
  numPages?: number;
  /** The printed numbers of the pages of a PDF, where those are not 1, 2, 3. */
  pageLabels?: string[];
  /** The pages one by one, where the request asks for them. */
  pages?: FilePage[];
}

/** Selects what a response says of a file. */
export function readFileFacts({ metadata, pages }: FileRead): FileFacts {
  const { numPages, pageLabels } = metadata;
  return {
    ...(numPages !== undefined && { numPages }),
    ...(pageLabels && { pageLabels }),
    ...(pages && {
      pages: pages.map(({ number, label, markdown }) => ({
        number,
        ...(label !== undefined && { label }),
        markdown,
      })),
    }),
  };
}
