interface Style {
  /** The indentation of one level. */
  step: string;
  /** Maximum length of a line, in characters. */
  room: number;
  /** The padding inside the braces of an object on one line. */
  pad: string;
  /** The delimiters of an object, and the separator between a name and its value. */
  braces: readonly [open: string, close: string];
  colon: string;
  /** An empty object, if it differs from the braces. */
  empty?: string;
  key(name: string): string;
  scalar(value: string | number | boolean | null): string;
}

const javascriptStyle: Style = {
  step: '  ',
  room: 54,
  pad: ' ',
  braces: ['{', '}'],
  colon: ': ',
  key: javascriptKey,
  scalar: (value) => (typeof value === 'string' ? quote(value) : JSON.stringify(value)),
};

const pythonStyle: Style = {
  step: '    ',
  room: 54,
  pad: '',
  braces: ['{', '}'],
  colon: ': ',
  key: (name) => JSON.stringify(name),
  scalar: (value) => {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return JSON.stringify(value);
  },
};

const jsonStyle: Style = { ...pythonStyle, step: '  ', pad: ' ', scalar: (value) => JSON.stringify(value) };

/** Formats a value as a JavaScript literal at `indent`. */
export function javascript(value: unknown, indent = ''): string {
  return write(value, indent, javascriptStyle, ',');
}

/** A key of a JavaScript object; in brackets where it would set the prototype. */
export function javascriptKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return isIdentifier(name) ? name : quote(name);
}

/** Access to a member in JavaScript: `.name`, or `['a name']`. */
export function javascriptMember(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${quote(name)}]`;
}

/** The reserved words of ECMAScript in a module, and what its strict mode lets nobody declare. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * Whether JavaScript can have a constant of that name in a module. Compiles nothing to find out: the dashboard writes
 * samples under a content security policy that lets no text become code.
 */
export function isVariableName(name: string): boolean {
  return isIdentifier(name) && !RESERVED.has(name);
}

function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

/** Formats a value as a Python literal at `indent`. */
export function python(value: unknown, indent = ''): string {
  return write(value, indent, pythonStyle, ',');
}

const phpStyle: Style = {
  ...pythonStyle,
  braces: ['[', ']'],
  colon: ' => ',
  empty: 'new stdClass()',
  key: phpText,
  scalar: (value) => (typeof value === 'string' ? phpText(value) : JSON.stringify(value)),
};

/** Formats a value as a PHP literal at `indent`. */
export function php(value: unknown, indent = ''): string {
  return write(value, indent, phpStyle, ',');
}

/** In single quotes only the quote and the backslash need escapes. */
function phpText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** Formats a value as readable JSON, on one line if it fits. */
export function json(value: unknown): string {
  return write(value, '', jsonStyle, '');
}

/** Writes one line if it fits, otherwise one line per entry, the last one followed by `trailing`. */
function write(value: unknown, indent: string, style: Style, trailing: string): string {
  if (typeof value !== 'object' || value === null)
    return style.scalar(value as string | number | boolean | null);
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : [...style.braces, style.pad];
  const entries = (inner: string): string[] =>
    Array.isArray(value)
      ? value.map((item) => write(item, inner, style, trailing))
      : Object.entries(value).map(
          ([name, item]) => `${style.key(name)}${style.colon}${write(item, inner, style, trailing)}`,
        );
  const flat = entries(indent);
  if (flat.length === 0) return Array.isArray(value) ? open + close : (style.empty ?? open + close);
  const line = `${open}${pad}${flat.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= style.room) return line;
  const inner = indent + style.step;
  return `${open}\n${inner}${entries(inner).join(`,\n${inner}`)}${trailing}\n${indent}${close}`;
}

function quote(text: string): string {
  if (text.includes("'")) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}
