import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/vitest/tier.ts';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';
import { INTERNAL_ERRORS } from './gallery/all-faults.ts';
import { plant } from './gallery/plant.ts';
import { SERVERS } from './gallery/servers.ts';
import { listen } from './support.ts';

const RUNS = isLong ? 10 : 3;
const servers = Object.entries(SERVERS).filter(
  ([name]) => isLong || ['shop', 'notes', 'parcels'].includes(name),
);

/** What the report of a run with the default seed says: the outcome of each trial, and its findings. */
async function report(name: string, index: number): Promise<string[]> {
  const correct = SERVERS[name]!;
  const [, , , fault] = INTERNAL_ERRORS[name]!;
  const server = await listen(await plant(correct, fault!, index));
  const { results, findings } = await verify({
    document: await readDocument(`test/${correct.file}.yaml`),
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 500, ...correct.key }, {}),
    writes: 'all',
  });
  await server.close();
  const outcomes = results.map(({ trial, conclusion }) => `${trial.id} ${conclusion.outcome}`);
  return [...outcomes, ...findings.map(({ fingerprint }) => fingerprint)].toSorted();
}

it.each(servers)('%s: the same seed gives the same report', async (name) => {
  const first = await report(name, 9000);
  expect(first.length).toBeGreaterThan(50);
  for (let run = 1; run < RUNS; run++) expect(await report(name, 9000 + run)).toEqual(first);
});
