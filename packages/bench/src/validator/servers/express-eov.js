import express from 'express';
import { middleware } from 'express-openapi-validator';
import { mapDocument } from '../document.js';
import { mapResponse, isKey, report } from './report.js';

const app = express();
app.use(express.json());
app.use(
  middleware({
    apiSpec: mapDocument(),
    validateRequests: true,
    validateResponses: false,
    validateSecurity: {
      handlers: { bearerAuth: (request) => isKey(request.headers.authorization.slice(7)) },
    },
  }),
);
app.post('/v2/map', (request, response) => response.json(mapResponse(request.body)));
app.use((error, _request, response, _next) =>
  response.status(error.status ?? 500).json({ error: error.message, details: error.errors }),
);
const server = app.listen(0, '127.0.0.1', () => report(server));
