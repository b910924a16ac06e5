import type { Detail } from './detail.ts';
import { pointer } from './detail.ts';
import type { Incoming } from './incoming.ts';
import type { Operation } from './operation.ts';
import type { Parameter, ParameterSource } from './parameter.ts';

/** The parameters of a request by part, as values of their declared types where the string allows. */
export type ParameterValues = Partial<Record<Parameter['in'], Record<string, unknown>>>;

/** The value of text that is not valid JSON: this one object. */
export const malformedPart: object = {};

/**
 * Reads the declared parameters of a request. A string becomes a number, boolean or null only when it is exactly the
 * JSON text of one and the parameter declares that type; else it stays a string, which the check rejects.
 */
export function readParameters(
  { parameters }: Pick<Operation, 'parameters'>,
  incoming: Pick<Incoming, 'header' | 'query'>,
  params: Record<string, string>,
): { values: ParameterValues; details: Detail[] } {
  const values: ParameterValues = {};
  const details: Detail[] = [];
  const source = createSource(incoming, params);
  for (const parameter of parameters) {
    const { in: at, name } = parameter;
    const part = (values[at] ??= {});
    const value = (parameter.read ?? readOne)(source, parameter);
    if (value === malformedPart)
      details.push({
        in: at,
        path: parameter.full ? '' : pointer(name),
        code: 'json',
        message: 'must be valid JSON',
      });
    // The schema of a `querystring` parameter may also allow values that are not objects; the check decides.
    else if (parameter.full) values[at] = value as Record<string, unknown>;
    else if (value !== undefined) part[name] = value;
  }
  return { values, details };
}

function createSource(
  { header, query: text }: Pick<Incoming, 'header' | 'query'>,
  params: Record<string, string>,
): ParameterSource {
  let query: URLSearchParams | undefined;
  return {
    header,
    text,
    query: () => (query ??= new URLSearchParams(text)),
    values({ in: part, name }) {
      if (part === 'query') return this.query().getAll(name);
      return [(part === 'path' ? params[name] : header(name.toLowerCase())) ?? []].flat();
    },
  };
}

/** A repeated value is ambiguous, so it becomes a list, which fails the check of a single value. */
function readOne(source: ParameterSource, parameter: Parameter): unknown {
  const values = source.values(parameter);
  if (values.length === 0) return undefined;
  return values.length > 1 ? values : coerce(values[0]!, parameter.types);
}

/** The value of a string that is exactly the JSON text of one of the types; else the string. */
export function coerce(text: string, types: readonly string[] = []): unknown {
  for (const type of types) {
    if ((type === 'integer' || type === 'number' || type === 'int64') && numeral.test(text))
      return type === 'int64' ? toInteger(text) : Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    if (type === 'null' && text === 'null') return null;
  }
  return text;
}

const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Longer digits are beyond any limit of 64 bits, and costly to convert. */
const maxDigits = 40;

/** An integer beyond 2^53 with exactly its digits; any other number as it is. */
function toInteger(text: string): number | bigint {
  const value = Number(text);
  const isLong = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong && text.length <= maxDigits && /^-?\d+$/.test(text) ? BigInt(text) : value;
}
