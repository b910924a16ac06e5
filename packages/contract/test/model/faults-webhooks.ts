import { randomUUID } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { Deliveries, Sent } from './webhook-deliveries.ts';

const relations = '/paths/~1agent/post/x-relations';
const delivers = `${relations}/1`;
const signs = `${relations}/2`;
const redelivers = `${relations}/3`;

/** Each attempt is made otherwise. */
const attempt = (change: (sent: Sent, index: number) => Partial<Sent>) => (own: Deliveries) => {
  own.attempt = (sent, index) => ({ ...sent, ...change(sent, index) });
};
/** Each body has other members; `undefined` removes one. */
const body = (change: (event: Record<string, unknown>) => Record<string, unknown>) => (own: Deliveries) => {
  const make = own.body.bind(own);
  own.body = (job, type, id) => {
    const made = make(job, type, id);
    return { ...made, ...change(made) };
  };
};
/** The events are others, or in another order. */
const events = (change: (types: string[]) => string[]) => (own: Deliveries) => {
  const list = own.events.bind(own);
  own.events = (job) => change(list(job).map(({ type }) => type)).map((type) => ({ type, atEnd: false }));
};
const header = (name: string, value: string) => attempt(() => ({ headers: { [name]: value } }));

const faults: [name: string, pointer: string, change: (own: Deliveries) => void][] = [
  ['nothing is delivered', delivers, events(() => [])],
  ['PUT instead of POST', delivers, attempt(() => ({ method: 'PUT' }))],
  [
    'another media type',
    '/webhooks/agent.started/post/requestBody/content',
    attempt(() => ({ contentType: 'text/plain' })),
  ],
  ['a body that is no JSON', delivers, attempt(() => ({ text: 'done' }))],
  ['no metadata', '/components/schemas/WebhookEnvelope/required', body(() => ({ metadata: undefined }))],
  ['data of another type', '/components/schemas/', body(() => ({ data: {} }))],
  [
    'a success that failed',
    '/components/schemas/AgentFailedEvent',
    body(({ type, success }) => ({ success: type === 'agent.failed' || success })),
  ],
  [
    'an action without its name',
    '/components/schemas/AgentActionEvent',
    body(({ type, data }) => ({ data: type === 'agent.action' ? [{ creditsUsed: 1, input: {} }] : data })),
  ],
  [
    'a kind that nobody knows',
    delivers,
    events((types) => [...types.slice(0, 1), 'agent.thought', ...types.slice(1)]),
  ],
  ['no start', delivers, events((types) => types.slice(1))],
  ['the end before an action', delivers, events(([one, two, three]) => [one!, three!, two!])],
  ['an action before the start', delivers, events(([one, two, three]) => [two!, one!, three!])],
  ['two starts', delivers, events(([one, ...others]) => [one!, one!, ...others])],
  ['no end', delivers, events((types) => types.slice(0, 2))],
  ['the id of another job', delivers, body(() => ({ id: randomUUID() }))],
  ['another id in the body than in the header', delivers, body(() => ({ webhookId: randomUUID() }))],
  ['no webhook-id', '/components/parameters/WebhookId', header('webhook-id', '')],
  [
    'a webhook-id of another shape',
    '/components/parameters/WebhookId',
    attempt(({ body: own }) => ({ id: `msg_${String(own['webhookId'])}` })),
  ],
  ['a time in words', '/components/parameters/WebhookTimestamp', header('webhook-timestamp', 'now')],
  [
    'a signature without a version',
    '/components/parameters/WebhookSignature',
    header('webhook-signature', 'a'.repeat(44)),
  ],
  [
    'signed with another secret',
    signs,
    attempt(() => ({ secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX' })),
  ],
  [
    'signed without its id',
    signs,
    attempt(({ time, body: own }) => ({ signed: `${time}.${JSON.stringify(own)}` })),
  ],
  [
    'signed with its secret as a text',
    signs,
    (own) => void (own.secret = `whsec_${Buffer.from(own.secret.slice(6)).toString('base64')}`),
  ],
  ['signed a day ago', signs, attempt(({ time }) => ({ time: time - 86_400 }))],
  ['a refused event is lost', redelivers, (own) => void (own.attempts = 1)],
  [
    'a refused event comes again under another id',
    redelivers,
    attempt((_, index) => (index > 0 ? { id: randomUUID() } : {})),
  ],
  [
    'a refused event comes again with another body',
    redelivers,
    attempt(({ body: own }, index) => (index > 0 ? { body: { ...own, again: true } } : {})),
  ],
];

/** What can be wrong with deliveries to webhooks. */
export const webhooks: Fault[] = faults.map(([name, pointer, change]) => ({
  name,
  pointer,
  apply: (service) => change(service.deliveries),
}));
