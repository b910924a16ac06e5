import {
  METHODS,
  openDescription,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
} from '@web-data/openapi';

export { METHODS as methods, type Method };

/** An operation as it is written, with its parameters found. */
export interface OperationEntry {
  id: string;
  method: Method;
  path: string;
  operation: OperationObject;
  /** Those of the path item and the operation together, resolved; the operation's win. */
  parameters: ParameterObject[];
}

/** Every operation of the document in the order of its paths, each with an id: `operationId`, or else method and path. */
export function listOperations(document: OpenApiDocument): OperationEntry[] {
  return openDescription(document).operations.map(({ id, method, path, object, parameters }) => ({
    id,
    method,
    path,
    operation: object,
    parameters: parameters.map((parameter) => parameter.object),
  }));
}
