import { serve } from '@hono/node-server';
import { honoMiddleware } from '@web-data/validator/hono';
import { Hono } from 'hono';
import { options } from './ours.js';
import { report } from './report.js';

const app = new Hono();
app.use(honoMiddleware(options));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => report(server));
