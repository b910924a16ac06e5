import { isObject, type Json, type JsonObject, type Node, type Content } from '@web-data/openapi';
import { sample, type SampleContext } from '../generate/sample.ts';
import { branches, isUrlSchema, keyword, MAX_DEPTH, properties } from '../generate/facets.ts';
import { encodeBody, type EncodedBody } from '../http/encode-body.ts';
import { parameterKey } from '../http/parameters.ts';
import type { FixtureRequest } from '../fixtures/fixtures.ts';
import { isJsonType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';
import { isUrl } from '../http/is-url.ts';

/** The request of an operation that every probe changes in one place. */
export interface BaseRequest {
  readonly parameters: Map<string, Json>;
  readonly body: Json | undefined;
  readonly content: Content | undefined;
  /** The body of an operation that takes no JSON; a text says why there is none. */
  readonly encoded: EncodedBody | string | undefined;
}

/** The basic request: the fixtures' own, or the smallest example, or a sample of the schema. */
export function baseRequest(
  operation: Operation,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): BaseRequest {
  const parameters = new Map<string, Json>();
  for (const parameter of operation.parameters) {
    const given = fixture?.parameters[parameter.name];
    // Path parameters name resources: an example's id names none that is there.
    if (given === undefined && (!parameter.required || parameter.in === 'path')) continue;
    parameters.set(
      parameterKey(parameter),
      given ?? parameter.examples[0]?.value ?? sample(parameter.schema, context),
    );
  }
  const content = operation.body?.content.find(({ type }) => isJsonType(type));
  const body = content && (fixture?.body ?? baseBody(content, context));
  return {
    parameters,
    body,
    content,
    encoded: content ? undefined : encodedBody(operation, fixture, context),
  };
}

function encodedBody(
  operation: Operation,
  fixture: FixtureRequest | undefined,
  context: SampleContext,
): BaseRequest['encoded'] {
  const { content = [], required = false } = operation.body ?? {};
  for (const one of content) {
    const encoded = encodeBody(one, fixture?.body ?? baseBody(one, context));
    if (encoded) return encoded;
  }
  const types = content.map(({ type }) => type).join(' or ');
  return required ? `${operation.id} takes ${types}, which cannot be made from a schema` : undefined;
}

function baseBody(content: Content, context: SampleContext): Json {
  const smallest = content.examples.toSorted(
    (a, b) => JSON.stringify(a.value).length - JSON.stringify(b.value).length,
  )[0];
  if (smallest)
    return content.schema ? useSite(smallest.value, content.schema, context.site) : smallest.value;
  return content.schema ? sample(content.schema, context) : {};
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
