import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

const dist = dirname(createRequire(import.meta.url).resolve('@web-data/server/package.json')) + '/dist';
const internal = (path) => import(pathToFileURL(join(dist, path)).href);

/** Accepts and settles work of many callers: on a thread with shared commits, and on the event loop. */
export async function measureCommits({ callers = 64, milliseconds = 4000 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
  const direct = await run(await directCommits(folder), callers, milliseconds);
  const ours = await run(await sharedCommits(folder), callers, milliseconds);
  await rm(folder, { recursive: true });
  const line = (name, { rate, p99, max }) =>
    `  ${name}: ${rate.toFixed(0)} works a second (${(rate / direct.rate).toFixed(1)} x), event loop delay p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms`;
  return [
    `credits of ${callers} callers, durable on SQLite (synchronous = full): accept and settle`,
    line('each its own transaction, on the event loop', direct),
    line('shared transactions, on a thread', ours),
  ].join('\n');
}

async function run({ work, close }, callers, milliseconds) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let done = 0;
  const until = performance.now() + milliseconds;
  delay.enable();
  const caller = async () => {
    for (; performance.now() < until; done++) await work();
  };
  await Promise.all(Array.from({ length: callers }, caller));
  delay.disable();
  await close();
  return { rate: done / (milliseconds / 1000), p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
}

async function directCommits(folder) {
  const database = new Database(join(folder, 'direct.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(
    'create table account (id integer primary key, balance integer, held integer); insert into account values (1, 1000000, 0)',
  );
  database.exec(
    'create table hold (id integer primary key, credits integer); create table ledger (id integer primary key, credits integer)',
  );
  const statements = [
    ['update account set held = held + 1 where id = 1', 'insert into hold (credits) values (1)'],
    [
      'update account set held = held - 1, balance = balance - 1 where id = 1',
      'delete from hold where id = (select min(id) from hold)',
      'insert into ledger (credits) values (-1)',
    ],
  ].map((list) => list.map((sql) => database.prepare(sql)));
  return {
    async work() {
      for (const list of statements) {
        database.exec('begin immediate');
        for (const statement of list) statement.run();
        database.exec('commit');
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close: async () => database.close(),
  };
}

async function sharedCommits(folder) {
  const [{ openStore }, { migrate }, { createDevelopmentKey }, { Credits }] = await Promise.all(
    [
      'platform/store/open.js',
      'platform/store/migrate.js',
      'accounts/keys/development-key.js',
      'accounts/credits/credits.js',
    ].map(internal),
  );
  const store = await openStore({ dataDirectory: folder });
  await migrate(store);
  await createDevelopmentKey(store);
  const { team_id: teamId } = await store.db
    .selectFrom('account')
    .select('team_id')
    .executeTakeFirstOrThrow();
  const credits = new Credits(store);
  const opening = {
    kind: 'open',
    teamId,
    credits: 1,
    concurrency: 10_000,
    operation: 'mapUrls',
    instanceId: 'here',
    requestId: 'bench',
  };
  return {
    async work() {
      const { hold } = await credits.move(opening);
      await credits.move({ kind: 'settle', teamId, holdId: hold.id, credits: 0 });
    },
    close: () => store.close(),
  };
}
