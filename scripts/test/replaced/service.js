// The Train Travel service, guarded by the validator of a copy: `node service.js <copy>`. It keeps bookings, answers
// otherwise with the examples of the description, and prints its address.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [copy] = process.argv.slice(2);
const { nodeHandler } = await import(pathToFileURL(join(copy, 'packages/validator/dist/node.js')).href);
const { paths, components } = JSON.parse(readFileSync(join(copy, 'spec/dist/openapi.json'), 'utf8'));
const operations = new Map(
  Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((one) => (one.operationId ? [[one.operationId, one]] : [])),
  ),
);

const bookings = new Map();
const examples = Object.fromEntries([...operations].map(([id, one]) => [id, () => answer(one)]));
const listen = nodeHandler({
  handlers: {
    ...examples,
    'create-booking': ({ body }) => {
      const booking = { ...body, id: randomUUID() };
      bookings.set(booking.id, booking);
      return { ...examples['create-booking'](), body: booking };
    },
    'get-booking': kept((booking) => ({ ...examples['get-booking'](), body: booking })),
    'delete-booking': kept(({ id }) => bookings.delete(id) && { status: 204 }),
    'create-booking-payment': kept(() => {
      const { body, ...paid } = examples['create-booking-payment']();
      const { cvc: _, ...source } = body.source; // Its example tells what is for requests only.
      return { ...paid, body: { ...body, source } };
    }),
  },
  authenticate: Object.fromEntries(
    Object.keys(components.securitySchemes).map((name) => [name, (key) => key === 'a-key']),
  ),
  errorBody: ({ status, error }) => problem(described(status), error),
});
const server = createServer((request, response) => {
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => writeHead.call(response, described(status), ...rest);
  listen(request, response);
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

/** The description has no answer for a body of another kind. */
function described(status) {
  return status === 415 ? 400 : status;
}

function problem(status, title) {
  return {
    body: { type: 'about:blank', title, status },
    headers: { 'content-type': 'application/problem+json' },
  };
}

function kept(handle) {
  return (context) => {
    const booking = bookings.get(context.params.bookingId);
    return booking ? handle(booking, context) : { status: 404, ...problem(404, 'NotFound') };
  };
}

/** The first success of an operation, as the description shows it. */
function answer({ responses }) {
  const [status, response] = Object.entries(responses).find(([one]) => one.startsWith('2'));
  const { headers = {}, content = {} } = at(response);
  const { example, examples: named = {} } = content['application/json'] ?? {};
  const pendingText = Object.entries(headers).flatMap(([name, header]) => {
    const shown = at(header).example ?? at(header).schema?.example;
    return shown === undefined ? [] : [[name.toLowerCase(), String(shown)]];
  });
  return {
    status: Number(status),
    headers: Object.fromEntries(pendingText),
    body: example ?? Object.values(named)[0]?.value,
  };
}

/** What a reference into the description leads to. */
function at(object) {
  if (!object.$ref) return object;
  return object.$ref
    .slice(2)
    .split('/')
    .reduce((value, name) => value[name], { paths, components });
}
