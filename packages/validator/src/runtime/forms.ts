import type { Detail } from './detail.ts';
import { pointer } from './detail.ts';
import { parseJson } from './json.ts';
import type { Parsed } from './json.ts';
import type { Field } from './field.ts';
import { readStyled } from './styled-fields.ts';
import type { ReadBody } from './operation.ts';
import { coerce } from './parameters.ts';
import { decodeUtf8 } from './reception.ts';

type Entries = [name: string, value: string | Blob][];

/** Maximum number of fields of one form. */
const maxFields = 1000;

/** Reads `application/x-www-form-urlencoded` (WHATWG URL, 5.1). */
export function urlencoded(fields: Readonly<Record<string, Field>>): ReadBody {
  return (body, _incoming, maxDepth) => {
    const text = body instanceof Uint8Array ? decodeUtf8(body) : undefined;
    if (body instanceof Uint8Array && text === undefined) return malformedPart;
    return fromEntries(
      text === undefined ? entriesOf(body) : [...new URLSearchParams(text)],
      fields,
      maxDepth,
    );
  };
}

/** The value of a multipart form that the host has parsed. */
export function toForm(input: unknown, fields: Readonly<Record<string, Field>>, maxDepth: number): Parsed {
  return fromEntries(input instanceof FormData ? [...input] : entriesOf(input), fields, maxDepth);
}

const malformedPart: Parsed = { detail: createDetail('', 'form', 'must be a valid form') };

/** Lists the entries of a form that the host parsed: a value or a list of values by name. */
function entriesOf(body: unknown): Entries {
  return Object.entries(Object(body) as object).flatMap(([name, value]) =>
    [value as unknown].flat().map((one): Entries[number] => [name, one instanceof Blob ? one : String(one)]),
  );
}

function fromEntries(entries: Entries, fields: Readonly<Record<string, Field>>, maxDepth: number): Parsed {
  if (entries.length > maxFields) {
    return { detail: createDetail('', 'maxProperties', `must have at most ${maxFields} fields`) };
  }
  const groups = new Map<string, (string | Blob)[]>();
  for (const [name, value] of entries) {
    if (name === '__proto__')
      return { detail: createDetail('/__proto__', 'propertyNames', 'is not allowed') };
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  const value: Record<string, unknown> = {};
  for (const [name, values] of groups) {
    const parsed = readField(Object.hasOwn(fields, name) ? fields[name]! : anyField, values, maxDepth);
    if (!parsed) return { detail: createDetail(pointer(name), 'json', 'must be valid JSON') };
    value[name] = parsed.value;
  }
  readStyled(fields, value);
  return { value };
}

const anyField: Field = { types: [], style: 'single' };

function readField(
  field: Field,
  values: (string | Blob)[],
  maxDepth: number,
): { value: unknown } | undefined {
  const items = values.filter((value) => typeof value === 'string');
  // Bytes are never decoded.
  if (items.length < values.length) {
    const isList = field.style === 'files' || field.style === 'repeated';
    return { value: !isList && values.length === 1 ? values[0] : values };
  }
  if (field.style !== 'json' && field.style !== 'jsons') {
    const read = items.map((text) => coerce(text, field.types));
    return { value: field.style === 'repeated' || read.length > 1 ? read : read[0] };
  }
  const parsed = items.length === 1 ? parseJson(items[0]!, maxDepth) : undefined;
  return parsed && 'value' in parsed ? parsed : undefined;
}

function createDetail(path: string, code: string, message: string): Detail {
  return { in: 'body', path, code, message };
}
