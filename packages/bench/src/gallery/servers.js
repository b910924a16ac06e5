import { createServer } from 'node:http';
import { expressMiddleware } from '@web-data/validator/runtime/express';
import { fastifyPlugin } from '@web-data/validator/runtime/fastify';
import express from 'express';
import fastify from 'fastify';
import { documentedReply } from '../../../contract/dist/mock/reply.js';

/** A handler of every operation that answers as the description shows, and counts that it was called. */
export function createHandlers(operations, served) {
  return Object.fromEntries(
    operations.map((operation) => [
      operation.id,
      () => {
        served.push(operation.id);
        return replyOf(operation);
      },
    ]),
  );
}

function replyOf({ responses }) {
  const found =
    responses.find(({ status }) => status.startsWith('2')) ??
    responses.find(({ status }) => status === 'default');
  if (!found) return { status: 200 };
  const status = /^\d+$/.test(found.status) ? Number(found.status) : 200;
  const { headers, body } = documentedReply(found, status);
  const isJson = /json|\*$/.test(headers['content-type'] ?? '');
  const own = isJson
    ? body
    : body === undefined
      ? undefined
      : typeof body === 'string'
        ? body
        : JSON.stringify(body);
  return { status, headers: usable(headers), ...(body !== undefined && { body: own }) };
}

/** An error as the operation describes it, where it does: its status, else `default`. */
export function describedError(operations) {
  return ({ status, error, message }, { operation }) => {
    const { responses = [] } = operations.find(({ id }) => id === operation) ?? {};
    const found =
      responses.find((one) => one.status === String(status)) ??
      responses.find((one) => one.status === 'default');
    const { headers = {}, body } = found ? documentedReply(found, status) : {};
    if (body === undefined) return { body: { error, message } };
    return { body, headers: usable(headers) };
  };
}

/** Wildcards name no media type. */
function usable(headers) {
  const type = headers['content-type'];
  return { ...headers, ...(type?.includes('*') && { 'content-type': 'application/json' }) };
}

export async function startExpress(api, options) {
  const app = express();
  app.use(expressMiddleware(api, options));
  const server = createServer(app);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function startFastify(api, options) {
  const app = fastify();
  await app.register(fastifyPlugin(api, options));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
