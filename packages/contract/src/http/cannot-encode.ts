import { type Content, isObject, type Json } from '@web-data/openapi';
import { parseMediaType } from '../openapi/media-type.ts';
import { formFields, type FormField } from './form-fields.ts';
import { cannotWrite, getDelimiter, isSpread } from './parameter-form.ts';
import type { Styled } from './read-field.ts';

/** The media types whose fields have styles (OpenAPI 3.1, 4.8.15.1). */
const FORMS = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Why a value cannot be written as a form: names the field that its style cannot express; `undefined` when it can. */
export function cannotEncode(content: Content, value: Json): string | undefined {
  if (!FORMS.has(parseMediaType(content.type)) || !isObject(value)) return undefined;
  const reasons = formFields(content).map((field) => {
    const member = value[field.name];
    return member === undefined ? undefined : cannotEncodeField(content, field, member);
  });
  return reasons.find((reason) => reason !== undefined);
}

function cannotEncodeField(
  { type }: Content,
  { name, style, required }: FormField,
  value: Json,
): string | undefined {
  if (style === undefined) return undefined;
  const called = `the field ${name}`;
  const undefinedForm = cannotWrite(style, value, called);
  if (undefinedForm !== undefined) return undefinedForm;
  const strings = toStrings(value);
  if (strings?.length === 0 && (required || !isSpread(style)))
    return `${called} is empty, for which style ${style.style} writes nothing`;
  const lost = lostDelimiter(style, parseMediaType(type) === 'multipart/form-data');
  return lost !== undefined && strings?.some((text) => text.includes(lost))
    ? `${called} holds "${lost}", which style ${style.style} writes between items`
    : undefined;
}

/** The delimiter that cannot be distinguished from the same character in an item: parts are not encoded. */
function lostDelimiter(style: Styled, isParts: boolean): string | undefined {
  const delimiter = getDelimiter(style);
  return isSpread(style) || (delimiter === ',' && !isParts) ? undefined : delimiter;
}

/** The strings written for a list or an object. */
function toStrings(value: Json): string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  return isObject(value) ? Object.entries(value).flat().map(String) : undefined;
}
