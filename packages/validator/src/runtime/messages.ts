import type { Fault } from './check.ts';

/**
 * What is said of a fault, by its keyword, of formats by `format:` and their name, of patterns with an example by
 * `pattern:example`: a sentence with `$` for what the rule
 * asks for, and the param that holds that.
 */
export type Sentences = Readonly<Record<string, readonly [sentence: string, param?: string]>>;

/** The sentence of a fault, and what the rule asks for. Nothing of the value that was sent enters either. */
export function describeFault(
  sentences: Sentences,
  { keyword, params }: Fault,
): { message: string; expected: unknown } {
  const [sentence, param = ''] = sentenceOf(sentences, keyword, params) ?? ['is not allowed here'];
  const said = params[param];
  const counted = said === 1 ? sentence.replace(/(\$ \w+)s/, '$1') : sentence;
  const message = counted.replace('$', () => show(keyword, said));
  return { message, expected: param === 'example' ? params['pattern'] : said };
}

/** What a pattern means is told by an example where the description has one. */
function sentenceOf(
  sentences: Sentences,
  keyword: string,
  { format, example }: Fault['params'],
): Sentences[string] | undefined {
  const own = keyword === 'format' ? String(format) : example === undefined ? '' : 'example';
  return sentences[`${keyword}:${own}`] ?? sentences[keyword];
}

function show(keyword: string, expected: unknown): string {
  if (keyword === 'type') return types(expected);
  if (keyword === 'enum') return list(expected);
  return keyword === 'const' ? JSON.stringify(expected) : String(expected);
}

function types(type: unknown): string {
  return Array.isArray(type) ? type.map(types).join(' or ') : withArticle(String(type));
}

function withArticle(name: string): string {
  if (name === 'null') return name;
  return `${'aeiou'.includes(name[0]!) ? 'an' : 'a'} ${name}`;
}

function list(values: unknown): string {
  const shown = (values as unknown[])
    .slice(0, 20)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shown.length === 1 ? shown[0]! : `one of: ${shown.join(', ')}`;
}
