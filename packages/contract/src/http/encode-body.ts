import { type Content, isObject, type Json } from '@web-data/openapi';
import { isStream } from '../openapi/item-schema.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import { cannotEncode } from './cannot-encode.ts';
import { formFields } from './form-fields.ts';
import { writeItems } from './item-lines.ts';
import { pairs } from './parameters.ts';
import { BOUNDARY, toParts, writeForm, type WrittenPart } from './write-form.ts';

/** A body as it goes over the wire. */
export interface EncodedBody {
  readonly text: string;
  /** Content-Type, with the boundary of a multipart body. */
  readonly type: string;
  /** The value that was encoded, and its media type object. */
  readonly value: Json;
  readonly content: Content;
  /** The parts of a multipart form, and the media type object that describes them. */
  readonly form?: { readonly content: Content; readonly parts: readonly WrittenPart[] };
}

/** Writes a value in a media type other than JSON; `undefined` for types that cannot be written from a value alone. */
export function encodeBody(content: Content, value: Json): EncodedBody | undefined {
  const type = parseMediaType(content.type);
  const items =
    isStream(content) && Array.isArray(value) ? writeItems(content.framing, value as Json[]) : undefined;
  if (items !== undefined) return { type: content.type, value, content, text: items };
  if (cannotEncode(content, value) !== undefined) return undefined;
  if (type === 'application/x-www-form-urlencoded')
    return { type, value, content, text: fields(value, content).join('&') };
  if (type === 'multipart/form-data') {
    const parts = toParts(value, content);
    return {
      type: `${type}; boundary=${BOUNDARY}`,
      value,
      content,
      text: writeForm(parts),
      form: { content, parts },
    };
  }
  if (type !== 'text/plain' && type !== 'application/octet-stream') return undefined;
  return { type, value, content, text: textOf(value) };
}

/** The pairs of a URL-encoded form. Delimiters of a style are not encoded, only the values between them. */
function fields(value: Json, content: Content): string[] {
  if (!isObject(value)) return [];
  const styles = new Map(formFields(content).map(({ name, style }) => [name, style]));
  return Object.entries(value).flatMap(([name, member = null]): string[] => {
    const style = styles.get(name);
    if (style) return pairs(style, member);
    return [member].flat().map((one) => new URLSearchParams([[name, textOf(one)]]).toString());
  });
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
