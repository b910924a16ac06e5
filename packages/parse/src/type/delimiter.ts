/** How the values of a table in text are set apart. */
export interface Dialect {
  delimiter: string;
  quote: '"' | "'";
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Max lines that are examined. */
const SAMPLE = 50;
/** Max characters that are examined. */
const MAX_CHARACTERS = 100_000;
/** A first line that names the delimiter, as spreadsheet programs write it. */
const NAMED = /^\uFEFF?sep=([^\r\n"'\w])(?:\r\n?|\n)/i;

/** Reads the line that names the delimiter of a table; `rest` is the table below it. */
export function readNamedDelimiter(text: string): { delimiter: string; rest: string } | undefined {
  const named = NAMED.exec(text);
  return named === null ? undefined : { delimiter: named[1]!, rest: text.slice(named[0].length) };
}

/**
 * Detects how the values of a table are set apart: by the character that occurs equally often in the largest number of
 * lines. Returns undefined when there is none.
 */
export function detectDialect(text: string): Dialect | undefined {
  const start = text.slice(0, MAX_CHARACTERS);
  const quote = detectQuote(start);
  const quoted = quote === '"' ? /"(?:[^"]|"")*"/g : /'(?:[^']|'')*'/g;
  const lines = listLines(start.replaceAll(quoted, quote + quote)).slice(0, SAMPLE);
  let best: { delimiter: string; score: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const score = usual === 0 ? 0 : counts.filter((count) => count === usual).length / counts.length;
    if (score > 0.7 && (best === undefined || score > best.score)) best = { delimiter, score };
  }
  return best && { delimiter: best.delimiter, quote };
}

/** Single quotation marks count where there are no others, and each line begins and ends with one. */
function detectQuote(text: string): '"' | "'" {
  if (text.includes('"')) return '"';
  const lines = listLines(text).slice(0, SAMPLE);
  const isSingle = lines.length > 1 && lines.slice(0, -1).every((line) => /^'[^]*'$/.test(line.trim()));
  return isSingle ? "'" : '"';
}

function listLines(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}
