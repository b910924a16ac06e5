import type { Fault } from '../plant.ts';

/** Slips of the exports. */
export const exportsFaults: readonly Fault[] = [
  ['lets everybody in', "asked.headers['x-api-key'] === 'k-exports-1'", 'true'],
  ['lets every key in', "asked.headers['x-api-key'] === 'k-exports-1'", "asked.headers['x-api-key']"],
  ['answers strangers with 403', "fail(asked, 401, 'Who are you?')", "fail(asked, 403, 'Who are you?')"],
  [
    'needs no key for idempotency',
    "if (!UUID.test(key)) return fail(asked, 400, 'Give an Idempotency-Key.');",
    '',
  ],
  [
    'takes any type for JSON',
    "if (asked.type !== 'application/json') return fail(asked, 415, 'Send JSON.');",
    '',
  ],
  [
    'fails at what is no JSON',
    "fail(asked, 400, 'This is no JSON.')",
    "fail(asked, 500, 'This is no JSON.')",
  ],
  [
    'looks at no order',
    "if (!isOrder(body)) return fail(asked, 422, 'This is no order.');",
    'if (!isObject(body)) return fail(asked, 422, "");\n    Object.assign(body, { kind: body["kind"] ?? "csv" });',
  ],
  ['takes any kind', "if (body['kind'] !== 'csv' && body['kind'] !== 'pdf') return false;", ''],
  [
    'takes members that nobody knows',
    'if (Object.keys(body).some((name) => !MEMBERS.has(name))) return false;',
    '',
  ],
  ['takes any day', 'body[name] === undefined || isDay(body[name])', 'true'],
  ['takes no PDF', " && body['kind'] !== 'pdf'", ''],
  ['starts with 200', 'asked.send(202, { id: job.id,', 'asked.send(200, { id: job.id,'],
  [
    'tells no Location',
    "const headers = { location: `/exports/${job.id}`, 'retry-after': '1' };",
    "const headers = { 'retry-after': '1' };",
  ],
  ['leads to another export', 'location: `/exports/${job.id}`,', 'location: `/exports/${randomUUID()}`,'],
  ['tells a state that there is not', "state: 'queued'", "state: 'waiting'"],
  ['tells no status URL', "state: 'queued', statusUrl: `/exports/${job.id}`", "state: 'queued'"],
  ['forgets the export', 'jobs.set(job.id, job);', ''],
  [
    'answers 200 for an export that is none',
    "if (job === undefined) return void fail(asked, 404, 'There is no such export.');",
    "if (job === undefined) return void asked.send(200, { id: exportId, state: 'queued', statusUrl: '' });",
  ],
  [
    'answers 400 for an export that is none',
    "fail(asked, 404, 'There is no such export.')",
    "fail(asked, 400, 'There is no such export.')",
  ],
  [
    'looks for what is no UUID',
    "if (!UUID.test(exportId)) return void fail(asked, 400, 'The id is no UUID.');",
    "if (!UUID.test(exportId)) return void fail(asked, 500, '');",
  ],
  ['tells half a percent', 'percent: 50', 'percent: 50.5'],
  [
    'leads on without a Location',
    'asked.send(303, undefined, { location: `${statusUrl}/file` })',
    'asked.send(303)',
  ],
  ['drops nothing', 'job.isGone = true;', ''],
  ['drops with 204', 'asked.send(202);', 'asked.send(204);'],
  [
    'tells a part without its range',
    "const range = { 'content-range': `bytes ${from}-${last}/${text.length}` };",
    'const range = {};',
  ],
  ['tells a file as text', "job.kind === 'csv' ? 'text/csv' : 'application/pdf'", "'text/plain'"],
  [
    'tells problems as JSON',
    "'content-type': 'application/problem+json'",
    "'content-type': 'application/json'",
  ],
  ['tells problems without an instance', 'status, instance: path }', 'status }'],
  [
    'tells the title of problems as a number',
    "{ type: 'about:blank', title, status,",
    "{ type: 'about:blank', title: 7, status,",
  ],
  ['starts twice for one key', 'before?.job ?? {', '{'],
];
