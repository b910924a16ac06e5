import { isUtf8 } from 'node:buffer';
import { joinPointer, findKeyword, getTypes, type Content, type Json } from '@web-data/openapi';
import { formFields, type FormField } from '../http/form-fields.ts';
import { readForm, type ReadPart } from '../http/read-form.ts';
import type { Pair } from '../http/read-parameter.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { covers } from '../openapi/media-type.ts';
import type { FormViolation } from './form-violation.ts';
import { checkNames, parseStyledFields, listUndefinedFields, type StyledValue } from './styled-fields.ts';

/** Returns the first violation of a multipart form: in its bytes, its parts and their types, or its values. */
export function checkForm(
  document: ContractDocument,
  content: Content,
  contentType: string,
  body: Buffer,
): FormViolation | undefined {
  const parts = readForm(contentType, body);
  if (typeof parts === 'string') return { message: parts, keyword: 'form', at: '', pointer: content.pointer };
  const fields = formFields(content);
  const { values: styled, owns, mayOwn } = parseStyledFields(document.schemas, content, parts.map(pairOf));
  for (const field of fields) {
    const own = parts.filter(({ name }) => name === field.name);
    const violation = checkParts(field, own) ?? checkValue(document, field, own, styled.get(field.name));
    if (violation) return violation;
  }
  const names = new Set(parts.map(({ name }) => name));
  const isThere = (name: string): boolean =>
    styled.has(name) ? styled.get(name) !== 'absent' : names.has(name);
  const known = new Set(fields.map(({ name }) => name));
  const unknown = [...names].find((name) => !known.has(name) && !owns(name) && !mayOwn(name));
  return checkNames(content, isThere, unknown);
}

/** Whether a multipart form has parts whose reading OpenAPI does not define, so that it cannot be judged. */
export function hasUndefinedParts(
  { schemas }: ContractDocument,
  content: Content,
  contentType: string,
  body: Buffer,
): boolean {
  const parts = readForm(contentType, body);
  return (
    typeof parts !== 'string' &&
    listUndefinedFields(parseStyledFields(schemas, content, parts.map(pairOf)).values).size > 0
  );
}

function checkParts(field: FormField, parts: readonly ReadPart[]): FormViolation | undefined {
  const { name, types, kind, isList, maxBytes, pointer } = field;
  const violation = (keyword: string, message: string): FormViolation => ({
    message,
    keyword,
    at: joinPointer('', name),
    pointer,
  });
  if (kind === 'file' && !isList && parts.length > 1)
    return violation('maxItems', `The file ${name} is there twice`);
  for (const { type, bytes } of parts) {
    if (type !== undefined && types.length > 0 && !types.some((one) => covers(one, type)))
      return violation('contentType', `The part ${name} must be ${types.join(' or ')}, not ${type}`);
    // The size is unknown where the recording lost bytes.
    if (maxBytes !== undefined && bytes.length > maxBytes && !bytes.includes('\uFFFD'))
      return {
        ...violation('maxLength', `The file ${name} has ${bytes.length} bytes, more than ${maxBytes}`),
        isTooLarge: true,
      };
  }
  return undefined;
}

/** Converts a part to a pair of a query. Parts are not encoded, so their commas stay commas. */
function pairOf({ name, bytes }: ReadPart): Pair {
  return [name, encodeURIComponent(bytes.toString('utf8')).replaceAll('%2C', ',')];
}

/** Files have no value that a schema could validate. */
function checkValue(
  { schemas }: ContractDocument,
  field: FormField,
  parts: readonly ReadPart[],
  styled: StyledValue | undefined,
): FormViolation | undefined {
  const { name, schema, kind } = field;
  if (typeof styled === 'object') return checkReadings(schemas, field, [styled.value]);
  if (kind === 'file' || styled !== undefined || parts.length === 0) return undefined;
  const broken = parts.find(
    ({ bytes }) => !isUtf8(bytes) || (kind === 'json' && parseJson(bytes) === undefined),
  );
  if (!broken) return checkReadings(schemas, field, listPartReadings(field, parts));
  const message = `The part ${name} is no ${kind === 'json' ? 'JSON' : 'text'}`;
  const at = joinPointer('', name);
  return { message, keyword: kind === 'json' ? 'json' : 'type', at, pointer: schema.pointer };
}

function checkReadings(
  schemas: ContractDocument['schemas'],
  { name, schema }: FormField,
  readings: readonly Json[],
): FormViolation | undefined {
  if (readings.some((value) => schemas.accepts(schema, value))) return undefined;
  const [first] = schemas.violations(schema, readings[0] ?? null);
  const message = `The part ${name} breaks its schema: ${first?.message ?? 'it is not as described'}`;
  const inner = first?.missing === undefined ? (first?.at ?? '') : joinPointer(first.at, first.missing);
  return {
    message,
    keyword: first?.keyword ?? 'type',
    at: joinPointer('', name) + inner,
    pointer: first?.pointer ?? schema.pointer,
  };
}

/** The possible values of a field's parts: typed first, text last. */
function listPartReadings({ schema, kind, isList }: FormField, parts: readonly ReadPart[]): Json[] {
  const strings = parts.map(({ bytes }) => bytes.toString('utf8'));
  const typed = parts.map(({ bytes }, index) => parseJson(bytes) ?? strings[index]!);
  if (!isList) return parts.length > 1 ? [typed] : kind === 'json' ? typed : [typed[0]!, strings[0]!];
  const [one] = typed;
  // A list of objects may be a single part in JSON.
  const asList = parts.length === 1 && Array.isArray(one) ? [one] : [];
  return getTypes(findKeyword(schema, 'items') ?? schema).includes('string')
    ? [strings, typed]
    : [typed, strings, ...asList];
}

function parseJson(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json;
  } catch {
    return undefined;
  }
}
