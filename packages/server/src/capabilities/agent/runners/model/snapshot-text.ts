/** An element of an accessibility tree: its role, its name as a JSON string, its attributes, and its text. */
const ELEMENT = /^(?<role>[^\s:"[]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?: \[[^\]]*\])*(?:: (?<text>.*)|:)?$/s;
/** A key that YAML quotes, and what follows. */
const QUOTED = /^'(?<key>(?:[^']|'')*)'(?<rest>:.*)?$/s;
/** Roles of elements whose text is what was typed into them; of a combobox, its options are the page's. */
const EDITABLE = /^(?:textbox|searchbox|spinbutton|slider)$/;

/**
 * Returns what a page says in an accessibility tree: the names and texts of its elements, without roles, refs and attributes
 * such as `[level=2]`, and without the contents of fields.
 */
export function readSnapshotText(snapshot: string): string {
  const texts: string[] = [];
  let field = Infinity;
  for (const line of snapshot.split('\n')) {
    const indent = line.search(/\S/);
    if (indent === -1 || (indent > field && field !== Infinity)) continue;
    field = Infinity;
    const { role = '', name, text } = parseElement(line.slice(indent).replace(/^- /, ''));
    if (EDITABLE.test(role)) field = indent;
    if (name !== undefined) texts.push(unquote(name));
    if (text !== undefined && field === Infinity && role !== 'combobox') texts.push(unquote(text));
  }
  return texts.filter((text) => text.trim() !== '').join('\n');
}

function parseElement(line: string): Partial<Record<string, string>> {
  const { key, rest = '' } = QUOTED.exec(line)?.groups ?? {};
  const plain = key === undefined ? line : `${key.replaceAll("''", "'")}${rest}`;
  return ELEMENT.exec(plain)?.groups ?? {};
}

/** Names are JSON strings, and so are texts that YAML would read as something else. */
function unquote(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
