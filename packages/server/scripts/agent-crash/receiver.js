import { createServer } from 'node:http';

/**
 * Starts a webhook receiver. At random it accepts an event at once, late, only at the second delivery, or without a
 * response.
 */
export async function serveReceiver() {
  /** Every arrival in order: the event, and whether it was accepted. */
  const arrivals = [];
  const rejectedIds = new Set();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const id = request.headers['webhook-id'];
    const chance = Math.random();
    // Fails an event only once: the sender waits half a minute after a second failure.
    const mayFail = !rejectedIds.has(id) && chance < 0.1;
    if (mayFail) rejectedIds.add(id);
    const isAccepted = !mayFail || chance >= 0.05;
    const { id: job, type } = JSON.parse(text);
    arrivals.push({ id, text, job, type, isAccepted });
    if (!mayFail) setTimeout(() => response.writeHead(204).end(), chance * 100);
    else if (!isAccepted) response.writeHead(500).end();
    else request.socket.destroy(); // Accepts the event without a response.
  });
  server.on('clientError', () => {}); // A killed sender.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/hook`, arrivals, close };
}

/**
 * Returns messages about events that are lost, out of order, or different when repeated, and the number of repeated
 * deliveries.
 * @param jobs each with the types of its expected events, in their order
 */
export function findDeliveryProblems(arrivals, jobs) {
  const byJob = groupBy(arrivals);
  const problems = jobs.flatMap(({ id, expected }) => findJobProblems(id, byJob.get(id) ?? [], expected));
  return { problems, repeated: arrivals.length - new Set(arrivals.map(({ id }) => id)).size };
}

function findJobProblems(job, arrivals, expected) {
  const first = new Map();
  const problems = [];
  for (const { id, text, type } of arrivals) {
    const known = first.get(id);
    if (known === undefined) first.set(id, { text, type });
    else if (known.text !== text) problems.push(`Job ${job} told two things under the id ${id}.`);
    // Only the latest event may be repeated: later ones wait for it.
    else if ([...first.keys()].at(-1) !== id)
      problems.push(`Job ${job} told ${id} again after a later event.`);
  }
  const accepted = new Set(arrivals.filter(({ isAccepted }) => isAccepted).map(({ id }) => id));
  for (const id of first.keys())
    if (!accepted.has(id)) problems.push(`Job ${job} told ${id}, which was refused, and never again.`);
  const reported = [...first.values()].map(({ type }) => type);
  if (reported.join() !== expected.join())
    problems.push(`Job ${job} told ${reported.join()} instead of ${expected.join()}.`);
  return problems;
}

/** Node 20 has no Map.groupBy. */
function groupBy(arrivals) {
  const groups = new Map();
  for (const one of arrivals) groups.set(one.job, [...(groups.get(one.job) ?? []), one]);
  return groups;
}
