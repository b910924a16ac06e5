import express from 'express';
import { mapResponse, report } from './report.js';

const app = express();
app.use(express.json());
app.post('/v2/map', (request, response) => response.json(mapResponse(request.body)));
const server = app.listen(0, '127.0.0.1', () => report(server));
