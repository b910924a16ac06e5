import type { ParseData, ParseOptions, ParseResponse, ParseUpload, ScrapeData } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { OperationHandler } from '../operations/operation.ts';
import type { PaidCall } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import { normalizeScrape, withDefaultFormats } from '../pages/normalize-scrape.ts';
import type { NormalizedScrape } from '../pages/normalize-scrape.ts';
import { countDown } from '../pages/page-reader.ts';
import type { Page } from '../pages/fetch/page.ts';
import type { ScrapeServices } from '../scrape/scrape-operation.ts';
import { emptyFile, fileRejection, toUnreadable } from './file-error.ts';
import { readFileFacts } from '../pages/fetch/file-facts.ts';
import { readParserOptions } from '../pages/fetch/parser-options.ts';
import type { FileRead, FileReader } from '../pages/fetch/file-reader.ts';

/** Base URL of links in a file; it cannot be fetched. */
const NOWHERE = 'file:///';

const EMBEDDED = 'Pictures inside the file were left out: `removeBase64Images` had no effect.';

/** Services and settings of the operation. */
export interface ParseServices extends ScrapeServices {
  fileReader: FileReader;
}

/** Handles `POST /parse`. Nothing of the file is stored after the response. */
export function parseOperation(services: ParseServices): OperationHandler<'parseFile'> {
  const { scrapeCredits, pageReader } = services;
  return paidOperation<ParseUpload, ParseResponse>(services, {
    id: 'parseFile',
    price: ({ options = {} }) => scrapeCredits + pageReader.maxModelCredits(requestOf(options)),
    async run(call) {
      const { data, credits } = await parse(services, call);
      return { result: { success: true, data }, credits: scrapeCredits + credits };
    },
  });
}

async function parse(
  services: ParseServices,
  { body, identity, signal, arrivedAt }: PaidCall<ParseUpload>,
): Promise<{ data: ParseData; credits: number }> {
  const { closing, pageReader, fileReader, timeoutMs } = services;
  const { options = {} } = body;
  const upload = await readUpload(body.file);
  const until = arrivedAt + Math.min(options.timeout ?? timeoutMs, timeoutMs);
  const ended = AbortSignal.any([signal(), closing]);
  const timeLeft = countDown(until);
  const request = requestOf(options);
  try {
    await pageReader.check(request, { teamId: identity.teamId, timeoutMs: timeLeft(), signal: ended });
    const read = await fileReader
      .read(upload.bytes, {
        ...upload.claims,
        ...readParserOptions(options.parsers),
        tenant: identity.teamId,
        timeout: timeLeft(),
        signal: ended,
      })
      .catch((error: unknown) => {
        throw toUnreadable(error, ended);
      });
    const isAsWritten = asWritten(read, request);
    const effective = isAsWritten ? without(request, 'markdown') : request;
    const { data, credits } = await pageReader
      .toContent(toPage(read), effective, { identity, signal: ended, timeLeft })
      .catch((error: unknown) => {
        throw emptyFile(error, read.warnings);
      });
    return { data: dataOf(data, { read, upload, options, isAsWritten }), credits };
  } catch (error) {
    throw toRejection(error, { body: options, timeoutMs });
  }
}

/** Converts the options to a scrape of the document. */
function requestOf(options: ParseOptions): NormalizedScrape {
  const { formats, schema, prompt, onlyMainContent, includeTags, excludeTags, checkPromptInjection } =
    options;
  return normalizeScrape({
    url: NOWHERE,
    formats: withDefaultFormats(formats),
    ...(schema && { schema }),
    ...(prompt !== undefined && { prompt }),
    ...(onlyMainContent !== undefined && { onlyMainContent }),
    ...(includeTags && { includeTags }),
    ...(excludeTags && { excludeTags }),
    ...(checkPromptInjection !== undefined && { checkPromptInjection }),
  });
}

/**
 * Whether the file is plain text and its Markdown is requested without a selection of parts. Its text is then returned
 * unchanged.
 */
function asWritten(
  { text }: FileRead,
  { formats, includeTags = [], excludeTags = [] }: NormalizedScrape,
): boolean {
  const isFullPage = includeTags.length + excludeTags.length === 0;
  return text !== undefined && isFullPage && withDefaultFormats(formats).includes('markdown');
}

function without(request: NormalizedScrape, form: 'markdown'): NormalizedScrape {
  return { ...request, formats: withDefaultFormats(request.formats).filter((one) => one !== form) };
}

/** Converts the document to a page that needs no scripts. */
function toPage(read: FileRead): Page {
  const { html, warnings } = read;
  const page: Page = {
    url: new URL(NOWHERE),
    status: 200,
    text: html,
    isHtml: true,
    isRendered: true,
    file: readFileFacts(read),
  };
  return warnings.length === 0 ? page : { ...page, cut: warnings.join(' ') };
}

function dataOf(
  { metadata, warning, screenshot: _none, ...forms }: ScrapeData,
  {
    read,
    upload,
    options,
    isAsWritten,
  }: { read: FileRead; upload: Upload; options: ParseOptions; isAsWritten: boolean },
): ParseData {
  const { sourceURL: _source, url: _url, statusCode: _status, canonical: _canonical, ...said } = metadata;
  const { encoding } = read.metadata;
  const { fileName } = upload.claims;
  const messages = [options.removeBase64Images === false ? EMBEDDED : undefined, warning].filter(Boolean);
  return {
    ...forms,
    ...(isAsWritten && { markdown: read.text! }),
    ...(messages.length > 0 && { warning: messages.join(' ') }),
    metadata: {
      ...said,
      ...(fileName !== undefined && { fileName }),
      contentType: read.contentType,
      ...(encoding !== undefined && { encoding }),
    },
  };
}

/** Maximum characters of a file name; the rest is cut off. */
const MAX_NAME = 255;

/** An uploaded file. */
interface Upload {
  bytes: Uint8Array;
  /** File name and media type, as the client states them. */
  claims: { fileName?: string; mediaType?: string };
}

/**
 * Reads the only file of an upload: a part with or without a file name, or a text part.
 * @throws {Rejection} 400 for more than one, 422 for an empty one.
 */
async function readUpload(file: unknown): Promise<Upload> {
  if (Array.isArray(file))
    throw reject('BadRequest', {
      details: [{ in: 'body', path: '/file', code: 'maxItems', message: 'must be one file' }],
    });
  const { bytes, claims } = file instanceof Blob ? await ofBlob(file) : ofText(String(file));
  if (bytes.length === 0) throw fileRejection('empty', 'The file is empty.');
  return { bytes, claims };
}

async function ofBlob(file: Blob): Promise<Upload> {
  const fileName = file instanceof File ? baseName(file.name) : '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, claims: { ...(fileName && { fileName }), ...(file.type && { mediaType: file.type }) } };
}

function ofText(text: string): Upload {
  return { bytes: new TextEncoder().encode(text), claims: {} };
}

/** Returns the file name without directories, which some clients send; control characters are removed. */
function baseName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1)!;
  return last
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME);
}
