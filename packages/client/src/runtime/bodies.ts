import type { WriteBody } from './operation.ts';
import { serializeQuery } from './path.ts';

/** Bytes, or text that is sent as UTF-8. */
export type Bytes = Blob | ArrayBuffer | Uint8Array | string;

/** A JSON object that must be there: without one an empty one is sent. */
export const jsonObject: WriteBody = (body, headers) => {
  headers['content-type'] = 'application/json';
  return JSON.stringify(body ?? {});
};

/** JSON of whatever media type and kind; nothing where none is given. */
export function jsonBody(type: string): WriteBody {
  return (body, headers) => {
    if (body !== undefined) headers['content-type'] = type;
    return JSON.stringify(body);
  };
}

/** Bytes as they are given. */
export function bytesBody(type: string): WriteBody {
  return (body, headers) => {
    if (body !== undefined) headers['content-type'] = type;
    return body as RequestInit['body'];
  };
}

/** `application/x-www-form-urlencoded`: a field a member, one for each item of a list, JSON for what has members. */
export const urlencodedBody: WriteBody = (body, headers) => {
  if (body === undefined) return undefined;
  headers['content-type'] = 'application/x-www-form-urlencoded';
  const fields = Object.entries(Object(body) as object).map(([name, value]) => [name, fieldOf(value)]);
  return serializeQuery(Object.fromEntries(fields) as object).slice(1);
};

function fieldOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldOf);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
