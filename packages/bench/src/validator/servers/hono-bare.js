import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mapResponse, report } from './report.js';

const app = new Hono();
app.post('/v2/map', async (context) => context.json(mapResponse(await context.req.json())));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => report(server));
