import { asObject, asString, joinPointer, splitPointer, isJsonType, readKeyword } from '@web-data/openapi';
import type { Content, Json, Parameter } from '@web-data/openapi';
import { memberSchema } from '../openapi/value-schemas.ts';
import { getBodyBytes, type HttpRequest } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { splitItems } from '../http/item-lines.ts';
import { readJson, readParameter } from '../http/read-parameter.ts';
import { listReadings } from '../http/readings.ts';
import type { RequestLocation } from '../semantics/expectation.ts';
import { contentFor } from '../semantics/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { getItemSchema, isStream } from '../openapi/item-schema.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import { hasUndefinedFields, checkFields } from './check-fields.ts';
import { findQueryViolation } from './check-query.ts';
import { hasUndefinedParts, checkForm } from './check-form.ts';
import type { FormViolation } from './form-violation.ts';
import type { Operation, SecurityScheme } from '../openapi/operation.ts';

/** How a request breaks its document. */
export interface RequestViolation {
  readonly kind: 'credential' | 'content-type' | 'parameter' | 'body' | 'size';
  readonly message: string;
  readonly keyword: string;
  readonly location: RequestLocation | undefined;
  readonly pointer: string;
  /** The `x-error` of the invalid member. */
  readonly errorName: string | undefined;
}

/**
 * Returns the first violation of a request, in the order in which servers check: credential, media type, parameters,
 * body.
 */
export function checkRequest(
  document: ContractDocument,
  operation: Operation,
  request: HttpRequest,
  segments: ReadonlyMap<string, string>,
): RequestViolation | undefined {
  return (
    checkCredential(operation, request) ??
    checkContentType(operation, request) ??
    checkParameters(document, operation, request, segments) ??
    checkBodyValue(document, operation, request)
  );
}

/** One alternative is enough; it needs all of its schemes. */
function checkCredential({ security }: Operation, request: HttpRequest): RequestViolation | undefined {
  const { alternatives, optional, pointer, unknown } = security;
  // A scheme that the document does not define cannot be checked.
  if (
    optional ||
    unknown.length > 0 ||
    alternatives.some((set) => set.every((scheme) => isSent(scheme, request)))
  )
    return undefined;
  const kinds = alternatives.map((set) => set.map(({ kind }) => kind).join(' and '));
  return violation(
    'credential',
    `The request carries no ${[...new Set(kinds)].join(' or ')} credential.`,
    pointer,
  );
}

function isSent({ kind, key }: SecurityScheme, { headers, url }: HttpRequest): boolean {
  const sent = headers[key.toLowerCase()] ?? '';
  return {
    bearer: /^Bearer \S+$/iu.test(sent),
    basic: /^Basic \S+$/iu.test(sent),
    header: sent !== '',
    query: new URL(url).searchParams.has(key),
    cookie: (headers['cookie'] ?? '').split(/;\s*/u).some((pair) => pair.startsWith(`${key}=`)),
  }[kind];
}

function checkContentType({ body }: Operation, request: HttpRequest): RequestViolation | undefined {
  if (body === undefined) return undefined;
  const has = request.body !== undefined && request.body !== '';
  const type = request.headers['content-type'];
  if (!has && !body.required) return undefined;
  if (type === undefined || !contentFor(body.content, type)) {
    const known = body.content.map((content) => content.type).join(' or ');
    return violation(
      'content-type',
      `The body must be ${known}, not ${type ?? 'of no Content-Type'}.`,
      joinPointer(body.pointer, 'content'),
    );
  }
  return has
    ? undefined
    : {
        ...violation('body', 'The body is missing.', joinPointer(body.pointer, 'required')),
        keyword: 'required',
      };
}

function checkParameters(
  document: ContractDocument,
  operation: Operation,
  request: HttpRequest,
  segments: ReadonlyMap<string, string>,
): RequestViolation | undefined {
  for (const parameter of operation.parameters) {
    const violation = checkParameter(document, parameter, request, segments.get(parameterKey(parameter)));
    if (violation) return violation;
  }
  return undefined;
}

/** Checks a parameter of a request. @param segment the raw segment of the path, for a path parameter */
export function checkParameter(
  document: ContractDocument,
  parameter: Parameter,
  request: HttpRequest,
  segment: string | undefined,
): RequestViolation | undefined {
  if (parameter.in === 'querystring') return checkQuery(document, parameter, request);
  const { name, schema, pointer } = parameter;
  const rawValues = readParameter(parameter, request, segment);
  const location = { in: parameter.in, at: joinPointer('', name), also: [] };
  const errorName = asString(asObject(document.root.document.at(pointer).value)['x-error']);
  if (rawValues.length === 0) {
    if (!parameter.required) return undefined;
    const message = `The ${parameter.in} parameter ${name} is missing.`;
    const missing = violation('parameter', message, joinPointer(pointer, 'required'));
    return { ...missing, keyword: 'required', location, errorName };
  }
  // The last reading of each is typed, which gives the clearest violation.
  const readings = rawValues.flatMap((text) => listReadings(parameter, text).toReversed());
  if (readings.some((reading) => document.schemas.accepts(schema, reading))) return undefined;
  const first = document.schemas.violations(schema, readings[0] ?? null)[0];
  const message = `The ${parameter.in} parameter ${name} is wrong: ${first?.message ?? 'it breaks its schema'}.`;
  return {
    ...violation('parameter', message, first?.pointer ?? pointer),
    keyword: first?.keyword ?? 'type',
    location,
    errorName,
  };
}

/** Checks the parameter that is the whole query. */
function checkQuery(
  document: ContractDocument,
  parameter: Parameter,
  request: HttpRequest,
): RequestViolation | undefined {
  const found = findQueryViolation(document, parameter, request.url);
  if (found === undefined) return undefined;
  const errorName = asString(asObject(document.root.document.at(parameter.pointer).value)['x-error']);
  return {
    ...violation('parameter', `The query is wrong: ${found.message}.`, found.pointer),
    keyword: found.keyword,
    location: { in: 'query', at: found.at, also: [] },
    errorName,
  };
}

function checkBodyValue(
  document: ContractDocument,
  operation: Operation,
  request: HttpRequest,
): RequestViolation | undefined {
  const type = request.headers['content-type'];
  if (operation.body === undefined || request.body === undefined || request.body === '' || type === undefined)
    return undefined;
  const content = contentFor(operation.body.content, type);
  if (content === undefined) return undefined;
  if (isStream(content)) return checkItems(document, content, request.body);
  if (parseMediaType(type) === 'text/plain') return checkText(document, content, request.body);
  if (content.schema !== undefined && parseMediaType(type) === 'multipart/form-data')
    return wrongForm(content, checkForm(document, content, type, getBodyBytes(request)));
  if (content.schema !== undefined && parseMediaType(type) === 'application/x-www-form-urlencoded')
    return wrongForm(content, checkFields(document, content, request.body));
  if (!isJsonType(type)) return undefined;
  let value: Json;
  try {
    value = JSON.parse(request.body) as Json;
  } catch {
    return violation('body', 'The body is not JSON.', content.pointer);
  }
  // A JSON body without a schema may hold any value, but must be JSON.
  const first = content.schema && document.schemas.violations(content.schema, value)[0];
  if (content.schema === undefined || first === undefined) return undefined;
  const at = first.missing === undefined ? first.at : joinPointer(first.at, first.missing);
  return {
    kind: 'body',
    message: `The body breaks its schema: ${first.message}.`,
    keyword: first.keyword,
    location: { in: 'body', at, also: [first.at] },
    pointer: first.pointer,
    errorName: errorNameAt(content.schema, at),
  };
}

/** Checks each item of a body of JSON texts. */
function checkItems(
  { schemas }: ContractDocument,
  content: Content,
  text: string,
): RequestViolation | undefined {
  const schema = getItemSchema(content);
  for (const [index, item] of (splitItems(content.framing, text) ?? []).entries()) {
    const value = readJson(item);
    if (value === undefined)
      return violation('body', `Item ${index + 1} of the body is not JSON.`, content.pointer);
    const first = schema && schemas.violations(schema, value)[0];
    if (first === undefined) continue;
    const message = `Item ${index + 1} of the body breaks its schema: ${first.message}.`;
    return { ...violation('body', message, first.pointer), keyword: first.keyword };
  }
  return undefined;
}

/** White space around a text is allowed, and so is any text where the schema demands another type. */
function checkText(
  { schemas }: ContractDocument,
  { schema }: Content,
  text: string,
): RequestViolation | undefined {
  if (schema === undefined || schemas.accepts(schema, text) || schemas.accepts(schema, text.trim()))
    return undefined;
  const [first] = schemas.violations(schema, text);
  if (first === undefined || first.keyword === 'type') return undefined;
  return {
    kind: 'body',
    message: `The text breaks its schema: ${first.message}.`,
    keyword: first.keyword,
    location: { in: 'body', at: '', also: [] },
    pointer: first.pointer,
    errorName: undefined,
  };
}

/** Whether a form has fields or parts whose reading OpenAPI does not define, so that it cannot be judged. */
export function isUndefinedForm(
  document: ContractDocument,
  { body }: Operation,
  request: HttpRequest,
): boolean {
  const type = request.headers['content-type'];
  if (body === undefined || request.body === undefined || request.body === '' || type === undefined)
    return false;
  const content = contentFor(body.content, type);
  if (content?.schema === undefined) return false;
  if (parseMediaType(type) === 'multipart/form-data')
    return hasUndefinedParts(document, content, type, getBodyBytes(request));
  return (
    parseMediaType(type) === 'application/x-www-form-urlencoded' &&
    hasUndefinedFields(document, content, request.body)
  );
}

function wrongForm({ schema }: Content, found: FormViolation | undefined): RequestViolation | undefined {
  if (!found || schema === undefined) return undefined;
  const { message, keyword, at, pointer } = found;
  const location = { in: 'body', at, also: [] } as const;
  return {
    kind: found.isTooLarge ? 'size' : 'body',
    message: `The form is wrong: ${message}.`,
    keyword,
    location,
    pointer,
    errorName: errorNameAt(schema, at),
  };
}

/** The `x-error` of the innermost member on the path to a location. */
function errorNameAt(schema: Parameters<typeof readKeyword>[0], at: string): string | undefined {
  let found: string | undefined;
  let node: typeof schema | undefined = schema;
  for (const member of splitPointer(at)) {
    node = node && memberSchema(node, member);
    found = (node && asString(readKeyword(node, 'x-error'))) ?? found;
  }
  return found;
}

function violation(kind: RequestViolation['kind'], message: string, pointer: string): RequestViolation {
  return { kind, message, keyword: kind, location: undefined, pointer, errorName: undefined };
}
