/** Words that follow a hyphen which stands for the rest of a compound: `inflow- and outflow`. */
const JOINTS = /^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|i|och|og)\b/iu;
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/** Compounds that a text has within its lines, in small letters. */
export type Compounds = ReadonlySet<string>;

/** Finds the compounds with hyphens in lines of text. */
export function listCompounds(lines: readonly string[]): Compounds {
  return new Set(lines.flatMap((line) => (line.match(COMPOUND) ?? []).map(fold)));
}

/** Joins a line to the text before it, and the halves of a word that a hyphen at the end of a line parts. */
export function joinLine(text: string, line: string, compounds: Compounds): string {
  if (text === '') return line;
  if (/\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line;
  if (!/[\p{L}\d][-‐]$/u.test(text) || !/^[\p{L}\d]/u.test(line) || JOINTS.test(line))
    return `${text} ${line}`;
  const isParted = /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line);
  if (!isParted) return text + line;
  const word = fold(`${/\p{L}+[-‐]$/u.exec(text)![0]}${/^\p{L}+/u.exec(line)![0]}`);
  return (compounds.has(word) ? text : text.slice(0, -1)) + line;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('‐', '-');
}
