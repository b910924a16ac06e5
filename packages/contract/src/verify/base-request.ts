import { isObject, isJsonType, listBranches, findKeyword, getProperties, getTypes } from '@web-data/openapi';
import type { Json, JsonObject, Node, Content, Parameter } from '@web-data/openapi';
import type { SampleContext } from '../values/sample.ts';
import { valid, type GeneratedValue } from '../values/valid.ts';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';
import { cannotEncode } from '../http/cannot-encode.ts';
import { encodeBody, type EncodedBody } from '../http/encode-body.ts';
import { parameterKey } from '../http/parameters.ts';
import type { FixtureRequest, Fixtures } from '../fixtures/fixtures.ts';
import type { Operation } from '../openapi/operation.ts';
import { getItemSchema } from '../openapi/item-schema.ts';
import { documents } from '../semantics/response-for.ts';
import { isUrl, isUrlSchema } from '../openapi/is-url.ts';

/** The request of an operation that probes change at one location. */
export interface BaseRequest {
  readonly parameters: Map<string, Json>;
  readonly body: Json | undefined;
  readonly content: Content | undefined;
  /** The body of an operation without a JSON body; a string says why there is no body. */
  readonly encoded: EncodedBody | string | undefined;
  /** Why a required parameter has no value, by `in name`. */
  readonly missing: ReadonlyMap<string, string>;
}

/**
 * Builds the basic request: from the fixtures, the smallest example, or a sample of the schema; generated values are
 * validated.
 */
export function baseRequest(
  operation: Operation,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): BaseRequest {
  const parameters = new Map<string, Json>();
  const missing = new Map<string, string>();
  for (const parameter of operation.parameters) {
    const provided = fixture?.parameters[parameter.name];
    // Path parameters name resources, and the id of an example does not exist at the service.
    const isLeft = !parameter.required && !isDemanded(operation, parameter, fixture);
    if (provided === undefined && (isLeft || parameter.in === 'path')) continue;
    const result = provided === undefined ? parameterValue(parameter, context) : { value: provided };
    if ('value' in result) parameters.set(parameterKey(parameter), result.value);
    else missing.set(parameterKey(parameter), result.reason);
  }
  const content = findJsonContent(operation);
  const result = content && bodyOf(content, fixture, context);
  return {
    parameters,
    missing,
    body: result && 'value' in result ? result.value : undefined,
    content,
    encoded: result ? missingBodyReason(operation, result) : encodedBody(operation, fixture, context),
  };
}

/** A wildcard media type with an object schema is sent as JSON; Kubernetes describes its bodies so. */
function findJsonContent({ body }: Operation): Content | undefined {
  const { content = [] } = body ?? {};
  const open = content.find(
    ({ type, schema }) =>
      /^(?:\*|application)\/\*$/u.test(type) && schema && getTypes(schema).includes('object'),
  );
  return content.find(({ type }) => isJsonType(type)) ?? (open && { ...open, type: 'application/json' });
}

/** An optional body without a known value is left out. */
function missingBodyReason({ body }: Operation, result: GeneratedValue): string | undefined {
  return body?.required ? reasonOf(result) : undefined;
}

function reasonOf(result: GeneratedValue): string | undefined {
  return 'reason' in result ? result.reason : undefined;
}

/**
 * An operation that documents 428 demands the precondition it documents (RFC 6585, section 3), unless the fixtures set
 * the opposite one: no request can meet both.
 */
function isDemanded(
  operation: Operation,
  { in: location, name }: Parameter,
  fixture: FixtureRequest | undefined,
): boolean {
  const isProvided = Object.keys(fixture?.parameters ?? {}).some((one) => /^if-none-match$/iu.test(one));
  return (
    location === 'header' && name.toLowerCase() === 'if-match' && documents(operation, 428) && !isProvided
  );
}

/** `If-Match: *` holds for every existing resource (RFC 9110, section 13.1.1), whatever examples say. */
function parameterValue(
  { schema, examples, in: location, name }: Parameter,
  context: SampleContext,
): GeneratedValue {
  const always = location === 'header' && name.toLowerCase() === 'if-match' ? ['*'] : [];
  return valid(schema, context, [...always, ...examples.map(({ value }) => value)]);
}

function encodedBody(
  operation: Operation,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): BaseRequest['encoded'] {
  const { content = [], required = false } = operation.body ?? {};
  let reason: string | undefined;
  for (const one of content) {
    const result = bodyOf(one, fixture, context);
    const encoded = 'value' in result ? encodeBody(one, result.value) : undefined;
    if (encoded) return encoded;
    reason ??= 'value' in result ? cannotEncode(one, result.value) : result.reason;
  }
  const types = content.map(({ type }) => type).join(' or ');
  return required
    ? (reason ?? `${operation.id} takes ${types}, which cannot be made from a schema`)
    : undefined;
}

/**
 * Returns a valid body in one media type of an operation; `undefined` where none can be generated, a string where it
 * cannot be written.
 */
export function encodeValidBody(
  operation: Operation,
  content: Content,
  { fixtures, sampling }: { fixtures: Fixtures; sampling: SampleContext },
): { text: string; type: string } | string | undefined {
  const result = bodyOf(content, fixtures.requests[operation.id], sampling);
  if ('reason' in result) return undefined;
  if (isJsonType(content.type)) return { text: JSON.stringify(result.value), type: content.type };
  if (content.type.includes('*')) return undefined;
  return cannotEncode(content, result.value) ?? encodeBody(content, result.value);
}

function bodyOf(
  content: Content,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): GeneratedValue {
  if (fixture?.body !== undefined) return { value: fixture.body };
  const { examples, schema } = content;
  const itemSchema = getItemSchema(content);
  if (itemSchema !== undefined) {
    const item = valid(
      itemSchema,
      context,
      examples.flatMap(({ value }) => value),
    );
    return 'value' in item ? { value: [item.value] } : item;
  }
  const values = examples
    .map(({ value }) => value)
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  if (schema === undefined) return { value: values[0] ?? {} };
  return valid(
    schema,
    context,
    values.map((value) => useSite(value, schema, context.site)),
  );
}

/** Replaces the site of every URL that the schema describes as one; paths and queries stay. */
export function useSite(value: Json, schema: Node, site: string | undefined): Json {
  return site === undefined ? value : inAlternatives(movedIn(value, schema, site), schema, site);
}

/** Replaces the URLs that the alternatives of a schema describe; alternatives that do not apply find none. */
function inAlternatives(value: Json, schema: Node, site: string, depth = 0): Json {
  if (depth > MAX_DEPTH) return value;
  return listBranches(schema).reduce<Json>(
    (changed, branch) => inAlternatives(movedIn(changed, branch, site), branch, site, depth + 1),
    value,
  );
}

function movedIn(value: Json, schema: Node, site: string): Json {
  if (typeof value === 'string') return isUrlSchema(schema) && isUrl(value) ? moved(value, site) : value;
  const items = findKeyword(schema, 'items');
  if (Array.isArray(value)) return items ? value.map((item) => useSite(item, items, site)) : value;
  if (!isObject(value)) return value;
  const known = getProperties(schema);
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    const property = known.get(name);
    return [name, property && member !== undefined ? useSite(member, property, site) : (member ?? null)];
  });
  return Object.fromEntries(entries) satisfies JsonObject;
}

function moved(url: string, site: string): string {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? site : new URL(pathname + search, site).href;
}
