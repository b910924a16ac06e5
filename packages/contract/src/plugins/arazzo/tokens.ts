/** A piece of a condition. */
export type Token =
  | { readonly kind: 'operator'; readonly text: string }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** A runtime expression (`$response.body#/id`) or a path from the current item (`@.events`). */
  | { readonly kind: 'reference'; readonly text: string };

const PATTERN =
  /\s*(?:(?<operator>\|\||&&|==|!=|<=|>=|[<>!(),\]]|\[\?)|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<number>-?\d+(?:\.\d+)?)|(?<word>true|false|null)\b|(?<call>length|count)(?=\()|(?<reference>[$@][\w$.\-#/~]*(?:\[\d+\][\w.]*)*))/guy;

/**
 * Cuts a condition of Arazzo (1.0.1, 4.6.11) or a JSONPath filter (RFC 9535) into tokens.
 * @throws naming the rest that is not understood.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  let end = 0;
  for (let found = PATTERN.exec(text); found?.groups; found = PATTERN.exec(text)) {
    end = PATTERN.lastIndex;
    tokens.push(toToken(found.groups));
    if (end === text.length) break;
  }
  const rest = text.slice(end).trim();
  if (rest !== '') throw new Error(`the condition "${text}" is not understood from "${rest}" on`);
  return tokens;
}

function toToken(groups: Record<string, string | undefined>): Token {
  const { operator, single, double, number, word, call, reference } = groups;
  const quoted = single ?? double;
  if (quoted !== undefined) return { kind: 'value', value: quoted.replaceAll(/\\(.)/gu, '$1') };
  if (number !== undefined) return { kind: 'value', value: Number(number) };
  if (word !== undefined) return { kind: 'value', value: word === 'null' ? null : word === 'true' };
  if (reference !== undefined) return { kind: 'reference', text: reference };
  return { kind: 'operator', text: operator ?? call ?? '' };
}
