/** The objects of a description, as `@web-data/openapi` knows them, under short names. */
export type {
  CatalogueEntryObject as CatalogueEntry,
  ExampleObject as Example,
  ExternalDocumentationObject as ExternalDocs,
  HeaderObject as Header,
  MediaTypeObject as MediaType,
  OpenApiDocument,
  OperationObject,
  ParameterObject as Parameter,
  Reference,
  RequestBodyObject as RequestBody,
  ResponseObject as Response,
  Schema,
  SchemaObject,
  SecuritySchemeObject as SecurityScheme,
  ServerObject as Server,
  TagObject as Tag,
} from '@web-data/openapi';

/** How firm a part of the description is (`x-definition`). */
export type Mark = 'specified' | 'partial' | 'provisional' | 'not-shown';

/** The extensions of a part; a missing member has no effect. */
export interface Marks {
  mark?: Mark;
  /** The reason why it is not `specified`. */
  reason?: string;
  /** Name of the catalogue error for a violation of this part, if it has its own. */
  error?: string;
}

/** Reads the extensions of a part that pages display. */
export function readMarks(part: object): Marks {
  const {
    'x-definition': mark,
    'x-definition-reason': reason,
    'x-error': error,
  } = part as Record<string, unknown>;
  return {
    ...(mark !== undefined && { mark: mark as Mark }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof error === 'string' && { error }),
  };
}
