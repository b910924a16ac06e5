import type { JSX } from 'preact';
import { number, roundUp } from './numbers.ts';
import type { Measure, Used } from './numbers.ts';

const HEIGHT = 180;

interface Day extends Used {
  day: string;
}

/** A chart with a column a day. Rejected requests are on top in another colour. A table below has the numbers. */
export function Columns({ days, measure }: { days: Day[]; measure: Measure }): JSX.Element {
  const top = roundUp(Math.max(...days.map((day) => day[measure])));
  const slot = 100 / days.length;
  const title = `${measure === 'requests' ? 'Requests' : 'Credits'} by day`;
  return (
    <figure class="columns">
      <figcaption>
        {title}
        {measure === 'requests' ? (
          <span class="legend">
            <span class="key failed-key" /> failed
          </span>
        ) : null}
      </figcaption>
      <div class="plot">
        <p class="scale" aria-hidden="true">
          <span>{number(top)}</span>
          <span>{Number.isInteger(top / 2) ? number(top / 2) : ''}</span>
          <span>0</span>
        </p>
        <svg
          width="100%"
          height={HEIGHT}
          role="img"
          aria-label={`${title}; the highest is ${number(Math.max(...days.map((day) => day[measure])))}.`}
        >
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              class="grid"
              x1="0"
              x2="100%"
              y1={part * (HEIGHT - 1) + 0.5}
              y2={part * (HEIGHT - 1) + 0.5}
            />
          ))}
          {days.map((day, index) => (
            <Column key={day.day} day={day} measure={measure} top={top} x={index * slot} slot={slot} />
          ))}
        </svg>
      </div>
      <p class="ends" aria-hidden="true">
        <span>{days[0]!.day}</span>
        <span>{days.at(-1)!.day}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Requests</th>
              <th scope="col">Failed</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{number(day.requests)}</td>
                <td>{number(day.failed)}</td>
                <td>{number(day.credits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface ColumnProps {
  day: Day;
  measure: Measure;
  /** Value at the upper edge. */
  top: number;
  /** Left edge and width with the gap, in percent of the chart. */
  x: number;
  slot: number;
}

function Column({ day, measure, top, x, slot }: ColumnProps): JSX.Element {
  const high = (value: number) => (value / top) * (HEIGHT - 1);
  const failed = measure === 'requests' ? day.failed : 0;
  const [all, bad] = [high(day[measure]), high(failed)];
  const across = { x: `${x + slot * 0.15}%`, width: `${slot * 0.7}%` };
  return (
    <g>
      <title>{`${day.day}: ${number(day.requests)} requests, ${number(day.failed)} failed, ${number(day.credits)} credits`}</title>
      <rect class="hit" x={`${x}%`} width={`${slot}%`} y="0" height={HEIGHT} />
      <rect class="good" {...across} y={HEIGHT - all + bad} height={all - bad} />
      <rect class="bad" {...across} y={HEIGHT - all} height={bad} />
    </g>
  );
}
