import type { Server } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

const LINES: Record<string, string[]> = { train: ['North', 'South'], tram: ['1', '2'], ferry: ['Harbour'] };

/** A railway on Fastify: open to all, more for partners, a pair of headers for bookings. */
export async function createStations(): Promise<Server> {
  const app = fastify({ return503OnClosing: false });
  const bookings = new Map<string, object>();
  let count = 0;
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.status(error.statusCode ?? 500).send({ fault: 'The request cannot be read.' }),
  );
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ fault: 'There is nothing here.' }));

  app.get<{ Params: { mode: string } }>('/rail/lines/:mode', async (request, reply) => {
    const names = Object.hasOwn(LINES, request.params.mode) ? LINES[request.params.mode] : undefined;
    if (names === undefined) return reply.status(404).send({ fault: 'No such mode.' });
    return names.map((name) => (isPartner(request) ? { name, margin: 0.25 } : { name }));
  });

  app.get<{ Querystring: { class?: string; day?: string } }>('/rail/seats', async (request, reply) => {
    if (!isPartner(request) && !isMember(request))
      return reply.status(401).send({ fault: 'Partners and members only.' });
    const { class: level = '2', day } = request.query;
    if (level !== '1' && level !== '2') return reply.status(400).send({ fault: 'No such class.' });
    if (!isDay(day)) return reply.status(400).send({ fault: 'A day is needed.' });
    return { free: level === '1' ? 12 : 80 };
  });

  const member = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    request.headers['x-app-id'] === 'app-1' && request.headers['x-app-key'] === 'key-of-app-1'
      ? undefined
      : reply.status(401).send({ fault: 'An application and its key are needed.' });

  app.post('/rail/bookings', { onRequest: member }, async (request, reply) => {
    if (!isTrip(request.body)) return reply.status(400).send({ fault: 'This is no trip.' });
    const code = `R${(count += 1).toString().padStart(5, '0')}`;
    bookings.set(code, { ...request.body, code });
    return reply.status(201).send(bookings.get(code));
  });
  app.get<{ Params: { code: string } }>(
    '/rail/bookings/:code',
    { onRequest: member },
    async (request, reply) => {
      const booking = bookings.get(request.params.code);
      return booking ?? reply.status(404).send({ fault: 'No such booking.' });
    },
  );
  app.delete<{ Params: { code: string } }>(
    '/rail/bookings/:code',
    { onRequest: member },
    async (request, reply) =>
      bookings.delete(request.params.code)
        ? reply.status(204).send()
        : reply.status(404).send({ fault: 'No such booking.' }),
  );
  await app.ready();
  return app.server;
}

function isPartner(request: FastifyRequest): boolean {
  return request.headers['x-partner'] === 'partner-1';
}

function isMember({ headers }: FastifyRequest): boolean {
  const [scheme = '', ...rest] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.join(' ').trim() === 'rail-token';
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isTrip(value: unknown): value is object {
  if (!isObject(value) || !isDay(value['day'])) return false;
  const { passengers, seat } = value;
  if (!Array.isArray(passengers) || passengers.length < 1 || passengers.length > 4) return false;
  return passengers.every(isPassenger) && (seat === undefined || seat === 'any' || isSeat(seat));
}

function isPassenger(value: unknown): boolean {
  if (!isObject(value) || typeof value['name'] !== 'string' || value['name'] === '') return false;
  const { age = 0 } = value;
  return Number.isInteger(age) && Number(age) >= 0 && Number(age) <= 150;
}

function isSeat(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { coach, number } = value;
  return (
    typeof coach === 'string' && /^[A-F]$/u.test(coach) && Number.isInteger(number) && Number(number) >= 1
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
