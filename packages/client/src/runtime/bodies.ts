import type { WriteBody } from './operation.ts';
import { serializeQuery } from './path.ts';

/** Bytes, or text that is sent as UTF-8. */
export type Bytes = Blob | ArrayBuffer | Uint8Array | string;

/** A JSON object that must be there: without one an empty one is sent. */
export const jsonObject: WriteBody = (given, headers) => {
  headers['content-type'] = 'application/json';
  return JSON.stringify(given ?? {});
};

/** JSON of whatever media type and kind; nothing where none is given. */
export function jsonBody(type: string): WriteBody {
  return (given, headers) => {
    if (given !== undefined) headers['content-type'] = type;
    return JSON.stringify(given);
  };
}

/** Bytes as they are given. */
export function bytesBody(type: string): WriteBody {
  return (given, headers) => {
    if (given !== undefined) headers['content-type'] = type;
    return given as RequestInit['body'];
  };
}

/** `application/x-www-form-urlencoded`: a field a member, one for each item of a list, JSON for what has members. */
export const urlencodedBody: WriteBody = (given, headers) => {
  if (given === undefined) return undefined;
  headers['content-type'] = 'application/x-www-form-urlencoded';
  const fields = Object.entries(Object(given) as object).map(([name, value]) => [name, fieldOf(value)]);
  return serializeQuery(Object.fromEntries(fields) as object).slice(1);
};

function fieldOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldOf);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * `multipart/form-data` (RFC 7578): a part a member, one for each item of a list. Files and bytes stay what they are; what
 * has members is a part of JSON with its media type (OpenAPI 3.1, 4.8.15), which `FormData` would make a file. Nothing is
 * copied: a file on a disk is read while it is sent, and again with each attempt.
 */
export const multipartBody: WriteBody = (given, headers) => {
  if (given === undefined) return undefined;
  const boundary = `form-${Math.random()}${Math.random()}`;
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const parts = Object.entries(Object(given) as object).flatMap(([name, value]) =>
    partsOf(value).map((part) => [name, part] as const),
  );
  const bytes = parts.flatMap(([name, part]): BlobPart[] => [
    `--${boundary}\r\n${headOf(name, part)}`,
    part,
    '\r\n',
  ]);
  return new Blob([...bytes, `--${boundary}--\r\n`]);
};

function headOf(name: string, part: string | Blob): string {
  const field = `Content-Disposition: form-data; name="${quoted(name)}"`;
  if (typeof part === 'string') return `${field}\r\n\r\n`;
  if (part.type === JSON_TYPE && !('name' in part)) return `${field}\r\nContent-Type: ${JSON_TYPE}\r\n\r\n`;
  const { name: file = name, type } = part as Blob & { name?: string };
  return `${field}; filename="${quoted(file)}"\r\nContent-Type: ${type || 'application/octet-stream'}\r\n\r\n`;
}

/** As browsers write it (HTML, 4.10.21.8). */
function quoted(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

const JSON_TYPE = 'application/json';

/** A list of what has members is one part of JSON. */
function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [partOf(value)];
  return value.some(hasMembers) ? [jsonPart(value)] : value.map(partOf);
}

function partOf(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  if (isBytes(value)) return new Blob([value]);
  return hasMembers(value) ? jsonPart(value) : String(value);
}

function jsonPart(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: JSON_TYPE });
}

function hasMembers(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Blob) && !isBytes(value);
}

function isBytes(value: unknown): value is ArrayBuffer | ArrayBufferView<ArrayBuffer> {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}
