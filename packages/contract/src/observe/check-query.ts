import { isJsonType, joinPointer, type Json, type Parameter } from '@web-data/openapi';
import { decodeQuery } from '../http/read-parameter.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import { checkFields } from './check-fields.ts';
import type { FormViolation } from './form-violation.ts';

/** Returns the first violation of the parameter that is the whole query (`in: querystring`), read by its media type. */
export function findQueryViolation(
  document: ContractDocument,
  { content, required, pointer, schema }: Parameter,
  url: string,
): FormViolation | undefined {
  const text = /\?([^#]*)/u.exec(url)?.[1] ?? '';
  if (content === undefined) return undefined;
  if (text === '') {
    const keyword = 'required';
    return required
      ? { message: 'it is missing', keyword, at: '', pointer: joinPointer(pointer, keyword) }
      : undefined;
  }
  if (parseMediaType(content.type) === 'application/x-www-form-urlencoded')
    return checkFields(document, content, text);
  const value = isJsonType(content.type) ? parse(decodeQuery(text)) : decodeQuery(text);
  if (value === undefined)
    return { message: 'it is not JSON', keyword: 'type', at: '', pointer: content.pointer };
  const first = document.schemas.violations(schema, value)[0];
  if (first === undefined) return undefined;
  const at = first.missing === undefined ? first.at : joinPointer(first.at, first.missing);
  return { message: first.message, keyword: first.keyword, at, pointer: first.pointer };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
