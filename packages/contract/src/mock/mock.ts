import { asArray, asObject, type Json, sameJson, valueAt } from '@web-data/openapi';
import { keywordValue } from '../generate/facets.ts';
import { bytesOf, type HttpRequest } from '../http/exchange.ts';
import { formFields } from '../http/form-fields.ts';
import { responseFor } from '../judge/response-of.ts';
import { checkRequest, type RequestFault } from '../observe/check-request.ts';
import { matchOperation } from '../observe/match-operation.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { essence } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { anyValidationErrors, errorsOf, notFoundErrors, refusal } from '../verify/errors-for.ts';
import { pause } from '../verify/budget.ts';
import { listOf } from '../verify/inferred/lists.ts';
import { narrowed, withItems } from './narrow.ts';
import { readPreference, type Preference } from './prefer.ts';
import { documentedReply, errorReply, statusReply, type Reply } from './reply.ts';
import {
  createdMember,
  hasMember,
  knownValues,
  MockResources,
  relationsOf,
  stateReader,
  vanishes,
  type Resource,
} from './resources.ts';
import { ownerOf, sentSecret } from '../http/sent-secret.ts';
import { shapeAnswer } from './shape.ts';

/** How the mock behaves. */
export interface MockOptions {
  /** Credentials that are let in; any when left out. */
  readonly keys?: readonly string[];
  /** Milliseconds before each answer. Default 0. */
  readonly delayMs?: number;
  /** Milliseconds that a created resource stays in its first state. Default 1000. */
  readonly stateMs?: number;
  /** The largest body in bytes. Default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Path below which the document's paths live. Default: that of the document's first server. */
  readonly basePath?: string;
}

/** Methods that change what their path names. */
const CHANGES = new Set(['patch', 'put']);

/** Answers requests as the document says. */
export type Mock = (request: HttpRequest) => Promise<Reply>;

/**
 * A service made from its document alone: requests are validated, answers come from examples or schemas, every error
 * can be had by `Prefer: code=429` or `Prefer: error=RateLimitExceeded`, and what is created moves through its states.
 */
export function createMock(document: ContractDocument, options: MockOptions = {}): Mock {
  const resources = new MockResources(options.stateMs ?? 1000);
  return async (request) => {
    const preference = readPreference(request.headers['prefer']);
    const delay = preference.delayMs ?? options.delayMs ?? 0;
    if (delay > 0) await pause(delay);
    return answer({ document, options, resources, preference, request });
  };
}

interface Call {
  readonly document: ContractDocument;
  readonly options: MockOptions;
  readonly resources: MockResources;
  readonly preference: Preference;
  readonly request: HttpRequest;
}

function answer(call: Call): Reply {
  const { document, options, request } = call;
  const { pathname } = new URL(request.url);
  const basePath = options.basePath ?? document.basePath;
  const match = pathname.startsWith(`${basePath}/`)
    ? matchOperation(document, request.method, pathname.slice(basePath.length))
    : undefined;
  if (match === undefined) return routed(document, 404, {});
  if (match.operation === undefined) return routed(document, 405, { allow: match.methods.join(', ') });
  const { operation, parameters } = match;
  const fault = checkRequest(document, operation, request, match.segments);
  if (fault?.kind === 'credential' || !isKnown(call, operation)) return oneOf(call, operation, 401, []);
  const wanted = preferred(call, operation);
  if (wanted) return wanted;
  if (fault?.kind === 'content-type') return oneOf(call, operation, 415, [400, 422]);
  if (fault?.kind === 'size' || bytesOf(request).length > mostBodyBytes(operation, options.maxBodyBytes))
    return oneOf(call, operation, 413, [400, 422]);
  if (fault) return refuse(call, operation, fault);
  return succeed(call, operation, parameters);
}

/** Most bytes of a body of an operation: on top of those of every body the files of its forms, where they are bounded. */
export function mostBodyBytes({ body }: Operation, maxBodyBytes = 1_048_576): number {
  const forms = body?.content.filter(({ type }) => essence(type) === 'multipart/form-data') ?? [];
  const files = forms.flatMap((content) => formFields(content)).map(({ most = 0 }) => most);
  return maxBodyBytes + files.reduce((sum, most) => sum + most, 0);
}

/** 404 and 405 before any operation is found. */
function routed(document: ContractDocument, status: number, headers: Record<string, string>): Reply {
  const listed = new Set(document.operations.flatMap(({ errors }) => errors));
  const entry = [...document.catalogue.values()].find(
    (one) => one.status === status && !listed.has(one.name),
  );
  const reply = entry
    ? errorReply(document, undefined, entry)
    : {
        status,
        headers: { 'content-type': 'application/json' },
        body: { error: status === 404 ? 'Not Found' : 'Method Not Allowed' },
      };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function isKnown({ options, request }: Call, { security }: Operation): boolean {
  const { keys } = options;
  if (keys === undefined || security.optional) return true;
  return security.alternatives.some((set) =>
    set.every((scheme) => keys.includes(sentSecret(scheme, request))),
  );
}

function preferred({ document, preference }: Call, operation: Operation): Reply | undefined {
  const { code, error } = preference;
  const named = errorsOf(document, operation).find(
    (entry) => entry.name === error || (error === undefined && String(entry.status) === code),
  );
  if (named) return errorReply(document, operation, named);
  if (error !== undefined)
    return refuseText(document, `Prefer names the error "${error}", which ${operation.id} does not have.`);
  if (code === undefined || code.startsWith('2')) return undefined;
  const spec = responseFor(operation, Number(code));
  return spec
    ? documentedReply(spec, Number(code), preference)
    : refuseText(document, `Prefer names the status ${code}, which ${operation.id} does not have.`);
}

function refuseText(document: ContractDocument, message: string): Reply {
  const open = [...document.catalogue.values()].find(
    ({ status, openMessage }) => status === 400 && openMessage,
  );
  const reply = open
    ? errorReply(document, undefined, open)
    : { status: 400, headers: { 'content-type': 'application/json' }, body: {} };
  return { ...reply, body: { ...asObject(reply.body), error: message } };
}

/** The error of a status: the catalogue's, or what the operation documents for it or for another that fits. */
function oneOf({ document }: Call, operation: Operation, status: number, others: readonly number[]): Reply {
  const entry = errorsOf(document, operation).find((one) => one.status === status);
  if (entry) return errorReply(document, operation, entry);
  return (
    statusReply(operation, [status, ...others]) ?? {
      status,
      headers: { 'content-type': 'application/json' },
      body: {},
    }
  );
}

function refuse(call: Call, operation: Operation, fault: RequestFault): Reply {
  const { document } = call;
  const { place } = fault;
  const whole = place === undefined || place.at === '';
  const fitting = whole
    ? anyValidationErrors(document, operation)
    : refusal(document, operation, fault.pointer, { errorName: fault.errorName }).errors;
  const details = place && [{ in: place.in, path: place.at, code: fault.keyword, message: fault.message }];
  const [entry] = fitting;
  if (entry === undefined)
    return (
      statusReply(operation, [400, 422, 404]) ?? {
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: { error: fault.message },
      }
    );
  return errorReply(document, operation, entry, entry.details === undefined ? undefined : (details ?? []));
}

function succeed(call: Call, operation: Operation, parameters: ReadonlyMap<string, Json>): Reply {
  const spec = operation.responses.find(({ status }) => status.startsWith('2'));
  if (spec === undefined) return { status: 204, headers: {}, body: undefined };
  const status = Number(/^\d{3}$/u.test(spec.status) ? spec.status : '200');
  const base = documentedReply(spec, status, call.preference);
  const member = createdMember(call.document, operation);
  if (member !== undefined) return created(call, operation, member, base);
  const resource = findResource(call, operation, parameters);
  if (resource && 'status' in resource) return resource;
  const body =
    resource && call.preference.example === undefined
      ? stateful(call, operation, resource, spec.content[0]?.examples ?? [], base.body)
      : base.body;
  if (body !== undefined && isReply(body)) return body.reply;
  if (body === undefined) return { ...base, body };
  const shapedFor = shapeAnswer(operation, body as Json, jsonOf(call.request), parameters);
  const answered = narrowed(operation, withMade(call, operation, shapedFor), call.request);
  const shaped = resource ? underItsId(call.document, operation, resource, answered) : answered;
  if (resource && CHANGES.has(operation.method)) resource.shown = shaped;
  return { ...base, body: shaped };
}

function created(
  { resources, request, document }: Call,
  operation: Operation,
  member: string,
  base: Reply,
): Reply {
  const [relation] = relationsOf(operation, 'idempotency-key');
  const key = relation && request.headers[String(relation['header']).toLowerCase()];
  const before = valueAt(base.body ?? null, member);
  const isNumber = typeof before === 'number';
  const resource = resources.create(
    { owner: ownerOf(operation, request), maker: operation.id },
    key,
    request.body ?? '',
    isNumber,
  );
  if (resource !== 'conflict') {
    const id = isNumber ? Number(resource.id) : resource.id;
    resource.shown = withValueAt(base.body ?? {}, member, id);
    return { ...base, body: resource.shown };
  }
  const entry = document.catalogue.get(String(relation?.['error']));
  return entry ? errorReply(document, operation, entry) : base;
}

/** The resource that the path names, or the 404 for one that is not there; `undefined` where nothing creates them. */
function findResource(
  call: Call,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Resource | Reply | undefined {
  const { document, resources, request } = call;
  const path = operation.parameters.filter((one) => one.in === 'path');
  const first = path[0];
  const creates = document.operations.some(
    (other) =>
      first && operation.path.startsWith(`${other.path}/{`) && createdMember(document, other) !== undefined,
  );
  if (first === undefined || !creates) return undefined;
  const resource = resources.find(String(parameters.get(`path ${first.name}`)), ownerOf(operation, request));
  const [notFound] = notFoundErrors(document, operation, first);
  const isGone = resource?.endedAt !== undefined && vanishes(document, operation, notFound?.name);
  if (resource === undefined || isGone) return missing(document, operation, notFound);
  const unknown = path
    .slice(1)
    // One of a list of words is there without being made.
    .filter(({ schema }) => ['enum', 'const'].every((one) => keywordValue(schema, one) === undefined))
    .find(({ name }) => !knownValues(document, operation, name).has(String(parameters.get(`path ${name}`))));
  return unknown ? missing(document, operation, notFoundErrors(document, operation, unknown)[0]) : resource;
}

/** A list with what was made in it, where the description says nothing else of it. */
function withMade({ document, resources, request }: Call, operation: Operation, answer: Json): Json {
  const maker = document.operations.find(
    (other) => other.path === operation.path && createdMember(document, other) !== undefined,
  );
  const list = listOf(operation);
  if (maker === undefined || list === undefined) return answer;
  const isFree = asArray(asObject(operation.node.value)['x-relations']).length === 0;
  const made = isFree ? resources.list(ownerOf(operation, request), maker.id) : [];
  const items = made.filter((item) => document.schemas.accepts(list.item, item));
  return items.length === 0 ? answer : withItems(answer, list.path, (told) => [...items, ...told]);
}

/** What is read by its id is told under it, where the answer that made it told it. */
function underItsId(document: ContractDocument, operation: Operation, { id }: Resource, body: Json): Json {
  const makers = document.operations.filter(({ path }) => operation.path.startsWith(`${path}/{`));
  const members = operation.path.endsWith('}') ? makers.map((maker) => createdMember(document, maker)) : [];
  const member = members.find((one) => one !== undefined);
  const before = member === undefined ? undefined : valueAt(body, member);
  if (member === undefined || before === undefined) return body;
  return withValueAt(body, member, typeof before === 'number' ? Number(id) : id);
}

function missing(document: ContractDocument, operation: Operation, entry: CatalogueEntry | undefined): Reply {
  if (entry) return errorReply(document, operation, entry);
  return (
    statusReply(operation, [404]) ?? {
      status: 404,
      headers: { 'content-type': 'application/json' },
      body: {},
    }
  );
}

type Refused = { readonly reply: Reply };

function isReply(body: Json | Refused): body is Refused {
  return typeof body === 'object' && body !== null && 'reply' in body;
}

/** The answer that fits the state of a resource, or the refusal that its state asks for. */
function stateful(
  { document, resources }: Call,
  operation: Operation,
  resource: Resource,
  examples: readonly { value: Json }[],
  fallback: Json | undefined,
): Json | Refused | undefined {
  const reader = stateReader(document, operation);
  if (reader === undefined) return lasting(document, operation, resource) ?? fallback;
  const state = resources.state(resource, reader.moves);
  const refused = refusedNow(document, operation, resource, state);
  if (refused) return { reply: refused };
  if (operation.method === 'delete') resource.endedAt ??= Date.now();
  const fitting = examples
    .map(({ value }) => value)
    .filter((value) => hasMember(value, reader.member, state));
  const chosen = (resource.endedAt === undefined ? fitting[0] : fitting.at(-1)) ?? fallback;
  return relationsOf(operation, 'last-item').reduce<Json | undefined>((body, relation) => {
    const ended = asArray(relation['values']).some((value) => sameJson(value, state));
    const items = String(relation['items']);
    const list = asArray(valueAt(body, items)).filter((item) => ended || !holdsAll(item, relation['has']));
    return body === undefined ? body : withValueAt(body, items, list);
  }, chosen);
}

/** What stays as it was last written, until it is deleted: `undefined` where an operation tells something else of it. */
function lasting(document: ContractDocument, operation: Operation, resource: Resource): Json | undefined {
  if (operation.method === 'delete') resource.endedAt ??= Date.now();
  const isWritten = document.operations.some(
    ({ path, method }) => path === operation.path && CHANGES.has(method),
  );
  return operation.method === 'get' && isWritten ? resource.shown : undefined;
}

function holdsAll(item: Json, wanted: Json | undefined): boolean {
  return Object.entries(asObject(wanted)).every(([name, value]) => sameJson(asObject(item)[name], value));
}

function refusedNow(
  document: ContractDocument,
  operation: Operation,
  resource: Resource,
  state: Json | undefined,
): Reply | undefined {
  const when = relationsOf(operation, 'refused-when').find(({ values }) =>
    asArray(values).some((value) => sameJson(value, state)),
  );
  const again = resource.endedAt === undefined ? undefined : relationsOf(operation, 'refused-again')[0];
  const entry = document.catalogue.get(String((when ?? again)?.['error']));
  return entry && errorReply(document, operation, entry);
}

function jsonOf({ body }: HttpRequest): Json | undefined {
  try {
    return JSON.parse(body ?? '') as Json;
  } catch {
    return undefined;
  }
}
