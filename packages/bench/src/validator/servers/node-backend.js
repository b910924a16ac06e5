import { createServer } from 'node:http';
import { OpenAPIBackend } from 'openapi-backend';
import { mapDocument } from '../document.js';
import { mapResponse, isKey, report } from './report.js';

const api = new OpenAPIBackend({
  definition: mapDocument(),
  apiRoot: '/v2',
  ajvOpts: { strict: false, formats: { uri: true } },
});
const send = (response, status, value) => {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
};
api.register({
  mapUrls: (context, _request, response) => send(response, 200, mapResponse(context.request.requestBody)),
  validationFail: (context, _request, response) =>
    send(response, 400, { error: 'Bad Request', details: context.validation.errors }),
  unauthorizedHandler: (_context, _request, response) => send(response, 401, { error: 'Unauthorized' }),
  notFound: (_context, _request, response) => send(response, 404, { error: 'Not Found' }),
});
api.registerSecurityHandler('bearerAuth', ({ request }) => isKey(request.headers.authorization.slice(7)));
await api.init();

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    api.handleRequest(
      { method: request.method, path: request.url, headers: request.headers, body },
      request,
      response,
    );
  });
});
server.listen(0, '127.0.0.1', () => report(server));
