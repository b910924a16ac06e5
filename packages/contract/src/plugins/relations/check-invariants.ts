import {
  asArray,
  asObject,
  asString,
  canonicalText,
  child,
  children,
  isObject,
  joinPointer,
  sameJson,
  splitPointer,
  valueAt,
  readKeyword,
  getProperties,
  getTypes,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import type { HttpRequest } from '../../http/exchange.ts';
import { sentBody } from '../../http/sent-body.ts';
import { isUrl } from '../../openapi/is-url.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valuesAt } from '../../openapi/pointer.ts';
import type { Deviation } from '../../judge/deviation.ts';

/** One request and its 2xx response, and the relation to check. */
interface Pair {
  readonly relation: JsonObject;
  readonly body: Json;
  /** The value of a request member, or its default when it is absent. */
  requested(field: string): Json | undefined;
}

type Invariant = (pair: Pair) => { expected: string; got: string } | undefined;

/** The relations that a single request and its response can break. */
const INVARIANTS: Record<string, Invariant> = {
  'at-most': itemLimit,
  excludes,
  'same-site': sameSite,
  unique,
  'present-when': presentWhen,
};

/** Checks the relations of an operation (`x-relations`) for one request and its 2xx response. */
export function checkInvariants(operation: Operation, request: HttpRequest, body: Json): Deviation[] {
  const sent = sentBody(request);
  const schema = operation.body?.content[0]?.schema;
  return children(child(operation.node, 'x-relations')).flatMap(([, node]): Deviation[] => {
    const relation = asObject(node.value);
    const kind = asString(relation['kind']) ?? '';
    const mismatch = INVARIANTS[kind]?.({
      relation,
      body,
      requested: (field) =>
        valueAt(sent, field) ?? queryValue(operation, request, field) ?? defaultAt(schema, field),
    });
    const message = `The answer breaks the relation ${kind} with its request.`;
    return mismatch ? [{ check: 'relation', message, pointer: node.pointer, ...mismatch }] : [];
  });
}

function queryValue(operation: Operation, { url }: HttpRequest, field: string): Json | undefined {
  const query = operation.parameters.find(
    ({ in: location, name }) => location === 'query' && field === joinPointer('', name),
  );
  if (!query) return undefined;
  const text = new URL(url).searchParams.get(query.name);
  if (text === null) return readKeyword(query.schema, 'default');
  return readBy(getTypes(query.schema), text);
}

/** Strings on the wire have no types: the schema decides how to read them. */
function readBy(types: readonly string[], text: string): Json {
  const allows = (...names: string[]) => types.length === 0 || names.some((name) => types.includes(name));
  if ((text === 'true' || text === 'false') && allows('boolean')) return text === 'true';
  return /^-?\d+(?:\.\d+)?$/u.test(text) && allows('integer', 'number') ? Number(text) : text;
}

function defaultAt(schema: Node | undefined, field: string): Json | undefined {
  const found = splitPointer(field).reduce<Node | undefined>(
    (at, member) => at && getProperties(at).get(member),
    schema,
  );
  return found && readKeyword(found, 'default');
}

function itemLimit({ relation, body, requested }: Pair): ReturnType<Invariant> {
  const bound = requested(String(relation['field']));
  const { length } = asArray(valueAt(body, String(relation['items'])));
  if (typeof bound !== 'number' || length <= bound) return undefined;
  return { expected: `at most ${bound} items`, got: `${length} items` };
}

function excludes({ relation, body, requested }: Pair): ReturnType<Invariant> {
  if (!sameJson(requested(String(relation['field'])), relation['value'])) return undefined;
  const part = relation['part'] === 'fragment' ? 'hash' : 'search';
  const bad = urlsAt(body, String(relation['items'])).find((url) => new URL(url)[part] !== '');
  return bad === undefined ? undefined : { expected: `no URL with a ${String(relation['part'])}`, got: bad };
}

function sameSite({ relation, body, requested }: Pair): ReturnType<Invariant> {
  const site = requested(String(relation['field']));
  if (typeof site !== 'string' || !isUrl(site)) return undefined;
  const subdomains = requested(String(relation['subdomains'])) !== false;
  const bad = urlsAt(body, String(relation['items'])).find((url) => !isOnSite(url, site, subdomains));
  return bad === undefined ? undefined : { expected: `URLs of ${bareHost(site)}`, got: bad };
}

function unique({ relation, body }: Pair): ReturnType<Invariant> {
  const all = valuesAt(body, String(relation['items'])).map(canonicalText).toSorted();
  const twice = all.find((item, index) => all[index - 1] === item);
  return twice === undefined ? undefined : { expected: 'each item once', got: twice };
}

function presentWhen({ relation, body, requested }: Pair): ReturnType<Invariant> {
  const requestedValues = requested(String(relation['field']));
  if (!Array.isArray(requestedValues) || !isObject(body)) return undefined;
  const member = String(relation['member']);
  const value = relation['value'] ?? null;
  const isExpected = requestedValues.some(
    (one) => sameJson(one, value) || (isObject(one) && sameJson(one['type'] ?? null, value)),
  );
  if (isExpected === (valueAt(body, member) !== undefined)) return undefined;
  return { expected: isExpected ? member : `no ${member}`, got: isExpected ? 'no such member' : member };
}

function urlsAt(body: Json, pattern: string): string[] {
  return valuesAt(body, pattern).flatMap((url) => (typeof url === 'string' && isUrl(url) ? [url] : []));
}

/** Returns the host of a URL without `www.`, which counts as the same site. */
export function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./u, '');
}

/** Whether a URL is on the site of another; its subdomains count only with `subdomains`. */
export function isOnSite(url: string, siteUrl: string, subdomains: boolean): boolean {
  const [host, site] = [bareHost(url), bareHost(siteUrl)];
  if (host === site || !subdomains) return host === site;
  // A site that is itself a subdomain may have siblings.
  const parent = site.split('.').slice(-2).join('.');
  return host.endsWith(`.${site}`) || host === parent || (site !== parent && host.endsWith(`.${parent}`));
}
