/* global Deno */
import { fetch } from './api.js';

Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log(`port ${port}`) }, fetch);
