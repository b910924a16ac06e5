import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createShop, type ShopFault } from './foreign/shop.ts';
import { listen } from './support.ts';

const document = await readDocument('test/foreign/shop.yaml');
const fixtures = toFixtures(
  { credentials: { valid: 'shop-key-1', revoked: 'shop-key-0' }, settleMs: 2000 },
  {},
);

async function verifyShop(fault?: ShopFault): Promise<VerifyReport> {
  const server = await listen(createShop(fault));
  const report = await verify({
    document,
    baseUrl: server.url,
    fixtures,
    strict: true,
    writes: 'all',
  });
  await server.close();
  return report;
}

const told = ({ findings }: VerifyReport): string[] =>
  findings.map(({ trial, check, message, got, pointer }) => `${trial} ${check} ${pointer} ${message} ${got}`);

it('keeps its contract', async () => {
  const report = await verifyShop();
  expect(told(report)).toEqual([]);
  const untested = report.results.flatMap(({ trial, conclusion }) =>
    conclusion.outcome === 'not-tested' ? [`${trial.id}: ${conclusion.reason}`] : [],
  );
  expect(untested).toEqual([
    'readItem/relations/what was made is not listed by listItems for another team: the fixtures have no credentials.secondTeam',
    'addItem/body/a body too large: the operation documents no 413',
    ...['readItem', 'renameItem', 'removeItem'].map(
      (id) => `${id}/authentication/another team's resource: the fixtures have no credentials.secondTeam`,
    ),
  ]);
});

it.each<[ShopFault, string]>([
  ['tags', '/paths/~1items/get/parameters/0/schema/maxItems'],
  ['price', '/paths/~1items/get/parameters/5/schema/properties/min/type'],
  ['trace', '/paths/~1items/get/parameters/7/schema/pattern'],
  ['cookie', '/paths/~1items/get/parameters/8/schema/enum'],
  ['limit', '/paths/~1items/get/x-relations/0'],
  ['count', '/paths/~1items/get/responses/2XX/headers/X-Count'],
  ['pages', '/components/schemas/Book/allOf/1/properties/pages/minimum'],
  ['parts', '/components/schemas/Bundle/allOf/1/properties/parts/maxItems'],
  ['key', '/security'],
])('finds the fault %s', async (fault, pointer) => {
  const report = await verifyShop(fault);
  const locations = report.findings.map((finding) => finding.pointer);
  expect(locations, told(report).join('\n')).toContainEqual(expect.stringContaining(pointer));
});
