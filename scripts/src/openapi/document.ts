import type { OpenApiDocument } from '@web-data/openapi';

export type {
  HeaderObject as Header,
  MediaTypeObject as MediaType,
  OpenApiDocument,
  OperationObject as Operation,
  ParameterObject as Parameter,
  Reference,
  RequestBodyObject as RequestBody,
  ResponseObject as Response,
  Schema,
  SchemaObject,
} from '@web-data/openapi';

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
