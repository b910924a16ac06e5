import type { JSX } from 'preact';
import { number } from '../numbers.ts';
import { sumDays } from './series.ts';
import type { ChartProps } from './series.ts';

/** All values of a chart as a table, the last day first. */
export function ChartTable({ title, days, series, before }: ChartProps): JSX.Element {
  const sums = sumDays(series, days.length);
  const hasParts = series.length > 1;
  const hasBefore = before.some((value) => value > 0);
  const order = days.map((_, index) => days.length - 1 - index);
  return (
    <details>
      <summary>As a table</summary>
      <div class="wide-table" tabIndex={0} role="region" aria-label={`${title} by day as a table`}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {hasParts
                ? series.map(({ title: name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))
                : null}
              <th scope="col">{title}</th>
              {hasBefore ? <th scope="col">{`${days.length} days before`}</th> : null}
            </tr>
          </thead>
          <tbody>
            {order.map((index) => (
              <tr key={days[index]}>
                <th scope="row">{days[index]}</th>
                {hasParts
                  ? series.map(({ title: name, values }) => <td key={name}>{number(values[index] ?? 0)}</td>)
                  : null}
                <td>{number(sums[index]!)}</td>
                {hasBefore ? <td>{number(before[index] ?? 0)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
