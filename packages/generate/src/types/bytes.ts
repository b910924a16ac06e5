import type { SchemaObject } from '@web-data/openapi';
import ts from 'typescript';

/**
 * `Blob` for bytes as they are: a string with a `contentMediaType` and no `contentEncoding` (OpenAPI 3.1, 4.8.14.2), as
 * files in forms are; nothing for any other schema.
 */
export function transformBytes(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema['contentMediaType'] === undefined || schema['contentEncoding'] !== undefined) return undefined;
  return schema.type === 'string' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}
