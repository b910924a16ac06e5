/*
 * How a text of a description is written into TypeScript. No generator puts one there by another way, so that none can
 * leave the literal, the name or the comment that it belongs in.
 */

/** A value as the text of a TypeScript literal, with keys unquoted where they may be. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (rows.length === 0) return open + close;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return open + rows.join(', ') + close;
  return `${open}\n${rows.map((row) => `${inner}${row},\n`).join('')}${indent}${close}`;
}

/** A value as the text of a TypeScript literal on one line. */
export function inlineLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(?<=[{,])"__proto__":/g, '["__proto__"]:');
}

/** The text of an object literal with more rows at its end, each with its indentation and line break. */
export function extendLiteral(text: string, rows: string): string {
  return `${text.slice(0, -1)}${rows}}`;
}

/** A key of a literal or a type; in brackets where it would mean the prototype. */
export function propertyName(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return isIdentifier(key) ? key : JSON.stringify(key);
}

/** Access to a member of an expression: `.name`, or `["a name"]`. */
export function memberAccess(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

/**
 * An identifier for a list of names that no other list shares. A character that identifiers lack, and a digit that would be
 * the first, is written as `$` and its code, with `$$` before a digit that follows.
 */
export function identifier(...names: readonly string[]): string {
  const text = names
    .map((name) =>
      name.replaceAll(/\W(?=(\d?))/g, (character, digit: string) => escapeCharacter(character, digit)),
    )
    .join('_');
  return text.replace(/^\d(?=(\d?))/, (character, digit: string) => escapeCharacter(character, digit));
}

function escapeCharacter(character: string, following: string): string {
  return `$${character.charCodeAt(0)}${following === '' ? '' : '$$'}`;
}

/** A JSDoc comment of one or more lines, each behind `indent`. */
export function comment(text: string, indent = ''): string {
  return `${indent}/*${commentBody(text, indent)}*/\n`;
}

/** As `comment`, on one line. */
export function commentLine(text: string, indent = ''): string {
  return comment(text.replaceAll(/\s+/g, ' '), indent);
}

/** What stands between the delimiters of `comment`. */
export function commentBody(text: string, indent = ''): string {
  const lines = text
    .trim()
    .replaceAll('*/', String.raw`*\/`)
    .split(/\r\n?|[\n\u2028\u2029]/);
  // The compiler takes orders (`@ts-ignore`) from the last line of a comment.
  const isOrder = lines[0]!.startsWith('@ts-');
  if (lines.length === 1 && !isOrder) return `* ${lines[0]} `;
  return `*\n${lines.map((line) => `${`${indent} * ${line}`.trimEnd()}\n`).join('')}${indent} `;
}
