import { pointer } from './detail.ts';
import type { Detail } from './detail.ts';
import type { Incoming } from './incoming.ts';
import { parseJson } from './json.ts';
import type { Operation, Parameter } from './operation.ts';

/** The parameters of a request by part, as values of their declared types where the text allows. */
export type ParameterValues = Partial<Record<Parameter['in'], Record<string, unknown>>>;

/**
 * Reads the declared parameters of a request. Text becomes a number, boolean or null only when it is exactly the JSON
 * text of one and the parameter declares that type; else it stays text, for the check to refuse.
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
    const part = (values[parameter.in] ??= {});
    const texts = source(parameter);
    if (texts.length === 0) continue;
    const parsed = parameter.style === 'json' ? fromJson(texts) : { value: toValue(parameter, texts) };
    if (parsed) part[parameter.name] = parsed.value;
    else
      details.push({
        in: parameter.in,
        path: pointer(parameter.name),
        code: 'json',
        message: 'must be valid JSON',
      });
  }
  return { values, details };
}

type Source = (parameter: Parameter) => string[];

function createSource(incoming: Pick<Incoming, 'header' | 'query'>, params: Record<string, string>): Source {
  let query: URLSearchParams | undefined;
  let cookies: Map<string, string> | undefined;
  return ({ in: part, name }) => {
    if (part === 'path') return [params[name] ?? []].flat();
    if (part === 'header') return [incoming.header(name.toLowerCase()) ?? []].flat();
    if (part === 'query') return (query ??= new URLSearchParams(incoming.query)).getAll(name);
    return [(cookies ??= parseCookies(incoming.header('cookie') ?? '')).get(name) ?? []].flat();
  };
}

function toValue({ style, types }: Parameter, texts: string[]): unknown {
  if (style === 'repeated') return texts.map((text) => coerce(text, types));
  // A value given twice means two things to two readers: as a list it fails the check of a single value, and the list
  // between commas fails as text.
  if (texts.length > 1) return style === 'commas' ? texts.join() : texts;
  if (style === 'commas')
    return texts[0] === '' ? [] : texts[0]!.split(',').map((text) => coerce(text.trim(), types));
  return coerce(texts[0]!, types);
}

function coerce(text: string, types: readonly string[]): unknown {
  for (const type of types) {
    if (
      (type === 'integer' || type === 'number') &&
      /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)
    ) {
      return Number(text);
    }
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    if (type === 'null' && text === 'null') return null;
  }
  return text;
}

function fromJson([text = '', ...more]: string[]): { value: unknown } | undefined {
  const parsed = more.length > 0 ? undefined : parseJson(text, 64);
  return parsed && 'value' in parsed ? parsed : undefined;
}

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.split('='));
  return new Map(
    pairs.filter((pair) => pair.length > 1).map(([name, ...value]) => [name!.trim(), value.join('=').trim()]),
  );
}
