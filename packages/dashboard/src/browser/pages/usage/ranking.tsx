import type { JSX } from 'preact';
import { number } from './numbers.ts';
import type { Measure, Used } from './numbers.ts';

interface Row extends Used {
  id: string;
  title: string;
}

/** What was used most, as bars. */
export function Ranking({
  title,
  rows,
  measure,
}: {
  title: string;
  rows: Row[];
  measure: Measure;
}): JSX.Element {
  const shown = rows.filter((row) => row[measure] > 0).toSorted((a, b) => b[measure] - a[measure]);
  const most = Math.max(1, ...shown.map((row) => row[measure]));
  return (
    <section class="ranking">
      <h2>{title}</h2>
      {shown.length === 0 ? <p class="soft">No {measure} in these days.</p> : null}
      <ol>
        {shown.map((row) => (
          <li key={row.id}>
            <span class="name">{row.title}</span> <span class="value">{number(row[measure])}</span>
            <svg width="100%" height="6" aria-hidden="true">
              <rect class="track" width="100%" height="6" rx="3" />
              <rect class="good" width={`${(row[measure] / most) * 100}%`} height="6" rx="3" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
