import Fastify from 'fastify';
import { fastifyPlugin } from '@web-data/validator/fastify';
import { options } from './ours.js';
import { report } from './report.js';

const app = Fastify();
app.register(fastifyPlugin(options));
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
