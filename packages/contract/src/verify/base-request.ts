import {
  isObject,
  type Json,
  type JsonObject,
  type Node,
  type Content,
  type Parameter,
} from '@web-data/openapi';
import type { SampleContext } from '../generate/sample.ts';
import { valid, type Proved } from '../random/valid.ts';
import { branches, isUrlSchema, keyword, MAX_DEPTH, properties, typesOf } from '../generate/facets.ts';
import { cannotEncode } from '../http/cannot-encode.ts';
import { encodeBody, type EncodedBody } from '../http/encode-body.ts';
import { parameterKey } from '../http/parameters.ts';
import type { FixtureRequest, Fixtures } from '../fixtures/fixtures.ts';
import { isJsonType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';
import { documents } from '../judge/response-of.ts';
import { isUrl } from '../http/is-url.ts';

/** The request of an operation that every probe changes in one place. */
export interface BaseRequest {
  readonly parameters: Map<string, Json>;
  readonly body: Json | undefined;
  readonly content: Content | undefined;
  /** The body of an operation that takes no JSON; a text says why there is no body. */
  readonly encoded: EncodedBody | string | undefined;
  /** Why a parameter that is required has no value, by `in name`. */
  readonly missing: ReadonlyMap<string, string>;
}

/** The basic request: the fixtures' own, or the smallest example, or a sample of the schema; each proved by a validator. */
export function baseRequest(
  operation: Operation,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): BaseRequest {
  const parameters = new Map<string, Json>();
  const missing = new Map<string, string>();
  for (const parameter of operation.parameters) {
    const given = fixture?.parameters[parameter.name];
    // Path parameters name resources: an example's id names none that is there.
    const isLeft = !parameter.required && !isDemanded(operation, parameter, fixture);
    if (given === undefined && (isLeft || parameter.in === 'path')) continue;
    const proved = given === undefined ? parameterValue(parameter, context) : { value: given };
    if ('value' in proved) parameters.set(parameterKey(parameter), proved.value);
    else missing.set(parameterKey(parameter), proved.reason);
  }
  const content = jsonOf(operation);
  const proved = content && bodyOf(content, fixture, context);
  return {
    parameters,
    missing,
    body: proved && 'value' in proved ? proved.value : undefined,
    content,
    encoded: proved ? untold(operation, proved) : encodedBody(operation, fixture, context),
  };
}

/** What is open for JSON and has a schema of objects is sent as such, as Kubernetes describes it. */
function jsonOf({ body }: Operation): Content | undefined {
  const { content = [] } = body ?? {};
  const open = content.find(
    ({ type, schema }) =>
      /^(?:\*|application)\/\*$/u.test(type) && schema && typesOf(schema).includes('object'),
  );
  return content.find(({ type }) => isJsonType(type)) ?? (open && { ...open, type: 'application/json' });
}

/** A body that may be left out is, where none is known. */
function untold({ body }: Operation, proved: Proved): string | undefined {
  return body?.required ? reasonOf(proved) : undefined;
}

function reasonOf(proved: Proved): string | undefined {
  return 'reason' in proved ? proved.reason : undefined;
}

/**
 * An operation that answers with 428 asks for the precondition that it documents (RFC 6585, section 3), unless the fixtures
 * give the contrary: nothing meets both.
 */
function isDemanded(
  operation: Operation,
  { in: place, name }: Parameter,
  fixture: FixtureRequest | undefined,
): boolean {
  const isGiven = Object.keys(fixture?.parameters ?? {}).some((one) => /^if-none-match$/iu.test(one));
  return place === 'header' && name.toLowerCase() === 'if-match' && documents(operation, 428) && !isGiven;
}

/** `If-Match: *` holds for everything that is there (RFC 9110, section 13.1.1), whatever examples say. */
function parameterValue({ schema, examples, in: place, name }: Parameter, context: SampleContext): Proved {
  const always = place === 'header' && name.toLowerCase() === 'if-match' ? ['*'] : [];
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
    const proved = bodyOf(one, fixture, context);
    const encoded = 'value' in proved ? encodeBody(one, proved.value) : undefined;
    if (encoded) return encoded;
    reason ??= 'value' in proved ? cannotEncode(one, proved.value) : proved.reason;
  }
  const types = content.map(({ type }) => type).join(' or ');
  return required
    ? (reason ?? `${operation.id} takes ${types}, which cannot be made from a schema`)
    : undefined;
}

/** A valid body of one media type of an operation; `undefined` where none can be made and proved, a text says why not written. */
export function writtenBody(
  operation: Operation,
  content: Content,
  { fixtures, sampling }: { fixtures: Fixtures; sampling: SampleContext },
): { text: string; type: string } | string | undefined {
  const proved = bodyOf(content, fixtures.requests[operation.id], sampling);
  if ('reason' in proved) return undefined;
  if (isJsonType(content.type)) return { text: JSON.stringify(proved.value), type: content.type };
  if (content.type.includes('*')) return undefined;
  return cannotEncode(content, proved.value) ?? encodeBody(content, proved.value);
}

function bodyOf(
  { examples, schema }: Content,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): Proved {
  if (fixture?.body !== undefined) return { value: fixture.body };
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

/** Puts the site in the place of every URL that the schema knows as one; paths and queries stay. */
export function useSite(value: Json, schema: Node, site: string | undefined): Json {
  return site === undefined ? value : inAlternatives(movedIn(value, schema, site), schema, site);
}

/** What the alternatives of a schema know as a URL, each in turn: those that are not meant know nothing of the value. */
function inAlternatives(value: Json, schema: Node, site: string, depth = 0): Json {
  if (depth > MAX_DEPTH) return value;
  return branches(schema).reduce<Json>(
    (changed, branch) => inAlternatives(movedIn(changed, branch, site), branch, site, depth + 1),
    value,
  );
}

function movedIn(value: Json, schema: Node, site: string): Json {
  if (typeof value === 'string') return isUrlSchema(schema) && isUrl(value) ? moved(value, site) : value;
  const items = keyword(schema, 'items');
  if (Array.isArray(value)) return items ? value.map((item) => useSite(item, items, site)) : value;
  if (!isObject(value)) return value;
  const known = properties(schema);
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
