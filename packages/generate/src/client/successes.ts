import { dereference, readErrorCatalogue, isJsonType } from '@web-data/openapi';
import type {
  Content,
  Description,
  OpenApiDocument,
  Operation,
  Response,
  SchemaObject,
} from '@web-data/openapi';

/** How to read the responses of an operation. */
export interface ResponsePlan {
  /** A function of the runtime; `undefined` where there is nothing to read. */
  read: 'readAny' | 'readBytes' | 'readJson' | 'readTextual' | undefined;
  /** The media types to request, unless JSON alone. */
  accept: string | undefined;
  /** Statuses outside 2xx that the description declares without JSON. */
  plain: number[];
}

/** Decides by the media types of the successes: JSON if any is JSON, else text if all are text, else bytes. */
export function planResponses(operation: Operation): ResponsePlan {
  const types = [
    ...new Set(listSuccesses(operation).flatMap(({ content }) => content.map(({ type }) => type))),
  ];
  const json = types.filter(isJsonType);
  const mediaTypes = json.length > 0 ? json : types;
  const usual = mediaTypes.length === 0 || (mediaTypes.length === 1 && mediaTypes[0] === 'application/json');
  return {
    read: operation.method === 'head' ? undefined : readerOf(mediaTypes),
    accept: usual && types.length === json.length ? undefined : mediaTypes.join(', '),
    plain: operation.responses
      .filter(
        ({ status, content }) => /^[345]\d\d$/.test(status) && !content.some(({ type }) => isJsonType(type)),
      )
      .map(({ status }) => Number(status)),
  };
}

function readerOf(types: readonly string[]): ResponsePlan['read'] {
  if (types.length === 0) return undefined;
  if (types.some(isJsonType)) return 'readJson';
  if (types.some((type) => type === '*/*' || type === 'application/*')) return 'readAny';
  return types.every((type) => /^text\/|xml(?:;|$)/.test(type)) ? 'readTextual' : 'readBytes';
}

/** The 2xx responses; those of `default` where there are none. */
export function listSuccesses({ responses }: Operation): readonly Response[] {
  const exact = responses.filter(({ status }) => /^2\d\d$/.test(status));
  if (exact.length > 0) return exact;
  return responses.filter(({ status }) => status === '2XX' || status === 'default');
}

/** Whether every response is a JSON object and every error is in a catalogue: the client then loads less code. */
export function returnsObjects(description: Description): boolean {
  const found = known.get(description) ?? checkResponses(description);
  known.set(description, found);
  return found;
}

const known = new WeakMap<Description, boolean>();

function checkResponses({ value, operations }: Description): boolean {
  const hasCatalogue = Object.keys(readErrorCatalogue(value)).length > 0;
  const successes = operations.flatMap(listSuccesses);
  return hasCatalogue && successes.every((response) => isObject(value, response));
}

function isObject(document: OpenApiDocument, { content }: Response): boolean {
  // Beside complete content a stream is read by no function.
  const [json, ...others] = content.filter((one, _, all) => !isStream(one) || all.every(isStream));
  const schema = json?.type === 'application/json' ? json.object.schema : undefined;
  return (
    others.length === 0 && typeof schema === 'object' && isObjectSchema(document, schema as SchemaObject)
  );
}

/** Whether a media type is a sequence of items with a schema of their own. */
export function isStream({ framing, itemSchema }: Content): boolean {
  return framing !== undefined && itemSchema !== undefined;
}

function isObjectSchema(document: OpenApiDocument, schema: SchemaObject): boolean {
  const { type, properties, oneOf, anyOf } = dereference<SchemaObject>(document, schema);
  if (type !== undefined) return type === 'object';
  const parts = (oneOf ?? anyOf ?? []) as SchemaObject[];
  return parts.length > 0 ? parts.every((part) => isObjectSchema(document, part)) : properties !== undefined;
}
