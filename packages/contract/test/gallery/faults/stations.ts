import type { Fault } from '../plant.ts';

/** Slips of the railway. */
export const stationsFaults: readonly Fault[] = [
  [
    'knows a fourth mode',
    "if (names === undefined) return reply.status(404).send({ fault: 'No such mode.' });",
    'if (names === undefined) return [];',
  ],
  ['knows two modes alone', ", ferry: ['Harbour'] }", ' }'],
  [
    'asks everybody for a key to see lines',
    'const names = Object.hasOwn',
    "if (!isPartner(request)) return reply.status(401).send({ fault: 'Partners only.' });\n    const names = Object.hasOwn",
  ],
  [
    'fails without a key',
    '(isPartner(request) ? { name, margin: 0.25 } : { name })',
    "(request.headers['x-partner']!.length > 0 ? { name, margin: 0.25 } : { name })",
  ],
  ['tells lines as texts', '=> (isPartner(request) ? { name, margin: 0.25 } : { name }));', '=> name);'],
  ['tells the margin as a text', 'margin: 0.25', "margin: '25 %'"],
  ['shows seats to everybody', 'if (!isPartner(request) && !isMember(request))', 'if (false)'],
  [
    'shows seats to any bearer',
    'if (!isPartner(request) && !isMember(request))',
    'if (!isPartner(request) && !request.headers.authorization)',
  ],
  [
    'shows seats to any partner',
    'if (!isPartner(request) && !isMember(request))',
    "if (!request.headers['x-partner'] && !isMember(request))",
  ],
  [
    'shows seats to partners alone',
    'if (!isPartner(request) && !isMember(request))',
    'if (!isPartner(request))',
  ],
  [
    'shows seats to members alone',
    'if (!isPartner(request) && !isMember(request))',
    'if (!isMember(request))',
  ],
  [
    'shows seats to who is both',
    '!isPartner(request) && !isMember(request)',
    '!isPartner(request) || !isMember(request)',
  ],
  ['knows a third class', "level !== '1' && level !== '2'", '!/^[123]$/u.test(level)'],
  ['needs no day', "if (!isDay(day)) return reply.status(400).send({ fault: 'A day is needed.' });", ''],
  [
    'takes days that are none',
    'return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);',
    'return true;',
  ],
  ['takes times for days', '/^\\d{4}-\\d\\d-\\d\\d$/u.test(value)', '/^\\d{4}-\\d\\d-\\d\\d/u.test(value)'],
  ['tells free seats as a text', '80 };', "'80' };"],
  ['tells less than no seat', "{ free: level === '1' ? 12 : 80 }", "{ free: level === '1' ? -1 : 80 }"],
  [
    'books for everybody',
    "request.headers['x-app-id'] === 'app-1' && request.headers['x-app-key'] === 'key-of-app-1'",
    'true',
  ],
  ['looks at the id alone', " && request.headers['x-app-key'] === 'key-of-app-1'", ''],
  ['looks at the key alone', "request.headers['x-app-id'] === 'app-1' && ", ''],
  [
    'takes one of the two',
    "request.headers['x-app-id'] === 'app-1' &&",
    "request.headers['x-app-id'] === 'app-1' ||",
  ],
  [
    'asks no key to read a booking',
    "'/rail/bookings/:code',\n    { onRequest: member },\n    async (request, reply) => {",
    "'/rail/bookings/:code',\n    {},\n    async (request, reply) => {",
  ],
  [
    'asks no key to cancel',
    "'/rail/bookings/:code',\n    { onRequest: member },\n    async (request, reply) =>\n      bookings.delete",
    "'/rail/bookings/:code',\n    {},\n    async (request, reply) =>\n      bookings.delete",
  ],
  [
    'looks at no trip',
    "if (!isTrip(request.body)) return reply.status(400).send({ fault: 'This is no trip.' });",
    '',
  ],
  ['books with 200', 'reply.status(201)', 'reply.status(200)'],
  ['tells a code of another length', '.padStart(5, ', '.padStart(7, '],
  [
    'tells no passengers',
    'bookings.set(code, { ...request.body, code });',
    'bookings.set(code, { ...request.body, code, passengers: [] });',
  ],
  [
    'forgets the booking',
    'bookings.set(code, { ...request.body, code });\n    return reply.status(201).send(bookings.get(code));',
    'return reply.status(201).send({ ...request.body, code });',
  ],
  [
    'answers nothing for a booking that is none',
    "booking ?? reply.status(404).send({ fault: 'No such booking.' })",
    'booking ?? {}',
  ],
  ['cancels nothing', 'bookings.delete(request.params.code)', 'bookings.has(request.params.code)'],
  ['cancels with 200', 'reply.status(204).send()', 'reply.status(200).send({ done: true })'],
  ['takes five passengers', 'passengers.length > 4', 'passengers.length > 5'],
  ['takes no passengers', 'passengers.length < 1 || ', ''],
  [
    'takes a passenger without a name',
    "!isObject(value) || typeof value['name'] !== 'string' || value['name'] === ''",
    '!isObject(value)',
  ],
  ['takes the age of Methuselah', 'Number(age) <= 150', 'Number(age) <= 969'],
  ['takes half years', 'Number.isInteger(age) && ', ''],
  ['takes any seat', "(seat === undefined || seat === 'any' || isSeat(seat))", 'true'],
  ['refuses a seat of any kind', "seat === 'any' || ", ''],
  ['knows a coach G', '/^[A-F]$/u', '/^[A-G]$/u'],
  [
    'tells errors under another name',
    "reply.status(404).send({ fault: 'There is nothing here.' })",
    "reply.status(200).send({ fault: 'There is nothing here.' })",
  ],
];
