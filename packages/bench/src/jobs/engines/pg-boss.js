import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { SLOTS, TEAM_LIMIT, settle } from '../state.js';
import { runIn } from '../server-files.js';

const QUEUE = 'work';
/** Seconds without a sign of life after which a job goes to another process; its minimum. */
const HEARTBEAT_SECONDS = 10;
/** Jobs of one statement that adds them. */
const CHUNK = 5000;

/** A maximum of jobs of a team at once, counted in the database with each claim. */
export const pgBossGroups = createEngine({ groupConcurrency: TEAM_LIMIT });

function openBoss(pool, options) {
  const db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db, ...options });
  boss.on('error', () => {}); // Its database is dropped at the end.
  return boss;
}

function createEngine(limits) {
  let adding;
  return {
    async prepare({ pool }) {
      adding = openBoss(pool, { supervise: false, schedule: false });
      await adding.start();
      await adding.createQueue(QUEUE, { heartbeatSeconds: HEARTBEAT_SECONDS });
    },
    async add(_, jobs) {
      for (let from = 0; from < jobs.length; from += CHUNK)
        await adding.insert(
          QUEUE,
          jobs.slice(from, from + CHUNK).map((data) => ({ data, group: { id: data.team } })),
        );
    },
    // Its own `work` waits for half a second or more between two fetches of one job, so its `fetch` is called as often as
    // there is work.
    async work({ pool, store, run }) {
      const boss = openBoss(pool, {
        superviseIntervalSeconds: 5,
        monitorIntervalSeconds: 5,
        schedule: false,
      });
      await boss.start();
      const over = new AbortController();
      const loops = Array.from({ length: SLOTS }, async () => {
        while (!over.signal.aborted) {
          const [job] = await boss.fetch(QUEUE, limits);
          if (job === undefined) await sleep(20);
          else await runJob(boss, job);
        }
      });
      async function runJob(boss, { id, data }) {
        const alive = setInterval(() => void boss.touch(QUEUE, id), (HEARTBEAT_SECONDS * 1000) / 2);
        await run(data, () =>
          store.tx(async (query) => {
            await settle(runIn(query), data);
            await boss.complete(QUEUE, id, null, { db: { executeSql: runIn(query) } });
          }),
        );
        clearInterval(alive);
      }
      return async () => {
        over.abort();
        await Promise.all(loops);
        await boss.stop({ graceful: false });
      };
    },
  };
}
