import { claimedType, ParseError, Parser } from '@web-data/parse';
import type { FileType } from '@web-data/parse';
import type { HtmlPage } from '@web-data/parse/html';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { FollowedResponse } from '@web-data/site-map/fetch';
import { reject } from '@web-data/validator';
import { PageFault } from '../outbound/site-fault.ts';
import { FairTurns, TooManyWaiting } from './threads/fair-turns.ts';

/** Files read at once, each in a process of its own: one team never has all of them. */
const WIDTH = 2;
/** Files of one team that may wait. */
const MOST_WAITING = 50;
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

/** How the file of one answer is read. */
export interface FileTurn {
  /** The team; teams take turns. */
  tenant: string;
  /** Milliseconds until it must be read. */
  timeout: number;
  signal: AbortSignal;
}

/** A document as a page. */
export interface FilePage extends HtmlPage {
  status: number;
  /** What a reader should know of it, in full sentences. */
  cut?: string;
}

/** Reads the documents that sites answer with as pages. */
export class SiteFiles {
  readonly #parser = new Parser({ processes: WIDTH });
  readonly #turns = new FairTurns({ width: WIDTH, mostWaiting: MOST_WAITING });

  /**
   * The document of an answer as a page.
   * @throws {SiteMapError} `MalformedResponse` for one that cannot be read, `Timeout`; {Rejection} 503 when too much of
   * the team waits.
   */
  async toPage(response: FollowedResponse, { tenant, timeout, signal }: FileTurn): Promise<FilePage> {
    const url = response.hops.at(-1)!;
    const claims = { mediaType: response.headers['content-type'], fileName: url.pathname };
    if (response.truncated) throw unreadable(url, `it has more than ${MAX_FILE_BYTES} bytes, or broke off.`);
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const read = () => this.#parser.read(response.body, { ...claims, timeoutMs: timeout, signal: until });
    const { html, warnings } = await this.#turns.run(tenant, read, until).catch((error: unknown) => {
      throw failure(error, url, signal);
    });
    const page = { url, status: response.status, text: html, isHtml: true };
    return warnings.length === 0 ? page : { ...page, cut: warnings.join(' ') };
  }

  close(): void {
    this.#parser.close();
  }
}

/** Whether an address answers with a document, as far as its content type and its name say. */
export function isDocument(pathname: string, contentType: string | undefined): boolean {
  // What a site calls a stream of bytes is what its name says.
  const declared =
    contentType === undefined || /octet-stream|x-download|force-download|binary/i.test(contentType)
      ? undefined
      : contentType;
  const type = declared === undefined ? claimedType(pathname, undefined) : claimedType(undefined, declared);
  return type !== undefined && DOCUMENTS.has(type);
}

function failure(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (error instanceof TooManyWaiting)
    return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
  if (error instanceof ParseError && error.code !== 'TooSlow') return unreadable(url, error.message);
  if (signal.aborted) return error;
  return new SiteMapError('Timeout', 'The file takes too long to read.', { cause: error });
}

function unreadable(url: URL, sentence: string): SiteMapError {
  const message = `${url.host} answered with a file that cannot be read: ${sentence}`;
  return new SiteMapError('MalformedResponse', message, { cause: new PageFault('content', message) });
}
