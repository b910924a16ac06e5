/** The lines of a text that say something, without the space around them. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export function tokenize(line: string): string[] {
  return line.split(/\s+|(?<=[([{|/?&=:,;>])(?=\S)|(?=[)\]}|])/).filter((word) => word !== '');
}

/** An item of a list, or a line that is nothing but a link or a picture. */
export function isItem(line: string): boolean {
  return /^(?:[-*+]|\d+[.)]) /.test(line) || isLone(line);
}

/** A line that is nothing but a link or a picture. */
function isLone(line: string): boolean {
  return /^!?\[[^\]]*\]\([^)]*\)$/.test(line);
}

/** What kind of a line it is: lines that take turns are of one kind. */
export function toShape(line: string): string {
  const [mark = ''] = /^(?:#{1,6}|[-*+]|\d+[.)]|>|\||`{3,})(?=\s|$)/.exec(line) ?? [];
  const kind = mark.replace(/^\d+/, '1').replace(/^[*+]/, '-');
  return isLone(line.slice(mark.length).trim()) ? `${kind}[]` : kind;
}
