/** A line of an accessibility tree, with the lines inside of it. */
interface Line {
  text: string;
  indent: number;
  children: Line[];
  /** Number of lines inside of it, at any depth. */
  inside: number;
}

/** Lines of one parent that a tree keeps, from the most to the fewest. */
const WIDTHS = [200, 100, 50, 20, 10, 5, 3];
const MAX_DEPTH = 40;

/**
 * Shortens an accessibility tree to some characters. Long lists keep their beginning; when that is not enough, the
 * deepest lines go first. A line says how many are missing in each place.
 * @returns the tree, and the number of lines that were left out
 */
export function prune(tree: string, max: number): { text: string; omitted: number } {
  if (tree.length <= max) return { text: tree, omitted: 0 };
  const root = parse(tree);
  for (const width of WIDTHS) {
    const text = format(root, { width, depth: MAX_DEPTH, max });
    if (text !== undefined) return measure(root, text);
  }
  const narrow = WIDTHS.at(-1)!;
  for (let depth = MAX_DEPTH - 1; depth > 0; depth--) {
    const text = format(root, { width: narrow, depth, max });
    if (text !== undefined) return measure(root, text);
  }
  const cut = tree.slice(0, max);
  return { text: cut, omitted: root.inside - cut.split('\n').length + 1 };
}

function measure(root: Line, text: string): { text: string; omitted: number } {
  const remaining = text.split('\n').filter((line) => !MARK.test(line)).length;
  return { text, omitted: root.inside - remaining };
}

const MARK = /^\s*- … \d+ more$/;

function parse(tree: string): Line {
  const root: Line = { text: '', indent: -1, children: [], inside: 0 };
  const open = [root];
  for (const text of tree.split('\n')) {
    const line: Line = { text, indent: text.search(/\S|$/), children: [], inside: 0 };
    while (open.at(-1)!.indent >= line.indent) open.pop();
    for (const parent of open) parent.inside++;
    open.at(-1)!.children.push(line);
    open.push(line);
  }
  return root;
}

/** Formats a tree; undefined when it is longer than `max` characters. */
function format(
  root: Line,
  { width, depth, max }: { width: number; depth: number; max: number },
): string | undefined {
  const lines: string[] = [];
  let length = -1;
  const add = (text: string): boolean => {
    lines.push(text);
    length += text.length + 1;
    return length <= max;
  };
  const addInside = (parent: Line, level: number): boolean => {
    const remaining = level < depth ? parent.children.slice(0, width) : [];
    for (const line of remaining) if (!add(line.text) || !addInside(line, level + 1)) return false;
    const missing = parent.children.slice(remaining.length);
    const [first] = missing;
    if (first === undefined) return true;
    const count = missing.reduce((sum, { inside }) => sum + inside + 1, 0);
    return add(`${' '.repeat(first.indent)}- … ${count} more`);
  };
  return addInside(root, 0) ? lines.join('\n') : undefined;
}
