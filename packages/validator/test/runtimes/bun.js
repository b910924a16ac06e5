/* global Bun */
import { fetch } from './api.js';

const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch });
console.log(`port ${server.port}`);
