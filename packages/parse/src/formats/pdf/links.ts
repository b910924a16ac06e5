import type { Run } from './run.ts';

/** A link annotation: its target and its rectangle. */
export interface Link {
  href: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Adds the targets of links to runs; splits runs where a link starts or ends. */
export function linkRuns(runs: readonly Run[], links: readonly Link[]): Run[] {
  if (links.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const middle = run.y - run.size * 0.3;
    const hits = links.filter(
      ({ left, right, top, bottom }) =>
        middle > top &&
        middle < bottom &&
        Math.min(right, run.x + run.width) - Math.max(left, run.x) > run.size * 0.2,
    );
    return cut(
      run,
      hits.toSorted((a, b) => a.left - b.left),
    );
  });
}

function cut(run: Run, links: readonly Link[]): Run[] {
  const parts: Run[] = [];
  let at = 0;
  for (const { href, left, right } of links) {
    const from = Math.max(at, wordAt(run, left));
    const to = Math.max(from, wordAt(run, right));
    if (to === from) continue;
    parts.push(part(run, at, from), { ...part(run, from, to), href });
    at = to;
  }
  return [...parts, part(run, at, run.text.length)].filter(({ text }) => text.trim() !== '');
}

/**
 * Index of the word boundary nearest to an x position. An estimate, since the widths of single characters are unknown.
 */
function wordAt({ text, x, width }: Run, position: number): number {
  const guess = ((position - x) / width) * text.length;
  if (guess <= 1) return 0;
  if (guess >= text.length - 1) return text.length;
  let best = 0;
  for (const { index } of text.matchAll(
    /(?<=\s)(?=\S)|(?<=\S)(?=\s)|(?<=\w)(?=[^\w\s])|(?<=[^\w\s])(?=\w)|$/g,
  ))
    if (Math.abs(index - guess) < Math.abs(best - guess)) best = index;
  return best;
}

function part(run: Run, from: number, to: number): Run {
  const characterWidth = run.width / run.text.length;
  return {
    ...run,
    text: run.text.slice(from, to),
    x: run.x + from * characterWidth,
    width: (to - from) * characterWidth,
  };
}
