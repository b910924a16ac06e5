import { auditCredits } from '../../dist/accounts/credits/audit.js';
import { releaseHolds } from '../../dist/accounts/credits/release-holds.js';
import { Instance } from '../../dist/platform/instances/instance.js';
import { openStore } from '../../dist/platform/store/open.js';

/** Returns messages about acknowledged data that is missing, and about accounts that are not exact. */
export async function findLosses(options, { maps, grants, cached }) {
  const store = await openStore(options);
  const books = (await auditCredits(store)).map(({ problem }) => problem);
  // The leases of the killed processes expire after a second: the next instance then frees their holds.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const instance = new Instance(store, {
    leaseMs: 1000,
    releaseHolds,
    onError: (error) => books.push(String(error)),
  });
  await instance.start();
  await instance.stop();
  books.push(...(await auditCredits(store)).map(({ problem }) => problem));

  const held = await store.db.selectFrom('account').select(['held', 'running']).execute();
  const entries = await store.db.selectFrom('ledger').select(['kind', 'operation', 'request_id']).execute();
  const keys = await store.db.selectFrom('cache').select('key').execute();
  await store.close();

  const charges = entries.filter(({ kind }) => kind === 'charge').map((entry) => entry.request_id);
  const charged = new Set(charges);
  const granted = new Set(entries.map(({ operation }) => operation));
  const storedKeys = new Set(keys.map(({ key }) => key));
  return [
    ...books,
    ...held.filter((row) => row.held !== 0 || row.running !== 0).map(() => 'Credits are still held.'),
    ...(charges.length === charged.size ? [] : ['A request was charged twice.']),
    ...missing(maps, charged, 'The map'),
    ...missing(grants, granted, 'The grant'),
    ...missing(cached, storedKeys, 'The cached sitemap'),
  ];
}

function missing(acknowledged, found, name) {
  return [...acknowledged]
    .filter((id) => !found.has(id))
    .map((id) => `${name} ${id} was acknowledged and is gone.`);
}
