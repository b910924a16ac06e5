import type { Exchange, HttpRequest, HttpResponse } from '../http/exchange.ts';
import { Secrets } from '../http/secrets.ts';
import { toCurl } from '../http/curl.ts';
import { parseBody } from '../http/parse-body.ts';
import { listNamedLocations } from '../judge/check-details.ts';
import { matchEntry } from '../judge/check-error-message.ts';
import type { Deviation } from '../judge/deviation.ts';
import { judge } from '../judge/judge.ts';
import { checkByPlugins } from '../judge/plugin.ts';
import { responseFor } from '../semantics/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { addExchange } from './exchange-secrets.ts';
import { checkRequest, isUndefinedForm, type RequestViolation } from './check-request.ts';
import { isBeyondSchema } from './is-beyond-schema.ts';
import type { Match } from '../semantics/match-operation.ts';
import { matchUrl, resolveBasePath } from '../semantics/match-url.ts';

/** A deviation in recorded traffic, and the side that caused it. */
export interface Observation extends Deviation {
  readonly side: 'client' | 'server';
  /** Operation id, or the method and path where no operation serves them. */
  readonly operation: string;
  readonly curl: string;
}

/** Options for observing traffic. */
export interface ObserveOptions {
  /** Path prefix of the document's paths. Default: that of the document's first server. */
  readonly basePath?: string;
  /** Secrets of earlier exchanges; those of this one are added. Default: none. */
  readonly secrets?: Secrets;
}

/** Returns every deviation of one recorded exchange, of either side; credentials are masked. */
export function observe(
  document: ContractDocument,
  exchange: Exchange,
  options: ObserveOptions = {},
): Observation[] {
  const { request } = exchange;
  const { mask } = addExchange(options.secrets ?? new Secrets(), document, exchange);
  const path = new URL(request.url).pathname;
  const basePath = resolveBasePath(document, options.basePath);
  const match = matchUrl(document, request, basePath);
  const name = match?.operation?.id ?? mask(`${request.method} ${path}`);
  const found = observeMatch(document, exchange, match, basePath);
  return found.map((deviation) => ({
    ...deviation,
    message: mask(deviation.message),
    expected: mask(deviation.expected),
    got: mask(deviation.got),
    operation: name,
    curl: mask(toCurl(request)),
  }));
}

function observeMatch(
  document: ContractDocument,
  exchange: Exchange,
  match: Match | undefined,
  basePath: string,
): Sided[] {
  const { request, response } = exchange;
  const { operation, segments = new Map<string, string>() } = match ?? {};
  if (operation !== undefined)
    return observeOperation(
      document,
      operation,
      exchange,
      checkRequest(document, operation, request, segments),
    );
  const get = request.method === 'HEAD' ? match?.getOperation : undefined;
  if (get === undefined) {
    const deviations = observeUnknown(document, exchange, { known: match !== undefined, basePath });
    // Every path allows OPTIONS (RFC 9110, section 9.3.7); browsers send it before a cross-origin request.
    if (request.method !== 'OPTIONS') return deviations;
    return deviations.filter(({ side, check }) =>
      side === 'client' ? match === undefined : check === 'server-error',
    );
  }
  const violation = checkRequest(document, get, request, segments);
  const isLetIn = response !== undefined && response.status < 300;
  if (violation)
    return [
      client(violation),
      ...(isLetIn ? disagreement(document, get, violation, { request, response }) : []),
    ];
  return observeOperation(document, get, exchange, undefined).filter(({ check }) => check === 'server-error');
}

type Sided = Deviation & { side: Observation['side'] };

function observeOperation(
  document: ContractDocument,
  operation: Operation,
  exchange: Exchange,
  violation: RequestViolation | undefined,
): Sided[] {
  const expectation = { outcome: 'answered', pointer: operation.pointer } as const;
  const { response } = exchange;
  // A documented server error is no deviation.
  const known = response !== undefined && responseFor(operation, response.status) !== undefined;
  const serverDeviations = judge(exchange, {
    document,
    operation,
    expectation,
    secrets: listSecrets(exchange),
  }).filter(({ check }) => check !== 'server-error' || !known);
  // A form with an undefined reading is neither valid nor invalid.
  const isReadable = violation !== undefined || !isUndefinedForm(document, operation, exchange.request);
  return [
    ...(violation ? [client(violation)] : []),
    ...serverDeviations.map((deviation): Sided => ({ ...deviation, side: 'server' })),
    ...(response && serverDeviations.length === 0 && isReadable
      ? disagreement(document, operation, violation, { request: exchange.request, response })
      : []),
    ...(violation || serverDeviations.length > 0 ? [] : brokenRules(document, operation, exchange)),
  ];
}

function brokenRules(
  document: ContractDocument,
  operation: Operation,
  { request, response }: Exchange,
): Sided[] {
  const body = response && response.status < 300 ? parseBody(response) : undefined;
  if (body === undefined) return [];
  return checkByPlugins(document, operation, request, body).map((deviation) => ({
    ...deviation,
    side: 'server',
  }));
}

/** Reports an invalid request that the server accepted, or a valid one that it rejected as malformed. */
function disagreement(
  document: ContractDocument,
  operation: Operation,
  violation: RequestViolation | undefined,
  { request, response }: { request: HttpRequest; response: HttpResponse },
): Sided[] {
  const { status } = response;
  if (violation && status < 300) {
    const check = violation.kind === 'credential' ? 'authentication' : 'accepted-invalid';
    const message = `The server accepted a request that must be refused. ${violation.message}`;
    return [
      { check, side: 'server', message, expected: '4xx', got: String(status), pointer: violation.pointer },
    ];
  }
  if (violation || (status !== 400 && status !== 422)) return [];
  const entries = operation.errors
    .flatMap((name) => document.catalogue.get(name) ?? [])
    .filter((one) => one.status === status);
  const body = parseBody(response);
  const entry = matchEntry(document, entries, body);
  // A situational error depends on a page or an account and not on the request; nor can an error without a location be
  // verified.
  if (entry === undefined || entry.situational || !Array.isArray(entry.details)) return [];
  const locations = listNamedLocations(body);
  if (locations.length > 0 && locations.every((location) => isBeyondSchema(operation, request, location)))
    return [];
  const message = `The server refused a valid request with ${status} "${entry.error}".`;
  return [
    {
      check: 'refused-valid',
      side: 'server',
      message,
      expected: 'anything but a validation error',
      got: String(status),
      pointer: operation.pointer,
    },
  ];
}

/** Context of a request without an operation. */
interface Unknown {
  /** The path is documented, but without this method. */
  readonly known: boolean;
  readonly basePath: string;
}

function observeUnknown(
  document: ContractDocument,
  exchange: Exchange,
  { known, basePath }: Unknown,
): Sided[] {
  const message = known ? 'The path is documented, but not with this method.' : 'The path is not documented.';
  const own: Sided = {
    check: 'request',
    side: 'client',
    message,
    expected: 'a documented operation',
    got: `${exchange.request.method} ${exchange.request.url}`,
    pointer: '/paths',
  };
  const statuses = known ? [404, 405] : [404];
  const listed = new Set(document.operations.flatMap((operation) => operation.errors));
  const errors = [...document.catalogue.values()].filter(
    ({ status, name }) => statuses.includes(status) && !listed.has(name),
  );
  const expectation = { outcome: 'rejected', pointer: '/paths', statuses, errors } as const;
  const serverDeviations = judge(exchange, {
    document,
    operation: undefined,
    expectation,
    secrets: listSecrets(exchange),
  });
  const isLed = !known && leadsBack(document, exchange, basePath);
  const deviations = serverDeviations.filter(({ check }) => !isLed || check !== 'accepted-invalid');
  return [own, ...deviations.map((deviation): Sided => ({ ...deviation, side: 'server' }))];
}

/** Whether a redirect leads to the same path with or without a trailing slash, or to a documented path. */
function leadsBack(document: ContractDocument, { request, response }: Exchange, basePath: string): boolean {
  const { location } = response?.headers ?? {};
  const isRedirect = [301, 302, 303, 307, 308].includes(response?.status ?? 0);
  if (!isRedirect || location === undefined || !URL.canParse(location, request.url)) return false;
  const [from, to] = [new URL(request.url), new URL(location, request.url)];
  if (to.host !== from.host) return false;
  const isSame = to.pathname !== from.pathname && plain(to.pathname) === plain(from.pathname);
  return isSame || matchUrl(document, { method: request.method, url: to.href }, basePath) !== undefined;
}

function plain(path: string): string {
  return path.replace(/\/$/u, '');
}

function client(violation: RequestViolation): Sided {
  return {
    check: 'request',
    side: 'client',
    message: violation.message,
    expected: 'a request that meets the document',
    got: violation.keyword,
    pointer: violation.pointer,
  };
}

function listSecrets({ request }: Exchange): string[] {
  const carried = request.headers['authorization']?.replace(/^\S+\s+/u, '');
  return [carried, request.headers['x-api-key']].filter((secret) => secret !== undefined);
}
