import type { OpenApiDocument } from '@web-data/openapi';
import { schemaTypeNames } from '../naming/type-names.ts';

/** The types of the component schemas by name: `MapRequest` instead of `components['schemas']['MapRequest']`. */
export function generateSchemas(document: OpenApiDocument): string {
  const names = [...schemaTypeNames(document).values()].toSorted();
  const list = names.map((name) => `  ${name},\n`).join('');
  return `\nexport ${names.length > 0 ? `type {\n${list}} from "./openapi.ts"` : '{}'};\n`;
}
