import { isJsonType } from '@web-data/openapi';
import type { Framing, Parameter } from '@web-data/openapi';
import type { Description } from '../description/description.ts';
import type { OpenApiDocument, Schema } from '../description/document.ts';
import { listExamples } from '../description/examples.ts';
import type { TitledExample } from '../description/examples.ts';
import type { Operation } from '../description/operations.ts';
import { findStream, isStream, writeItems } from '../description/streams.ts';
import { pickCredentials } from './credentials.ts';
import type { Credential } from './credentials.ts';
import type { SampleLanguage } from '../../sample-languages.ts';
import { exampleValue } from './example-value.ts';
import { form, formPairs } from './form.ts';
import { multipart, createSampleParts } from './parts.ts';
import type { SamplePart } from './parts.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';
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
  /** The whole query where one parameter is it (`in: querystring`): its value, and as it is sent. */
  querystring?: { value: unknown; text: string };
  /** Headers that the operation requires, without those of its credentials and its body. */
  headers: Record<string, string>;
  credentials: Credential[];
  body?: unknown;
  /** The parts of a body that is a multipart form. */
  parts?: SamplePart[];
  /** The same body where it is text, neither JSON nor a form, or a stream of items. */
  text?: string;
  /** How the items of the response are told apart, where it is a stream. */
  stream?: Framing;
  /** Whether the response is JSON. */
  returnsJson: boolean;
  /** Name of the main member of the response, if there is one. */
  result?: string;
  /** The languages in which the site shows it, in the order of their tabs. Default: all. */
  languages?: readonly SampleLanguage[];
}

/** Halves of surrogate pairs, which URLs cannot contain. */
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** The requests of an operation's samples: one for each example of its body, or one without a body. */
export function sampleRequests(description: Description, operation: Operation): SampleRequest[] {
  const { baseUrl, prefix } = operation.service;
  const pathValues = Object.fromEntries(
    Object.entries(exampleValues(description, operation, 'path')).map(([name, value]) => [
      name,
      toText(value),
    ]),
  );
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    encodeSegment(
      pathValues[name] ?? '',
      operation.parameters.find((one) => one.name === name && one.in === 'path'),
    ),
  );
  const query = Object.fromEntries(
    Object.entries(exampleValues(description, operation, 'query')).filter(([, value]) => value !== undefined),
  );
  const result = resultMember(operation);
  const stream = findStream(operation)?.framing;
  const querystring = queryOf(description, operation);
  const request = {
    operation,
    baseUrl,
    path: prefix + path,
    pathValues,
    query,
    ...(querystring && { querystring }),
    headers: headersOf(description, operation),
    credentials: pickCredentials(description, operation.object.security),
    returnsJson: returnsJson(operation),
    ...(result && { result }),
    ...(stream && { stream }),
    languages: description.languages,
  };
  const examples = operation.content ? listExamples(operation.content) : [];
  if (examples.length === 0) {
    const value = createBody(description, operation);
    return [
      {
        ...request,
        ...bodyOf(description, operation, { value }),
        example: 'default',
        title: operation.summary,
      },
    ];
  }
  return examples.map((example) =>
    Object.assign(
      {},
      request,
      { example: example.name, title: example.title },
      bodyOf(description, operation, example),
    ),
  );
}

/** What a segment of a path holds as it is where its parameter allows reserved characters (OpenAPI 3.2, Parameter Object). */
const RESERVED = /%(?:3A|40|21|24|26|27|28|29|2A|2B|2C|3B|3D|5B|5D)/gi;

function encodeSegment(value: string, parameter: { allowReserved?: boolean } | undefined): string {
  const encoded = encodeURIComponent(value.replaceAll(LONE_SURROGATES, '\uFFFD'));
  return parameter?.allowReserved === true ? encoded.replaceAll(RESERVED, decodeURIComponent) : encoded;
}

/** The example of a query that one parameter describes as a whole. */
function queryOf({ document }: Description, { model }: Operation): SampleRequest['querystring'] {
  const parameter = model.parameters.find((one) => one.in === 'querystring');
  if (parameter?.content === undefined || !parameter.required) return undefined;
  const { type } = parameter.content;
  const [example] = [...listExamples(parameter), ...listExamples(parameter.content)];
  const value = example?.value ?? valueOf(document, schemaOf(parameter), parameter.name);
  if (example?.serialized !== undefined) return { value, text: example.serialized.replace(/^\?/, '') };
  if (type === form) return { value, text: String(new URLSearchParams(formPairs(value))) };
  return { value, text: encodeURIComponent(isJsonType(type) ? JSON.stringify(value) : toText(value)) };
}

/** A body, with its parts if it is a form, and as text if it is text; nothing for one that samples cannot write. */
function bodyOf(
  { document }: Description,
  { content, media, mediaType }: Operation,
  { value: body, serialized }: { value?: unknown; serialized?: string },
): Pick<SampleRequest, 'body' | 'parts' | 'text'> {
  if (body === undefined || content === undefined) return {};
  if (isStream(content)) {
    // A record separator, which nobody sees, has no place in a program.
    if (content.framing !== 'lines') return {};
    const text = serialized ?? writeItems(content, Array.isArray(body) ? body : [body]);
    return text === undefined ? {} : { body, text };
  }
  if (mediaType === multipart) return { body, parts: createSampleParts(document, media ?? {}, body) };
  if (isJsonType(mediaType) || mediaType === form) return { body };
  if (serialized !== undefined) return { body, text: serialized };
  return typeof body === 'string' ? { body, text: body } : {};
}

/** A body for an operation without an example: JSON, a form, text or items, which samples can send. */
function createBody({ document }: Description, { content, media, mediaType }: Operation): unknown {
  if (content && isStream(content)) return [exampleValue(document, media?.itemSchema ?? true)];
  if (media?.schema === undefined) return undefined;
  const isWritten = isJsonType(mediaType) || mediaType === form || mediaType === multipart;
  return isWritten || /^text\/(?!xml)/.test(mediaType) ? exampleValue(document, media.schema) : undefined;
}

/** Example values of the parameters in one location. Optional query parameters without an example are left out. */
export function exampleValues(
  { document }: Description,
  operation: Operation,
  location: Parameter['in'],
): Record<string, unknown> {
  return Object.fromEntries(
    operation.model.parameters
      .filter((parameter) => parameter.in === location && parameter.required)
      .map((parameter) => [parameter.name, exampleOf(document, parameter)]),
  );
}

/** Parameters of these names are ignored (OpenAPI 3.1, section 4.8.12.2). */
const ownedHeaders = new Set(['accept', 'content-type', 'authorization']);

function headersOf(description: Description, operation: Operation): Record<string, string> {
  const all = Object.entries(exampleValues(description, operation, 'header')).map(([name, value]) => [
    name,
    toText(value),
  ]);
  return Object.fromEntries(all.filter(([name = '']) => !ownedHeaders.has(name.toLowerCase())));
}

/** The value of a parameter: its own example, or one of its schema; for any text its name, which is easy to replace. */
function exampleOf(document: OpenApiDocument, parameter: Parameter): unknown {
  const { name, content } = parameter;
  const [example]: (TitledExample | undefined)[] = [
    ...listExamples(parameter),
    ...(content ? listExamples(content) : []),
  ];
  const value = example?.value ?? valueOf(document, schemaOf(parameter), name);
  return content && isJsonType(content.type) ? JSON.stringify(value) : value;
}

function schemaOf({ schema }: Parameter): Schema {
  return (schema.value ?? true) as Schema;
}

function valueOf(document: OpenApiDocument, schema: Schema, name: string): unknown {
  const value = exampleValue(document, schema);
  return value === ANY_TEXT ? name : value;
}

function returnsJson({ method, model }: Operation): boolean {
  const good = model.responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  return method !== 'HEAD' && good.some(({ content }) => content.some(({ type }) => isJsonType(type)));
}

/** The only member of the response besides the success flag, by the first example of the 2xx response. */
function resultMember({ model }: Operation): string | undefined {
  const success = model.responses.find(({ status }) => status.startsWith('2'));
  const value = success?.content.find(({ type }) => type === 'application/json')?.examples[0]?.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = Object.keys(value).filter(
    (name) => typeof (value as Record<string, unknown>)[name] !== 'boolean',
  );
  return members.length === 1 ? members[0] : undefined;
}
