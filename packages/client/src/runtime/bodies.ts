import type { WriteBody } from './operation.ts';
import { serializeQuery } from './path.ts';

/** Bytes, or text that is sent as UTF-8. */
export type Bytes = Blob | ArrayBuffer | Uint8Array | string;

/** A required JSON object: sends an empty one by default. */
export const jsonObject: WriteBody = (body, headers) => {
  headers['content-type'] = 'application/json';
  return JSON.stringify(body ?? {});
};

/**
 * JSON of any media type and kind; nothing when the body is undefined.
 * @param stringify writes the JSON, where `JSON.stringify` cannot
 * @param absent sent where the caller gives no body
 */
export function jsonBody(
  type: string,
  stringify: (body: unknown) => string = JSON.stringify,
  absent?: unknown,
): WriteBody {
  return (body = absent, headers) => {
    if (body === undefined) return undefined;
    headers['content-type'] = type;
    return stringify(body);
  };
}

/** The bytes unchanged. */
export function bytesBody(type: string): WriteBody {
  return (body, headers) => {
    if (body !== undefined) headers['content-type'] = type;
    return body as RequestInit['body'];
  };
}

/** `application/x-www-form-urlencoded`: one field per member or list item; objects as JSON. */
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
