export { readErrorCatalogue as readCatalogue } from '@web-data/openapi';
export type {
  CatalogueEntryObject as CatalogueEntry,
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
