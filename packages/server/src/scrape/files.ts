import { getClaimedType, ParseError } from '@web-data/parse';
import type { FileType } from '@web-data/parse';
import type { HtmlPage } from '@web-data/parse/html';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { FollowedResponse } from '@web-data/site-map/fetch';
import { Rejection } from '@web-data/validator';
import { PageError } from '../outbound/site-error.ts';
import type { FileReader, FileReadOptions } from './file-reader.ts';

/** Bytes of a file that is fetched. */
export const MAX_FILE_BYTES = 20_971_520;
/** Types of documents, which are no text that is a page by itself. */
const DOCUMENTS: ReadonlySet<FileType> = new Set([
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'epub',
  'eml',
]);

/** A document as a page. */
export interface FilePage extends HtmlPage {
  status: number;
  isDocument: true;
  /** What a reader should know of it, in full sentences. */
  cut?: string;
}

/** Reads the documents that sites answer with as pages. */
export class SiteFiles {
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /**
   * The document of an answer as a page.
   * @throws {SiteMapError} `MalformedResponse` for one that cannot be read, `Timeout`; {Rejection} 503 when too much of
   * the team waits.
   */
  async toPage(
    response: FollowedResponse,
    readOptions: Pick<FileReadOptions, 'tenant' | 'timeout' | 'signal'>,
  ): Promise<FilePage> {
    const url = response.hops.at(-1)!;
    if (response.truncated) throw unreadable(url, `it has more than ${MAX_FILE_BYTES} bytes, or broke off.`);
    const claims = { mediaType: response.headers['content-type'], fileName: url.pathname };
    const { html, warnings } = await this.#reader
      .read(response.body, { ...claims, ...readOptions })
      .catch((error: unknown) => {
        throw failure(error, url, readOptions.signal);
      });
    const page = { url, status: response.status, text: html, isHtml: true, isDocument: true } as const;
    return warnings.length === 0 ? page : { ...page, cut: warnings.join(' ') };
  }
}

/** Whether an address answers with a document, as far as its content type and its name say. */
export function isDocument(pathname: string, contentType: string | undefined): boolean {
  // What a site calls a stream of bytes is what its name says.
  const declared =
    contentType === undefined || /octet-stream|x-download|force-download|binary/i.test(contentType)
      ? undefined
      : contentType;
  const type =
    declared === undefined ? getClaimedType(pathname, undefined) : getClaimedType(undefined, declared);
  return type !== undefined && DOCUMENTS.has(type);
}

function failure(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (error instanceof Rejection) return error;
  if (error instanceof ParseError && error.code !== 'TooSlow') return unreadable(url, error.message);
  if (signal.aborted) return error;
  return new SiteMapError('Timeout', 'The file takes too long to read.', { cause: error });
}

function unreadable(url: URL, sentence: string): SiteMapError {
  const message = `${url.host} answered with a file that cannot be read: ${sentence}`;
  return new SiteMapError('MalformedResponse', message, { cause: new PageError('content', message) });
}
