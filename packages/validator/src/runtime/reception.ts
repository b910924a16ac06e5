import type { Admission } from './admission.ts';
import type { Checks } from './check.ts';
import type { Core } from './core.ts';
import { nameDetails, toDetails } from './detail.ts';
import type { Detail } from './detail.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { checkParsed, parseJson } from './json.ts';
import type { Parsed } from './json.ts';
import type { AnyValidated } from './operation-types.ts';
import type { BodyRule } from './operation.ts';
import type { Part } from './place.ts';
import { readParameters } from './parameters.ts';

/**
 * Reads and validates an admitted request: size (413), JSON (400), then parameters and body against their schemas.
 * @throws Rejection
 */
export async function receiveRequest(
  core: Core,
  incoming: Incoming,
  { operation, params, identity, rule }: Admission,
): Promise<AnyValidated> {
  const parsed = operation.body
    ? parseBody(core, await incoming.read(core.maxBodyBytes), rule, incoming, operation.body.required)
    : { value: undefined };
  // Only forms of parts take another turn.
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
  return { params: path, query, headers: header, cookies: cookie, body: value, identity };
}

function parseBody(
  { api, maxDepth }: Core,
  read: BodyRead,
  rule: BodyRule | undefined,
  incoming: Incoming,
  required: boolean,
): Parsed | Promise<Parsed> {
  if ('fault' in read) throw api.reject(read.fault === 'too-large' ? 'PayloadTooLarge' : 'BadRequest');
  if (isEmpty(read)) {
    return required
      ? { detail: { in: 'body', path: '', code: 'required', message: 'is required' } }
      : { value: undefined };
  }
  if (rule === undefined) throw api.reject('UnsupportedMediaType');
  const given = 'parsed' in read ? read.parsed : read.bytes;
  if (!rule) return { value: given };
  if (rule.read) return rule.read(given, incoming, maxDepth);
  if ('parsed' in read) {
    const checked = checkParsed(given, maxDepth);
    // Defaults are written into a value that nobody else holds.
    return 'value' in checked ? { value: structuredClone(checked.value) } : checked;
  }
  const text = decodeUtf8(read.bytes);
  return text === undefined
    ? { detail: { in: 'body', path: '', code: 'json', message: 'must be UTF-8 text' } }
    : parseJson(text, maxDepth);
}

function isEmpty(read: Exclude<BodyRead, { fault: unknown }>): boolean {
  return 'parsed' in read ? read.parsed === undefined : read.bytes.length === 0;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes; undefined when they are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Two passes: what is valid never pays for the collection of faults. */
function run({ api }: Core, { verdict, faults }: Checks, value: unknown, part?: Part): Detail[] {
  return verdict(value) ? [] : toDetails(api.sentences, faults(value), part);
}
