/*
 * Writes strings of a description into TypeScript. All generators use these functions, so that no string can break out
 * of its literal, name or comment.
 */

/** Formats a value as a TypeScript literal, with unquoted keys where possible. */
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

/** Formats a value as a TypeScript literal on one line. */
export function inlineLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(?<=[{,])"__proto__":/g, '["__proto__"]:');
}

/** Appends rows to an object literal, each with its indentation and line break. */
export function extendLiteral(text: string, rows: string): string {
  return `${text.slice(0, -1)}${rows}}`;
}

/** A key of a literal or a type; in brackets where it would set the prototype. */
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
 * Returns an identifier for a list of names, unique for that list. A character that identifiers do not allow, or a
 * digit at the start, becomes `$` and its code, with `$$` before a digit that follows.
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

/** Formats a JSDoc comment of one or more lines, each indented by `indent`. */
export function comment(text: string, indent = ''): string {
  return `${indent}/*${commentBody(text, indent)}*/\n`;
}

/** Like `comment`, on one line. */
export function commentLine(text: string, indent = ''): string {
  return comment(text.replaceAll(/\s+/g, ' '), indent);
}

/** The text between the delimiters of `comment`. */
export function commentBody(text: string, indent = ''): string {
  const lines = text
    .trim()
    .replaceAll('*/', String.raw`*\/`)
    .split(/\r\n?|[\n\u2028\u2029]/);
  // The compiler reads directives (`@ts-ignore`) from the last line of a comment.
  const isOrder = lines[0]!.startsWith('@ts-');
  if (lines.length === 1 && !isOrder) return `* ${lines[0]} `;
  return `*\n${lines.map((line) => `${`${indent} * ${line}`.trimEnd()}\n`).join('')}${indent} `;
}
