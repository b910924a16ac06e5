/** The parts of an OpenAPI 3.1 document that the site shows. Every object may carry `x-` extensions. */
export interface OpenApiDocument {
  openapi: string;
  info: Info;
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: Tag[];
  paths?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme | Reference>;
    [group: string]: Record<string, unknown> | undefined;
  };
  [extension: `x-${string}`]: unknown;
}

export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  license?: { name: string; identifier?: string; url?: string };
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; description?: string }>;
}

export interface Tag extends Marked {
  name: string;
  description?: string;
}

/** How firm a part of the description is, and why. */
export interface Marked {
  'x-definition'?: Mark;
  'x-definition-reason'?: string;
}

export type Mark = 'specified' | 'partial' | 'provisional' | 'not-shown';

export interface Reference {
  $ref: string;
}

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  [method: string]: unknown;
}

export interface OperationObject extends Marked {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  /** Alternatives of which one is enough; none, where a request needs no credentials. */
  security?: Record<string, string[]>[];
  'x-errors'?: string[];
  'x-sdk-method'?: string;
  [extension: `x-${string}`]: unknown;
}

export interface Parameter extends Marked {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
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
  'x-errors'?: string[];
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
}

export interface SecurityScheme {
  type: string;
  /** Of type `http`: the scheme of its `Authorization` header. */
  scheme?: string;
  /** Of type `apiKey`: where the key is sent, and under which name. */
  in?: 'header' | 'query' | 'cookie';
  name?: string;
  description?: string;
}

/** A JSON Schema 2020-12: `true`, `false` or an object of keywords. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject extends Marked {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  [keyword: string]: unknown;
}

/** One entry of the root extension `x-error-catalogue`. */
export interface CatalogueEntry extends Marked {
  status: number;
  error: string;
  openMessage?: boolean;
  group: string;
  cause: string;
  retryable: 'no' | 'yes' | 'sometimes';
  retryAfter?: boolean;
  remedy: string;
  body?: string;
  details?: unknown[];
  code?: string;
}
