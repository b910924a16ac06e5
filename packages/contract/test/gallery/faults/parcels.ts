import type { Fault } from '../plant.ts';

/** Slips of the parcels. */
export const parcelsFaults: readonly Fault[] = [
  ['lets everybody in', "c.req.query('apikey') !== 'pk-1'", 'false'],
  ['lets every key in', "c.req.query('apikey') !== 'pk-1'", "!c.req.query('apikey')"],
  [
    'asks for a key at the door',
    "  app.get('/', (c) => hal(c, { _links: { self: { href: '/' }, parcels: { href: '/parcels' } } }));\n",
    '',
  ],
  [
    'tells no links at the door',
    "hal(c, { _links: { self: { href: '/' }, parcels: { href: '/parcels' } } })",
    'hal(c, { version: 3 })',
  ],
  ['tells HAL as plain JSON', "'content-type': 'application/hal+json'", "'content-type': 'application/json'"],
  [
    'tells errors as plain JSON',
    "'content-type': 'application/vnd.error+json'",
    "'content-type': 'application/json'",
  ],
  ['tells errors without a message', 'JSON.stringify({ message })', 'JSON.stringify({ logref: message })'],
  [
    'takes page 0',
    '/^[1-9]\\d*$/u.test(text)) return fail(c, 400',
    '/^\\d+$/u.test(text)) return fail(c, 400',
  ],
  [
    'fails at a page that is no number',
    "return fail(c, 400, 'A page is a whole number from 1.')",
    "throw new Error('page')",
  ],
  ['tells eleven parcels a page', 'page * 10);\n    const next', 'page * 10 + 1);\n    const next'],
  ['tells the total as a text', 'total: orders.length', 'total: String(orders.length)'],
  [
    'tells links as texts',
    'const _links = { self: { href: `/parcels?page=${page}` }, ...next };',
    'const _links = { self: `/parcels?page=${page}`, ...next };',
  ],
  ['embeds nothing', '_embedded: { parcels } }', '_embedded: {} }'],
  ['lists no parcels', 'orders.map(toParcel).slice(', 'orders.slice(0, 0).map(toParcel).slice('],
  [
    'takes any type for JSON',
    "if (!/^application\\/json\\s*(?:;|$)/iu.test(c.req.header('content-type') ?? ''))\n      return fail(c, 415, 'Send JSON.');",
    '',
  ],
  ['fails at what is no JSON', '.catch(() => undefined);\n    if (!isOrder', ';\n    if (!isOrder'],
  [
    'looks at no order',
    "if (!isOrder(body)) return fail(c, 422, 'This is no order.');",
    "if (!isObject(body)) return fail(c, 422, 'This is no order.');",
  ],
  ['accepts with 200', "hal(c, job(id, 'packing'), 202)", "hal(c, job(id, 'packing'), 200)"],
  ['leads nowhere', "    c.header('location', `/jobs/${id}`);\n", ''],
  [
    'leads to where nothing is',
    "c.header('location', `/jobs/${id}`)",
    "c.header('location', `/jobs/${id + 100000}`)",
  ],
  ['tells no time to wait', "    c.header('retry-after', '0');\n", ''],
  ['tells a day to wait as a word', "c.header('retry-after', '0')", "c.header('retry-after', 'soon')"],
  [
    'answers 200 for a job that is none',
    "if (order === undefined) return fail(c, 404, 'No such job.');",
    "if (order === undefined) return hal(c, job(1, 'packing'));",
  ],
  [
    'fails at a job that is none',
    "if (order === undefined) return fail(c, 404, 'No such job.');",
    "if (order === undefined) throw new Error('no job');",
  ],
  [
    'tells a state that is none',
    "return hal(c, job(id, 'packing'));\n",
    "return hal(c, job(id, 'waiting'));\n",
  ],
  ['is sent without a parcel', "{ ...job(id, 'sent'), parcel: toParcel(order, id - 1) }", "job(id, 'sent')"],
  [
    'knows a third format',
    "if (format !== 'zpl' && format !== 'txt') return fail(c, 404, 'No such format.');",
    '',
  ],
  ['knows one format less', "format !== 'zpl' && format !== 'txt'", "format !== 'txt'"],
  [
    'needs no size',
    "if (size !== 'a5' && size !== 'a6')",
    "if (size !== 'a5' && size !== 'a6' && size !== '')",
  ],
  [
    'tells labels as JSON',
    "c.text(format === 'zpl' ? `^XA^FD${size}^FS^XZ` : `[ ${size} ]`)",
    'c.json([size])',
  ],
  ['tells an empty label', "c.text(format === 'zpl' ? `^XA^FD${size}^FS^XZ` : `[ ${size} ]`)", "c.text('')"],
  ['takes small letters for a country', '/^[A-Z]{2}$/u.test(country)', '/^[A-Z]{2}$/iu.test(country)'],
  ['takes a long name', 'isText(name, 80)', 'isText(name)'],
  ['takes a fourth line', 'lines.length <= 3', 'lines.length <= 4'],
  ['takes 0 grams', 'Number(grams) > 0', 'Number(grams) >= 0'],
  ['takes a gram more', 'Number(grams) % 10 === 0', 'true'],
  [
    'takes an insured parcel without a value',
    "typeof insured === 'boolean' && worth !== undefined",
    "typeof insured === 'boolean'",
  ],
  ['refuses what is not insured', 'insured === undefined ||', ''],
  ['takes a value below 0', "typeof worth === 'number' && worth >= 0", "typeof worth === 'number'"],
  ['tells a short code', ".padStart(6, '0')", ".padStart(5, '0')"],
];
