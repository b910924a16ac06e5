/** The parts of an OpenAPI 3.1 document that the generators read. Every object may carry `x-` extensions. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string; [extension: `x-${string}`]: unknown }[];
  paths?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter | Reference>;
    responses?: Record<string, Response | Reference>;
    headers?: Record<string, Header | Reference>;
    requestBodies?: Record<string, RequestBody | Reference>;
    securitySchemes?: Record<string, unknown>;
  };
  [extension: `x-${string}`]: unknown;
}

export interface Reference {
  $ref: string;
}

export type SecurityRequirement = Record<string, string[]>;

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  [method: string]: unknown;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
  [extension: `x-${string}`]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  schema?: Schema;
  style?: string;
  explode?: boolean;
  content?: Record<string, MediaType>;
  [extension: `x-${string}`]: unknown;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  [extension: `x-${string}`]: unknown;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

/** A JSON Schema 2020-12: `true`, `false` or an object of keywords. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [keyword: string]: unknown;
}

/** One entry of the root extension `x-error-catalogue`. */
export interface CatalogueEntry {
  status: number;
  error: string;
  openMessage?: boolean;
  group: string;
  cause: string;
  retryable: 'no' | 'yes' | 'sometimes';
  retryAfter?: boolean;
  /** Names of further headers of the response, such as `Allow`. */
  headers?: string[];
  /** Given before an operation is found, so that no operation lists it. */
  routing?: boolean;
  remedy: string;
  body?: string;
  details?: unknown;
  code?: string;
  'x-definition': string;
  'x-definition-reason'?: string;
}

/** The error catalogue of a document, by name and in its order; empty when the document has none. */
export function readCatalogue(document: OpenApiDocument): Record<string, CatalogueEntry> {
  return (document['x-error-catalogue'] ?? {}) as Record<string, CatalogueEntry>;
}
