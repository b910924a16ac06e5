import type { Fault } from './check.ts';

/**
 * What is said of a fault, by its keyword, of formats by `format:` and their name, of patterns with an example by
 * `pattern:example`: a sentence with `$` for what the rule asks for, the param that holds that, and the param that is told
 * as what was expected, where it is another one.
 */
export type Sentences = Readonly<
  Record<string, readonly [sentence: string, param?: string, expected?: string]>
>;

/** The sentence of a fault, and what the rule asks for. Nothing of the value that was sent enters either. */
export function describeFault(
  sentences: Sentences,
  { keyword, params }: Fault,
): { message: string; expected: unknown } {
  // What a pattern means is told by an example where the description has one.
  const own = params['format'] ?? (params['example'] && 'example');
  const [sentence, param = '', expected = param] = sentences[`${keyword}:${String(own)}`] ??
    sentences[keyword] ?? ['is not allowed here'];
  const said = params[param];
  const counted = said === 1 ? sentence.replace(/(\$ \w+)s/, '$1') : sentence;
  return { message: counted.replace('$', () => show(keyword, said)), expected: params[expected] };
}

function show(keyword: string, expected: unknown): string {
  if (keyword === 'type') return types(expected);
  if (keyword === 'enum') return list(expected);
  return keyword === 'const' ? JSON.stringify(expected) : String(expected);
}

function types(type: unknown): string {
  if (Array.isArray(type)) return type.map(types).join(' or ');
  const name = String(type);
  return name === 'null' ? name : `a${'aeiou'.includes(name[0]!) ? 'n' : ''} ${name}`;
}

function list(values: unknown): string {
  const formatted = (values as unknown[])
    .slice(0, 20)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return `${formatted.length === 1 ? '' : 'one of: '}${formatted.join(', ')}`;
}
