import { setTimeout as sleep } from 'node:timers/promises';

/** Failures in which no data of a service arrives, and those in which it arrives late. */
const CUTS = [(wire) => wire.drop(), (wire) => wire.cut(), (wire) => wire.halfClose()];
const DISRUPTIONS = [...CUTS, (wire) => wire.delay(50), (wire) => wire.throttle(20_000)];
/** One in so many disruptions cuts off the database for longer than a call may take; the first one does. */
const LONG_EVERY = 3;
/** Milliseconds after which a call of the store has failed, and within which a server must recover after a cut. */
const FAILED_MS = 5000;
const BACK_MS = 60_000;

const any = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * Runs one disruption from its start to its end; checks the servers during and after a long one.
 * @returns {Promise<string[]>} messages about failed checks
 */
export async function runDisruption({ index, wires: [database, ...others], servers, probe }) {
  await sleep(300 + Math.random() * 1500);
  if (index % LONG_EVERY !== 0) {
    const wire = any([database, ...others]);
    any(DISRUPTIONS)(wire);
    await sleep(200 + Math.random() * 4000);
    wire.restore();
    return [];
  }
  CUTS[(index / LONG_EVERY) % CUTS.length](database);
  await sleep(FAILED_MS + Math.random() * 3000);
  const during = await Promise.all(servers.map(({ url }) => findDuring(url)));
  database.restore();
  const after = await Promise.all(servers.map(({ url }) => findAfter(url, probe)));
  return [...during, ...after].flat();
}

/** Checks that a server without its database is alive and not ready. */
async function findDuring(url) {
  const [lives, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`${url}${path}`)));
  await Promise.all([lives, ready].map((response) => response.arrayBuffer()));
  return [
    ...(lives.status === 200 ? [] : [`Without the database /healthz is ${lives.status}.`]),
    ...(ready.status === 503 ? [] : [`Without the database /readyz is ${ready.status}.`]),
  ];
}

/** Checks that the server recovers by itself. */
async function findAfter(url, probe) {
  const until = performance.now() + BACK_MS;
  for (let count = 0; performance.now() < until; count++) {
    if ((await probe(url, `after-${Math.random()}-${count}`)) === 200) return [];
    await sleep(200);
  }
  return [`${url} did not work again within ${BACK_MS} ms of the end of a cut.`];
}
