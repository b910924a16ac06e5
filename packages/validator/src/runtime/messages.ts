import type { Violation } from './check.ts';

/**
 * The messages of violations, by keyword; formats under `format:` and their name, patterns with an example under
 * `pattern:example` or, where capitals are required, `pattern:capitals`, a `not` of members that exclude each other under `not:members`. Each is a sentence with `$` for the param of the rule, the name of that param, and the name of the
 * param that is reported as expected, where it is another.
 */
export type Messages = Readonly<
  Record<string, readonly [message: string, param?: string, expected?: string]>
>;

/** The message of a violation and the expected value. Neither contains anything of the value that was sent. */
export function describeViolation(
  messages: Messages,
  { keyword, params }: Violation,
): { message: string; expected: unknown } {
  // A pattern with an example in the description is explained by that example.
  const own = params['format'] ?? ['example', 'capitals', 'members'].find((name) => params[name]);
  const [text, param = '', expected = param] = messages[`${keyword}:${String(own)}`] ??
    messages[keyword] ?? ['is not allowed here'];
  const said = params[param];
  const counted = said === 1 ? text.replace(/(\$ \w+)s/, '$1') : text;
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
