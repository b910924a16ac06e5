import type {
  MediaType,
  OpenApiDocument,
  OperationObject,
  Parameter,
  PathItem,
  RequestBody,
  Response,
} from './document.ts';
import { resolve } from './resolve.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation with everything about it resolved to what the pages show. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The method of the client that calls it, such as `map` or `agent.start`. */
  sdkMethod: string;
  /** The address of its page in the site, such as `operations/map/`. */
  page: string;
  parameters: Parameter[];
  body?: RequestBody;
  media?: MediaType;
  /** What the body is, such as `application/json`; empty for an operation without one. */
  mediaType: string;
  responses: [status: string, response: Response][];
  errors: string[];
  object: OperationObject;
}

/** Every operation of the document, grouped by its tags and otherwise in the order of its paths. */
export function listOperations(document: OpenApiDocument): Operation[] {
  const address = addressBook();
  const all = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const pathItem = resolve<PathItem>(document, item as PathItem);
    return methods
      .filter((method) => pathItem[method] !== undefined)
      .map((method) => read(document, path, method, pathItem, address));
  });
  const tags = (document.tags ?? []).map((tag) => tag.name);
  const rank = (operation: Operation): number =>
    (tags.indexOf(operation.tag) + tags.length + 1) % (tags.length + 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

function read(
  document: OpenApiDocument,
  path: string,
  method: string,
  item: PathItem,
  address: (wanted: string) => string,
): Operation {
  const object = item[method] as OperationObject;
  const id = object.operationId ?? idOf(method, path);
  const sdkMethod = object['x-sdk-method'] ?? id;
  const body = object.requestBody && resolve<RequestBody>(document, object.requestBody);
  const types = Object.keys(body?.content ?? {});
  const mediaType = types.find(isJson) ?? types[0] ?? '';
  const media = body?.content[mediaType];
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: object.tags?.[0] ?? 'Operations',
    summary: object.summary ?? id,
    description: object.description ?? '',
    sdkMethod,
    page: address(`operations/${kebab(sdkMethod)}/`),
    parameters: parametersOf(document, item, object),
    ...(body && { body }),
    ...(media && { media }),
    mediaType,
    responses: Object.entries(object.responses ?? {}).map(([status, response]) => [
      status,
      resolve<Response>(document, response),
    ]),
    errors: object['x-errors'] ?? [],
    object,
  };
}

/** Whether a media type is JSON (RFC 6839, section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(mediaType);
}

function parametersOf(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const byPlace = new Map(
    all.map((parameter) => resolve<Parameter>(document, parameter)).map((p) => [`${p.in} ${p.name}`, p]),
  );
  return [...byPlace.values()];
}

/** Gives each page an address of its own: a second `operations/map/` becomes `operations/map-2/`. */
export function addressBook(): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    const count = (counts.get(wanted) ?? 0) + 1;
    counts.set(wanted, count);
    return count === 1 ? wanted : wanted.replace(/\/$/, `-${count}/`);
  };
}

/** `agentStart`, `agent.start` and `Agent start` all become `agent-start`. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}

function idOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
