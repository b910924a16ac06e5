/** A part of a line; changed parts are marked. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** A line of a diff: before and after; the same in both where nothing has changed. */
export interface DiffRow {
  kind: 'same' | 'changed' | 'gap';
  /** Undefined where a line was added. */
  before: Piece[] | undefined;
  /** Undefined where a line was removed. */
  after: Piece[] | undefined;
}

/** Max tokens of a line in which changes are marked one by one; longer lines are marked completely. */
const MAX_TOKENS = 400;

/** Reads a unified diff: pairs lines that were replaced, and marks the tokens that differ. */
export function readDiff(diff: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      rows.push(pairLines(removed[at], added[at]));
    removed = [];
    added = [];
  };
  for (const line of diff.replace(/\n$/, '').split('\n')) {
    if (/^(?:---|\+\+\+) /.test(line) && rows.length === 0) continue;
    if (line.startsWith('-')) removed.push(line.slice(1));
    else if (line.startsWith('+')) added.push(line.slice(1));
    else {
      flush();
      if (line.startsWith('@@')) rows.push({ kind: 'gap', before: undefined, after: undefined });
      else if (!line.startsWith('\\')) rows.push(sameLine(line.slice(1)));
    }
  }
  flush();
  return rows[0]?.kind === 'gap' ? rows.slice(1) : rows;
}

function sameLine(text: string): DiffRow {
  const pieces = [{ text, isChanged: false }];
  return { kind: 'same', before: pieces, after: pieces };
}

function pairLines(before: string | undefined, after: string | undefined): DiffRow {
  if (before === undefined || after === undefined) {
    return { kind: 'changed', before: toSinglePiece(before), after: toSinglePiece(after) };
  }
  const [old, next] = [toTokens(before), toTokens(after)];
  const isCommon =
    old.length > MAX_TOKENS || next.length > MAX_TOKENS
      ? { before: new Set<number>(), after: new Set<number>() }
      : findCommon(old, next);
  return { kind: 'changed', before: toPieces(old, isCommon.before), after: toPieces(next, isCommon.after) };
}

function toSinglePiece(text: string | undefined): Piece[] | undefined {
  return text === undefined ? undefined : [{ text, isChanged: true }];
}

/** Splits a line into runs of alphanumerics, white space and single other characters. */
function toTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

/** Finds a longest common subsequence, as positions in both lines. */
function findCommon(
  old: readonly string[],
  next: readonly string[],
): { before: Set<number>; after: Set<number> } {
  const width = next.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === next[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const before = new Set<number>();
  const after = new Set<number>();
  for (let i = 0, j = 0; i < old.length && j < next.length;) {
    if (old[i] === next[j]) {
      before.add(i++);
      after.add(j++);
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return { before, after };
}

/** Joins neighbours that are marked alike. */
function toPieces(tokens: readonly string[], common: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, text] of tokens.entries()) {
    const isChanged = !common.has(at);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}
