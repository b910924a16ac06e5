import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

interface Payment {
  id: string;
  status: string;
  createdAt: string;
  amount: number;
  currency: string;
  method: object;
  note?: string;
  reference?: string;
}

interface Stored {
  payment: Payment;
  version: number;
}

const note = { type: ['string', 'null'], maxLength: 50 };
const reference = { type: 'string', pattern: '^[A-Z]{2}[0-9]{4}$' };
const card = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'number'],
  properties: { kind: { const: 'card' }, number: { type: 'string', pattern: '^[0-9]{16}$' } },
};
const iban = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'iban'],
  properties: {
    kind: { const: 'iban' },
    iban: { type: 'string', pattern: '^[A-Z]{2}[0-9]{20}$' },
    holder: { type: 'string', minLength: 1 },
  },
};
const newPayment = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency', 'method'],
  properties: {
    amount: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    currency: { enum: ['EUR', 'CHF', 'SEK'] },
    note,
    reference,
    method: { oneOf: [card, iban] },
  },
};
const changes = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { note, reference },
};
const page = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    cursor: { type: 'string' },
    status: { enum: ['open', 'paid', 'failed'] },
  },
};
const key = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 64 } },
};

/** Payments on Fastify: problem details, cursors, entity tags with preconditions, merge patches. */
export async function createPayments(): Promise<Server> {
  const app = fastify({ return503OnClosing: false });
  const owners = new Map([
    ['tok_live_7Q2mA', 'one'],
    ['tok_live_9Xk3B', 'two'],
  ]);
  const stores = new Map([...owners.values()].map((owner) => [owner, new Map<string, Stored>()]));
  const answers = new Map<string, { body: string; stored: Stored }>();
  let count = 0;
  const strict = new Ajv2020({ strict: false });
  const coercing = new Ajv2020({ strict: false, coerceTypes: true, useDefaults: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : coercing).compile(schema as object),
  );
  app.addContentTypeParser(
    'application/merge-patch+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: { statusCode?: number; validationContext?: string }, _request, reply) => {
    const status = error.validationContext === 'body' ? 422 : (error.statusCode ?? 500);
    return problem(reply, status, status === 500 ? 'Something broke' : 'The request is wrong');
  });
  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'Not found'));
  app.addHook('onRequest', async (request, reply) => {
    if (storeOf(request) !== undefined) return;
    reply.header('www-authenticate', 'Bearer realm="payments"');
    await problem(reply, 401, 'Who are you?');
  });
  function storeOf(request: FastifyRequest): Map<string, Stored> | undefined {
    const [, token = ''] = /^Bearer +([\w.~+/-]+=*)$/iu.exec(request.headers.authorization ?? '') ?? [];
    return stores.get(owners.get(token) ?? '');
  }

  app.get<{ Querystring: { limit: number; cursor?: string; status?: string } }>(
    '/v1/payments',
    { schema: { querystring: page } },
    async (request, reply) => {
      const { limit, cursor, status } = request.query;
      const all = [...storeOf(request)!.values()].map(({ payment }) => payment);
      const from = cursor === undefined ? 0 : all.findIndex(({ id }) => toCursor(id) === cursor) + 1;
      if (cursor !== undefined && from === 0) return problem(reply, 400, 'No such cursor');
      const rest = all.slice(from).filter((payment) => status === undefined || payment.status === status);
      const data = rest.slice(0, limit);
      return { data, next: rest.length > limit ? toCursor(data.at(-1)!.id) : null };
    },
  );

  app.post<{ Body: Omit<Payment, 'id' | 'status' | 'createdAt'> & { note?: string | null } }>(
    '/v1/payments',
    { schema: { body: newPayment, headers: key } },
    async (request, reply) => {
      const repeated = request.headers['idempotency-key'];
      const name = `${request.headers.authorization} ${String(repeated)}`;
      const body = JSON.stringify(request.body);
      const known = repeated === undefined ? undefined : answers.get(name);
      if (known && known.body !== body) return problem(reply, 422, 'The key was used for another payment');
      if (known) return created(reply, known.stored);
      const id = `pay_${(count += 1).toString(36).padStart(8, '0')}`;
      const payment = {
        id,
        status: 'open',
        createdAt: new Date().toISOString(),
        ...withoutNull(request.body),
      };
      const stored: Stored = { payment, version: 1 };
      storeOf(request)!.set(id, stored);
      if (repeated !== undefined) answers.set(name, { body, stored: { ...stored } });
      return created(reply, stored);
    },
  );

  app.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
    const stored = storeOf(request)!.get(request.params.id);
    if (stored === undefined) return problem(reply, 404, 'No such payment');
    const tag = `"${stored.version}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return stored.payment;
  });

  app.patch<{ Params: { id: string }; Body: Partial<Payment> }>(
    '/v1/payments/:id',
    { schema: { body: changes } },
    async (request, reply) => {
      const stored = storeOf(request)!.get(request.params.id);
      if (stored === undefined) return problem(reply, 404, 'No such payment');
      if (request.headers['content-type']?.split(';')[0]?.toLowerCase() !== 'application/merge-patch+json')
        return problem(reply, 415, 'Send a merge patch');
      const expected = request.headers['if-match'];
      if (expected === undefined) return problem(reply, 428, 'Say which version you change');
      const tags = new Set(expected.split(',').map((tag) => tag.trim()));
      if (!tags.has('*') && !tags.has(`"${stored.version}"`))
        return problem(reply, 412, 'Somebody else was faster');
      stored.payment = withoutNull({ ...stored.payment, ...request.body }) as Payment;
      stored.version += 1;
      reply.header('etag', `"${stored.version}"`);
      return stored.payment;
    },
  );

  await app.ready();
  return app.server;
}

function created(reply: FastifyReply, { payment, version }: Stored): FastifyReply {
  reply.header('location', `/v1/payments/${payment.id}`).header('etag', `"${version}"`);
  return reply.status(201).send(payment);
}

function toCursor(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 12);
}

function withoutNull<T extends object>(value: T): T & { note?: string } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as T & {
    note?: string;
  };
}

function problem(reply: FastifyReply, status: number, title: string): FastifyReply {
  return reply.status(status).type('application/problem+json').send({ type: 'about:blank', title, status });
}
