import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document that the server is built from, byte for byte. */
export async function addDocument(app: FastifyInstance): Promise<void> {
  const document = await readFile(fileURLToPath(import.meta.resolve('@web-data/spec/openapi.json')), 'utf8');
  app.get('/v2/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
}
