import { parseHTML } from 'linkedom';
import { createElement, render } from 'preact';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatDay, formatFullDay, pickTicks } from '../../src/browser/pages/usage/chart/axis.ts';
import { Chart } from '../../src/browser/pages/usage/chart/chart.tsx';
import { formatChange, sumDays, toSeries } from '../../src/browser/pages/usage/chart/series.ts';
import type { ChartProps, Split } from '../../src/browser/pages/usage/chart/series.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

beforeAll(() => void vi.stubGlobal('document', document));
afterAll(() => void vi.unstubAllGlobals());

const usage = {
  success: true as const,
  from: '2026-01-01',
  to: '2026-01-02',
  days: [
    { day: '2026-01-01', requests: 40, failed: 10, credits: 5 },
    { day: '2026-01-02', requests: 0, failed: 0, credits: 0 },
  ],
  operations: [],
  keys: [],
  series: [
    { name: 'mapUrls', requests: [30, 0], failed: [10, 0], credits: [5, 0] },
    { name: 'unused', requests: [0, 0], failed: [0, 0], credits: [0, 0] },
    { requests: [8, 0], failed: [0, 0], credits: [0, 0] },
    { isRest: true, requests: [2, 0], failed: [0, 0], credits: [0, 0] },
  ],
};
const titles = new Map([['mapUrls', 'Map a website']]);

test.each<[by: Split, measure: 'requests' | 'credits', series: [title: string, values: number[]][]]>([
  [
    'status',
    'requests',
    [
      ['Succeeded', [30, 0]],
      ['Failed', [10, 0]],
    ],
  ],
  ['status', 'credits', [['Credits', [5, 0]]]],
  [
    'operation',
    'requests',
    [
      ['Map a website', [30, 0]],
      ['Without a key', [8, 0]],
      ['All others', [2, 0]],
    ],
  ],
  ['key', 'credits', [['Map a website', [5, 0]]]],
])('columns by %s of %s are of %j', (by, measure, series) => {
  const parts = toSeries(usage, { measure, by, titles });
  expect(parts.map(({ title, values }) => [title, values])).toEqual(series);
});

test('parts are summed up by day', () => {
  expect(
    sumDays(
      [
        { title: 'a', values: [1, 2] },
        { title: 'b', values: [3] },
      ],
      2,
    ),
  ).toEqual([4, 2]);
});

test.each<[now: number, before: number, text: string | undefined]>([
  [112, 100, '+12 %'],
  [50, 100, '−50 %'],
  [100, 100, 'as before'],
  [250_000, 10, '+2,499,900 %'],
  [0, 100, '−100 %'],
  [5, 0, undefined],
])('%i after %i is %j', (now, before, text) => {
  expect(formatChange(now, before)).toBe(text);
});

test.each<[days: number, max: number, ticks: number[]]>([
  [7, 5, [0, 2, 4, 6]],
  [30, 5, [5, 11, 17, 23, 29]],
  [90, 5, [17, 35, 53, 71, 89]],
  [1, 5, [0]],
])('%i days have up to %i dates: %j', (days, max, ticks) => {
  expect(pickTicks(days, max)).toEqual(ticks);
});

test('days are those of UTC', () => {
  expect([formatDay('2026-01-01'), formatFullDay('2026-01-01')]).toEqual(['Jan 1', 'Thu, Jan 1, 2026']);
});

function show(props: ChartProps): Element {
  const place = document.createElement('div');
  render(createElement(Chart, props), place);
  return place as unknown as Element;
}
const textOf = (element: Element): string => element.textContent.trim();

describe('the chart', () => {
  const props = {
    title: 'Requests',
    days: usage.days.map(({ day }) => day),
    series: toSeries(usage, { measure: 'requests', by: 'status', titles }),
    before: [20, 5],
  };

  test('has a column a day, the failed requests on top, and a line for the period before', () => {
    const [, drawing] = [...show(props).querySelectorAll('svg')].filter((svg) =>
      svg.querySelector('.before, g .part'),
    );
    const parts = [...drawing!.querySelectorAll('.part')];
    const edges = parts.map((one) =>
      ['y', 'height'].map((name) => Number(one.getAttribute(name)).toFixed(1)),
    );
    expect(edges).toEqual([
      ['80.6', '119.4'],
      ['40.8', '39.8'],
    ]);
    const lines = [...drawing!.querySelectorAll('.before')];
    expect(lines.map((line) => Number(line.getAttribute('y1')).toFixed(1))).toEqual(['120.4', '180.1']);
  });

  test('has parts that differ without colours', () => {
    const parts = [...show(props).querySelectorAll('.pane .part')];
    const fills = parts.map((one) => one.getAttribute('fill')!);
    expect(new Set(fills).size).toBe(2);
    const patterns = [...show(props).querySelectorAll('pattern')].slice(0, 5);
    // The first is plain, and each other has marks of its own.
    expect(new Set(patterns.map((one) => one.innerHTML)).size).toBe(5);
  });

  test('is said as a sentence for the day that the keyboard is at', () => {
    const slider = show(props).querySelector('[role=slider]')!;
    expect(slider.getAttribute('aria-valuetext')).toBe('Fri, Jan 2, 2026, 0 requests, 2 days before: 5');
    expect(slider.getAttribute('aria-valuemax')).toBe('1');
  });

  test('stands as numbers in a table, the newest day first', () => {
    const rows = [...show(props).querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
      ['2026-01-02', '0', '0', '0', '5'],
      ['2026-01-01', '30', '10', '40', '20'],
    ]);
    const alone = show({ ...props, series: [{ title: 'Credits', values: [5, 0] }], before: [0, 0] });
    expect([...alone.querySelectorAll('thead th')].map(textOf)).toEqual(['Day', 'Requests']);
  });
});
