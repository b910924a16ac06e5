import { formatPatch, structuredPatch } from 'diff';

/** The difference of two lists of lines, for people and for programs. */
export interface TextDiff {
  /** Unified format. */
  text: string;
  json: { files: DiffFile[] };
}

interface DiffFile {
  from: string;
  to: string;
  additions: number;
  deletions: number;
  chunks: DiffChunk[];
}

interface DiffChunk {
  content: string;
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  changes: DiffChange[];
}

type DiffChange =
  | { type: 'normal'; normal: true; ln1: number; ln2: number; content: string }
  | { type: 'add'; add: true; ln: number; content: string }
  | { type: 'del'; del: true; ln: number; content: string };

/** Number of unchanged lines around a change. */
const CONTEXT = 3;

/** Computes the difference between two lists of lines, in unified format and in parts. */
export function createPatch(before: readonly string[], after: readonly string[]): TextDiff {
  const [from, to] = ['before', 'after'];
  const patch = structuredPatch(from, to, joined(before), joined(after), undefined, undefined, {
    context: CONTEXT,
  });
  const text = formatPatch(patch).replace(/^(?:Index: .*\n)?=+\n/, '');
  const chunks = patch.hunks.map((hunk): DiffChunk => {
    const { oldStart, oldLines, newStart, newLines, lines } = hunk;
    const content = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`;
    return { content, oldStart, oldLines, newStart, newLines, changes: changesOf(lines, oldStart, newStart) };
  });
  const changes = chunks.flatMap((chunk) => chunk.changes);
  const additions = changes.filter(({ type }) => type === 'add').length;
  const deletions = changes.filter(({ type }) => type === 'del').length;
  return { text, json: { files: [{ from, to, additions, deletions, chunks }] } };
}

function changesOf(lines: readonly string[], oldStart: number, newStart: number): DiffChange[] {
  let [ln1, ln2] = [oldStart, newStart];
  return lines.map((content): DiffChange => {
    if (content.startsWith('+')) return { type: 'add', add: true, ln: ln2++, content };
    if (content.startsWith('-')) return { type: 'del', del: true, ln: ln1++, content };
    return { type: 'normal', normal: true, ln1: ln1++, ln2: ln2++, content };
  });
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
