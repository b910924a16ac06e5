import Fastify from 'fastify';

/** The floor: Fastify, which reads a JSON body and returns a constant of the same size. */
export async function start({ response }) {
  const app = Fastify();
  app.post('/v2/map', async () => response);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { facts: { url }, close: () => app.close() };
}
