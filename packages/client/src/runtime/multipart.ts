import type { FileContent } from './described.ts';
import { isJsonType } from './media-type.ts';
import type { WriteBody } from './operation.ts';

/**
 * `multipart/form-data` (RFC 7578): one part per member or list item; objects as JSON. The body is a `Blob` of its
 * pieces, so a file is read only while it is sent, has a known length, and can be sent more than once. `FormData` does
 * not fit: it adds a file name to every part that has a content type.
 * @param types media type of the parts of a member, where the description names one (OpenAPI 3.1, section 4.8.15).
 */
export function multipartBody(types: Readonly<Record<string, string>> = {}): WriteBody {
  return (input, headers) => {
    if (input === undefined) return undefined;
    const boundary = `form-${Math.random()}${Math.random()}`;
    const pieces: (string | FileContent)[] = [];
    for (const [name, value] of Object.entries(Object(input) as object)) {
      for (const one of valuesOf(value))
        pieces.push(`--${boundary}\r\n`, ...partOf(name, one, types[name]), '\r\n');
    }
    headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
    return new Blob([...pieces, `--${boundary}--\r\n`] as BlobPart[]);
  };
}

/** Each item of a list is a separate part (OpenAPI 3.1, section 4.8.15). */
function valuesOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function partOf(name: string, value: unknown, type: string | undefined): (string | FileContent)[] {
  const start = `Content-Disposition: form-data; name="${quoted(name)}"`;
  if (isContent(value)) {
    const { name: file = name, type: own } = value as Partial<File>;
    return [
      `${start}; filename="${quoted(file)}"\r\n${typeLine(own || oneOf(type) || 'application/octet-stream')}\r\n`,
      value,
    ];
  }
  const json = isJsonType(type) || typeof value === 'object';
  const written = oneOf(type) ?? (json ? 'application/json' : undefined);
  return [`${start}\r\n${typeLine(written)}\r\n`, json ? JSON.stringify(value) : String(value)];
}

/** Returns the media type of the parts if there is exactly one: the client cannot choose between several. */
function oneOf(type: string | undefined): string | undefined {
  return type === undefined || /[,*]/.test(type) ? undefined : type;
}

function typeLine(type: string | undefined): string {
  return type === undefined ? '' : `Content-Type: ${type}\r\n`;
}

function isContent(value: unknown): value is FileContent {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/** Escapes a name as HTML does, so that it cannot end its own quotes. */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
