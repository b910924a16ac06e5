import { isJsonType, openDescription } from '@web-data/openapi';
import type { Operation as DescribedOperation } from '@web-data/openapi';
import type {
  MediaType,
  OpenApiDocument,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  Tag,
} from './document.ts';
import { serviceAddress } from './servers.ts';
import type { ServiceAddress } from './servers.ts';

/** An operation with all its parts resolved for display. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The method of the client that calls it, such as `map` or `agent.start`. */
  sdkMethod: string;
  /** The path of its page in the site, such as `operations/map/`. */
  page: string;
  parameters: Parameter[];
  body?: RequestBody;
  media?: MediaType;
  /** The media type of the body, such as `application/json`; empty for an operation without one. */
  mediaType: string;
  responses: [status: string, response: Response][];
  errors: string[];
  object: OperationObject;
  /** The same operation with what it refers to. */
  model: DescribedOperation;
  /** The URL that its samples call. */
  service: ServiceAddress;
}

/**
 * Lists every operation of the document, grouped by its tags: those of a specified tag first, and otherwise in the
 * order of its paths.
 */
export function listOperations(document: OpenApiDocument): Operation[] {
  const address = addressBook();
  const all = openDescription(document).operations.map((operation) => read(operation, address));
  const { tags: listed = [] } = document;
  const tags = [...listed.filter(isSpecified), ...listed.filter((tag) => !isSpecified(tag))].map(
    ({ name }) => name,
  );
  const rank = (operation: Operation): number =>
    (tags.indexOf(operation.tag) + tags.length + 1) % (tags.length + 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

function isSpecified({ 'x-definition': mark }: Tag): boolean {
  return mark === 'specified';
}

/** Every event that the service sends to webhooks, in the order of the document; `path` is its name. */
export function listWebhooks(document: OpenApiDocument): Operation[] {
  const address = addressBook();
  return openDescription(document).webhooks.map((webhook) =>
    read(webhook, () => address(`webhooks/${kebab(webhook.path)}/`)),
  );
}

function read(model: DescribedOperation, address: (preferred: string) => string): Operation {
  const { id, method, path, object, parameters, body, responses } = model;
  const sdkMethod = String(object['x-sdk-method'] ?? id);
  const media = body?.content.find(({ type }) => isJsonType(type)) ?? body?.content[0];
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: object.tags?.[0] ?? 'Operations',
    summary: object.summary ?? id,
    description: object.description ?? '',
    sdkMethod,
    page: address(`operations/${kebab(sdkMethod)}/`),
    parameters: parameters.map((parameter) => parameter.object),
    ...(body && { body: body.object }),
    ...(media && { media: media.object }),
    mediaType: media?.type ?? '',
    responses: responses.map((response) => [response.status, response.object]),
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
