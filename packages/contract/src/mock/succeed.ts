import {
  asArray,
  asObject,
  type Json,
  type JsonObject,
  type Node,
  type Response,
  sameJson,
  valueAt,
} from '@web-data/openapi';
import { keywordValue } from '../generate/facets.ts';
import type { HttpRequest } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { ownerOf } from '../http/sent-secret.ts';
import { documents } from '../judge/response-of.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { isMadeBy } from '../verify/chosen-name.ts';
import { notFoundErrors } from '../verify/errors-for.ts';
import { listOf } from '../verify/lists.ts';
import { unusedValues } from '../verify/unused-values.ts';
import { noteKept, wasDeleted } from './kept.ts';
import { madeId } from './made-id.ts';
import { locatedBy, locationOf, makersOf } from './makers.ts';
import { narrowed, withItems } from './narrow.ts';
import { negotiated } from './negotiate.ts';
import { failedPrecondition } from './preconditions.ts';
import type { Preference } from './prefer.ts';
import { documentedReply, errorReply, statusReply, type Reply } from './reply.ts';
import {
  createdMember,
  hasMember,
  knownValues,
  type MockResources,
  relationsOf,
  stateReader,
  vanishes,
  type Resource,
} from './resources.ts';
import { shapeAnswer } from './shape.ts';
import { changedAt, changes, isWritten, jsonOf, noteWritten, placeAt, withWritten } from './written.ts';

/** A request that was found right, and what it is answered from. */
export interface Valid {
  readonly document: ContractDocument;
  readonly resources: MockResources;
  readonly preference: Preference;
  readonly request: HttpRequest;
}

/**
 * What a request is answered with that needs no check any more: the example or sample of its operation, as what was
 * made, changed and deleted before asks for it.
 * @param parameters what stands in the path, by `path name`
 */
export function succeed(call: Valid, operation: Operation, parameters: ReadonlyMap<string, Json>): Reply {
  const spec = successOf(operation);
  const { accept } = call.request.headers;
  const content = spec && negotiated(spec.content, accept);
  const base = spec ? documentedReply(spec, statusOf(spec), { ...call.preference, accept }) : NOTHING;
  const made = madeBy(call.document, operation, content?.schema);
  if (made) return created(call, operation, made, base);
  const resource = findResource(call, operation, parameters);
  if (resource && 'status' in resource) return resource;
  const failed = failedPrecondition(call.document, operation, call.request);
  if (failed) return failed;
  noteKept(call, operation, parameters);
  const written = writtenBy(call, operation, parameters);
  const body =
    resource && call.preference.example === undefined
      ? stateful(call, operation, resource, content?.examples ?? [], base.body)
      : base.body;
  if (body !== undefined && isReply(body)) return body.reply;
  if (spec === undefined || body === undefined) {
    if (resource && isWhole(operation)) resource.shown = reshown(call, operation, resource, written);
    return { ...base, body: undefined };
  }
  const shapedFor = shapeAnswer(operation, body as Json, jsonOf(call.request.body), parameters);
  const answered = narrowed(operation, withMade(call, operation, shapedFor), call.request);
  const shaped = resource ? underItsId(call.document, operation, resource, answered) : answered;
  const told = telling(call, operation, content?.schema, shaped, written);
  if (resource && isWhole(operation)) resource.shown = told;
  return { ...base, body: told };
}

/** The answer of an operation that tells of no success. */
const NOTHING: Reply = { status: 204, headers: {}, body: undefined };

/** What a success is answered with: a `default` with content where neither it nor a redirection is documented. */
function successOf({ responses }: Operation): Response | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const redirects = responses.some(({ status }) => status.startsWith('3'));
  return (
    success ??
    responses.find(({ status, content }) => status === 'default' && content.length > 0 && !redirects)
  );
}

function statusOf({ status }: Response): number {
  return Number(/^\d{3}$/u.test(status) ? status : '200');
}

/** How the id of what a POST makes is told. */
interface Made {
  /** Where it stands in the answer; `undefined` where the `Location` alone tells it. */
  readonly member: string | undefined;
  /** The schema of the answer, or else of the id. */
  readonly schema: Node | undefined;
}

function madeBy(
  document: ContractDocument,
  operation: Operation,
  schema: Node | undefined,
): Made | undefined {
  const member = createdMember(document, operation);
  if (member !== undefined) return { member, schema };
  const parameter = locatedBy(document, operation);
  return parameter && { member, schema: parameter.schema };
}

function created(
  { resources, request, document }: Valid,
  operation: Operation,
  { member, schema }: Made,
  base: Reply,
): Reply {
  const [relation] = relationsOf(operation, 'idempotency-key');
  const key = relation && request.headers[String(relation['header']).toLowerCase()];
  const before = member === undefined ? undefined : valueAt(base.body ?? null, member);
  const resource = resources.create(
    { owner: ownerOf(operation, request), maker: operation.id },
    key,
    request.body ?? '',
    (count) => madeId(schema, member ?? '', before, count),
  );
  if (resource !== 'conflict') {
    const told = member === undefined ? base.body : withValueAt(base.body ?? {}, member, resource.id);
    const path = changedAt(document, operation);
    const written =
      path === undefined
        ? undefined
        : noteWritten(resources, placeAt(resource.owner, path, [resource.id]), { method: 'post', request });
    resource.shown =
      member === undefined || told === undefined || schema === undefined || written === undefined
        ? told
        : withWritten(schema, told, member, written);
    return { ...base, body: resource.shown, headers: located(document, operation, base, request, resource) };
  }
  const entry = document.catalogue.get(String(relation?.['error']));
  return entry ? errorReply(document, operation, entry) : base;
}

/** Headers whose `Location` leads to what was made, where something reads it. */
function located(
  document: ContractDocument,
  operation: Operation,
  { headers }: Reply,
  { url }: HttpRequest,
  { id }: Resource,
): Reply['headers'] {
  const leads = locationOf(document, operation, url, id);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name.toLowerCase() === 'location' ? (leads ?? value) : value,
    ]),
  );
}

/** The resource that the path names, or the 404 for one that is not there; `undefined` where nothing creates them. */
function findResource(
  call: Valid,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Resource | Reply | undefined {
  const { document, resources, request } = call;
  const path = operation.parameters.filter((one) => one.in === 'path');
  const first = path[0];
  if (first === undefined) return undefined;
  if (makersOf(document, operation).length === 0)
    return wasDeleted(call, operation, parameters)
      ? missing(document, operation, notFoundErrors(document, operation, first)[0])
      : nobodys(document, operation, parameters);
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

/** The 404 for an id that nobody has. Where nothing makes what a path names, it is there under every other id. */
function nobodys(
  document: ContractDocument,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Reply | undefined {
  if (!documents(operation, 404)) return undefined;
  const unused = operation.parameters.find(
    (one) =>
      one.in === 'path' &&
      !isMadeBy(operation, one) &&
      unusedValues(one).some(([, value]) => String(value) === String(parameters.get(parameterKey(one)))),
  );
  return unused && missing(document, operation, notFoundErrors(document, operation, unused)[0]);
}

/** A list with what was made in it, where the description says nothing else of it. */
function withMade({ document, resources, request }: Valid, operation: Operation, answer: Json): Json {
  const maker = document.operations.find(
    (other) => other.path === operation.path && createdMember(document, other) !== undefined,
  );
  const list = listOf(operation);
  if (maker === undefined || list === undefined) return answer;
  const isFree = asArray(asObject(operation.node.value)['x-relations']).length === 0;
  const made = isFree ? resources.list(ownerOf(operation, request), maker.id) : [];
  const items = made.filter((item) => document.schemas.answered.accepts(list.item, item));
  return items.length === 0 ? answer : withItems(answer, list.path, (told) => [...items, ...told]);
}

/** What was written by now of what the path names; `undefined` where that is not for its callers to write. */
function writtenBy(
  { document, resources, request }: Valid,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): JsonObject | undefined {
  const { path, method } = operation;
  if (!isWritten(document, path) || stateReader(document, operation) !== undefined) return undefined;
  const picked = operation.parameters.filter((one) => one.in === 'path').map(parameterKey);
  const place = placeAt(
    ownerOf(operation, request),
    path,
    picked.map((key) => parameters.get(key) ?? null),
  );
  return noteWritten(resources, place, { method, request });
}

/** Whether it changes what a POST has made, and not what stands below that. */
function isWhole(operation: Operation): boolean {
  return changes(operation) && operation.path.split('{').length === 2;
}

/** What is shown of what was changed by a call that tells nothing of it. */
function reshown(
  { document }: Valid,
  operation: Operation,
  { shown }: Resource,
  written: JsonObject | undefined,
): Json | undefined {
  const get = document.operations.find(({ path, method }) => path === operation.path && method === 'get');
  const schema = get && successOf(get)?.content[0]?.schema;
  if (shown === undefined || schema === undefined || written === undefined) return shown;
  return withWritten(schema, shown, idMember(document, operation), written);
}

/** An answer that tells what was written, unless one of the examples is asked for. */
function telling(
  { document, preference }: Valid,
  operation: Operation,
  schema: Node | undefined,
  answer: Json,
  written: JsonObject | undefined,
): Json {
  if (written === undefined || schema === undefined || preference.example !== undefined) return answer;
  return withWritten(schema, answer, idMember(document, operation), written);
}

/** What is read by its id is told under it, where the answer that made it told it. */
function underItsId(document: ContractDocument, operation: Operation, { id }: Resource, body: Json): Json {
  const member = idMember(document, operation);
  const before = member === undefined ? undefined : valueAt(body, member);
  if (member === undefined || before === undefined) return body;
  return withValueAt(body, member, id);
}

/** Where the answer that made what a path ends with tells its id. */
function idMember(document: ContractDocument, operation: Operation): string | undefined {
  const makers = /\}\)?$/u.test(operation.path) ? makersOf(document, operation) : [];
  return makers.map((maker) => createdMember(document, maker)).find((one) => one !== undefined);
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
  { document, resources }: Valid,
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
  const isOfIt = operation.path.split('{').length === 2 && isWritten(document, operation.path);
  return operation.method === 'get' && isOfIt ? resource.shown : undefined;
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
