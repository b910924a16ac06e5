import { createServer } from 'node:http';
import { expressMiddleware } from '@web-data/validator/runtime/express';
import { fastifyPlugin } from '@web-data/validator/runtime/fastify';
import express from 'express';
import fastify from 'fastify';
import { responseFor } from '../../../contract/dist/semantics/response-for.js';
import { readPreference } from '../../../contract/dist/mock/prefer.js';
import { createReply, serializeReply } from '../../../contract/dist/mock/reply.js';
import { MockResources } from '../../../contract/dist/mock/resources.js';
import { successReply } from '../../../contract/dist/mock/success-reply.js';

/**
 * Creates a handler for every operation that responds as the description shows and stores its input. The responses to
 * valid requests come from the mock of the same document; only the validator checks requests.
 */
export function createHandlers(operations, document) {
  const resources = new MockResources(STATE_MS);
  const preference = readPreference(undefined);
  return Object.fromEntries(
    operations.map(({ id, pointer }) => {
      const operation = document.operations.find((one) => one.pointer === pointer);
      const handle = ({ params, body, request }) => {
        const valid = { document, resources, preference, request: requestOf(request, body) };
        const parameters = new Map(Object.entries(params).map(([name, value]) => [`path ${name}`, value]));
        return toResponse(successReply(valid, operation, parameters));
      };
      return [id, handle];
    }),
  );
}

/** Milliseconds for which a created resource stays in its first state. */
const STATE_MS = 1000;

/** Converts a request of Express or Fastify for the mock, with the body that the validator has read. */
function requestOf(request, body) {
  const { method, url, headers } = request.raw ?? request;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return { method, url: `http://127.0.0.1${url}`, headers, body: text };
}

function toResponse(reply) {
  const { status, headers, body, bytes } = reply;
  if (body === undefined) return { status, headers };
  const isJson = /json|\*$/.test(headers['content-type'] ?? 'json');
  return { status, headers: usable(headers), body: bytes ?? (isJson ? body : serializeReply(reply)) };
}

/** Returns an error as the operation describes it, if it does: its status, else the range of it, else `default`. */
export function getDescribedError(operations) {
  return ({ status, error, message }, { operation }) => {
    const own = operations.find(({ id }) => id === operation);
    const found = own && responseFor(own, status);
    const { headers = {}, body } = found ? createReply(found, status) : {};
    if (body === undefined) return { body: { error, message } };
    return { body, headers: usable(headers) };
  };
}

/** Replaces wildcards, which are not media types. */
function usable(headers) {
  const type = headers['content-type'];
  return { ...headers, ...(type?.includes('*') && { 'content-type': 'application/json' }) };
}

export async function startExpress(api, options) {
  const app = express();
  app.use(expressMiddleware(api, options));
  // The same as in Fastify: planning between two calls may take longer than the 5 s of Node.js.
  const server = createServer({ keepAliveTimeout: 72_000 }, app);
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
  const plugin = fastifyPlugin(api, options);
  // Requests that Fastify itself rejects, such as a path that cannot be decoded, get the same error responses.
  const app = fastify({ frameworkErrors: plugin.frameworkErrors });
  await app.register(plugin);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
