import { isObject, type Json } from '@web-data/openapi';
import { essence } from '../openapi/media-type.ts';

/** A body as it goes over the wire. */
export interface EncodedBody {
  readonly text: string;
  /** Content-Type, with the boundary of a multipart body. */
  readonly type: string;
}

const BOUNDARY = 'web-data-contract';

/** Writes a value as a media type that is no JSON; `undefined` for those that cannot be written from a value alone. */
export function encodeBody(mediaType: string, value: Json): EncodedBody | undefined {
  const type = essence(mediaType);
  if (type === 'application/x-www-form-urlencoded')
    return { type, text: new URLSearchParams(fields(value)).toString() };
  if (type === 'multipart/form-data')
    return { type: `${type}; boundary=${BOUNDARY}`, text: multipart(fields(value)) };
  if (type !== 'text/plain' && type !== 'application/octet-stream') return undefined;
  return { type, text: textOf(value) };
}

function fields(value: Json): [name: string, text: string][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]): [string, string][] =>
    [member ?? null].flat().map((one) => [name, textOf(one)]),
  );
}

function multipart(parts: readonly [name: string, text: string][]): string {
  const written = parts.map(
    ([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${written.join('')}--${BOUNDARY}--\r\n`;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
