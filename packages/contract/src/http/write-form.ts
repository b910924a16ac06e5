import { isObject, type Content, type Json } from '@web-data/openapi';
import { formFields, typeOfPart, type FormField } from './form-fields.ts';
import { decodePairs } from './parameters.ts';

/** The boundary of forms that this package writes. */
export const BOUNDARY = 'web-data-contract';

/** One part of a form as it goes over the wire. */
export interface WrittenPart {
  readonly name: string;
  readonly text: string;
  /** Name of the file, for parts that are files. */
  readonly filename?: string;
  readonly type?: string | undefined;
}

/**
 * Returns the parts of a value, as its form describes them: files with a name, JSON and files with their media types.
 */
export function toParts(value: Json, content: Content): WrittenPart[] {
  const fields = new Map(formFields(content).map((field) => [field.name, field]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member = null]) => {
    const field = fields.get(name);
    if (field?.style) return decodePairs(field.style, member).map(([own, text]) => ({ name: own, text }));
    const values = Array.isArray(member) ? member : [member];
    return values.map((one) => partOf(name, one, field));
  });
}

function partOf(name: string, value: Json, field: FormField | undefined): WrittenPart {
  const text = typeof value === 'string' && field?.kind !== 'json' ? value : JSON.stringify(value);
  const type = field && typeOfPart(field);
  return {
    name,
    text,
    type,
    ...(field?.kind === 'file' && { filename: `${name.replaceAll(/\W+/gu, '-')}.bin` }),
  };
}

/** Writes `multipart/form-data` (RFC 7578), names escaped as browsers do. */
export function writeForm(parts: readonly WrittenPart[]): string {
  return `${parts.map(writePart).join('')}--${BOUNDARY}--\r\n`;
}

function writePart({ name, text, filename, type }: WrittenPart): string {
  const file = filename === undefined ? '' : `; filename="${escaped(filename)}"`;
  const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}${typed}\r\n\r\n${text}\r\n`;
}

function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
