import { pointer } from '../detail.ts';
import type { Field } from '../field.ts';
import { parseMediaType } from '../media-type.ts';
import { readParameters } from '../parameters.ts';
import { PartError, wrongPart } from './part-error.ts';
import type { PartHead } from './part-head.ts';

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
