import { createServer, type Server } from 'node:http';

/** What the service of alarms may do wrong. */
export type AlarmFault = 'past' | 'no time' | 'rings while off' | 'miscounts' | 'miscounts a day';

const SOON = 400;

/** A service of alarms: each rings every now and then, and is told of with the next time, a moment late now and then. */
export function createAlarms(fault?: AlarmFault): Server {
  const alarms = new Map<string, { isOff: boolean; since: number }>();
  return createServer(async (request, response) => {
    const send = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST' && request.url === '/alarms') {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { isOff = false } = readJson(text) as { isOff?: boolean };
      alarms.set(String(alarms.size + 1), { isOff, since: Date.now() });
      return send(201, { id: String(alarms.size) });
    }
    const alarm = alarms.get(/^\/alarms\/(?<id>\d+)$/u.exec(request.url ?? '')?.groups?.['id'] ?? '');
    if (request.method !== 'GET' || alarm === undefined) return send(404, {});
    const rung = Math.floor((Date.now() - alarm.since) / SOON);
    send(200, answer({ ...alarm, rung, fault }));
  });
}

interface Asked {
  isOff: boolean;
  since: number;
  rung: number;
  fault: AlarmFault | undefined;
}

function answer({ isOff, since, rung, fault }: Asked): object {
  // For a moment it still tells of the ring that has just been.
  const at = fault === 'past' ? since - 60_000 : since + (rung + 4) * SOON;
  const ringsAt = new Date(at).toISOString();
  const isTold = fault === 'no time' ? false : !isOff || fault === 'rings while off';
  return {
    state: isOff ? 'off' : 'on',
    ...(isTold && { ringsAt }),
    rings: {
      all: rung + (fault === 'miscounts' ? 1 : 0),
      heard: rung,
      missed: 0,
      of: 'this week',
    },
    days: [
      { all: 3, heard: 1, missed: 2 },
      { all: fault === 'miscounts a day' ? 3 : 2, heard: 1, missed: 1 },
    ],
  };
}

function readJson(text: string): object {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}
