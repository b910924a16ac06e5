import { parseHTML } from 'linkedom';
import { createElement, render } from 'preact';
import type { ComponentType } from 'preact';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Progress, Status } from '../../src/browser/pages/jobs/status.tsx';
import { FieldInput } from '../../src/browser/pages/playground/field-input.tsx';
import { Markdown } from '../../src/browser/pages/playground/markdown.tsx';
import { Ranking } from '../../src/browser/pages/usage/ranking.tsx';
import { Outcome, describeOutcome } from '../../src/browser/pages/webhooks/outcome.tsx';
import type { Delivery } from '../../src/browser/pages/webhooks/outcome.tsx';
import { When } from '../../src/browser/parts/when.tsx';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const { document } = parseHTML('<!doctype html><html><body></body></html>');

beforeAll(() => {
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a part of a page shows. */
function show<Props extends object>(part: ComponentType<Props>, props: Props): Element {
  const location = document.createElement('div');
  render(createElement(part, props), location);
  return location as unknown as Element;
}
const textOf = (element: Element): string => element.textContent.trim();

test.each<[at: string, text: string]>([
  ['2026-01-03T00:00:00Z', 'in 2 days'],
  ['2025-12-31T00:00:00Z', 'yesterday'],
  ['2025-12-31T21:00:00Z', '3 hours ago'],
  ['2026-01-01T00:01:00Z', 'in 1 minute'],
  ['2026-01-01T00:00:02Z', 'in a moment'],
  ['2025-12-31T23:59:30Z', 'just now'],
])('the moment %s is %s', (at, text) => {
  const element = show(When, { at });
  expect(textOf(element)).toBe(text);
  expect(element.querySelector('time')!.getAttribute('datetime')).toBe(at);
});

describe('a job', () => {
  test.each<[status: 'processing' | 'completed' | 'failed' | 'cancelled' | 'skipped', text: string]>([
    ['skipped', 'skipped'],
    ['processing', 'in work'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ])('that is %s is %s', (status, text) => {
    const badge = show(Status, { status }).querySelector('.badge')!;
    expect([textOf(badge), badge.className]).toEqual([text, `badge ${status}`]);
  });

  test.each<[status: 'processing' | 'completed', pages: object | undefined, text: string]>([
    ['processing', { completed: 3, failed: 0, waiting: 7 }, '3 of 10 pages'],
    ['processing', { completed: 3, failed: 2, waiting: 5 }, '3 of 10 pages, 2 failed'],
    ['completed', { completed: 3, failed: 0, waiting: 7 }, '3 of 3 pages'],
    ['completed', { completed: 12_345, failed: 1000, waiting: 0 }, '12,345 of 13,345 pages, 1,000 failed'],
    ['processing', undefined, '–'],
  ])('that is %s with %j shows %s', (status, pages, text) => {
    const job = { status, pages } as Parameters<typeof Progress>[0]['job'];
    expect(textOf(show(Progress, { job }))).toBe(text);
  });

  test('shows how many pages are done', () => {
    const job = { status: 'processing', pages: { completed: 3, failed: 2, waiting: 5 } };
    const bar = show(Progress, { job } as Parameters<typeof Progress>[0]).querySelector(
      '[role=progressbar]',
    )!;
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['5', '10']);
    const widths = [...bar.querySelectorAll('rect')].map((one) => [
      one.getAttribute('class'),
      one.getAttribute('width'),
    ]);
    expect(widths).toEqual([
      ['rest', '100%'],
      ['good', '30%'],
      ['bad', '20%'],
    ]);
  });
});

const delivery = (members: object): Delivery => ({ attempts: 1, ...members }) as Delivery;

describe('a delivery', () => {
  test.each<[members: object, shown: string, sentence: string]>([
    [
      { status: 'delivered', lastStatus: 204 },
      'deliveredstatus 204, 1 attempt',
      'the receiver accepted it (status 204).',
    ],
    [
      { status: 'gone', lastStatus: 410, attempts: 2 },
      'receiver gonestatus 410, 2 attempts',
      'the receiver wants no more events of this job (status 410).',
    ],
    [
      { status: 'failed', failure: 'tls', attempts: 5 },
      'given upcertificate not valid, 5 attempts',
      'the receiver did not accept it (certificate not valid); it will be retried.',
    ],
    [
      { status: 'waiting', attempts: 0 },
      'waits0 attempts',
      'the receiver did not accept it; it will be retried.',
    ],
    [
      { status: 'waiting', failure: 'timeout', nextAttemptAt: '2026-01-01T02:00:00Z' },
      'waitsno response in time, 1 attemptretried in 2 hours',
      'the receiver did not accept it (no response in time); it will be retried.',
    ],
    [
      { status: 'waiting', failure: 'address', nextAttemptAt: '2025-12-31T00:00:00Z' },
      'waitsno permitted address, 1 attemptretried in a moment',
      'the receiver did not accept it (no permitted address); it will be retried.',
    ],
  ])('of %j', (members, visible, sentence) => {
    expect(textOf(show(Outcome, { delivery: delivery(members) }))).toBe(visible);
    expect(describeOutcome(delivery(members))).toBe(sentence);
  });
});

test('Markdown of a hostile page takes no long time', () => {
  const started = performance.now();
  for (const mark of ['`', '``a', '**a', '_a ', '[a](', '> ', '| ', '# '])
    show(Markdown, { text: mark.repeat(100_000 / mark.length) });
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each<[title: string, text: string]>([
  ['fences that do not end', '```a\n'.repeat(40_000)],
  ['fences of growing length', Array.from({ length: 600 }, (_, at) => '`'.repeat(at + 3)).join('\na\n\n')],
  ['a row of hyphens', `|a|\n|${'-'.repeat(200_000)}x|`],
  ['a line of spaces', `a\n${' '.repeat(200_000)}\na`],
])('Markdown with %s is rendered at once', (_, text) => {
  const started = performance.now();
  show(Markdown, { text });
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each<[markdown: string, html: string]>([
  [
    '```\nno *end*',
    '<div class="code"><pre aria-label="Code" tabindex="0"><code>no *end*</code></pre></div>',
  ],
  [
    'Before\n````\n```\n````\nAfter',
    '<p>Before</p><div class="code"><pre aria-label="Code" tabindex="0"><code>```</code></pre></div><p>After</p>',
  ],
  ['```code``` text', '<p><code>code</code> text</p>'],
  ['# Title', '<p class="page-heading level-1">Title</p>'],
  ['### Third', '<p class="page-heading level-3">Third</p>'],
  [
    'One **bold** `code`\n\nTwo *slanted* and __both *kinds*__',
    '<p>One <strong>bold</strong> <code>code</code></p><p>Two <em>slanted</em> and <strong>both <em>kinds</em></strong></p>',
  ],
  ['- one\n- [two](https://example.com/)', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  [
    '```js\na\n\n# b\n```',
    '<div class="code"><pre aria-label="Code" tabindex="0"><code>a\n\n# b</code></pre></div>',
  ],
  ['# Title\nText', '<p class="page-heading level-1">Title</p><p>Text</p>'],
  ['> said\n> **so**', '<blockquote><p>said\n<strong>so</strong></p></blockquote>'],
  [
    '| a | b |\n|---|:-:|\n| `x` | 1 |',
    '<div aria-label="Table of the page" role="region" tabindex="0" class="wide-table"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>x</code></td><td>1</td></tr></tbody></table></div>',
  ],
  ['---', '<hr>'],
  ['![logo](x.png) a\\_b snake_case_name 2*3*4', '<p>logo a_b snake_case_name 2*3*4</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[x](javascript:alert(1)) **[y](data:z)**', '<p>x) <strong>y</strong></p>'],
])('Markdown %j is shown as text', (text, html) => {
  expect(show(Markdown, { text }).innerHTML.toLowerCase()).toBe(html.toLowerCase());
});

const row = (id: string, requests: number) => ({ id, title: id, requests, failed: 0, credits: 0 });

test('a ranking shows what was used, the most first', () => {
  const rows = [row('few', 1), row('none', 0), row('many', 2000)];
  const visible = show(Ranking, { title: 'Keys', rows, measure: 'requests' as const });
  expect([...visible.querySelectorAll('li')].map(textOf)).toEqual(['many 2,000', 'few 1']);
  expect([...visible.querySelectorAll('rect.good')].map((one) => one.getAttribute('width'))).toEqual([
    '100%',
    '0.05%',
  ]);
  expect(
    textOf(show(Ranking, { title: 'Keys', rows: [row('none', 0)], measure: 'credits' as const })),
  ).toContain('No credits in these days.');
});

const showField = (members: object, value = ''): Element =>
  show(FieldInput, {
    field: {
      name: 'f',
      kind: 'text',
      location: 'body',
      isRequired: false,
      description: 'A field.',
      ...members,
    } as never,
    initial: value,
    onChange: () => {},
  });

const optionsOf = (members: object) => [...showField(members).querySelectorAll('option')].map(textOf);

describe('a field of a form', () => {
  test.each<[members: object, control: string, words: string]>([
    [{}, 'input', 'A field.'],
    [{ kind: 'file' }, 'input', 'A field.'],
    [{ kind: 'number' }, 'input', 'A field.'],
    [{ kind: 'switch' }, 'select', 'A field.'],
    [{ kind: 'choice', choices: ['a'] }, 'select', 'A field.'],
    [{ kind: 'lines', usual: 'x' }, 'textarea', 'A field. One on each line. Default: x.'],
    [{ kind: 'json' }, 'textarea', 'A field. As JSON.'],
    [{ kind: 'long' }, 'textarea', 'A field.'],
  ])('of %j is a %s', (members, control, description) => {
    const visible = showField(members);
    expect(visible.querySelector('input, select, textarea')!.localName).toBe(control);
    expect(textOf(visible.querySelector('.hint')!)).toBe(description);
  });

  test('that may be left out says so', () => {
    expect(textOf(showField({}).querySelector('label')!)).toBe('f optional');
    expect(textOf(showField({ isRequired: true }).querySelector('label')!)).toBe('f required');
  });

  test('has the choices that there are, and none', () => {
    expect(optionsOf({ kind: 'choice', choices: ['a', 'b'] })).toEqual(['not given', 'a', 'b']);
    expect(optionsOf({ kind: 'switch', isRequired: true })).toEqual(['Choose', 'true', 'false']);
  });

  test.each<[lines: number, rows: string]>([
    [1, '2'],
    [5, '5'],
    [50, '12'],
  ])('of %i lines has %s rows', (lines, rows) => {
    const area = showField(
      { kind: 'lines' },
      Array.from({ length: lines }, () => 'x').join('\n'),
    ).querySelector('textarea')!;
    expect(area.getAttribute('rows')).toBe(rows);
  });
});
