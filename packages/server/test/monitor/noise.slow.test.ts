import { expect, test } from 'vitest';
import { measure, precisionOf, recallOf } from './noisy/measure.ts';
import type { Mistake, Score } from './noisy/measure.ts';
import { makeSeries } from './noisy/series.ts';

/** Of `npm test`; `MONITOR_PAGES=200` reads as many, and `MONITOR_SEED` makes others. */
const PAGES = Number(process.env['MONITOR_PAGES'] ?? 60);
const SEED = Number(process.env['MONITOR_SEED'] ?? 20_261_123);
const FETCHES = 20;

test(`of ${PAGES} pages that never stand still, each change of the writer's is told and hardly anything else`, () => {
  const { whole, learned, plain, mistakes } = measure(
    makeSeries({ pages: PAGES, fetches: FETCHES, seed: SEED }),
  );
  console.log(
    [row('every check', whole), row('after the first checks', learned), row('plain comparison', plain)].join(
      '\n',
    ),
  );
  if (process.env['MONITOR_MISTAKES'] !== undefined)
    for (const mistake of mistakes) console.log(said(mistake));
  expect(whole.found + whole.missed).toBeGreaterThan(0);
  expect(recallOf(whole)).toBe(1);
  expect(precisionOf(learned)).toBeGreaterThanOrEqual(0.98);
});

function row(name: string, score: Score): string {
  const { found, missed, false: wrong, quiet } = score;
  return `${name}: recall ${recallOf(score).toFixed(4)}, precision ${precisionOf(score).toFixed(4)} (${found} found, ${missed} missed, ${wrong} false, ${quiet} quiet)`;
}

function said({ page, check, planted, comparison }: Mistake): string {
  const what = planted === undefined ? 'FALSE' : `MISSED ${planted}`;
  const shown = comparison.diff?.text ?? JSON.stringify(comparison.ignored, null, 1);
  return `\n${what}, ${page}, check ${check}\n${shown}`;
}
