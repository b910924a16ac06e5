import { createServer } from 'node:http';
import { nodeHandler } from '@web-data/validator/node';
import { options } from './ours.js';
import { report } from './report.js';

const server = createServer(nodeHandler(options));
server.listen(0, '127.0.0.1', () => report(server));
