import { expressMiddleware } from '@web-data/validator/express';
import express from 'express';
import { options } from './ours.js';
import { report } from './report.js';

const app = express();
app.use(expressMiddleware(options));
const server = app.listen(0, '127.0.0.1', () => report(server));
