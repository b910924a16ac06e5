import { expect, test } from 'vitest';
import { NO_FIXTURES, verify, type Finding } from '../../src/index.ts';
import { document } from './document.ts';
import { CORRECT, EVENTS, serveStreams, type Answer } from './serve.ts';

async function find(
  planted: Readonly<Record<string, Answer>>,
  only?: readonly string[],
): Promise<readonly Finding[]> {
  const { url, close } = await serveStreams(planted);
  const { findings } = await verify({
    document,
    baseUrl: url,
    fixtures: NO_FIXTURES,
    ...(only !== undefined && { only }),
  });
  await close();
  return findings;
}

const send =
  (body: string | Buffer, type: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(body);
const events = (body: string, type = 'text/event-stream') => send(body, type);
const lines = (body: string) => send(body, 'application/jsonl');

const FAULTS: readonly [title: string, path: string, answer: Answer, expected: string][] = [
  [
    'data of a wrong type',
    '/events',
    events(EVENTS.replace('"n":1', '"n":"1"')),
    'schema Item 1 of the stream breaks its schema: /data/n must be integer. /components/schemas/Item/properties/n/type',
  ],
  [
    'data that is not JSON',
    '/events',
    events(EVENTS.replace('{"n":1}', '{n:1}')),
    'body The data of event 1 of the stream is not JSON. /paths/~1events/get/responses/200/content/text~1event-stream',
  ],
  [
    'an event of another name',
    '/events',
    events(EVENTS.replace('event: item', 'event: other')),
    'schema Item 1 of the stream breaks its schema: /event must be equal to constant.',
  ],
  [
    'no blank line at the end',
    '/events',
    events(EVENTS.slice(0, -1)),
    'body The stream breaks the framing of text/event-stream: its last event has no blank line at its end, so that readers drop it.',
  ],
  [
    'JSON without the name of its field',
    '/events',
    events(`{"n":1}\n\n${EVENTS}`),
    'body The stream breaks the framing of text/event-stream: the line "{\\"n\\":1}" has no field such as `data:`.',
  ],
  [
    'a retry that is no number',
    '/events',
    events(`retry: soon\n${EVENTS}`),
    'body The stream breaks the framing of text/event-stream: the line "retry: soon" is no number of milliseconds.',
  ],
  [
    'another media type',
    '/events',
    events(EVENTS, 'text/plain'),
    'content-type A 200 must be text/event-stream.',
  ],
  [
    'another charset',
    '/events',
    events(EVENTS, 'text/event-stream; charset=iso-8859-1'),
    'content-type A stream of text must be UTF-8.',
  ],
  [
    'bytes that are not UTF-8',
    '/events',
    send(Buffer.from(EVENTS.replace('done', 'd\u00fcne'), 'latin1'), 'text/event-stream'),
    'body The stream is not UTF-8.',
  ],
  [
    'events held back, and sent as a whole',
    '/events',
    (response) =>
      setTimeout(() => {
        response.setHeader('content-type', 'text/event-stream');
        response.end(EVENTS);
      }, 300),
    'header The stream was held back',
  ],
  [
    'no last event',
    '/events',
    events(EVENTS.replace(/event: end[^]*/u, '')),
    'relation The stream ends without its last item.',
  ],
  [
    'an event after the last one',
    '/events',
    events(EVENTS + EVENTS),
    'relation Items follow the last item of the stream.',
  ],
  [
    'an open connection after the last event',
    '/events',
    (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(EVENTS),
    'relation The stream goes on after its last item.',
  ],
  ['an end where it goes on', '/ticks', events('data: 1\n\n'), 'relation The stream ends, and has to go on.'],
  [
    'a stream that breaks off',
    '/events',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(EVENTS);
      setTimeout(() => response.destroy(), 20);
    },
    'no-response The request got no answer: the response broke off',
  ],
  [
    'a line of a wrong type',
    '/lines',
    lines('{"n":1}\n{"n":1.5}\n'),
    'schema Item 2 of the stream breaks its schema: /n must be integer. /components/schemas/Item/properties/n/type',
  ],
  [
    'a line without a member',
    '/lines',
    lines('{"n":1}\n{}\n'),
    "schema Item 2 of the stream breaks its schema: the value must have required property 'n'.",
  ],
  [
    'JSON over many lines',
    '/lines',
    lines('{\n  "n": 1\n}\n'),
    'body The stream breaks the framing of application/jsonl: it has an item that is no JSON: {.',
  ],
  [
    'a list instead of lines',
    '/lines',
    lines('[{"n":1}]'),
    'schema Item 1 of the stream breaks its schema: the value must be object.',
  ],
  [
    'a line that is cut off',
    '/lines',
    lines('{"n":1}\n{"n":'),
    'body The stream breaks the framing of application/jsonl: it has an item that is no JSON: {"n":.',
  ],
  [
    'no record separator',
    '/sequence',
    send('{"n":1}\n\u001e{"n":2}\n', 'application/json-seq'),
    'body The stream breaks the framing of application/json-seq: it does not begin with a record separator (0x1E).',
  ],
  [
    'a text that may be cut off',
    '/sequence',
    send('\u001e{"n":1}\n\u001e{"n":2}', 'application/json-seq'),
    'body The stream breaks the framing of application/json-seq: its last text has no line feed at its end, so that it may be cut off.',
  ],
  [
    'a part of a wrong type',
    '/parts',
    send(
      '--b\r\ncontent-type: application/json\r\n\r\n{"n":"1"}\r\n--b--\r\n',
      'multipart/mixed; boundary=b',
    ),
    'schema Item 1 of the stream breaks its schema: /n must be integer. /components/schemas/Item/properties/n/type',
  ],
  [
    'no last delimiter',
    '/parts',
    send('--b\r\ncontent-type: application/json\r\n\r\n{"n":1}\r\n', 'multipart/mixed; boundary=b'),
    'body The stream breaks the framing of multipart/mixed: it ends before its last part.',
  ],
  [
    'no boundary',
    '/parts',
    send('--b\r\n\r\n{"n":1}\r\n--b--\r\n', 'multipart/mixed'),
    'body The stream breaks the framing of multipart/mixed: it has no boundary in its media type.',
  ],
  [
    'a wrong item where the body asks for a stream',
    '/chat',
    (response, request, body) =>
      body.includes('"stream":true')
        ? events('data: {"n":"1"}\n\ndata: [DONE]\n\n')(response, request, body)
        : CORRECT['/chat']!(response, request, body),
    'schema Item 1 of the stream breaks its schema: ',
  ],
];

const OPERATIONS: Readonly<Record<string, string>> = {
  '/events': 'watch',
  '/ticks': 'tick',
  '/lines': 'export',
  '/sequence': 'log',
  '/parts': 'album',
  '/chat': 'chat',
};

test.concurrent.each(FAULTS)('finds %s', async (_, path, answer, expected) => {
  const phases = ['examples', 'relations'].map((phase) => `${OPERATIONS[path]}/${phase}/`);
  const findings = await find({ [path]: answer }, phases);
  const shown = findings.map(({ check, message, pointer }) => `${check} ${message} ${pointer}`);
  expect(shown.find((line) => line.startsWith(expected)) ?? shown.join('\n')).toContain(expected);
});

test('finds nothing in streams as they are described', async () => {
  expect(await find({})).toEqual([]);
});
