const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Max lines that are examined. */
const SAMPLE = 50;

/**
 * Detects the delimiter of a table: the character that occurs equally often in the largest number of lines. Returns
 * undefined when there is none.
 */
export function detectDelimiter(text: string): string | undefined {
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  let best: { sign: string; score: number } | undefined;
  for (const sign of DELIMITERS) {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const score = usual === 0 ? 0 : counts.filter((count) => count === usual).length / counts.length;
    if (score > 0.7 && (best === undefined || score > best.score)) best = { sign, score };
  }
  return best?.sign;
}
