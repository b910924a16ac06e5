import type { Fault } from '../plant.ts';

/** Slips of the crew. */
export const crewFaults: readonly Fault[] = [
  [
    'lets everybody in beside certificates',
    "const isKnown = /^bearer +oidc-token-7$/u.test(authorization.replace(/^bearer/iu, 'bearer'));",
    'const isKnown = true;',
  ],
  ['takes any token beside certificates', '/^bearer +oidc-token-7$/u', '/^bearer +\\S+$/u'],
  [
    'takes a token that begins right beside certificates',
    '/^bearer +oidc-token-7$/u',
    '/^bearer +oidc-token-7/u',
  ],
  [
    'needs no tenant',
    "else if (tenant !== 'north' && tenant !== 'south') fail(asked, 400, 'There is no such tenant.');\n      return !isKnown || (tenant !== 'north' && tenant !== 'south');",
    "asked.headers['x-tenant'] = tenant === 'south' ? 'south' : 'north';\n      return !isKnown;",
  ],
  [
    'answers a wrong tenant with 500',
    "fail(asked, 400, 'There is no such tenant.')",
    "fail(asked, 500, 'There is no such tenant.')",
  ],
  [
    'takes any handle',
    "typeof body['handle'] === 'string' && HANDLE.test(body['handle'])",
    "typeof body['handle'] === 'string'",
  ],
  ['takes handles of 21 letters', '[A-Za-z0-9_]{1,19}$/u', '[A-Za-z0-9_]{1,20}$/u'],
  [
    'takes members that nobody knows',
    "if (Object.keys(body).some((name) => !['handle', 'nick', 'age'].includes(name))) return false;",
    '',
  ],
  ['takes a long nick', 'isText(nick, 0, 12)', 'isText(nick, 0, 13)'],
  ['takes no nick of twelve letters', 'isText(nick, 0, 12)', 'isText(nick, 0, 11)'],
  [
    'refuses null for a nick',
    'if (nick !== null && !isText(nick, 0, 12)) return false;',
    "if ('nick' in body && !isText(nick, 0, 12)) return false;",
  ],
  ['takes an age of 15', 'Number(age) >= 16', 'Number(age) >= 15'],
  ['takes an age of 121', 'Number(age) <= 120', 'Number(age) <= 121'],
  ['takes half years', 'Number.isInteger(age) && ', ''],
  ['hires with 200', 'asked.send(201, person, {', 'asked.send(200, person, {'],
  [
    'leads to where nobody is',
    'location: `/v2/people/${encodeURIComponent(person.handle)}`',
    'location: `/v2/people/${encodeURIComponent(person.handle)}x`',
  ],
  ['keeps nobody', 'people.set(handle.toLowerCase(), person);', ''],
  [
    'knows handles in one letter case',
    'peopleOf(asked).get(handle.toLowerCase())',
    'peopleOf(asked).get(handle)',
  ],
  ['tells no nick', "nick: body['nick'] ?? null, age", "nick: body['nick'], age"],
  ['lists one too many', 'start + Number(size)), {', 'start + Number(size) + 1), {'],
  ['tells no total', "'x-total-count': String(all.length), ...link", '...link'],
  [
    'takes any page',
    "if (!/^\\d+$/u.test(page) || Number(page) < 1) return fail(asked, 400, 'The page is wrong.');",
    '',
  ],
  ['takes pages of 31', 'Number(size) > 30', 'Number(size) > 31'],
  [
    'takes any word for yes',
    "if (deleted !== 'true' && deleted !== 'false') return fail(asked, 400, 'include_deleted is wrong.');",
    '',
  ],
  ['tells of those who left', "deleted === 'true' || one.deletedAt === null", 'true'],
  [
    'takes any type for JSON',
    "function hire(asked: Asked): void {\n    if (asked.type !== 'application/json') return fail(asked, 415, 'Send JSON.');",
    'function hire(asked: Asked): void {',
  ],
  ['hires nobody of many', 'body.length < 1 || ', ''],
  ['hires 21 at once', 'body.length > 20', 'body.length > 21'],
  ['hires many with 200', 'asked.send(207, told)', 'asked.send(200, told)'],
  [
    'takes any body for a patch',
    "if (asked.type !== 'application/merge-patch+json') return fail(asked, 415, 'Send a merge patch.');",
    '',
  ],
  ['changes handles', " || 'handle' in body", ''],
  ['dismisses nobody', 'person.deletedAt = new Date().toISOString();', ''],
  ['dismisses with 200', 'asked.send(204);', 'asked.send(200, person);'],
  [
    'tells of who left as of who never was there',
    "if (person.deletedAt !== null) return void fail(asked, 410, 'The person has left.');",
    "if (person.deletedAt !== null) return void fail(asked, 418, 'The person has left.');",
  ],
  [
    'answers 200 for nobody',
    "if (person === undefined) return void fail(asked, 404, 'There is nobody of that name.');",
    'if (person === undefined) return void asked.send(200, { handle, nick: null, age: null, deletedAt: null });',
  ],
  [
    'tells problems as JSON',
    "'content-type': 'application/problem+json'",
    "'content-type': 'application/json'",
  ],
];
