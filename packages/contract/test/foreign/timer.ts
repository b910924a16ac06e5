import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** What the timers may do wrong. */
export type TimerFault = 'zero' | 'label' | 'state' | 'when' | 'email';

/** A service without keys and catalogue, with ranges of statuses and states over time. */
export function createTimers(fault?: TimerFault): Server {
  const timers = new Map<string, { at: number; reads: number }>();
  return createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const send = (status: number, body: unknown): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const id = /^\/timers\/([^/]+)$/u.exec(request.url ?? '')?.[1];
      if (id !== undefined && request.method === 'GET') {
        const timer = timers.get(id);
        if (timer === undefined) return send(404, { error: 'no such timer' });
        const rung = Date.now() - timer.at > 30;
        timer.reads += rung ? 1 : 0;
        const back = fault === 'state' && timer.reads === 2;
        return send(200, {
          timerId: id,
          state: rung && !back ? 'rung' : 'running',
          ...(rung && fault !== 'when' && { rungAt: new Date(timer.at).toISOString() }),
        });
      }
      if (request.url !== '/timers' || request.method !== 'POST') return send(404, { error: 'nothing here' });
      if (!request.headers['content-type']?.match(/^application\/json(?:;|$)/u))
        return send(415, { error: 'JSON, please' });
      let body: { seconds?: unknown; label?: unknown; notify?: unknown };
      try {
        body = JSON.parse(text) as typeof body;
      } catch {
        return send(400, { error: 'not JSON' });
      }
      if (!isTimer(body, fault)) return send(400, { error: 'not a timer' });
      const timerId = randomUUID();
      timers.set(timerId, { at: Date.now(), reads: 0 });
      send(202, { timerId });
    });
  });
}

function isTimer(body: unknown, fault: TimerFault | undefined): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { seconds, label, notify } = body as Record<string, unknown>;
  const positive =
    typeof seconds === 'number' && (seconds > 0 || (fault === 'zero' && seconds === 0)) && seconds <= 3600;
  const named =
    label === undefined ||
    label === null ||
    (typeof label === 'string' && (fault === 'label' || [...label].length <= 20));
  const mail =
    notify === undefined ||
    (typeof notify === 'string' && (fault === 'email' || /^[^@\s]+@[^@\s]+$/u.test(notify)));
  return positive && named && mail;
}
