import { createServer } from 'node:http';

/**
 * A receiver that takes an event at once, after a while, only when it comes again, or with its answer lost on the way, by
 * chance.
 */
export async function serveReceiver() {
  /** Every arrival in its order: the event, and whether it was taken. */
  const arrivals = [];
  const rejectedIds = new Set();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const id = request.headers['webhook-id'];
    const chance = Math.random();
    // Once at most: a second failure would be tried again only after half a minute.
    const mayFail = !rejectedIds.has(id) && chance < 0.1;
    if (mayFail) rejectedIds.add(id);
    const isAccepted = !mayFail || chance >= 0.05;
    const { id: job, type } = JSON.parse(text);
    arrivals.push({ id, text, job, type, isAccepted });
    if (!mayFail) setTimeout(() => response.writeHead(204).end(), chance * 100);
    else if (!isAccepted) response.writeHead(500).end();
    else request.socket.destroy(); // It was taken, and nobody knows.
  });
  server.on('clientError', () => {}); // A sender that was killed.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/hook`, arrivals, close };
}

/**
 * Sentences about events that are lost, out of order, or not the same when they came again; and how many came again.
 * @param jobs each with the types of the events that are due, in their order
 */
export function findDeliveryProblems(arrivals, jobs) {
  const byJob = groupBy(arrivals);
  const problems = jobs.flatMap(({ id, due }) => findJobProblems(id, byJob.get(id) ?? [], due));
  return { problems, repeated: arrivals.length - new Set(arrivals.map(({ id }) => id)).size };
}

function findJobProblems(job, arrivals, due) {
  const first = new Map();
  const problems = [];
  for (const { id, text, type } of arrivals) {
    const known = first.get(id);
    if (known === undefined) first.set(id, { text, type });
    else if (known.text !== text) problems.push(`Job ${job} told two things under the id ${id}.`);
    // What came again may only be what came last: the one after waits for it.
    else if ([...first.keys()].at(-1) !== id)
      problems.push(`Job ${job} told ${id} again after a later event.`);
  }
  const accepted = new Set(arrivals.filter(({ isAccepted }) => isAccepted).map(({ id }) => id));
  for (const id of first.keys())
    if (!accepted.has(id)) problems.push(`Job ${job} told ${id}, which was refused, and never again.`);
  const reported = [...first.values()].map(({ type }) => type);
  if (reported.join() !== due.join())
    problems.push(`Job ${job} told ${reported.join()} instead of ${due.join()}.`);
  return problems;
}

/** Node 20 has no Map.groupBy. */
function groupBy(arrivals) {
  const groups = new Map();
  for (const one of arrivals) groups.set(one.job, [...(groups.get(one.job) ?? []), one]);
  return groups;
}
