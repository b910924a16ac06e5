import { isJsonType, openDescription } from '@web-data/openapi';
import type { Content, Operation as DescribedOperation } from '@web-data/openapi';
import type { MediaType, OpenApiDocument, OperationObject, Parameter, RequestBody } from './document.ts';
import { serviceAddress } from './servers.ts';
import type { ServiceAddress } from './servers.ts';
import { TagTree } from './tags.ts';

/** An operation with all its parts resolved for display. */
export interface Operation {
  id: string;
  /** As requests send it, such as `GET`. */
  method: string;
  path: string;
  /** The name of the tag under which it stands. */
  tag: string;
  summary: string;
  description: string;
  /** The method of the client that calls it, such as `map` or `agent.start`. */
  sdkMethod: string;
  /** The path of its page in the site, such as `operations/map/`. */
  page: string;
  parameters: Parameter[];
  body?: RequestBody;
  /** The content of the body that samples send. */
  content?: Content;
  media?: MediaType;
  /** The media type of the body, such as `application/json`; empty for an operation without one. */
  mediaType: string;
  errors: string[];
  object: OperationObject;
  /** The same operation with what it refers to. */
  model: DescribedOperation;
  /** The URL that its samples call. */
  service: ServiceAddress;
}

/** Lists every operation of the document, grouped by its tags in their order, and otherwise in that of its paths. */
export function listOperations(
  document: OpenApiDocument,
  tags: TagTree = new TagTree(document),
): Operation[] {
  const address = addressBook();
  const all = openDescription(document).operations.map((operation) => read(operation, address, tags));
  return all.toSorted((a, b) => tags.rank(a.tag) - tags.rank(b.tag));
}

/** Every event that the service sends to webhooks, in the order of the document; `path` is its name. */
export function listWebhooks(document: OpenApiDocument): Operation[] {
  const address = addressBook();
  const tags = new TagTree(document);
  return openDescription(document).webhooks.map((webhook) =>
    read(webhook, () => address(`webhooks/${kebab(webhook.path)}/`), tags),
  );
}

function read(model: DescribedOperation, address: (preferred: string) => string, tags: TagTree): Operation {
  const { id, httpMethod, path, object, parameters, body } = model;
  const sdkMethod = String(object['x-sdk-method'] ?? id);
  const content = body?.content.find(({ type }) => isJsonType(type)) ?? body?.content[0];
  return {
    id,
    method: httpMethod,
    path,
    tag: tags.choose(object.tags ?? []) ?? 'Operations',
    summary: object.summary ?? id,
    description: object.description ?? '',
    sdkMethod,
    page: address(`operations/${kebab(sdkMethod)}/`),
    parameters: parameters.map((parameter) => parameter.object),
    ...(body && { body: body.object }),
    ...(content && { content, media: content.object }),
    mediaType: content?.type ?? '',
    errors: (object['x-errors'] ?? []) as string[],
    object,
    model,
    service: serviceAddress(model.servers),
  };
}

/** Makes the path of each page unique: a second `operations/map/` becomes `operations/map-2/`. */
export function addressBook(): (preferred: string) => string {
  const counts = new Map<string, number>();
  return (preferred) => {
    const count = (counts.get(preferred) ?? 0) + 1;
    counts.set(preferred, count);
    return count === 1 ? preferred : preferred.replace(/\/$/, `-${count}/`);
  };
}

/**
 * Converts `agentStart`, `agent.start` and `Agent start` to `agent-start`; a name without ASCII letters or digits to
 * `unnamed`.
 */
export function kebab(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return text || 'unnamed';
}
