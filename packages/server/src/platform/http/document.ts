import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { api } from '@web-data/validator';
import type { FastifyInstance } from 'fastify';

/** The forms of the description: OpenAPI 3.1, which most tools read, and 3.2, which describes the items of streams. */
const FORMS = ['openapi.json', 'openapi-3.2.json'];

/** Serves the OpenAPI document that the server is built from, byte for byte. */
export async function addDocument(app: FastifyInstance): Promise<void> {
  for (const name of FORMS) {
    const document = await readFile(fileURLToPath(import.meta.resolve(`@web-data/spec/${name}`)), 'utf8');
    app.get(`${api.basePath}/${name}`, async (_request, reply) =>
      reply.type('application/json').send(document),
    );
  }
}
