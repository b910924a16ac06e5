// A server that will be killed. It also grants credits and caches sitemaps, and prints what is durable: each line only
// after its promise has resolved.
import { Credits } from '../../dist/accounts/credits/credits.js';
import { startServer } from '../../dist/index.js';
import { createSitemapCache } from '../../dist/capabilities/map/sitemap-cache.js';
import { openStore } from '../../dist/platform/store/open.js';
import { createStoredCache } from '../../dist/platform/store/stored-cache.js';

const options = JSON.parse(process.argv[2]);
const plans = { crash: { requestsPerMinute: 1_000_000, concurrency: 1000 } };
const server = await startServer({
  ...options,
  port: 0,
  plans,
  leaseMs: 1000,
  logLevel: 'silent',
  docsDirectory: 'none',
  allowPrivate: ['127.0.0.1:*'],
});
const store = await openStore(options);
const { id: teamId } = await store.db.selectFrom('team').select('id').executeTakeFirstOrThrow();
console.log(`url ${server.url}`);

const credits = new Credits(store);
const cache = createSitemapCache(createStoredCache(store, { kind: 'sitemap', maxBytes: 1_000_000_000 }));
const sitemap = { kind: 'urlset', urls: ['http://127.0.0.1/'], checkedAt: Date.now() };
for (let count = 0; ; count++) {
  const id = `${process.pid}-${Date.now()}-${count}`;
  await credits.move({ kind: 'grant', teamId, credits: 3, reason: id });
  console.log(`grant ${id}`);
  await cache.set(id, sitemap, 3_600_000);
  console.log(`cached ${id}`);
}
