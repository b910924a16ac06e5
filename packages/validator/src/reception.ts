import type { Admission } from './admission.ts';
import type { Checks } from './check.ts';
import type { Core } from './core.ts';
import { nameDetails, toDetails } from './detail.ts';
import type { Detail } from './detail.ts';
import type { ErrorName } from './generated/errors.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { checkParsed, parseJson } from './json.ts';
import type { Parsed } from './json.ts';
import type { OperationId, Validated } from './operation-types.ts';
import type { Part } from './operation.ts';
import { readParameters } from './parameters.ts';
import type { ParameterValues } from './parameters.ts';
import { reject } from './rejection.ts';

/**
 * Reads and validates an admitted request: size (413), JSON (400), then parameters and body against their schemas.
 * @throws Rejection
 */
export async function receiveRequest<Identity>(
  core: Core<Identity>,
  incoming: Incoming,
  { operation, params, identity, checks }: Admission<Identity>,
): Promise<Validated<OperationId, Identity>> {
  const body = operation.body
    ? parseBody(core, await incoming.read(core.maxBodyBytes), checks !== null, operation.body.required)
    : { value: undefined };
  const { values, details } = readParameters(operation, incoming, params);
  if (operation.checkParameters) details.push(...run(operation.checkParameters, values));
  if ('detail' in body) details.push(body.detail);
  else if (checks && body.value !== undefined) details.push(...run(checks, body.value, 'body'));

  if (details.length > 0) {
    const named = nameDetails(details, operation.named);
    throw reject(named.error as ErrorName, { details: named.details });
  }
  return toValidated(values, 'value' in body ? body.value : undefined, identity);
}

function parseBody<Identity>(
  { maxDepth }: Core<Identity>,
  read: BodyRead,
  typed: boolean,
  required: boolean,
): Parsed {
  if ('fault' in read) throw reject(read.fault === 'too-large' ? 'PayloadTooLarge' : 'BadRequest');
  if (isEmpty(read)) {
    return required
      ? { detail: { in: 'body', path: '', code: 'required', message: 'is required' } }
      : { value: undefined };
  }
  if (!typed) throw reject('UnsupportedMediaType');
  if ('parsed' in read) {
    const checked = checkParsed(read.parsed, maxDepth);
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

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Two passes: what is valid never pays for the collection of faults. */
function run({ verdict, faults }: Checks, value: unknown, part?: Part): Detail[] {
  return verdict(value) ? [] : toDetails(faults(value), part);
}

function toValidated<Identity>(
  { path = {}, query = {}, header = {}, cookie = {} }: ParameterValues,
  body: unknown,
  identity: Identity,
): Validated<OperationId, Identity> {
  // The checks have established what the types of the operation say.
  return { params: path, query, headers: header, cookies: cookie, body, identity } as unknown as Validated<
    OperationId,
    Identity
  >;
}
