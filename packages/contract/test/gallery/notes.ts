import { createServer, type Server } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';

interface Note {
  id: string;
  text: string;
  colour: string;
  stars: number;
  writtenAt: string;
}

const COLOURS = new Set(['yellow', 'blue', 'pink']);

/** A notebook on Express: sessions in a cookie, forms that are answered with redirects. */
export function createNotes(): Server {
  const app = express();
  const sessions = new Map([
    ['s-of-ada', 'ada'],
    ['s-of-bob', 'bob'],
  ]);
  const notes = new Map<string, Note & { owner: string }>();
  let count = 0;
  let logins = 0;
  app.disable('x-powered-by');
  app.use(express.json(), express.urlencoded({ extended: false }));

  app.post('/login', (request, response) => {
    if (!request.is('application/json')) return fail(response, 415, 'Send JSON.');
    const { user, password } = request.body ?? {};
    if (typeof user !== 'string' || user === '') return fail(response, 400, 'A user is needed.');
    if (typeof password !== 'string' || [...password].length < 8)
      return fail(response, 400, 'A password has eight characters or more.');
    if (user !== 'ada' || password !== 'correct horse') return fail(response, 401, 'No such user.');
    const id = `s-${(logins += 1)}`;
    sessions.set(id, user);
    response.cookie('sid', id, { httpOnly: true, sameSite: 'lax' }).status(204).end();
  });

  app.use('/notes', (request, response, next) => {
    const sid = /(?:^|;\s*)sid=([^;]*)/u.exec(request.get('cookie') ?? '')?.[1] ?? '';
    const user = sessions.get(sid);
    if (user === undefined) return fail(response, 401, 'Sign in first.');
    response.locals['user'] = user;
    next();
  });

  app.get('/notes', (request, response) => {
    const { colour } = request.query;
    if (colour !== undefined && !COLOURS.has(String(colour))) return fail(response, 400, 'No such colour.');
    const own = [...notes.values()].filter(({ owner }) => owner === response.locals['user']);
    const shown = own.filter((note) => colour === undefined || note.colour === colour);
    response.json(shown.toReversed().map(toNote));
  });

  app.post('/notes', (request, response) => {
    if (!request.is('application/x-www-form-urlencoded')) return fail(response, 415, 'Send a form.');
    const { text, colour = 'yellow', stars = '0' } = request.body ?? {};
    if (typeof text !== 'string' || text === '' || [...text].length > 200)
      return fail(response, 400, 'A text of 1 to 200 characters is needed.');
    if (!COLOURS.has(colour)) return fail(response, 400, 'No such colour.');
    if (!/^[0-5]$/u.test(stars)) return fail(response, 400, 'Stars are 0 to 5.');
    const id = `n${(count += 1)}`;
    const writtenAt = new Date().toISOString();
    notes.set(id, { id, text, colour, stars: Number(stars), writtenAt, owner: response.locals['user'] });
    response.redirect(303, `/notes/${id}`);
  });

  app.get('/notes/:id', (request, response) => {
    const note = notes.get(request.params.id);
    if (note?.owner !== response.locals['user']) return fail(response, 404, 'No such note.');
    response.json(toNote(note!));
  });

  app.delete('/notes/:id', (request, response) => {
    const note = notes.get(request.params.id);
    if (note?.owner !== response.locals['user']) return fail(response, 404, 'No such note.');
    notes.delete(request.params.id);
    response.redirect(303, '/notes');
  });

  app.use((_request: Request, response: Response) => fail(response, 404, 'No such page.'));
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) =>
    fail(response, error.status ?? 500, 'The request cannot be read.'),
  );
  return createServer(app);
}

function toNote({ owner: _owner, ...note }: Note & { owner: string }): Note {
  return note;
}

function fail(response: Response, status: number, message: string): void {
  response.status(status).json({ message });
}
