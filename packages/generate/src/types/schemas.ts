import type { OpenApiDocument } from '../openapi/document.ts';
import { schemaTypeNames } from '../openapi/type-names.ts';
import { generatedHeader } from '../source.ts';

/** The types of the component schemas by name: `MapRequest` instead of `components['schemas']['MapRequest']`. */
export function generateSchemas(document: OpenApiDocument): string {
  const names = [...schemaTypeNames(document).values()].toSorted();
  const list = names.map((name) => `  ${name},\n`).join('');
  return `${generatedHeader}\nexport ${names.length > 0 ? `type {\n${list}} from "./openapi.ts"` : '{}'};\n`;
}
