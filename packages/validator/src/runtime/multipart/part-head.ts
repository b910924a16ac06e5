import { parameter, parseDisposition } from './disposition.ts';
import { malformedPart, PartError, wrongPart } from './part-error.ts';
import { pointer } from '../detail.ts';
import type { Field } from '../field.ts';
import { parseMediaType } from '../media-type.ts';
import { readParameters } from '../parameters.ts';

/** The parsed headers of a part. */
export interface PartHead {
  name: string;
  /** Without directories (RFC 7578, section 4.2); undefined when absent. */
  filename: string | undefined;
  /** As it was sent; undefined when absent. */
  contentType: string | undefined;
  /** Every header by its name in lower case. */
  headers: ReadonlyMap<string, string>;
}

const token = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Reads the headers of a part (RFC 7578, section 4). A line that begins with white space continues the previous one.
 * @param index of the part, from 1
 * @throws PartError where they are malformed, or name no field of a form
 */
export function readHead(lines: readonly Uint8Array[], index: number): PartHead {
  const headers = readHeaders(lines, index);
  const disposition = headers.get('content-disposition');
  const parameters = disposition === undefined ? undefined : parseDisposition(disposition);
  const name = parameters && parameter(parameters, 'name');
  if (!parameters || name === undefined)
    throw malformedPart(`must name the field in the Content-Disposition of part ${index}`);
  return {
    name,
    filename: parameter(parameters, 'filename', true)?.replace(/^[^]*[\\/]/, ''),
    contentType: headers.get('content-type'),
    headers,
  };
}

function readHeaders(lines: readonly Uint8Array[], index: number): Map<string, string> {
  const unfolded: string[] = [];
  for (const line of lines.map(decode)) {
    if (/^[ \t]/.test(line) && unfolded.length > 0) unfolded.push(`${unfolded.pop()} ${line.trim()}`);
    else unfolded.push(line);
  }
  const headers = new Map<string, string>();
  for (const line of unfolded) {
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(colon, 0)).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (!token.test(key) || /[\0\r\n]/.test(value))
      throw malformedPart(`must have well-formed headers in part ${index}`);
    // A repeated header would mean different things to different readers.
    if (headers.has(key) && key.startsWith('content-'))
      throw malformedPart(`must have each header once in part ${index}`);
    headers.set(key, value);
  }
  return headers;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 (RFC 7578, section 5.1); anything else byte by byte, as programs before UTF-8 wrote names. */
function decode(line: Uint8Array): string {
  try {
    return utf8.decode(line);
  } catch {
    return Array.from(line, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** Encodings that do not change the bytes (RFC 2045, section 6.2). */
const plain = new Set(['7bit', '8bit', 'binary']);

/**
 * Checks the headers of a part against the description of its field.
 * @throws PartError naming the field
 */
export function checkHead(field: Field, head: PartHead): void {
  const { name, contentType, headers } = head;
  const { mediaTypes, encoding } = field;
  if (mediaTypes && contentType !== undefined && !isOf(contentType, mediaTypes))
    throw wrongPart(name, 'contentType', `must be of the media type ${mediaTypes.join(' or ')}`, mediaTypes);
  const input = headers.get('content-transfer-encoding')?.toLowerCase();
  if (input !== undefined && input !== encoding && !plain.has(input))
    throw wrongPart(name, 'encoding', 'must not be in a Content-Transfer-Encoding of its own');
  if (field.headers) checkHeaders(field.headers, head);
}

function isOf(contentType: string, mediaTypes: readonly string[]): boolean {
  const mediaType = parseMediaType(contentType)?.mediaType;
  if (mediaType === undefined) return false;
  return mediaTypes.some(
    (one) =>
      one === mediaType || one === '*/*' || (one.endsWith('/*') && mediaType.startsWith(one.slice(0, -1))),
  );
}

function checkHeaders(
  { parameters, check }: NonNullable<Field['headers']>,
  { name, headers }: PartHead,
): void {
  const header = (key: string): string | undefined => headers.get(key);
  const { values, details } = readParameters({ parameters }, { header, query: '' }, {});
  const [detail] = details;
  if (detail) throw new PartError({ ...detail, in: 'body', path: `${pointer(name)}${detail.path}` });
  const value = { header: {}, ...values };
  if (check.isValid(value)) return;
  const { keyword, instancePath, params } = check.collect(value)[0]!;
  const missing = params['missingProperty'];
  const path = (instancePath + (missing === undefined ? '' : pointer(String(missing)))).replace(
    /^\/header/,
    '',
  );
  throw wrongPart(name, keyword, `must have the header ${path.slice(1)} as it is described`);
}
