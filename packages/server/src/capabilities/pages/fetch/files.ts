import { getClaimedType, ParseError } from '@web-data/parse';
import type { FileType } from '@web-data/parse';
import type { HtmlPage } from '@web-data/parse/html';
import { FetchError } from '@web-data/net';
import type { FollowedResponse } from '@web-data/net';
import { Rejection } from '@web-data/validator';
import { PageError } from '../../outbound/site-error.ts';
import { readFileFacts } from './file-facts.ts';
import type { FileFacts } from './file-facts.ts';
import type { FileReader, FileReadOptions } from './file-reader.ts';

/** Maximum bytes of a fetched file. */
export const MAX_FILE_BYTES = 20_971_520;
/** File types that are converted to a page, as their bytes are no text. Archives are downloads, not pages. */
const DOCUMENTS: ReadonlySet<FileType> = new Set([
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'xls',
  'odt',
  'ods',
  'odp',
  'rtf',
  'epub',
  'eml',
  'msg',
]);

/** A document as a page. */
export interface FilePage extends HtmlPage {
  status: number;
  contentType: string | undefined;
  isDocument: true;
  file: FileFacts;
  /** Warnings of the parser. */
  cut?: string;
}

/** Converts documents in responses to pages. */
export class SiteFiles {
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /**
   * Converts the document in a response to a page.
   * @throws {FetchError} `MalformedResponse` for a document that cannot be read, `Timeout`; {Rejection} 503 when too
   * many files of the team wait.
   */
  async toPage(
    response: FollowedResponse,
    readOptions: Pick<FileReadOptions, 'tenant' | 'timeout' | 'signal' | 'mode' | 'maxPages' | 'pages'>,
  ): Promise<FilePage> {
    const url = response.hops.at(-1)!;
    if (response.truncated) throw unreadable(url, `it has more than ${MAX_FILE_BYTES} bytes, or broke off.`);
    const claims = { mediaType: response.headers['content-type'], fileName: url.pathname };
    const read = await this.#reader
      .read(response.body, { ...claims, ...readOptions })
      .catch((error: unknown) => {
        throw failure(error, url, readOptions.signal);
      });
    const { html, warnings } = read;
    const { status, headers } = response;
    const contentType = headers['content-type'];
    const file = readFileFacts(read);
    const page = { url, status, text: html, isHtml: true, isDocument: true, file, contentType } as const;
    return warnings.length === 0 ? page : { ...page, cut: warnings.join(' ') };
  }
}

/** Whether a response is a document, judged by its content type and the file name in its URL. */
export function isDocument(pathname: string, contentType: string | undefined): boolean {
  // For a generic binary type the file name decides.
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
  return new FetchError('Timeout', 'The file takes too long to read.', { cause: error });
}

function unreadable(url: URL, sentence: string): FetchError {
  const message = `${url.host} answered with a file that cannot be read: ${sentence}`;
  return new FetchError('MalformedResponse', message, { cause: new PageError('content', message) });
}
