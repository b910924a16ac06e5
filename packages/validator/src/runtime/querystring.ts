import { parseJson } from './json.ts';
import type { ReadBody } from './operation.ts';
import type { Parameter } from './parameter.ts';
import { malformedPart } from './parameters.ts';

type Read = NonNullable<Parameter['read']>;

/** Maximum nesting of a value in a query. */
const maxDepth = 64;

const encoder = new TextEncoder();

/** The whole query as a form; an empty one has no members. */
export function formQuery(read: ReadBody): Read {
  return ({ text }) => {
    // A form without files is read at once.
    const parsed = read(encoder.encode(text), { header: () => undefined }, maxDepth) as { value?: unknown };
    return 'value' in parsed ? parsed.value : malformedPart;
  };
}

/** The whole query as JSON. */
export function jsonQuery(): Read {
  return ({ text }) => {
    const json = decode(text);
    if (json === '') return undefined;
    const parsed = json === undefined ? undefined : parseJson(json, maxDepth);
    return parsed && 'value' in parsed ? parsed.value : malformedPart;
  };
}

/** The whole query as text of any other media type. */
export function textQuery(): Read {
  return ({ text }) => decode(text) ?? text;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
