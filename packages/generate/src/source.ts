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

/** A key of a literal or a type; in brackets where it would mean the prototype. */
export function propertyName(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
