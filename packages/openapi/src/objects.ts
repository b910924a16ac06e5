/**
 * The objects of an OpenAPI 3.2 document as written, by the names of the specification. Every object may carry `x-`
 * extensions. Libraries take these types; for queries use the model of a description.
 */
export interface OpenApiDocument {
  openapi: string;
  info: InfoObject;
  servers?: ServerObject[];
  security?: SecurityRequirementObject[];
  tags?: TagObject[];
  paths?: Record<string, PathItemObject>;
  webhooks?: Record<string, PathItemObject>;
  components?: ComponentsObject;
  externalDocs?: ExternalDocumentationObject;
  [extension: `x-${string}`]: unknown;
}

export interface InfoObject {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; identifier?: string; url?: string };
  [extension: `x-${string}`]: unknown;
}

export interface ExternalDocumentationObject {
  url: string;
  description?: string;
}

export interface ServerObject {
  url: string;
  name?: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

export interface TagObject {
  name: string;
  summary?: string;
  parent?: string;
  kind?: string;
  description?: string;
  externalDocs?: ExternalDocumentationObject;
  [extension: `x-${string}`]: unknown;
}

export interface ComponentsObject {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, ParameterObject | Reference>;
  responses?: Record<string, ResponseObject | Reference>;
  headers?: Record<string, HeaderObject | Reference>;
  requestBodies?: Record<string, RequestBodyObject | Reference>;
  securitySchemes?: Record<string, SecuritySchemeObject | Reference>;
  [group: string]: Record<string, unknown> | undefined;
}

export interface Reference {
  $ref: string;
  summary?: string;
  description?: string;
}

/** Names of security schemes that are needed together, each with its scopes. */
export type SecurityRequirementObject = Record<string, string[]>;

export interface PathItemObject {
  parameters?: (ParameterObject | Reference)[];
  [method: string]: unknown;
}

export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses?: Record<string, ResponseObject | Reference>;
  /** Alternatives of which one is enough; empty when a request needs no credentials. */
  security?: SecurityRequirementObject[];
  servers?: ServerObject[];
  externalDocs?: ExternalDocumentationObject;
  [extension: `x-${string}`]: unknown;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  content?: Record<string, MediaTypeObject>;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
  [extension: `x-${string}`]: unknown;
}

export interface RequestBodyObject {
  description?: string;
  required?: boolean;
  content: Record<string, MediaTypeObject>;
  [extension: `x-${string}`]: unknown;
}

export interface ResponseObject {
  summary?: string;
  description?: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaTypeObject>;
  [extension: `x-${string}`]: unknown;
}

export interface HeaderObject {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: Record<string, MediaTypeObject>;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
  [extension: `x-${string}`]: unknown;
}

export interface MediaTypeObject {
  schema?: Schema;
  /** For forms: how a property is sent (OpenAPI 3.1, Encoding Object). */
  encoding?: Record<string, { contentType?: string }>;
  /** The schema of each item of a sequential media type. */
  itemSchema?: Schema;
  /** For multipart bodies: how the first parts are sent, and each further one. */
  prefixEncoding?: object[];
  itemEncoding?: object;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
  [extension: `x-${string}`]: unknown;
}

export interface ExampleObject {
  summary?: string;
  description?: string;
  value?: unknown;
  dataValue?: unknown;
  serializedValue?: string;
  externalValue?: string;
}

export interface SecuritySchemeObject {
  type: string;
  /** For type `http`: the scheme of its `Authorization` header. */
  scheme?: string;
  /** For type `apiKey`: the location and name of the key. */
  in?: 'header' | 'query' | 'cookie';
  name?: string;
  description?: string;
  /** For type `oauth2`: the addresses and the scopes of each flow. */
  flows?: Record<string, OAuthFlowObject>;
  /** For type `openIdConnect`. */
  openIdConnectUrl?: string;
  deprecated?: boolean;
  oauth2MetadataUrl?: string;
  [extension: `x-${string}`]: unknown;
}

export interface OAuthFlowObject {
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** The meaning of each scope. */
  scopes?: Record<string, string>;
}

/** A JSON Schema 2020-12: `true`, `false` or an object of keywords. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  /** Only responses have it. */
  readOnly?: boolean;
  /** Only requests have it. */
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
  patternProperties?: Record<string, Schema>;
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
  discriminator?: { propertyName: string; mapping?: Record<string, string>; defaultMapping?: string };
  externalDocs?: ExternalDocumentationObject;
  [keyword: string]: unknown;
}
