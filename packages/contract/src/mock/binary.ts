import { isJsonType, readKeyword, getTypes } from '@web-data/openapi';
import type { Content } from '@web-data/openapi';
import { parseMediaType } from '../openapi/media-type.ts';

/**
 * The smallest files of some media types, in base64: an image of one pixel, a sound of one sample, an empty archive.
 */
const SMALLEST: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAB0CWJaQAA3AA/u+5AAA=',
  'audio/wav': 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA==',
  'video/mp4': 'AAAAFGZ0eXBpc29tAAACAGlzb20AAAAIbWRhdA==',
  'application/zip': 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
  'application/gzip': 'H4sIAAAAAAACAwMAAAAAAAAAAAA=',
};

const ALSO: Readonly<Record<string, string>> = {
  'image/*': 'image/png',
  'image/jpg': 'image/jpeg',
  'audio/*': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/*': 'video/mp4',
  'application/x-gzip': 'application/gzip',
  'application/x-zip-compressed': 'application/zip',
};

/** Files that are written as text. */
const TEXT_FILES: Readonly<Record<string, string>> = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'application/pdf':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
};

/** Arbitrary bytes that are not valid UTF-8. */
const ANY = new Uint8Array([0x00, 0x9f, 0x92, 0x96, 0xff, 0x01, 0x80, 0x0a]);

/** A file to send as the body of a response. */
export interface Binary {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns a small file of a media type; `undefined` where the media type or its schema describes no file. */
export function createBinary({ type, schema }: Pick<Content, 'type' | 'schema'>): Binary | undefined {
  const own = parseMediaType(type);
  const isFile = schema !== undefined && isBytes(schema);
  if (isJsonType(type) || own.startsWith('text/') || !(isFile || isBinaryType(own))) return undefined;
  // A value that a schema describes is generated from the schema.
  if (schema !== undefined && !isFile && !isOpen(schema)) return undefined;
  const wild = own === '*/*' || own === 'application/*' ? 'application/octet-stream' : own;
  const exact = ALSO[wild] ?? wild;
  const text = TEXT_FILES[exact];
  if (text !== undefined) return { type: exact, bytes: new TextEncoder().encode(text) };
  const file = SMALLEST[exact];
  return { type: exact, bytes: file === undefined ? ANY : Uint8Array.from(Buffer.from(file, 'base64')) };
}

/**
 * A string without an encoding holds bytes where it has a media type (OpenAPI 3.1, 4.8.14.2); `format: binary` counts,
 * too.
 */
function isBytes(schema: NonNullable<Content['schema']>): boolean {
  const media = readKeyword(schema, 'contentMediaType');
  const isBinary = readKeyword(schema, 'format') === 'binary' || typeof media === 'string';
  return isBinary && readKeyword(schema, 'contentEncoding') === undefined;
}

/** Whether a schema allows any string, or anything at all. */
function isOpen(schema: NonNullable<Content['schema']>): boolean {
  const types = getTypes(schema);
  const isBound = ['enum', 'const', 'pattern', 'format', 'example', 'examples', 'default'].some(
    (name) => readKeyword(schema, name) !== undefined,
  );
  return !isBound && (types.length === 0 || (types.length === 1 && types[0] === 'string'));
}

function isBinaryType(type: string): boolean {
  return (
    /^(?:image|audio|video|font)\//u.test(type) ||
    /^application\/(?:octet-stream|pdf|zip|gzip|x-gzip|x-zip-compressed|x-tar|x-bzip2|wasm|vnd\.(?:ms-|openxmlformats-|oasis\.).*)$/u.test(
      type,
    )
  );
}
