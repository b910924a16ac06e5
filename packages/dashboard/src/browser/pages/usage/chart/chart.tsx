import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { number, roundUp } from '../numbers.ts';
import { formatDay, formatFullDay, pickTicks } from './axis.ts';
import { ChartTable } from './chart-table.tsx';
import { getFill, Patterns } from './patterns.tsx';
import { sumDays } from './series.ts';
import type { ChartProps } from './series.ts';
import { useDay } from './use-day.ts';

const HEIGHT = 200;
/** Max dates on the axis, so that they stand apart on a phone. */
const MAX_TICKS = 4;

/**
 * A chart with a column a day, in parts that differ by lightness and pattern. A line is the same day of the period
 * before. The values of a day are displayed for a pointer, a finger and the keyboard; a table below has them all.
 */
export function Chart({ title, days, series, before }: ChartProps): JSX.Element {
  const id = useId();
  const { day, listeners } = useDay(days.length);
  const sums = sumDays(series, days.length);
  const top = roundUp(Math.max(...sums, ...before));
  const slot = 100 / days.length;
  const described = (index: number) => describeDay({ title, days, series, before }, index, sums[index]!);
  const spoken = day ?? days.length - 1;
  return (
    <figure class="chart">
      <figcaption>{title} by day</figcaption>
      <Legend id={id} series={series} before={before} days={days.length} />
      <div class="plot">
        <p class="scale" aria-hidden="true">
          <span>{number(top)}</span>
          <span>{Number.isInteger(top / 2) ? number(top / 2) : ''}</span>
          <span>0</span>
        </p>
        <div
          class="pane"
          role="slider"
          tabIndex={0}
          aria-label={`Day of ${title.toLowerCase()}`}
          aria-valuemin={0}
          aria-valuemax={days.length - 1}
          aria-valuenow={spoken}
          aria-valuetext={described(spoken).join(', ')}
          {...listeners}
        >
          <svg width="100%" height={HEIGHT} aria-hidden="true">
            <Patterns id={id} />
            {[0, 0.5, 1].map((part) => (
              <line key={part} class="grid" x2="100%" {...level(part * (HEIGHT - 1) + 0.5)} />
            ))}
            {day === undefined ? null : (
              <rect class="chosen" x={`${day * slot}%`} width={`${slot}%`} height={HEIGHT} />
            )}
            {days.map((name, index) => (
              <Column
                key={name}
                id={id}
                values={series.map(({ values }) => values[index] ?? 0)}
                top={top}
                x={index * slot}
                slot={slot}
              />
            ))}
            {before.map((value, index) =>
              value === 0 ? null : (
                <line
                  key={index}
                  class="before"
                  x1={`${index * slot}%`}
                  x2={`${(index + 1) * slot}%`}
                  {...level(toY(value, top))}
                />
              ),
            )}
          </svg>
          <Axis days={days} />
          {day === undefined ? null : <Tip lines={described(day)} at={(day + 0.5) * slot} />}
        </div>
      </div>
      <ChartTable title={title} days={days} series={series} before={before} />
    </figure>
  );
}

function level(y: number): { y1: number; y2: number } {
  return { y1: y, y2: y };
}

function toY(value: number, top: number): number {
  return HEIGHT - (value / top) * (HEIGHT - 1);
}

/** The day, its parts and their sum, and the same day of the period before. */
function describeDay(
  { title, days, series, before }: ChartProps,
  index: number,
  sum: number,
): [day: string, ...lines: string[]] {
  const unit = title.toLowerCase();
  const parts = series.flatMap(({ title: name, values }) =>
    values[index] ? [`${name}: ${number(values[index])}`] : [],
  );
  const earlier = before[index] === undefined || before.every((value) => value === 0);
  return [
    formatFullDay(days[index]!),
    `${number(sum)} ${unit}`,
    ...(series.length > 1 ? parts : []),
    ...(earlier ? [] : [`${days.length} days before: ${number(before[index]!)}`]),
  ];
}

interface ColumnProps {
  id: string;
  /** The parts, the lowest first. */
  values: readonly number[];
  /** Value at the upper edge. */
  top: number;
  /** Left edge and width with the gap, in percent of the chart. */
  x: number;
  slot: number;
}

function Column({ id, values, top, x, slot }: ColumnProps): JSX.Element {
  const across = { x: `${x + slot * 0.14}%`, width: `${slot * 0.72}%` };
  let sum = 0;
  return (
    <g>
      {values.map((value, index) => {
        sum += value;
        return value === 0 ? null : (
          <rect
            key={index}
            class="part"
            {...across}
            y={toY(sum, top)}
            height={(value / top) * (HEIGHT - 1)}
            fill={getFill(id, index)}
          />
        );
      })}
    </g>
  );
}

/** Dates below the columns. */
function Axis({ days }: { days: readonly string[] }): JSX.Element {
  const ticks = pickTicks(days.length, MAX_TICKS);
  return (
    <svg class="axis" width="100%" height="22" aria-hidden="true">
      {ticks.map((index) => {
        const x = ((index + 0.5) / days.length) * 100;
        // The outer ones would be cut at the edges.
        const anchor = x > 92 ? 'end' : x < 8 ? 'start' : 'middle';
        const edge = anchor === 'end' ? 100 : anchor === 'start' ? 0 : x;
        return (
          <g key={index}>
            <line class="tick" x1={`${x}%`} x2={`${x}%`} y1="0" y2="5" />
            <text x={`${edge}%`} y="18" text-anchor={anchor}>
              {formatDay(days[index]!)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The values of a day, above the chart and within its width. */
function Tip({ lines: [day, ...lines], at }: { lines: [string, ...string[]]; at: number }): JSX.Element {
  return (
    <div class="tip" aria-hidden="true" style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}>
      <strong>{day}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

function total(values: readonly number[]): string {
  return number(values.reduce((sum, value) => sum + value, 0));
}

interface LegendProps extends Pick<ChartProps, 'series' | 'before'> {
  id: string;
  days: number;
}

function Legend({ id, series, before, days }: LegendProps): JSX.Element {
  const hasBefore = before.some((value) => value > 0);
  return (
    <ul class="legend">
      {series.map(({ title, values }, index) => (
        <li key={title}>
          <svg width="14" height="14" aria-hidden="true">
            <rect class="part" width="14" height="14" rx="2" fill={getFill(id, index)} />
          </svg>{' '}
          {title} <span class="soft">{total(values)}</span>
        </li>
      ))}
      {hasBefore ? (
        <li>
          <svg width="18" height="14" aria-hidden="true">
            <line class="before" x2="18" {...level(7)} />
          </svg>{' '}
          {`${days} days before`} <span class="soft">{total(before)}</span>
        </li>
      ) : null}
    </ul>
  );
}
