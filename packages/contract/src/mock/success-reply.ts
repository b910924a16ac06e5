import { asObject, valueAt, readKeyword } from '@web-data/openapi';
import type { Json, JsonObject, Node, Response } from '@web-data/openapi';
import type { HttpRequest } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { getOwner } from '../http/request-secret.ts';
import { documents } from '../semantics/response-for.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { isStream } from '../openapi/item-schema.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { isCreatedBy } from '../semantics/upsert.ts';
import { notFoundErrors } from '../semantics/errors.ts';
import { findList } from '../semantics/lists.ts';
import { listUnusedValues } from '../values/unused-values.ts';
import { deletes, trackDeletions, wasDeleted } from './put-resources.ts';
import { createId } from './create-id.ts';
import { findReader } from '../semantics/life.ts';
import { findLocatedParameter, resolveLocation, listMakers } from '../semantics/makers.ts';
import { narrowItems, withItems } from './narrow.ts';
import { negotiateContent } from './negotiate.ts';
import { checkPrecondition } from './preconditions.ts';
import type { Preference } from './prefer.ts';
import { createReply, errorReply, statusReply, type Reply } from './reply.ts';
import { hasMember, type MockResources, type Resource } from './resources.ts';
import { findIdMember, knownValues } from '../semantics/ids.ts';
import { findInPlugins, hasDescribedContent, shapeBody, type States } from './plugin.ts';
import {
  findChangePath,
  changes,
  isWritten,
  parseJson,
  noteWritten,
  toResourceKey,
  withWritten,
} from './edits.ts';

/** A valid request, and the state that its response is built from. */
export interface Valid {
  readonly document: ContractDocument;
  readonly resources: MockResources;
  readonly preference: Preference;
  readonly request: HttpRequest;
}

/**
 * Builds the response to a valid request: the example or sample of its operation, adjusted to the resources that were
 * created, changed and deleted before.
 * @param parameters the values in the path, by `path name`
 */
export function successReply(
  call: Valid,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Reply {
  const { plugins } = call.document;
  const spec = successOf(operation);
  const accept = readAccept(call, spec);
  const content = spec && negotiateContent(spec.content, accept);
  const base = spec
    ? createReply(operation, spec, statusOf(spec), { ...call.preference, accept, plugins })
    : NOTHING;
  const creation = findCreation(call.document, operation, content?.schema);
  if (creation) return created(call, operation, creation, base);
  const resource = findResource(call, operation, parameters);
  if (resource && 'status' in resource) return resource;
  const failed = checkPrecondition(call.document, operation, call.request);
  if (failed) return failed;
  trackDeletions(call, operation, parameters);
  const written = writtenBy(call, operation, parameters);
  const body =
    resource && call.preference.example === undefined
      ? stateful(call, operation, resource, content?.examples ?? [], base.body)
      : base.body;
  if (body !== undefined && isReply(body)) return body.reply;
  if (base.stream !== undefined) return base;
  if (spec === undefined || body === undefined) {
    if (resource && changesResource(operation))
      resource.representation = reshown(call, operation, resource, written);
    return { ...base, body: undefined };
  }
  const parsed = { body: parseJson(call.request.body), parameters };
  const shapedFor = shapeBody(call.document, operation, body as Json, parsed);
  const limited = narrowItems(operation, withCreatedItems(call, operation, shapedFor), call.request);
  const shaped = resource ? underItsId(call.document, operation, resource, limited) : limited;
  const rendered = telling(call, operation, content?.schema, shaped, written);
  if (resource && changesResource(operation)) resource.representation = rendered;
  return { ...base, body: rendered };
}

/** The media types that are asked for; `stream: true` in a body asks for a stream, as in APIs of language models. */
function readAccept({ request }: Valid, spec: Response | undefined): string | undefined {
  const { accept } = request.headers;
  const stream = spec?.content.find(isStream);
  const isRequested = asObject(parseJson(request.body))['stream'] === true;
  return stream && isRequested ? stream.type : accept;
}

/** The response of an operation without a documented success. */
const NOTHING: Reply = { status: 204, headers: {}, body: undefined };

/** The success response: `default` with content where neither a success nor a redirect is documented. */
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

/** How the response to a POST contains the id of the created resource. */
interface Creation {
  /** Pointer to the id in the body; `undefined` where only the `Location` contains it. */
  readonly member: string | undefined;
  /** The schema of the response, otherwise that of the id. */
  readonly schema: Node | undefined;
}

function findCreation(
  document: ContractDocument,
  operation: Operation,
  schema: Node | undefined,
): Creation | undefined {
  const member = findIdMember(document, operation);
  if (member !== undefined) return { member, schema };
  const parameter = findLocatedParameter(document, operation);
  return parameter && { member, schema: parameter.schema };
}

function created(
  { resources, request, document }: Valid,
  operation: Operation,
  { member, schema }: Creation,
  base: Reply,
): Reply {
  const idempotency = findInPlugins(document, (plugin) => plugin.findIdempotencyKey?.(operation));
  const key = idempotency && request.headers[idempotency.header.toLowerCase()];
  const before = member === undefined ? undefined : valueAt(base.body ?? null, member);
  const resource = resources.create(
    { owner: getOwner(operation, request), maker: operation.id },
    key,
    request.body ?? '',
    (count) => createId(schema, member ?? '', before, count),
  );
  if (resource !== 'conflict') {
    const rendered = member === undefined ? base.body : withValueAt(base.body ?? {}, member, resource.id);
    const path = findChangePath(document, operation);
    const written =
      path === undefined
        ? undefined
        : noteWritten(resources, toResourceKey(resource.owner, path, [resource.id]), {
            method: 'post',
            request,
          });
    resource.representation =
      member === undefined || rendered === undefined || schema === undefined || written === undefined
        ? rendered
        : withWritten(schema, rendered, member, written);
    return {
      ...base,
      body: resource.representation,
      headers: located(document, operation, base, request, resource),
    };
  }
  const entry = document.catalogue.get(idempotency?.error ?? '');
  return entry ? errorReply(document, operation, entry) : base;
}

/** Sets `Location` to the created resource, where an operation reads it. */
function located(
  document: ContractDocument,
  operation: Operation,
  { headers }: Reply,
  { url }: HttpRequest,
  { id }: Resource,
): Reply['headers'] {
  const leads = resolveLocation(document, operation, url, id);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name.toLowerCase() === 'location' ? (leads ?? value) : value,
    ]),
  );
}

/** The resource at the path, or the 404 for an unknown one; `undefined` where no operation creates such resources. */
function findResource(
  call: Valid,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Resource | Reply | undefined {
  const { document, resources, request } = call;
  const path = operation.parameters.filter((one) => one.in === 'path');
  const first = path[0];
  if (first === undefined) return undefined;
  if (listMakers(document, operation).length === 0)
    return wasDeleted(call, operation, parameters)
      ? missing(document, operation, notFoundErrors(document, operation, first)[0])
      : nobodys(document, operation, parameters);
  const resource = resources.find(String(parameters.get(`path ${first.name}`)), getOwner(operation, request));
  const [notFound] = notFoundErrors(document, operation, first);
  const isDeleted = resource?.endedAt !== undefined && vanishes(document, operation, notFound?.name);
  if (resource === undefined || isDeleted) return missing(document, operation, notFound);
  const unknown = path
    .slice(1)
    // A resource named by an enum exists without being created.
    .filter(({ schema }) => ['enum', 'const'].every((one) => readKeyword(schema, one) === undefined))
    .find(({ name }) => !knownValues(document, operation, name).has(String(parameters.get(`path ${name}`))));
  return unknown ? missing(document, operation, notFoundErrors(document, operation, unknown)[0]) : resource;
}

/** The 404 for an unused id. Where no operation creates the resource, every other id exists. */
function nobodys(
  document: ContractDocument,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): Reply | undefined {
  if (!documents(operation, 404)) return undefined;
  const unused = operation.parameters.find(
    (one) =>
      one.in === 'path' &&
      !isCreatedBy(operation, one) &&
      listUnusedValues(one).some(([, value]) => String(value) === String(parameters.get(parameterKey(one)))),
  );
  return unused && missing(document, operation, notFoundErrors(document, operation, unused)[0]);
}

/** Adds created resources to a list, unless a plug-in describes its content. */
function withCreatedItems({ document, resources, request }: Valid, operation: Operation, body: Json): Json {
  const maker = document.operations.find(
    (other) => other.path === operation.path && findIdMember(document, other) !== undefined,
  );
  const list = findList(operation);
  if (maker === undefined || list === undefined) return body;
  const isFree = !hasDescribedContent(document, operation);
  const creation = isFree ? resources.list(getOwner(operation, request), maker.id) : [];
  const items = creation.filter((item) => document.schemas.forResponses.accepts(list.item, item));
  return items.length === 0 ? body : withItems(body, list.path, (rendered) => [...items, ...rendered]);
}

/** Whether a resource disappears once it is deleted: a second delete gives the same error as an unknown id. */
function vanishes(document: ContractDocument, operation: Operation, error: string | undefined): boolean {
  return document.operations.some(
    (other) =>
      other.method === 'delete' &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`)) &&
      (deletes(document, other) ||
        findInPlugins(document, (plugin) => plugin.rejectsDeleted?.(other, error) || undefined) === true),
  );
}

function findStates(document: ContractDocument, operation: Operation): States | undefined {
  return findInPlugins(document, (plugin) => plugin.findStates?.(document, operation));
}

/** The members written so far to the resource at the path; `undefined` where callers do not write it. */
function writtenBy(
  { document, resources, request }: Valid,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): JsonObject | undefined {
  const { path, method } = operation;
  if (!isWritten(document, path) || findStates(document, operation) !== undefined) return undefined;
  const picked = operation.parameters.filter((one) => one.in === 'path').map(parameterKey);
  const target = toResourceKey(
    getOwner(operation, request),
    path,
    picked.map((key) => parameters.get(key) ?? null),
  );
  return noteWritten(resources, target, { method, request });
}

/** Whether it changes the created resource itself, and not a resource below it. */
function changesResource(operation: Operation): boolean {
  return changes(operation) && operation.path.split('{').length === 2;
}

/** The new representation of a resource after a change whose response has no body. */
function reshown(
  { document }: Valid,
  operation: Operation,
  { representation }: Resource,
  written: JsonObject | undefined,
): Json | undefined {
  const get = findReader(document, operation);
  const schema = get && successOf(get)?.content[0]?.schema;
  if (representation === undefined || schema === undefined || written === undefined) return representation;
  return withWritten(schema, representation, idMember(document, operation), written);
}

/** Adds the written members to a response, unless the request names an example. */
function telling(
  { document, preference }: Valid,
  operation: Operation,
  schema: Node | undefined,
  body: Json,
  written: JsonObject | undefined,
): Json {
  if (written === undefined || schema === undefined || preference.example !== undefined) return body;
  return withWritten(schema, body, idMember(document, operation), written);
}

/** Sets the id of the resource in a response, where the response that created it contained the id. */
function underItsId(document: ContractDocument, operation: Operation, { id }: Resource, body: Json): Json {
  const member = idMember(document, operation);
  const before = member === undefined ? undefined : valueAt(body, member);
  if (member === undefined || before === undefined) return body;
  return withValueAt(body, member, id);
}

/** The pointer to the id in the response that created the resource at the end of a path. */
function idMember(document: ContractDocument, operation: Operation): string | undefined {
  const makers = /\}\)?$/u.test(operation.path) ? listMakers(document, operation) : [];
  return makers.map((maker) => findIdMember(document, maker)).find((one) => one !== undefined);
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

type RejectedReply = { readonly reply: Reply };

function isReply(body: Json | RejectedReply): body is RejectedReply {
  return typeof body === 'object' && body !== null && 'reply' in body;
}

/** Returns the response body for the state of a resource, or the rejection that the state demands. */
function stateful(
  { document, resources }: Valid,
  operation: Operation,
  resource: Resource,
  examples: readonly { value: Json }[],
  fallback: Json | undefined,
): Json | RejectedReply | undefined {
  const states = findStates(document, operation);
  if (states === undefined) return lasting(document, operation, resource) ?? fallback;
  const state = resources.state(resource, states.moves);
  const error = document.catalogue.get(states.findError(state, resource.endedAt !== undefined) ?? '');
  if (error) return { reply: errorReply(document, operation, error) };
  if (operation.method === 'delete') resource.endedAt ??= Date.now();
  const fitting = examples
    .map(({ value }) => value)
    .filter((value) => hasMember(value, states.member, state));
  const chosen = (resource.endedAt === undefined ? fitting[0] : fitting.at(-1)) ?? fallback;
  return chosen === undefined ? undefined : states.shapeBody(chosen, state);
}

/**
 * Returns the last representation of a resource until it is deleted; `undefined` where the operation responds with
 * something else.
 */
function lasting(document: ContractDocument, operation: Operation, resource: Resource): Json | undefined {
  if (operation.method === 'delete') resource.endedAt ??= Date.now();
  const isOfIt = operation.path.split('{').length === 2 && isWritten(document, operation.path);
  return operation.method === 'get' && isOfIt ? resource.representation : undefined;
}
