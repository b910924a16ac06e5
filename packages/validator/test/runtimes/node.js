import { createServer } from 'node:http';
import { nodeHandler } from '../../dist/node.js';
import { options } from './api.js';

const server = createServer(nodeHandler(options));
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
