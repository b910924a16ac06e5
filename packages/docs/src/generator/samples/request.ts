import { isJsonType } from '@web-data/openapi';
import type { Description } from '../description/description.ts';
import type { Example, MediaType, Parameter, Reference, SchemaObject } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/resolve.ts';
import { pickCredentials } from './credentials.ts';
import type { Credential } from './credentials.ts';
import { exampleValue } from './example-value.ts';
import { form } from './form.ts';
import { multipart, createSampleParts } from './parts.ts';
import type { SamplePart } from './parts.ts';
import { toText } from './literals.ts';

/** One request of a sample, from an example of the description. */
export interface SampleRequest {
  operation: Operation;
  /** Name of the example, or `default` for an operation without a body. */
  example: string;
  title: string;
  baseUrl: string;
  /** Path with prefix and example values, such as `/v2/agent/<uuid>`. */
  path: string;
  pathValues: Record<string, string>;
  query: Record<string, unknown>;
  /** Headers that the operation requires, without those of its credentials and its body. */
  headers: Record<string, string>;
  credentials: Credential[];
  body?: unknown;
  /** The parts of a body that is a multipart form. */
  parts?: SamplePart[];
  /** Whether the response is JSON. */
  returnsJson: boolean;
  /** Name of the main member of the response, if there is one. */
  result?: string;
}

/** Halves of surrogate pairs, which URLs cannot contain. */
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** The requests of an operation's samples: one for each example of its body, or one without a body. */
export function sampleRequests(description: Description, operation: Operation): SampleRequest[] {
  const { document, baseUrl, prefix } = description;
  const pathValues = values(operation, 'path') as Record<string, string>;
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(toText(pathValues[name]).replaceAll(LONE_SURROGATES, '\uFFFD')),
  );
  const query = Object.fromEntries(
    Object.entries(values(operation, 'query')).filter(([, value]) => value !== undefined),
  );
  const result = resultMember(description, operation);
  const request = {
    operation,
    baseUrl,
    path: prefix + path,
    pathValues,
    query,
    headers: headersOf(operation),
    credentials: pickCredentials(description, operation.object.security),
    returnsJson: returnsJson(operation),
    ...(result && { result }),
  };
  const examples = listExamples(operation.media);
  if (examples.length === 0) {
    const { body } = createBody(description, operation);
    return [
      { ...request, ...bodyOf(description, operation, body), example: 'default', title: operation.summary },
    ];
  }
  return examples.map(([name, example]) => {
    const { summary = name, value } = resolve<Example>(document, example);
    const input = { ...bodyOf(description, operation, value), body: value };
    return Object.assign({}, request, { example: name, title: summary }, input);
  });
}

/** A body, with its parts if it is a form. */
function bodyOf(
  { document }: Description,
  { media, mediaType }: Operation,
  body: unknown,
): Pick<SampleRequest, 'body' | 'parts'> {
  if (body === undefined) return {};
  return mediaType === multipart ? { body, parts: createSampleParts(document, media ?? {}, body) } : { body };
}

/** The named examples of a media type. */
export function listExamples(media: MediaType | undefined): [string, Example | Reference][] {
  if (!media) return [];
  if (media.example !== undefined) return [['example', { value: media.example }]];
  return Object.entries(media.examples ?? {});
}

/** A body for an operation without an example: JSON or a form, which samples can send. */
function createBody({ document }: Description, { media, mediaType }: Operation): { body?: unknown } {
  const isWritten = isJsonType(mediaType) || mediaType === form || mediaType === multipart;
  if (media?.schema === undefined || !isWritten) return {};
  return { body: exampleValue(document, media.schema) };
}

/** Example values of the parameters in one location. Optional query parameters without an example are left out. */
function values(operation: Operation, location: Parameter['in']): Record<string, unknown> {
  return Object.fromEntries(
    operation.parameters
      .filter(
        (parameter) => parameter.in === location && (location === 'path' || parameter.required === true),
      )
      .map((parameter) => [parameter.name, exampleOf(parameter)]),
  );
}

/** Parameters of these names are ignored (OpenAPI 3.1, section 4.8.12.2). */
const ownedHeaders = new Set(['accept', 'content-type', 'authorization']);

function headersOf(operation: Operation): Record<string, string> {
  const all = Object.entries(values(operation, 'header')).map(([name, value]) => [name, toText(value)]);
  return Object.fromEntries(all.filter(([name = '']) => !ownedHeaders.has(name.toLowerCase())));
}

function exampleOf({ name, example, examples, schema }: Parameter): unknown {
  const first = (Object.values(examples ?? {})[0] as Example | undefined)?.value;
  const object = (schema ?? {}) as SchemaObject;
  return example ?? first ?? object.examples?.[0] ?? object.default ?? name;
}

function returnsJson({ method, responses }: Operation): boolean {
  const good = responses.filter(([status]) => status.startsWith('2') || status === 'default');
  return method !== 'HEAD' && good.some(([, { content = {} }]) => Object.keys(content).some(isJsonType));
}

/** The only member of the response besides the success flag, by the first example of the 2xx response. */
function resultMember(description: Description, operation: Operation): string | undefined {
  const success = operation.responses.find(([status]) => status.startsWith('2'))?.[1];
  const media = success?.content?.['application/json'];
  const [first] = listExamples(media);
  const value = first && resolve<Example>(description.document, first[1]).value;
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.keys(value).filter(
    (name) => typeof (value as Record<string, unknown>)[name] !== 'boolean',
  );
  return members.length === 1 ? members[0] : undefined;
}
