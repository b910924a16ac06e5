import type { Admission } from './admission.ts';
import type { Checks } from './check.ts';
import type { Core } from './core.ts';
import { nameDetails, toDetails } from './detail.ts';
import type { Detail } from './detail.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { checkParsed, parseJson } from './json.ts';
import type { Parsed } from './json.ts';
import type { AnyValidated } from './operation-types.ts';
import type { BodyRule, Operation, PartsRead, PartsRule } from './operation.ts';
import type { Part } from './location.ts';
import { readParameters } from './parameters.ts';

/**
 * Reads and validates an admitted request: size (413), JSON (400), then parameters and body against their schemas.
 * @throws Rejection
 */
export async function receiveRequest(
  core: Core,
  incoming: Incoming,
  admission: Admission,
): Promise<AnyValidated> {
  const { operation, params, identity, rule } = admission;
  const parsed = receiveBody(core, incoming, admission);
  // Avoids an `await` for a synchronous result.
  const body = parsed instanceof Promise ? await parsed : parsed;
  const { values, details } = readParameters(operation, incoming, params);
  if (operation.checkParameters) details.push(...run(core, operation.checkParameters, values));
  if ('detail' in body) details.push(body.detail);
  else if (rule && body.value !== undefined) details.push(...run(core, rule, body.value, 'body'));

  if (details.length > 0) {
    const named = nameDetails(details, operation.named);
    throw core.api.reject(named.error, { details: named.details });
  }
  const { path = {}, query = {}, header = {}, cookie = {} } = values;
  const value = 'value' in body ? body.value : undefined;
  const failure = 'failure' in body ? body.failure : undefined;
  const received = { path, query, header, cookie, body: value };
  operation.integers?.receive(received);
  return {
    params: path,
    query,
    headers: header,
    cookies: cookie,
    body: received.body,
    identity,
    failure,
  };
}

/** A body, with the outcome of its remaining parts when its file is streamed. */
type Received = Parsed & { failure?: (() => unknown) | undefined };

function receiveBody(core: Core, incoming: Incoming, admission: Admission): Received | Promise<Received> {
  const { operation, rule } = admission;
  if (!operation.body) return { value: undefined };
  if (rule?.parts) return receiveParts(core, incoming, admission, rule.parts);
  const read = incoming.read(core.limitOf(operation, rule));
  return read instanceof Promise
    ? read.then((body) => parseBody(core, body, rule, incoming, operation))
    : parseBody(core, read, rule, incoming, operation);
}

async function receiveParts(
  core: Core,
  incoming: Incoming,
  { operation, rule }: Admission,
  parts: PartsRule,
): Promise<Received> {
  const { maxDepth, maxBodyBytes: textLimit, options } = core;
  const reject = (read: PartsRead): unknown => createRejection(core, operation, read);
  const read = await parts.receive(incoming, {
    limit: core.limitOf(operation, rule),
    textLimit,
    maxDepth,
    reject: options.streams?.includes(operation.id) ? reject : undefined,
  });
  if ('empty' in read) return nothing(operation.body!.required);
  if ('error' in read) throw reject(read);
  return read;
}

function createRejection({ api }: Core, { named }: Operation, read: PartsRead): unknown {
  const details = 'detail' in read && read.detail ? [read.detail] : undefined;
  if ('error' in read) return api.reject(errors[read.error], details && { details });
  const { error, ...found } = nameDetails(details ?? [], named);
  return api.reject(error, found);
}

const errors = { 'too-large': 'PayloadTooLarge', aborted: 'BadRequest' } as const;

function nothing(required: boolean): Parsed {
  return required
    ? { detail: { in: 'body', path: '', code: 'required', message: 'is required' } }
    : { value: undefined };
}

function parseBody(
  { api, maxDepth }: Core,
  read: BodyRead,
  rule: BodyRule | undefined,
  incoming: Incoming,
  { body, integers }: Operation,
): Parsed | Promise<Parsed> {
  if ('error' in read) throw api.reject(errors[read.error]);
  if (isEmpty(read)) return nothing(body!.required);
  if (rule === undefined) throw api.reject('UnsupportedMediaType');
  const input = 'parsed' in read ? read.parsed : read.bytes;
  if (!rule) return { value: input };
  if (rule.read) return rule.read(input, incoming, maxDepth);
  if ('parsed' in read) {
    const checked = checkParsed(input, maxDepth);
    // Defaults are written into a private copy of the value.
    return 'value' in checked ? { value: structuredClone(checked.value) } : checked;
  }
  const text = decodeUtf8(read.bytes);
  return text === undefined
    ? { detail: { in: 'body', path: '', code: 'json', message: 'must be UTF-8 text' } }
    : parseJson(text, maxDepth, integers?.parse);
}

function isEmpty(read: Exclude<BodyRead, { error: unknown }>): boolean {
  return 'parsed' in read ? read.parsed === undefined : read.bytes.length === 0;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes bytes; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Runs two passes: a valid value never pays for collecting violations. */
function run({ api }: Core, { isValid, collect }: Checks, value: unknown, part?: Part): Detail[] {
  return isValid(value) ? [] : toDetails(api.messages, collect(value), part);
}
