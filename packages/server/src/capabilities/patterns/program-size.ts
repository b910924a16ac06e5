/** Upper bounds of what a pattern compiles to, in instructions of RE2's program. */
export interface ProgramSize {
  /** All instructions. The time to compile grows with it. */
  total: number;
  /** Those that are copies of a repeated part, such as nine in `\d{10}`. The time to match grows with it. */
  copies: number;
}

/** The parts of a pattern that count: escapes, classes, openings of groups, repetitions, and any other character. */
const TOKEN =
  /\\Q(?<quoted>.*?)(?:\\E|$)|\\[pP]\{[^}]*\}|\\x\{[^}]*\}|\\.|(?<group>\((?:\?(?:P?<[^>]*>|[a-zA-Z-]*:|(?<flags>[a-zA-Z-]*\))))?)|\[\^?\]?(?:\\[pP]\{[^}]*\}|\\.|\[:\^?\w+:\]|[^\]\\])*\]|(?<close>\))|\{(?<min>\d+)(?:,(?<max>\d*))?\}|(?<operator>[*+?|])|./gsu;

/**
 * Bounds the size of the program without compiling the pattern: RE2 copies a part for each repetition, so 20 characters
 * may become a thousand instructions. A pattern that is not valid gets some size.
 */
export function estimateProgramSize(pattern: string): ProgramSize {
  let sequence = createSequence();
  const outer: (typeof sequence)[] = [];
  for (const { groups = {} } of pattern.matchAll(TOKEN)) {
    const { quoted, group, flags, close, min, max, operator } = groups;
    if (flags !== undefined) continue;
    if (group !== undefined) {
      outer.push(sequence);
      sequence = createSequence();
    } else if (close !== undefined) {
      const { total, copies } = sequence;
      sequence = outer.pop() ?? createSequence();
      append(sequence, { total: total + 2, copies });
    } else if (min !== undefined)
      repeat(sequence, Number(min), max === undefined ? Number(min) : Number(max));
    else if (operator !== undefined) sequence.total += 2;
    else append(sequence, { total: quoted?.length ?? 1, copies: 0 });
  }
  for (const { total, copies } of outer) append(sequence, { total, copies });
  return { total: sequence.total + 2, copies: sequence.copies };
}

type Sequence = ProgramSize & { last: ProgramSize };

function createSequence(): Sequence {
  return { total: 0, copies: 0, last: { total: 0, copies: 0 } };
}

function append(sequence: Sequence, part: ProgramSize): void {
  sequence.total += part.total;
  sequence.copies += part.copies;
  sequence.last = part;
}

/** Repeats the last part. `{2,}` is two copies and a loop, `{0,5}` five copies and as many branches. */
function repeat(sequence: Sequence, min: number, max: number): void {
  const { last } = sequence;
  const times = Math.max(min, max, 1);
  const branches = max === min ? 2 : times + 1;
  const added = { total: last.total * (times - 1) + branches, copies: last.total * (times - 1) };
  sequence.total += added.total;
  sequence.copies += added.copies;
  sequence.last = { total: last.total + added.total, copies: last.copies + added.copies };
}
