/** Splits a text into its lines, without empty lines and surrounding space. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export function tokenize(line: string): string[] {
  return line.split(/\s+|(?<=[([{|/?&=:,;>])(?=\S)|(?=[)\]}|])/).filter((word) => word !== '');
}

/** Whether a line is an item of a list, or only a link or a picture. */
export function isItem(line: string): boolean {
  return /^(?:[-*+]|\d+[.)]) /.test(line) || isLone(line);
}

/** Whether a line is only a link or a picture. */
function isLone(line: string): boolean {
  return /^!?\[[^\]]*\]\([^)]*\)$/.test(line);
}

/** Returns the kind of a line. Lines that rotate in a slot have the same kind. */
export function toShape(line: string): string {
  const [mark = ''] = /^(?:#{1,6}|[-*+]|\d+[.)]|>|\||`{3,})(?=\s|$)/.exec(line) ?? [];
  const kind = mark.replace(/^\d+/, '1').replace(/^[*+]/, '-');
  return isLone(line.slice(mark.length).trim()) ? `${kind}[]` : kind;
}
