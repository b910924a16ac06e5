import type { Fault } from '../plant.ts';

/** Slips of the albums. */
export const photosFaults: readonly Fault[] = [
  ['lets everybody in', "request.get('x-token') !== 'photo-token-1'", 'false'],
  ['lets every token in', "request.get('x-token') !== 'photo-token-1'", "!request.get('x-token')"],
  [
    'looks at the start of the token alone',
    "request.get('x-token') !== 'photo-token-1'",
    "!request.get('x-token')?.startsWith('photo-token')",
  ],
  ['says gzip and sends none', '.end(gzipSync(text))', '.end(text)'],
  [
    'answers 403 to strangers',
    "fail(response, 401, 'The token is wrong.')",
    "fail(response, 403, 'The token is wrong.')",
  ],
  ['takes a least size of 0', '/^[1-9]\\d*$/u.test(String(least))', '/^\\d+$/u.test(String(least))'],
  ['takes any least size', 'least !== undefined && !/^[1-9]\\d*$/u.test(String(least))', 'false'],
  ['takes any order', "order !== 'name' && order !== '-name'", 'false'],
  [
    'answers 500 to another order',
    "return fail(response, 400, 'No such order.')",
    "throw new Error('order')",
  ],
  ['sorts by default from the end', "order = 'name' }", "order = '-name' }"],
  [
    'lists albums without their ids',
    'shown.toSorted((a, b) => sign * a.name.localeCompare(b.name)),',
    'shown.map(({ id: _id, ...album }) => album),',
  ],
  [
    'lists no album',
    'const shown = [...albums.values()].filter(',
    'const shown = [...albums.values()].slice(0, 0).filter(',
  ],
  [
    'takes forms for JSON',
    "if (!request.is('application/json')) return fail(response, 415, 'Send JSON.');",
    '',
  ],
  ['makes an album with 200', 'reply(response, 201, album)', 'reply(response, 200, album)'],
  [
    'makes two albums of one id',
    'id: randomUUID(), name',
    "id: '018f4a5e-7c3b-4d21-9a44-5f0c2b7e9d10', name",
  ],
  ['takes a long name', '[...name].length > 60', '[...name].length > 61'],
  ['counts UTF-16 units of the name', '[...name].length > 60', 'name.length > 60'],
  ['takes an empty name', "typeof name !== 'string' || name === '' ||", "typeof name !== 'string' ||"],
  [
    'refuses a place of null',
    "place !== undefined && place !== null && typeof place !== 'string'",
    "place !== undefined && typeof place !== 'string'",
  ],
  ['takes a rating of 0', 'rating > 0 && rating <= 10', 'rating >= 0 && rating <= 10'],
  ['takes a rating above 10', 'rating > 0 && rating <= 10', 'rating > 0 && rating <= 100'],
  ['takes five keywords', 'keywords.length <= 4', 'keywords.length <= 5'],
  ['takes keywords twice', ' && new Set(keywords).size === keywords.length', ''],
  ['tells no place', 'name, place, size: 0', 'name, size: 0'],
  ['tells the size as a text', 'size: 0, created', "size: '0' as never, created"],
  [
    'tells the day alone',
    'created: new Date().toISOString()',
    'created: new Date().toISOString().slice(0, 10)',
  ],
  ['tells the table as plain text', "response.type('text/csv')", "response.type('text/plain')"],
  [
    'answers 200 for an album that is none',
    "if (album === undefined) return fail(response, 404, 'No such album.');",
    'if (album === undefined) return reply(response, 200, {});',
  ],
  ['deletes nothing', "    albums.delete(response.locals['album'].id);\n", ''],
  [
    'deletes with 200 and a text',
    'response.status(204).end()',
    "response.type('text/plain').status(200).end('deleted')",
  ],
  [
    'takes a form without a file',
    "if (!(file instanceof File)) return fail(response, 422, 'A file is needed.');",
    'if (!(file instanceof File)) return reply(response, 200, { bytes: 0, caption });',
  ],
  [
    'takes files of any type',
    "if (!['image/png', 'image/gif'].includes(file.type)) return fail(response, 422, 'Send PNG or GIF.');",
    '',
  ],
  ['tells bytes as a text', 'bytes: file.size', 'bytes: String(file.size)'],
  [
    'fails at a form that cannot be read',
    ".catch(() => undefined);\n  if (form === undefined) return fail(response, 400, 'The form cannot be read.');",
    ';',
  ],
  ['tells errors flat', '{ error: { code, detail } }', '{ code, detail }'],
];
