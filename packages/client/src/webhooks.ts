import type { WebhookEvent } from '@web-data/types';

export { WebhookError };
export type { WebhookEvent, WebhookEvents } from '@web-data/types';

/** Headers as frameworks provide them: `Headers`, or an object, as in Node.js, with names in any case. */
export type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A delivery as it was received. */
export interface WebhookRequest {
  headers: WebhookHeaders;
  /** The raw body, byte for byte: a body that was parsed and serialized has another signature. */
  body: string | Uint8Array | ArrayBuffer;
}

export interface VerifyWebhookOptions {
  /** Maximum difference in seconds between the time of a delivery and the local clock, 0 or more. Default 300. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970, instead of the clock. */
  now?: () => number;
}

/** Maximum signatures of one delivery to check: a sender signs with each of its secrets. */
const MAX_SIGNATURES = 16;

const encoder = new TextEncoder();

/**
 * Verifies that a delivery comes from a holder of the secret, and returns its event. By Standard Webhooks 1.0: the id,
 * the time and the body are signed with HMAC-SHA256, and compared by the runtime in constant time. A delivery may
 * arrive more than once: remember its `webhookId` if that matters. New kinds of events may be added: ignore those you
 * do not know.
 * @param request its body is consumed, so pass a clone if you read it elsewhere.
 * @param secret the secret of the team, `whsec_…`; several during a rotation.
 * @throws {WebhookError} when it cannot be trusted.
 * @example
 * const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET);
 * if (event.type === 'agent.completed') console.log(event.data);
 */
export async function verifyWebhook(
  request: Request | WebhookRequest,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const keys = await Promise.all([secret].flat().map(keyOf));
  if (keys.length === 0) throw new WebhookError('secret', 'There is no secret: give at least one.');
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    header(request.headers, `webhook-${name}`),
  );
  requireRecent(time!, toleranceSeconds, now());
  const body = await bytesOf(request);
  const signed = concat(encoder.encode(`${id}.${time}.`), body);
  if (!(await isSigned(signed, signaturesOf(signatures!), keys))) {
    const message =
      'No signature fits. Check the secret, and that the body is the raw one that was received.';
    throw new WebhookError('signature', message);
  }
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent; // A holder of the secret follows the description.
  } catch (cause) {
    throw new WebhookError('body', 'The body of the delivery is not JSON.', { cause });
  }
}

/** @param secret from a variable that may be unset, so it may not be a string */
async function keyOf(secret: unknown): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? fromBase64(secret.replace(/^whsec_/, '')) : undefined;
  if (!bytes?.length) {
    throw new WebhookError(
      'secret',
      'The secret is none: give the text that begins with whsec_, as it was shown.',
    );
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function header(headers: WebhookHeaders, name: string): string {
  const found = isHeaders(headers) ? [headers.get(name)] : valuesOf(headers, name);
  const [value, ...others] = found.filter((one) => one !== undefined && one !== null);
  if (value && others.length === 0) return value;
  throw new WebhookError('header', `The header ${name} is ${value ? 'there more than once' : 'missing'}.`);
}

function isHeaders(headers: WebhookHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers['get'] === 'function';
}

function valuesOf(headers: Exclude<WebhookHeaders, Pick<Headers, 'get'>>, name: string) {
  return Object.entries(headers).flatMap(([own, value]) => (own.toLowerCase() === name ? value : []));
}

function requireRecent(time: string, toleranceSeconds: number, now: number): void {
  const seconds = /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN;
  if (Math.abs(Math.floor(now / 1000) - seconds) <= toleranceSeconds) return;
  const message = `The delivery is from another time: more than ${toleranceSeconds} seconds from now.`;
  throw new WebhookError('timestamp', message);
}

async function bytesOf(request: Request | WebhookRequest): Promise<Uint8Array> {
  const body = 'arrayBuffer' in request ? await request.arrayBuffer() : request.body;
  if (typeof body === 'string') return encoder.encode(body);
  if (body instanceof Uint8Array) return body;
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  throw new WebhookError(
    'body',
    'The body is not raw: give the text or the bytes as they were received, not a parsed value.',
  );
}

/** Returns only signatures of the known version: others are for other receivers. */
function signaturesOf(text: string): Uint8Array<ArrayBuffer>[] {
  const known = text.split(' ', MAX_SIGNATURES).filter((one) => one.startsWith('v1,'));
  return known.flatMap((one) => fromBase64(one.slice(3)) ?? []);
}

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  keys: readonly CryptoKey[],
): Promise<boolean> {
  const tries = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  return (await Promise.all(tries)).includes(true);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The reason why a delivery was rejected. */
export type WebhookErrorReason =
  /** A secret is malformed. This is an error in the receiver's configuration: respond with 500. */
  | 'secret'
  /** A header is missing or repeated. */
  | 'header'
  /** The timestamp is too old or in the future: a replay, or a wrong clock. */
  | 'timestamp'
  /** No signature matches one of the secrets, or the body was changed in transit. */
  | 'signature'
  /** The signature is valid, but the body is not JSON. */
  | 'body';

/** A delivery that cannot be trusted. Respond with a status of 400 to 499; a repeated delivery would fail, too. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookErrorReason;

  constructor(code: WebhookErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
