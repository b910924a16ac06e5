import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument, SchemaObject } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';
import { otherStringDeclaration, transformOtherString } from './other-string.ts';

/**
 * `paths`, `components` and `operations` as TypeScript types. The one module that knows openapi-typescript.
 * A request member with a default stays optional (`defaultNonNullable: false`).
 */
export async function generateOpenApi(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    alphabetize: true,
    defaultNonNullable: false,
    // `type: object` without members is any object, not an empty one.
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema) => transformOtherString(schema as SchemaObject),
  });
  return [generatedHeader, otherStringDeclaration, astToString(nodes)].join('\n');
}
