import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import { mapDocument } from '../document.js';
import { mapResponse, isKey, report } from './report.js';

const app = Fastify({ ajv: { customOptions: { strict: false } } });
app.register(glue, {
  specification: { ...mapDocument(), servers: undefined },
  serviceHandlers: { mapUrls: async (request) => mapResponse(request.body) },
  securityHandlers: {
    bearerAuth: async (request) => {
      if (!isKey(request.headers.authorization?.slice(7))) throw new Error('Unauthorized');
    },
  },
  prefix: 'v2',
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
