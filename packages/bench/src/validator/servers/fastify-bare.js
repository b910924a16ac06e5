import Fastify from 'fastify';
import { mapResponse, report } from './report.js';

const app = Fastify();
app.post('/v2/map', (request, reply) => reply.send(mapResponse(request.body)));
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
