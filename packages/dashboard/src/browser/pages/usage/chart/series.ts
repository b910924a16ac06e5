import type { UsageGetResponse } from '../../../../generated/account/client/index.js';
import type { Measure } from '../numbers.ts';

/** A part of each column of a chart, with a name for the legend and the table. */
export interface Series {
  title: string;
  /** One value a day. */
  values: readonly number[];
}

/** What a chart and its table show. */
export interface ChartProps {
  title: string;
  /** The days, such as `2030-05-17`. */
  days: readonly string[];
  series: readonly Series[];
  /** The sum of each day of the period before, in the same order. */
  before: readonly number[];
}

/** What the parts of a column are: responses that succeeded and failed, operations, or keys. */
export type Split = 'status' | 'operation' | 'key';

interface SeriesOptions {
  measure: Measure;
  by: Split;
  /** Titles of operations and keys. */
  titles: ReadonlyMap<string, string>;
}

/** The parts of each column, the lowest first. Credits have no status. */
export function toSeries(usage: UsageGetResponse, { measure, by, titles }: SeriesOptions): Series[] {
  const { days, series = [] } = usage;
  if (by === 'status' && measure === 'credits')
    return [{ title: 'Credits', values: days.map(({ credits }) => credits) }];
  if (by === 'status')
    return [
      { title: 'Succeeded', values: days.map(({ requests, failed }) => requests - failed) },
      { title: 'Failed', values: days.map(({ failed }) => failed) },
    ];
  return series
    .map(({ name, isRest, ...values }) => ({
      title: isRest ? 'All others' : name === undefined ? 'Without a key' : (titles.get(name) ?? name),
      values: values[measure],
    }))
    .filter(({ values }) => values.some((value) => value > 0));
}

/** The sum of each day. */
export function sumDays(series: readonly Series[], days: number): number[] {
  return Array.from({ length: days }, (_, day) =>
    series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0),
  );
}

/** How much a number differs from the one before, such as `+12 %`; undefined where there is nothing to compare with. */
export function formatChange(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as before';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en')} %`;
}
