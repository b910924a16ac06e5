import { isJsonType } from '@web-data/openapi';
import type { Description } from '../description/description.ts';
import type {
  Example,
  MediaType,
  OpenApiDocument,
  Parameter,
  Reference,
  Schema,
} from '../description/document.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/resolve.ts';
import { pickCredentials } from './credentials.ts';
import type { Credential } from './credentials.ts';
import { exampleValue } from './example-value.ts';
import { form } from './form.ts';
import { multipart, createSampleParts } from './parts.ts';
import type { SamplePart } from './parts.ts';
import { toText } from './literals.ts';
import { ANY_TEXT } from './scalar-value.ts';

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
  /** The same body where it is text: neither JSON nor a form. */
  text?: string;
  /** Whether the response is JSON. */
  returnsJson: boolean;
  /** Name of the main member of the response, if there is one. */
  result?: string;
}

/** Halves of surrogate pairs, which URLs cannot contain. */
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** The requests of an operation's samples: one for each example of its body, or one without a body. */
export function sampleRequests(description: Description, operation: Operation): SampleRequest[] {
  const { document } = description;
  const { baseUrl, prefix } = operation.service;
  const pathValues = Object.fromEntries(
    Object.entries(values(description, operation, 'path')).map(([name, value]) => [name, toText(value)]),
  );
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(toText(pathValues[name]).replaceAll(LONE_SURROGATES, '\uFFFD')),
  );
  const query = Object.fromEntries(
    Object.entries(values(description, operation, 'query')).filter(([, value]) => value !== undefined),
  );
  const result = resultMember(description, operation);
  const request = {
    operation,
    baseUrl,
    path: prefix + path,
    pathValues,
    query,
    headers: headersOf(description, operation),
    credentials: pickCredentials(description, operation.object.security),
    returnsJson: returnsJson(operation),
    ...(result && { result }),
  };
  const examples = listExamples(operation.media);
  if (examples.length === 0) {
    const body = createBody(description, operation);
    return [
      { ...request, ...bodyOf(description, operation, body), example: 'default', title: operation.summary },
    ];
  }
  return examples.map(([name, example]) => {
    const { summary = name, value } = resolve<Example>(document, example);
    return Object.assign(
      {},
      request,
      { example: name, title: summary },
      bodyOf(description, operation, value),
    );
  });
}

/** A body, with its parts if it is a form, and as text if it is text; nothing for one that samples cannot write. */
function bodyOf(
  { document }: Description,
  { media, mediaType }: Operation,
  body: unknown,
): Pick<SampleRequest, 'body' | 'parts' | 'text'> {
  if (body === undefined) return {};
  if (mediaType === multipart) return { body, parts: createSampleParts(document, media ?? {}, body) };
  if (isJsonType(mediaType) || mediaType === form) return { body };
  return typeof body === 'string' ? { body, text: body } : {};
}

/** The named examples of a media type. */
export function listExamples(
  media: Pick<MediaType, 'example' | 'examples'> | undefined,
): [string, Example | Reference][] {
  if (!media) return [];
  if (media.example !== undefined) return [['example', { value: media.example }]];
  return Object.entries(media.examples ?? {});
}

/** A body for an operation without an example: JSON, a form or text, which samples can send. */
function createBody({ document }: Description, { media, mediaType }: Operation): unknown {
  if (media?.schema === undefined) return undefined;
  const isWritten = isJsonType(mediaType) || mediaType === form || mediaType === multipart;
  return isWritten || /^text\/(?!xml)/.test(mediaType) ? exampleValue(document, media.schema) : undefined;
}

/** Example values of the parameters in one location. Optional query parameters without an example are left out. */
function values(
  { document }: Description,
  operation: Operation,
  location: Parameter['in'],
): Record<string, unknown> {
  return Object.fromEntries(
    operation.parameters
      .filter(
        (parameter) => parameter.in === location && (location === 'path' || parameter.required === true),
      )
      .map((parameter) => [parameter.name, exampleOf(document, parameter)]),
  );
}

/** Parameters of these names are ignored (OpenAPI 3.1, section 4.8.12.2). */
const ownedHeaders = new Set(['accept', 'content-type', 'authorization']);

function headersOf(description: Description, operation: Operation): Record<string, string> {
  const all = Object.entries(values(description, operation, 'header')).map(([name, value]) => [
    name,
    toText(value),
  ]);
  return Object.fromEntries(all.filter(([name = '']) => !ownedHeaders.has(name.toLowerCase())));
}

/** The value of a parameter: its own example, or one of its schema; for any text its name, which is easy to replace. */
function exampleOf(document: OpenApiDocument, parameter: Parameter): unknown {
  const { name, schema, content } = parameter;
  const [media] = Object.entries(content ?? {});
  const [example] = [...listExamples(parameter), ...listExamples(media?.[1])];
  const own = example && resolve<Example>(document, example[1]).value;
  const value = own ?? valueOf(document, media?.[1].schema ?? schema ?? true, name);
  return media && isJsonType(media[0]) ? JSON.stringify(value) : value;
}

function valueOf(document: OpenApiDocument, schema: Schema, name: string): unknown {
  const value = exampleValue(document, schema);
  return value === ANY_TEXT ? name : value;
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
