import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, expect, it, vi } from 'vitest';
import type { JsonObject } from '@web-data/openapi';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';
import { INTERNAL_ERRORS, UNFOUND } from './gallery/all-faults.ts';
import { plant, type Fault } from './gallery/plant.ts';
import { SERVERS, type Correct } from './gallery/servers.ts';
import { listen } from './support.ts';

// A run takes a second or two alone, and many times that on a busy machine.
vi.setConfig({ testTimeout: 3_600_000 });

/** In long runs each so many of all slips, in both ways; else those that are named here, with fixtures. */
const EACH = Number(process.env['KILL_EACH'] ?? 0);

/** Slips of every server, and one of each kind of check that is inferred or seldom meets a fault. */
const SHORT: ReadonlySet<string> = new Set([
  'gallery: takes images of any type',
  'library: takes a year in halves',
  'library: deletes nothing',
  'meters: lets everybody in',
  'notes: lets everybody in',
  'parcels: lets everybody in',
  'parcels: tells eleven parcels a page',
  'payments: takes half cents',
  'photos: makes two albums of one id',
  'shop: lists no items',
  'shop: tells the secret',
  'shop: makes an item without an id',
  'shop: tells another id',
  'shop: knows no forms of parts',
  'stations: shows seats to everybody',
  'styles: takes four numbers',
  'tasks: lets everybody in',
  'timers: tells another id',
]);

async function isFound(correct: Correct, fault: Fault, index: number, said: JsonObject): Promise<boolean> {
  const document = await readDocument(`test/${correct.file}.yaml`);
  const server = await listen(await plant(correct, fault, index));
  const fixtures = toFixtures({ settleMs: 500, ...said }, {});
  const report = await verify({
    document,
    baseUrl: server.url,
    fixtures,
    bail: true,
    writes: 'all',
  });
  await server.close();
  return report.findings.length > 0;
}

const counts: { name: string; tried: number; missed: [key: string[], more: string[]] }[] = [];

afterAll(async () => {
  if (counts.length === 0) return;
  const share = (tried: number, missed: number): string =>
    `${tried - missed} (${Math.floor((100 * (tried - missed)) / tried)} %)`;
  const row = (name: string, tried: number, key: number, more: number): string =>
    `| ${name} | ${tried} | ${share(tried, key)} | ${share(tried, more)} |`;
  const sum = (of: (one: (typeof counts)[number]) => number): number =>
    counts.reduce((all, one) => all + of(one), 0);
  const lines = [
    '| server | slips | found with a key only | found with fixtures |',
    '| --- | --- | --- | --- |',
    ...counts.map(({ name, tried, missed: [key, more] }) => row(name, tried, key.length, more.length)),
    row(
      'all',
      sum(({ tried }) => tried),
      sum(({ missed }) => missed[0].length),
      sum(({ missed }) => missed[1].length),
    ),
    '',
    ...counts.flatMap(({ name, missed: [key, more] }) => [
      `${name}, with a key only: ${key.join('; ') || 'none missed'}`,
      `${name}, with fixtures: ${more.join('; ') || 'none missed'}`,
    ]),
  ];
  await mkdir('reports', { recursive: true });
  await writeFile('reports/kill.md', `${lines.join('\n')}\n`);
});

const short = Object.entries(INTERNAL_ERRORS).flatMap(([name, faults]) =>
  faults
    .map((fault, index) => [`${name}: ${fault[0]}`, name, fault, index] as const)
    .filter(([title]) => SHORT.has(title)),
);

it.skipIf(EACH > 0)('names slips that there are', () => {
  expect(short.map(([title]) => title)).toEqual([...SHORT]);
});

it.skipIf(EACH > 0).each(short)('finds %s', async (_, name, fault, index) => {
  const correct = SERVERS[name]!;
  expect(await isFound(correct, fault, index, correct.more)).toBe(true);
});

it.skipIf(EACH === 0).each(Object.entries(INTERNAL_ERRORS))(
  'finds the slips of %s that it is known to find',
  async (name, faults) => {
    const correct = SERVERS[name]!;
    const tried = faults.filter((_, index) => index % EACH === 0);
    const missed: [string[], string[]] = [[], []];
    for (const [index, fault] of tried.entries())
      for (const [mode, said] of [correct.key, correct.more].entries())
        if (!(await isFound(correct, fault, index, said))) missed[mode]!.push(fault[0]);
    counts.push({ name, tried: tried.length, missed });
    expect(missed[1].filter((does) => !UNFOUND.has(does))).toEqual([]);
  },
);
