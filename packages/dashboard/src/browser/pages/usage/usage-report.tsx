import type { JSX } from 'preact';
import { Figures } from '../../parts/figures.tsx';
import { operationTitles } from '../requests/request-columns.tsx';
import { Chart } from './chart/chart.tsx';
import { formatChange, toSeries } from './chart/series.ts';
import type { Split } from './chart/series.ts';
import { number, sumUsage } from './numbers.ts';
import type { Measure } from './numbers.ts';
import type { ComparedUsage } from './use-usage.ts';

interface UsageReportProps extends ComparedUsage {
  measure: Measure;
  by: Split;
}

/** The numbers of some days, and a chart of them, both beside those of the days before. */
export function UsageReport({ usage, before, measure, by }: UsageReportProps): JSX.Element {
  const [now, earlier] = [sumUsage(usage.days), sumUsage(before.days)];
  const note = (name: keyof typeof now) => {
    const change = formatChange(now[name], earlier[name]);
    return change === undefined ? undefined : `${change}, from ${number(earlier[name])}`;
  };
  const titles = new Map([
    ...Object.entries(operationTitles),
    ...usage.keys.flatMap(({ keyId, name }): [string, string][] => (keyId ? [[keyId, name ?? keyId]] : [])),
  ]);
  return (
    <>
      <Figures
        figures={[
          { title: 'Requests', value: number(now.requests), note: note('requests') },
          { title: 'Failed', value: number(now.failed), note: note('failed') },
          { title: 'Credits', value: number(now.credits), note: note('credits') },
        ]}
      />
      {now.requests + now.credits + earlier.requests + earlier.credits === 0 ? null : (
        <Chart
          title={measure === 'requests' ? 'Requests' : 'Credits'}
          days={usage.days.map(({ day }) => day)}
          series={toSeries(usage, { measure, by, titles })}
          before={before.days.map((day) => day[measure])}
        />
      )}
    </>
  );
}
