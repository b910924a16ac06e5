import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';

/**
 * `paths`, `components` and `operations` as TypeScript types. The one module that knows openapi-typescript.
 * A request member with a default stays optional (`defaultNonNullable: false`).
 */
export async function generateOpenApi(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    alphabetize: true,
    defaultNonNullable: false,
    silent: true,
  });
  return `${generatedHeader}\n${astToString(nodes)}`;
}
