import { asObject, isSafeMethod, METHODS, toHttpMethod, getTypes, type Node } from '@web-data/openapi';
import type { HttpRequest } from '../../http/exchange.ts';
import type { Deviation } from '../../judge/deviation.ts';
import type { Expectation, Rejected } from '../../semantics/expectation.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { CatalogueEntry } from '../../openapi/catalogue.ts';
import { matchOperation, operationsAt } from '../../semantics/match-operation.ts';
import type { Operation } from '../../openapi/operation.ts';
import { buildAccept } from '../accept.ts';
import { findAlternative, asksForCredential, carry, type Carried } from '../../semantics/credential.ts';
import type { RequestInput } from '../input.ts';
import type { Session } from '../session.ts';
import { notTested, conclude, type Trial } from '../trial.ts';
import { formatOutcome, toTrial } from '../probe.ts';

/** Methods that every HTTP server reads, without those that mean the same for any resource, as OPTIONS does. */
const COMMON_METHODS: readonly string[] = METHODS.filter(
  (method) => !['head', 'options', 'trace', 'query'].includes(method),
).map(toHttpMethod);

/** Returns trials of routing for every path: unknown paths, methods, unusual URLs. */
export function serviceTrials(session: Session): Trial[] {
  const byPath = new Map(session.document.operations.map((operation) => [operation.path, operation]));
  return [
    ...unknownPaths(session),
    ...[...byPath.values()].flatMap((operation) => [
      ...wrongMethods(session, operation),
      ...optionsOf(session, operation),
      ...oddUrls(session, operation),
    ]),
  ];
}

/** Returns trials with the optional headers of common clients. */
export function headerTrials(operation: Operation): Trial[] {
  const usual: [string, Record<string, string | null>][] = [
    ['accept of anything', { accept: '*/*' }],
    ['no accept header', { accept: null }],
    [
      'headers of a browser',
      {
        'user-agent': 'Mozilla/5.0',
        'accept-language': 'de-AT,de;q=0.8',
        'x-unknown-header': 'value',
        cookie: 'a=b',
      },
    ],
  ];
  return usual.map(([name, headers]) =>
    toTrial({
      name,
      phase: 'protocol',
      operation,
      input: { headers, ...(!operation.safe && { fresh: true }) },
      expectation: { outcome: 'accepted', pointer: operation.pointer },
    }),
  );
}

function unknownPaths(session: Session): Trial[] {
  const first = session.document.operations[0];
  if (first === undefined) return [];
  const expectation = routed(session, 404, [404]);
  const below = `${first.path.replaceAll(/\{[^}]+\}/gu, 'x')}/x-unknown/x-path`;
  // A template with as many parameters, such as `/{kind}/{id}`, may match either path.
  const isUnknown = (path: string): boolean => matchOperation(session.document, 'GET', path) === undefined;
  const deep = [below, `${below}/x/x/x/x`].find(isUnknown);
  const paths = ['/x-unknown-path', ...(deep === undefined ? [] : [deep])].filter(isUnknown);
  return paths.map((path) =>
    serviceTrial(`unknown path ${path}`, first, { method: 'GET', path }, expectation),
  );
}

function wrongMethods(session: Session, operation: Operation): Trial[] {
  const allowed = session.document.operations
    .filter(({ path }) => path === operation.path)
    .map(({ httpMethod }) => httpMethod);
  const entries = routedEntries(session, 405);
  const expectation = routed(session, 405, entries.length > 0 ? [405] : [404, 405, 501]);
  const wrong = COMMON_METHODS.filter((method) => !allowed.includes(method));
  return wrong.map((method) =>
    serviceTrial(
      `method ${method} of ${operation.path}`,
      operation,
      { method, path: undefined },
      expectation,
      (header, also) => missingMethods(header, { allowed, also, pointer: expectation.pointer }),
    ),
  );
}

/** An undocumented OPTIONS may have any response, but must not break the server. */
function optionsOf(session: Session, operation: Operation): Trial[] {
  const documented = session.document.operations.some(
    ({ path, method }) => path === operation.path && method === 'options',
  );
  if (documented) return [];
  const expectation: Expectation = { outcome: 'answered', pointer: operation.pointer };
  return [
    serviceTrial(
      `method OPTIONS of ${operation.path}`,
      operation,
      { method: 'OPTIONS', path: undefined },
      expectation,
    ),
  ];
}

/** Methods of a path, and those of other templates that match the same path. */
interface Methods {
  readonly allowed: readonly string[];
  readonly also: readonly string[];
  readonly pointer: string;
}

function missingMethods(header: string | undefined, { allowed, also, pointer }: Methods): Deviation[] {
  const listed = (header ?? '').split(',').map((method) => method.trim());
  const isListed = (method: string) => listed.some((one) => one === method || one.toUpperCase() === method);
  const missing = allowed.filter((method) => !isListed(method));
  const extra = listed.filter(
    (method) => COMMON_METHODS.includes(method) && !allowed.includes(method) && !also.includes(method),
  );
  if (missing.length === 0 && extra.length === 0) return [];
  const message =
    'The Allow header of the 405 does not list the methods of the path (RFC 9110, section 15.5.6).';
  return [
    {
      check: 'header',
      message,
      expected: `Allow: ${allowed.join(', ')}`,
      got: header === undefined ? 'no such header' : `Allow: ${header}`,
      pointer,
    },
  ];
}

function oddUrls(session: Session, operation: Operation): Trial[] {
  if (!operation.path.includes('{')) return [];
  const { pointer } = operation;
  const odd = ['%zz', '%00', '%c0%ae%c0%ae', "'%22%3C%3E", `${'x'.repeat(1000)}`];
  return odd.map((text) => {
    session.guard.addUnused(text);
    // A parameter may accept the odd value as a string.
    const expectation: Expectation = isValidPath(session, operation, text)
      ? { outcome: 'answered', pointer }
      : { outcome: 'rejected', pointer, statuses: [], errors: [] };
    const path = operation.path.replaceAll(/\{[^}]+\}/gu, text);
    return serviceTrial(
      `odd URL ${path.slice(0, 60)}`,
      operation,
      { method: operation.httpMethod, path },
      expectation,
    );
  });
}

/** A list of one string is written as that string, and so may be an object. */
function isOfMany(schema: Node): boolean {
  return getTypes(schema).some((type) => type === 'array' || type === 'object');
}

function isValidPath(session: Session, operation: Operation, text: string): boolean {
  return operation.parameters
    .filter(({ in: location }) => location === 'path')
    .every(({ schema }) => isOfMany(schema) || session.document.schemas.accepts(schema, text));
}

function routed(session: Session, status: number, statuses: number[]): Rejected {
  const errors = routedEntries(session, status);
  const pointer = errors[0]?.pointer ?? '/paths';
  return { outcome: 'rejected', pointer, statuses, errors };
}

/** Errors of routing: marked `routing`, or listed by no operation. */
function routedEntries(session: Session, status: number): CatalogueEntry[] {
  const entries = [...session.document.catalogue.values()].filter((entry) => entry.status === status);
  const marked = entries.filter(
    (entry) => asObject(session.document.root.document.at(entry.pointer).value)['routing'] === true,
  );
  const listed = new Set(session.document.operations.flatMap(({ errors }) => errors));
  return marked.length > 0 ? marked : entries.filter(({ name }) => !listed.has(name));
}

type CheckAllow = (header: string | undefined, also: readonly string[]) => Deviation[];

function serviceTrial(
  name: string,
  operation: Operation,
  target: { method: string; path: string | undefined },
  expectation: Expectation,
  checkAllow?: CheckAllow,
): Trial {
  return {
    id: `*/protocol/${name}`,
    phase: 'protocol',
    operation: '*',
    title: `${formatOutcome(expectation)}: ${name}`,
    pointer: expectation.pointer,
    writes: !isSafeMethod(target.method),
    async run(session) {
      const request = await requestOf(session, operation, target);
      if (typeof request === 'string') return notTested(request);
      const others = checkAllow ? othersAt(session, operation, request) : [];
      const other = others.find(({ httpMethod }) => httpMethod === target.method);
      if (other) return notTested(`this is a path of ${other.id}, which has the method`);
      const exchange = await session.sendPatiently(request);
      const { response } = exchange;
      if (expectation.outcome === 'rejected' && response && reportsFailure(operation, response))
        return { outcome: 'passed' };
      if (response?.status === 401 && isUnknownCaller(session))
        return notTested('the service asks who calls first, and no credential that it takes was given');
      const deviations = session.judge(exchange, undefined, expectation);
      const also = others.map(({ httpMethod }) => httpMethod);
      const allow =
        exchange.response?.status === 405
          ? (checkAllow?.(exchange.response.headers['allow'], also) ?? [])
          : [];
      return conclude([...deviations, ...allow], exchange);
    },
  };
}

/** Operations of other templates that match the path of a request, as `/people/{handle}` matches `/people/bulk`. */
function othersAt({ document, baseUrl }: Session, { path }: Operation, { url }: HttpRequest): Operation[] {
  const placed = url.slice(baseUrl.length).split('?')[0] ?? '';
  return operationsAt(document, placed).filter((one) => one.path !== path);
}

async function requestOf(
  session: Session,
  operation: Operation,
  target: { method: string; path: string | undefined },
): Promise<HttpRequest | string> {
  if (target.path === undefined) {
    const input: RequestInput = { method: target.method, anyResource: true };
    const isRead = ['GET', 'OPTIONS'].includes(target.method);
    const known = operation.security.schemes.length > 0 ? { headers: {}, query: '' } : anyCredential(session);
    return session.prepare(operation, { ...input, ...known, ...(isRead && { noBody: true }) });
  }
  const { headers, query } = anyCredential(session, operation);
  return {
    method: target.method,
    url: `${session.baseUrl}${target.path}${query === '' ? '' : `?${query}`}`,
    headers: { accept: buildAccept(operation), ...headers },
    body: undefined,
  };
}

/** Whether operations demand a credential, and the fixtures have one for none of them. */
function isUnknownCaller({ document, fixtures }: Session): boolean {
  const { valid } = fixtures.credentials;
  return (
    document.operations.some(asksForCredential) &&
    document.operations.every((one) => !asksForCredential(one) || !findAlternative(one, valid))
  );
}

/** A service may authenticate before it routes, so the request carries the credential of any operation that has one. */
function anyCredential({ document, fixtures }: Session, first?: Operation): Carried {
  const { valid } = fixtures.credentials;
  const candidates = [...(first ? [first] : []), ...document.operations];
  const operation = candidates.find((one) => findAlternative(one, valid) !== undefined);
  return operation ? carry(operation, valid) : { headers: {}, query: '' };
}
