import type { Fault } from '../plant.ts';

/** Slips of the notebook. */
export const notesFaults: readonly Fault[] = [
  [
    'signs in with 200 and no body',
    ".cookie('sid', id, { httpOnly: true, sameSite: 'lax' }).status(204)",
    ".cookie('sid', id, { httpOnly: true, sameSite: 'lax' }).status(200)",
  ],
  ['signs in without a cookie', ".cookie('sid', id, { httpOnly: true, sameSite: 'lax' })", ''],
  ['names the cookie otherwise', "response.cookie('sid'", "response.cookie('session'"],
  [
    'takes any password',
    "if (user !== 'ada' || password !== 'correct horse') return fail(response, 401, 'No such user.');",
    '',
  ],
  ['takes a short password for a wrong one', '[...password].length < 8', 'password.length < 1'],
  [
    'takes no user for a wrong one',
    "if (typeof user !== 'string' || user === '')",
    "if (typeof user !== 'string')",
  ],
  ['lets everybody in', "if (user === undefined) return fail(response, 401, 'Sign in first.');", ''],
  [
    'answers strangers with 403',
    "fail(response, 401, 'Sign in first.')",
    "fail(response, 403, 'Sign in first.')",
  ],
  [
    'shows the notes of all',
    "const own = [...notes.values()].filter(({ owner }) => owner === response.locals['user']);",
    'const own = [...notes.values()];',
  ],
  [
    'reads a note of another',
    "    if (note?.owner !== response.locals['user']) return fail(response, 404, 'No such note.');\n    response.json(",
    "    if (!note) return fail(response, 404, 'No such note.');\n    response.json(",
  ],
  [
    'burns a note of another',
    "    if (note?.owner !== response.locals['user']) return fail(response, 404, 'No such note.');\n    notes.delete",
    "    if (!note) return fail(response, 404, 'No such note.');\n    notes.delete",
  ],
  [
    'answers 500 for a note that is none',
    "    if (note?.owner !== response.locals['user']) return fail(response, 404, 'No such note.');\n    response.json(",
    '    response.json(',
  ],
  ['looks at no colour in the query', 'colour !== undefined && !COLOURS.has(String(colour))', 'false'],
  ['finds no note of a colour', 'note.colour === colour)', 'note.colour !== colour)'],
  [
    'tells the owner',
    '({ owner: _owner, ...note }: Note & { owner: string }): Note {\n  return note;',
    '(note: Note & { owner: string }): Note {\n  return note;',
  ],
  [
    'looks at no colour in the form',
    "if (!COLOURS.has(colour)) return fail(response, 400, 'No such colour.');",
    '',
  ],
  ['takes six stars', '/^[0-5]$/u', '/^[0-6]$/u'],
  ['takes 201 characters', '[...text].length > 200', '[...text].length > 201'],
  ['takes an empty text', "typeof text !== 'string' || text === '' ||", "typeof text !== 'string' ||"],
  ['tells stars as a text', 'stars: Number(stars),', 'stars: stars as never,'],
  ['tells the time as a number', 'new Date().toISOString()', 'Date.now() as never'],
  ['redirects with 302', 'response.redirect(303, `/notes/${id}`)', 'response.redirect(302, `/notes/${id}`)'],
  [
    'redirects to where nothing is',
    'response.redirect(303, `/notes/${id}`)',
    'response.redirect(303, `/note/${id}`)',
  ],
  ['leads to no list after burning', "response.redirect(303, '/notes')", "response.redirect(303, '/')"],
  ['burns nothing', '    notes.delete(request.params.id);\n', ''],
  ['keeps nothing out of the list', 'const shown = own.filter(', 'const shown = own.slice(1).filter('],
  [
    'answers JSON where a form is wanted',
    "if (!request.is('application/x-www-form-urlencoded')) return fail(response, 415, 'Send a form.');",
    '',
  ],
  [
    'tells errors as HTML',
    'response.status(status).json({ message });',
    'response.status(status).send(`<p>${message}</p>`);',
  ],
  ['tells errors under another name', 'json({ message })', 'json({ error: message })'],
];
