import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import express, { type NextFunction, type Request, type Response } from 'express';

interface Album {
  id: string;
  name: string;
  place: string | null;
  rating?: number;
  keywords?: string[];
  size: number;
  created: string;
}

/** Albums on Express after a document of OpenAPI 3.0: uploads, a table as CSV, every answer gzipped. */
export function createPhotos(): Server {
  const app = express();
  const albums = new Map<string, Album>();
  app.disable('x-powered-by').disable('etag');
  app.use((request, response, next) => {
    if (request.get('x-token') !== 'photo-token-1') return fail(response, 401, 'The token is wrong.');
    next();
  });
  app.use(express.json(), express.raw({ type: 'multipart/form-data', limit: '1mb' }));

  app.get('/api/albums', (request, response) => {
    const { min_size: least, order = 'name' } = request.query;
    if (least !== undefined && !/^[1-9]\d*$/u.test(String(least)))
      return fail(response, 400, 'min_size is a whole number above 0.');
    if (order !== 'name' && order !== '-name') return fail(response, 400, 'No such order.');
    const sign = order === 'name' ? 1 : -1;
    const shown = [...albums.values()].filter(({ size }) => least === undefined || size >= Number(least));
    reply(
      response,
      200,
      shown.toSorted((a, b) => sign * a.name.localeCompare(b.name)),
    );
  });

  app.post('/api/albums', (request, response) => {
    if (!request.is('application/json')) return fail(response, 415, 'Send JSON.');
    const wrong = whatIsWrong(request.body);
    if (wrong !== undefined) return fail(response, 422, wrong);
    const { name, place = null, rating, keywords } = request.body;
    const album: Album = { id: randomUUID(), name, place, size: 0, created: new Date().toISOString() };
    if (rating !== undefined) album.rating = rating;
    if (keywords !== undefined) album.keywords = keywords;
    albums.set(album.id, album);
    response.location(`/api/albums/${album.id}`);
    reply(response, 201, album);
  });

  app.get('/api/albums.csv', (request, response) => {
    if (!request.accepts('text/csv')) return fail(response, 406, 'There is only text/csv.');
    const lines = [...albums.values()].map(({ id, name }) => `${id},"${name.replaceAll('"', '""')}"`);
    response.type('text/csv');
    send(response, 200, `${['id,name', ...lines].join('\r\n')}\r\n`);
  });

  app.use('/api/albums/:album', (request, response, next) => {
    const album = albums.get(request.params.album.toLowerCase());
    if (album === undefined) return fail(response, 404, 'No such album.');
    response.locals['album'] = album;
    next();
  });
  app.get('/api/albums/:album', (_request, response) => reply(response, 200, response.locals['album']));
  app.delete('/api/albums/:album', (_request, response) => {
    albums.delete(response.locals['album'].id);
    response.status(204).end();
  });
  app.post('/api/albums/:album/cover', (request, response, next) => {
    setCover(request, response).catch(next);
  });

  app.use((_request: Request, response: Response) => fail(response, 404, 'No such page.'));
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) =>
    fail(response, error.status ?? 500, 'The request cannot be read.'),
  );
  return createServer(app);
}

async function setCover(request: Request, response: Response): Promise<void> {
  if (!request.is('multipart/form-data')) return fail(response, 415, 'Send multipart/form-data.');
  const type = request.get('content-type')!;
  const form = await new globalThis.Response(request.body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return fail(response, 400, 'The form cannot be read.');
  const [file, caption] = [form.get('file'), form.get('caption')];
  if (!(file instanceof File)) return fail(response, 422, 'A file is needed.');
  if (!['image/png', 'image/gif'].includes(file.type)) return fail(response, 422, 'Send PNG or GIF.');
  if (caption !== null && (typeof caption !== 'string' || [...caption].length > 30))
    return fail(response, 422, 'A caption has at most 30 characters.');
  response.locals['album'].size = 1;
  reply(response, 200, { bytes: file.size, caption });
}

function whatIsWrong(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'Send an object.';
  const { name, place, rating, keywords } = body as Record<string, unknown>;
  if (typeof name !== 'string' || name === '' || [...name].length > 60) return 'The name is wrong.';
  if (place !== undefined && place !== null && typeof place !== 'string') return 'The place is wrong.';
  if (rating !== undefined && !(typeof rating === 'number' && rating > 0 && rating <= 10))
    return 'The rating is wrong.';
  if (keywords === undefined) return undefined;
  const texts = Array.isArray(keywords) && keywords.every((word) => typeof word === 'string' && word !== '');
  return texts && keywords.length <= 4 && new Set(keywords).size === keywords.length
    ? undefined
    : 'The keywords are wrong.';
}

function reply(response: Response, status: number, body: unknown): void {
  response.type('application/json');
  send(response, status, JSON.stringify(body));
}

function send(response: Response, status: number, text: string): void {
  response.set('content-encoding', 'gzip').status(status).end(gzipSync(text));
}

function fail(response: Response, code: number, detail: string): void {
  reply(response, code, { error: { code, detail } });
}
