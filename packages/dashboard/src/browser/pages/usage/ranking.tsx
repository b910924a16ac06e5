import type { JSX } from 'preact';
import { number } from './numbers.ts';
import type { Measure, Used } from './numbers.ts';

interface Row extends Used {
  id: string;
  title: string;
}

/** The highest usage, as bars. */
export function Ranking({
  title,
  rows,
  measure,
}: {
  title: string;
  rows: Row[];
  measure: Measure;
}): JSX.Element {
  const visible = rows.filter((row) => row[measure] > 0).toSorted((a, b) => b[measure] - a[measure]);
  const max = Math.max(1, ...visible.map((row) => row[measure]));
  return (
    <section class="ranking">
      <h2>{title}</h2>
      {visible.length === 0 ? <p class="soft">No {measure} in these days.</p> : null}
      <ol>
        {visible.map((row) => (
          <li key={row.id}>
            <span class="name">{row.title}</span> <span class="value">{number(row[measure])}</span>
            <svg width="100%" height="6" aria-hidden="true">
              <rect class="track" width="100%" height="6" rx="3" />
              <rect class="good" width={`${(row[measure] / max) * 100}%`} height="6" rx="3" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
